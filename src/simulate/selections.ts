/**
 * Which entities of a simulated catalogue a selection of values matches, and how many each further value would leave.
 */

import type { SimulatedEntity } from './catalogue.js';

/** Chosen values by attribute; several of one attribute widen. */
export type Selection = ReadonlyMap<string, readonly string[]>;

/** How the values of different attributes combine: an entity must have all of them, or any. */
export type Across = 'all' | 'any';

/** Answers about one catalogue; each is worked out once. */
export interface Selections {
  /** Positions in the catalogue of the entities that have every chosen value, ascending. */
  matching(selection: Selection): readonly number[];
  /** Number of entities per value of the attribute, were it chosen in place of what the selection has of it. */
  sizes(selection: Selection, attribute: string): ReadonlyMap<string, number>;
}

/** Selections from the given entities. */
export function createSelections(catalogue: readonly SimulatedEntity[], across: Across = 'all'): Selections {
  const matched = new Map<string, readonly number[]>();
  const counted = new Map<string, ReadonlyMap<string, number>>();
  const matching = (selection: Selection): readonly number[] =>
    remember(matched, selectionKey(selection), () => matchingEntities(catalogue, selection, across));
  return {
    matching,
    sizes(selection, attribute) {
      const others = new Map([...selection].filter(([name]) => name !== attribute));
      return remember(counted, `${attribute} ${selectionKey(others)}`, () =>
        countValues(catalogue, matching(others), attribute),
      );
    },
  };
}

function matchingEntities(
  catalogue: readonly SimulatedEntity[],
  selection: Selection,
  across: Across,
): readonly number[] {
  const wanted = [...selection];
  const hasAny = ({ values }: SimulatedEntity, [name, any]: (typeof wanted)[number]): boolean =>
    any.some((value) => values.get(name)?.includes(value) ?? false);
  const has = (entity: SimulatedEntity): boolean =>
    across === 'all' || wanted.length === 0
      ? wanted.every((one) => hasAny(entity, one))
      : wanted.some((one) => hasAny(entity, one));
  return catalogue.flatMap((entity, index) => (has(entity) ? [index] : []));
}

function countValues(
  catalogue: readonly SimulatedEntity[],
  entities: readonly number[],
  attribute: string,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const index of entities) {
    for (const value of catalogue[index]?.values.get(attribute) ?? []) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  }
  return sizes;
}

function selectionKey(selection: Selection): string {
  return JSON.stringify([...selection].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function remember<T>(memory: Map<string, T>, key: string, work: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = work();
  memory.set(key, made);
  return made;
}
