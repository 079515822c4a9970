/**
 * Templates of one group read as those of another: a site asks all of its facets alike, but for the facet's own name. So one
 * example of a group tells what two would, where another group's examples told which parts of such a request carry the value.
 */

import { type Part, type Reading, type Template, carriesChoice, readingKey } from './edit-template.js';

/** Names in which requests of two groups may differ: an attribute's, and that of its kind or its label. */
const MOST_NAMES = 2;

/** Names of the one group by those of the other. */
type Names = Map<string, string>;

/**
 * The templates of one example with only those readings that they have in common with a sister's, which are believed; in the
 * sister's order. Null if they are not alike: if one carries the choice elsewhere, or differs in more than names.
 */
export function readAsSisters(own: readonly Template[], sisters: readonly Template[]): readonly Template[] | null {
  if (own.length !== sisters.length) return null;
  const names: Names = new Map();
  const open = [...own];
  const read: Template[] = [];
  for (const sister of sisters) {
    const found = open.findIndex((template) => isLike(template, sister, names));
    const [template] = found < 0 ? [] : open.splice(found, 1);
    const shared = template === undefined ? null : readAs(template, sister, names);
    if (shared === null) return null;
    read.push(shared);
  }
  return names.size <= MOST_NAMES && read.some(carriesChoice) ? read : null;
}

function isLike(own: Template, sister: Template, names: Names): boolean {
  return isSameDeed(own, sister) && readAs(own, sister, new Map(names)) !== null;
}

/** Whether edits do the same to what they name, as setting or adding: that is no name. */
function isSameDeed(own: Template, sister: Template): boolean {
  if (own.kind !== 'list' || sister.kind !== 'list') return false;
  return JSON.stringify(own.items[0]) === JSON.stringify(sister.items[0]);
}

function readAs(own: Template, sister: Template, names: Names): Template | null {
  if (own.kind === 'scalar' && sister.kind === 'scalar') return scalarAs(own, sister, names);
  if (own.kind === 'list' && sister.kind === 'list') {
    const items = eachAs(own.items, sister.items, names);
    return items === null ? null : { ...own, items };
  }
  if (own.kind !== 'record' || sister.kind !== 'record') return null;
  const [flat, other] = [own.entries.flat(), sister.entries.flat()];
  const read = eachAs(flat, other, names);
  if (read === null) return null;
  const entries = own.entries.map(([name, value], at): [Template, Template] => [
    read[2 * at] ?? name,
    read[2 * at + 1] ?? value,
  ]);
  return { kind: 'record', entries };
}

function eachAs(own: readonly Template[], sisters: readonly Template[], names: Names): readonly Template[] | null {
  if (own.length !== sisters.length) return null;
  const read = own.flatMap((template, at) => {
    const sister = sisters[at];
    return (sister === undefined ? null : readAs(template, sister, names)) ?? [];
  });
  return read.length === own.length ? read : null;
}

type Scalar = Extract<Template, { kind: 'scalar' }>;

/** What carries the choice in the one carries it in the other; what is the same for all values of the one, for those of the other. */
function scalarAs(own: Scalar, sister: Scalar, names: Names): Template | null {
  const isConstant = (reading: Reading): boolean => reading.kind === 'constant';
  const carries = !sister.readings.some(isConstant);
  const readings = own.readings.filter(
    (reading) =>
      isConstant(reading) !== carries &&
      sister.readings.some((other) => isConstant(other) !== carries && isNamedAlike(reading, other, names)),
  );
  return readings.length === 0 ? null : { kind: 'scalar', readings };
}

/** Whether readings are the same but for names. */
function isNamedAlike(own: Reading, other: Reading, names: Names): boolean {
  if (readingKey(own) === readingKey(other)) return true;
  if (own.kind === 'constant') return other.kind === 'constant' && isNamed(own.value, other.value, names);
  if (other.kind === 'constant' || own.numeric !== other.numeric || own.parts.length !== other.parts.length)
    return false;
  return own.parts.every((part, at) => isPartAlike(part, other.parts[at], names));
}

function isPartAlike(own: Part, other: Part | undefined, names: Names): boolean {
  if (typeof own === 'string') return isNamed(own, other, names);
  return typeof other === 'object' && own.source === other.source && own.change === other.change;
}

/** Whether both are the same, or texts that may be the groups' names: the one always stands where the other does. */
function isNamed(own: unknown, other: unknown, names: Names): boolean {
  if (own === other) return true;
  if (typeof own !== 'string' || typeof other !== 'string') return false;
  const known = names.get(other);
  if (known === undefined) names.set(other, own);
  return known === undefined || known === own;
}
