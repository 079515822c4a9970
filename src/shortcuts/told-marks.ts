/**
 * Marks of cards that are made of data (contract of `Card.marks`): a field that says of what kind a record is tells which
 * cards a page sets apart, such as sponsored ones.
 */

/** A card's marks, and the fields of its record. */
export interface MarkedRecord {
  readonly marks: readonly string[];
  readonly fields: ReadonlyMap<string, string>;
}

/** A mark that the cards have whose records have one of some values in a field; undefined is a record without the field. */
export interface ToldMark {
  readonly mark: string;
  readonly field: string;
  readonly values: ReadonlySet<string | undefined>;
}

/** Values up to which a field says of what kind a record is. Raising it takes fields for kinds that tell by chance. */
const MOST_KINDS = 6;

/** Cards that must have a mark. Raising it learns later, and fewer by chance. */
const LEAST_MARKED = 3;

/** The marks that a field tells of all records, each by the one with the fewest values. */
export function learnMarks(examples: readonly MarkedRecord[]): readonly ToldMark[] {
  const kinds = kindFields(examples);
  const counts = new Map<string, number>();
  for (const mark of examples.flatMap(({ marks }) => [...new Set(marks)]))
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= LEAST_MARKED && count < examples.length);
  return usual.flatMap(([mark]) => toldBy(mark, kinds, examples) ?? []);
}

/** The marks of the card that a record becomes. */
export function toldMarks(told: readonly ToldMark[], fields: ReadonlyMap<string, string>): readonly string[] {
  return told.filter(({ field, values }) => values.has(fields.get(field))).map(({ mark }) => mark);
}

/** Fields of few values, those of the fewest first. */
function kindFields(examples: readonly MarkedRecord[]): readonly string[] {
  const names = new Set(examples.flatMap(({ fields }) => [...fields.keys()]));
  const sizes = [...names].map((field) => ({
    field,
    size: new Set(examples.map(({ fields }) => fields.get(field))).size,
  }));
  return sizes
    .filter(({ size }) => size > 1 && size <= MOST_KINDS)
    .sort((a, b) => a.size - b.size)
    .map(({ field }) => field);
}

function toldBy(mark: string, kinds: readonly string[], examples: readonly MarkedRecord[]): ToldMark | null {
  const marked = examples.filter(({ marks }) => marks.includes(mark));
  const others = examples.filter(({ marks }) => !marks.includes(mark));
  for (const field of kinds) {
    const values = new Set(marked.map(({ fields }) => fields.get(field)));
    if (others.every(({ fields }) => !values.has(fields.get(field)))) return { mark, field, values };
  }
  return null;
}
