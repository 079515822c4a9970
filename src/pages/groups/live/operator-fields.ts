/**
 * Fields of filter builders that are no values of an entity: how a value is compared ("is", "is not", "contains"), beside
 * the field of the value and under the same label, and the box that says whether the condition counts at all.
 */

import type { Field, FieldOption } from '../../../model/form.js';

/** What programmers call the comparison, in names such as `op[status]` and `price_operator`. */
const OPERATOR: ReadonlySet<string> = new Set('op operator operators cmp comparator comparison matchmode'.split(' '));
/** Names of comparisons that are names of attributes, too: only beside a field that says that it is the value. */
const CONDITION: ReadonlySet<string> = new Set(['cond', 'condition', 'predicate', 'modifier']);
/** What they call the value that is compared: `v[status][]`, `price_value`. */
const VALUE: ReadonlySet<string> = new Set(['v', 'val', 'value', 'values', 'vals']);

/** The fields without those that are a part of a condition on another one, which takes their label where it has none of its own. */
export function withoutOperators<F extends Field>(fields: readonly F[]): readonly F[] {
  const switches = switchesIn(fields);
  const nodes = new Set([...switches.values()].map(({ node }) => node));
  const left = fields.flatMap((field): readonly F[] => {
    const options =
      field.widget === 'checkboxes' ? field.options.filter(({ node }) => !nodes.has(node)) : field.options;
    if (options === field.options || options.length === field.options.length) return [field];
    return options.length === 0 ? [] : [{ ...field, options }];
  });
  return withoutComparisons(left.filter((field) => !isBare(field, left, switches))).map((field) =>
    field.label === null ? switchedOn(field, switches.get(without(wordsOf(field.name), VALUE))) : field,
  );
}

/** What conditions are made of beside their values. */
export interface ConditionParts {
  /** The boxes of conditions that are on, each a field of its own called as its condition. */
  readonly switchedOn: readonly Field[];
  /** The comparisons of conditions that ask for no value as they are ("any", "open"), called as their conditions. */
  readonly bare: readonly Field[];
}

/** The parts of conditions that boxes switch on, where no value of theirs is asked for now. */
export function conditionParts(fields: readonly Field[]): ConditionParts {
  const switches = switchesIn(fields);
  const nodes = new Set([...switches.values()].map(({ node }) => node));
  const on = ({ node, selected, disabled }: FieldOption): boolean => nodes.has(node) && selected && !disabled;
  return {
    switchedOn: fields.flatMap((field) =>
      field.widget === 'checkboxes'
        ? field.options.filter(on).map((box): Field => ({ ...field, label: box.label, options: [box] }))
        : [],
    ),
    bare: fields
      .filter((field) => isBare(field, fields, switches))
      .map((field) => switchedOn(field, switches.get(without(wordsOf(field.name), OPERATOR)))),
  };
}

/** Nodes of the boxes that say whether a condition counts: their values are the names of what other fields compare. */
export function conditionSwitches(fields: readonly Field[]): readonly number[] {
  return [...switchesIn(fields).values()].map(({ node }) => node);
}

/** The boxes that switch conditions on, by what those are about. */
function switchesIn(fields: readonly Field[]): ReadonlyMap<string, FieldOption> {
  const names = fields.map(({ name }) => wordsOf(name)).filter((words) => words.some(isOperator));
  const compared = new Set(names.map((words) => without(words, OPERATOR)));
  const boxes = fields.flatMap(({ widget, options }) => (widget === 'checkboxes' ? options : []));
  const subjects = boxes.map((box): readonly [string, FieldOption] => [without(wordsOf(box.value), VALUE), box]);
  return new Map(subjects.filter(([subject]) => compared.has(subject)));
}

/** Whether a field is the comparison of a condition that asks for no value now. */
function isBare<F extends Field>(
  { name }: F,
  fields: readonly F[],
  switches: ReadonlyMap<string, FieldOption>,
): boolean {
  const words = wordsOf(name);
  const subject = without(words, OPERATOR);
  if (!words.some(isOperator) || !switches.has(subject)) return false;
  return fields.every((field) => field.name === name || without(wordsOf(field.name), VALUE) !== subject);
}

function switchedOn<F extends Field>(field: F, box: FieldOption | undefined): F {
  if (box === undefined) return field;
  return { ...field, label: box.label, ...('labelNode' in field && { labelNode: box.node }) };
}

function withoutComparisons<F extends Field>(fields: readonly F[]): readonly F[] {
  const named = fields.map((field) => ({ field, words: wordsOf(field.name) }));
  const subjects = new Map(
    named.filter(({ words }) => !words.some(isOperator)).map(({ field, words }) => [subjectOf(words), field]),
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

/** What the name of a value speaks of; a comparison of one value with several numbers them behind the word: `value_0`. */
function subjectOf(words: readonly string[]): string {
  const named = words.slice(0, -1);
  const isNumbered = VALUE.has(named.at(-1) ?? '') && /^\p{N}+$/u.test(words.at(-1) ?? '');
  return without(isNumbered ? named : words, VALUE);
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
