/**
 * Which facts of a catalogue a site with a cap can show at all (design §5.4, "Caps"): those of entities that stand among the
 * first so many of some conjunction that has the fact's value, in the order of the catalogue or its reverse.
 *
 * A conjunction has one value of each attribute at most, as on sites where a further choice takes the place of the one
 * before; of a hierarchy the lowest. The more predicates, the nearer to the front every entity stands, so that only
 * conjunctions with all attributes of an entity count.
 */

import type { AttributeColumn, Catalogue } from '../../src/simulate/index.js';
import { intersectionOf, lowerBound, type Postings } from '../../src/simulate/postings.js';

/** A value with the facts of it that are out of reach. */
export interface UnreachableValue {
  readonly attribute: string;
  readonly value: string;
  readonly facts: number;
}

/** A value by its attribute's place among the attributes and its own place among the values of all attributes. */
interface Asked {
  readonly column: AttributeColumn;
  readonly value: number;
  readonly id: number;
  /** Entities that have it. */
  readonly size: number;
}

/** What has some values, and by further values what has these, too. */
interface Conjunction {
  readonly entities: Postings;
  readonly further: Map<number, Conjunction>;
}

/** What an entity is asked by, attribute by attribute. */
type AskedBy = (entity: number) => readonly (readonly Asked[])[];

/** The facts out of reach of a site that shows at most so many results of a query, by value, most first. */
export function unreachableFacts(catalogue: Catalogue, cap: number): readonly UnreachableValue[] {
  const reach = createReach(catalogue, cap);
  const missing = new Map<string, { -readonly [Key in keyof UnreachableValue]: UnreachableValue[Key] }>();
  for (let entity = 0; entity < catalogue.size; entity += 1) {
    for (const { column, value } of reach.outOfReach(entity)) {
      // Whoever has a value of a hierarchy has those above it.
      for (const one of column.isSingle ? column.of(entity) : [value]) {
        const key = `${column.name}\n${one}`;
        const known = missing.get(key) ?? { attribute: column.name, value: column.values[one] ?? '', facts: 0 };
        known.facts += 1;
        missing.set(key, known);
      }
    }
  }
  return [...missing.values()].sort((a, b) => b.facts - a.facts);
}

/** Which of the values that an entity is asked by do not show it. */
function createReach(
  { size, attributes, everything }: Catalogue,
  cap: number,
): { outOfReach(entity: number): readonly Asked[] } {
  const offsets = attributes.reduce<readonly number[]>(
    (all, { values }) => [...all, (all.at(-1) ?? 0) + values.length],
    [0],
  );
  const all = offsets.at(-1) ?? 0;
  const askedBy: AskedBy = (entity) =>
    attributes
      .map((column, at) => {
        const values = column.of(entity);
        const asked = column.isSingle ? values.slice(-1) : values;
        return Array.from(asked, (value): Asked => {
          const id = (offsets[at] ?? 0) + value;
          return { column, value, id, size: column.having(value).length };
        });
      })
      .filter(({ length }) => length > 0);
  const pairs = pairSizes({ size, askedBy, all });
  const whole: Conjunction = { entities: everything, further: new Map() };
  const isShown = (entity: number, asked: readonly Asked[]): boolean => {
    let conjunction = whole;
    for (const one of [...asked].sort((a, b) => a.size - b.size)) {
      conjunction = narrowed(conjunction, one);
      if (conjunction.entities.length <= cap) return true;
    }
    const place = lowerBound(conjunction.entities, entity);
    return place < cap || conjunction.entities.length - place <= cap;
  };
  return {
    outOfReach(entity) {
      const groups = askedBy(entity);
      return groups.flatMap((own) =>
        own.filter((one) => {
          const others = groups.filter((group) => group !== own);
          // A conjunction of two that is shown wholly is enough; it is known for all pairs.
          if (others.flat().some((other) => (pairs[one.id * all + other.id] ?? 0) <= cap)) return false;
          return !choicesOf(others).some((chosen) => isShown(entity, [one, ...chosen]));
        }),
      );
    },
  };
}

function narrowed({ entities, further }: Conjunction, { column, value, id }: Asked): Conjunction {
  const known = further.get(id) ?? {
    entities: intersectionOf([entities, column.having(value)]) ?? entities,
    further: new Map(),
  };
  further.set(id, known);
  return known;
}

/** How many entities have each two values; by the first's place times the number of values, plus the second's. */
function pairSizes({
  size,
  askedBy,
  all,
}: {
  readonly size: number;
  readonly askedBy: AskedBy;
  readonly all: number;
}): Int32Array {
  const sizes = new Int32Array(all * all);
  for (let entity = 0; entity < size; entity += 1) {
    const ids = askedBy(entity).flatMap((group) => group.map(({ id }) => id));
    for (const one of ids) for (const other of ids) sizes[one * all + other] = (sizes[one * all + other] ?? 0) + 1;
  }
  return sizes;
}

/** All ways to choose one of each group. */
function choicesOf(groups: readonly (readonly Asked[])[]): readonly (readonly Asked[])[] {
  return groups.reduce<readonly (readonly Asked[])[]>(
    (chosen, group) => chosen.flatMap((before) => group.map((one) => [...before, one])),
    [[]],
  );
}
