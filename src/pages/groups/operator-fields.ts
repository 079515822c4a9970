/**
 * Fields of filter builders that say how a value is compared ("is", "is not", "contains"): they stand beside the field of
 * the value, under the same label, and no value of theirs says anything of an entity.
 */

import type { Field } from '../../model/form.js';

/** What programmers call the comparison, in names such as `op[status]` and `price_operator`. */
const OPERATOR: ReadonlySet<string> = new Set('op operator operators cmp comparator comparison matchmode'.split(' '));
/** Names of comparisons that are names of attributes, too: only beside a field that says that it is the value. */
const CONDITION: ReadonlySet<string> = new Set(['cond', 'condition', 'predicate', 'modifier']);
/** What they call the value that is compared: `v[status][]`, `price_value`. */
const VALUE: ReadonlySet<string> = new Set(['v', 'val', 'value', 'values', 'vals']);

/** The fields without those that are the comparison of another one, which takes their label where it has none of its own. */
export function withoutOperators<F extends Field>(fields: readonly F[]): readonly F[] {
  const named = fields.map((field) => ({ field, words: wordsOf(field.name) }));
  const subjects = new Map(
    named.filter(({ words }) => !words.some(isOperator)).map(({ field, words }) => [without(words, VALUE), field]),
  );
  const isValue = ({ name }: F): boolean => wordsOf(name).some((word) => VALUE.has(word));
  const comparedBy = (words: readonly string[]): F | undefined => {
    if (words.some(isOperator)) return subjects.get(without(words, OPERATOR));
    const subject = words.some((word) => CONDITION.has(word)) ? subjects.get(without(words, CONDITION)) : undefined;
    return subject !== undefined && isValue(subject) ? subject : undefined;
  };
  const comparisons = new Map(
    named.flatMap(({ field, words }): [F, F][] => {
      const subject = comparedBy(words);
      return subject === undefined || subject === field ? [] : [[subject, field]];
    }),
  );
  const dropped = new Set(comparisons.values());
  return fields
    .filter((field) => !dropped.has(field))
    .map((field) => (field.label === null ? labelledAs(field, comparisons.get(field)) : field));
}

function labelledAs<F extends Field>(field: F, other: F | undefined): F {
  if (other === undefined) return field;
  return { ...field, label: other.label, ...('labelNode' in other && { labelNode: other.labelNode }) };
}

function isOperator(word: string): boolean {
  return OPERATOR.has(word);
}

/** Words of a name: `op[status_id]`, `statusOp` and `status-op` have two or three. */
function wordsOf(name: string): readonly string[] {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return spaced.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a name speaks of; a text that is no name where it has no other words. */
function without(words: readonly string[], beside: ReadonlySet<string>): string {
  const left = words.filter((word) => !beside.has(word));
  return left.length === 0 ? `only ${[...beside].join(' ')}` : left.join(' ');
}
