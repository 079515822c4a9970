/**
 * Which entities are known to have which value, whichever list taught it: what is known of a conjunction before it is asked.
 */

import { textKey } from '../../base/text.js';
import type { Predicate } from '../../model/query.js';
import { anyValue, type AnyValue } from './any-values.js';
import { growingSet, type GrowingSet } from '../growing-set.js';
import { wholeKey } from '../lists/query-index.js';

/** Entities by value. */
export interface KnownValues {
  /** Takes in that entities have all of these values. */
  note(predicates: readonly Predicate[], entities: Iterable<number>): void;
  /** Entities that are known to have all of these values; none without predicates. */
  together(predicates: readonly Predicate[]): readonly number[];
  /** How many entities are known to have a value. */
  sizeOf(predicate: Predicate): number;
  /** How many of these entities are known to have a value. */
  shared(entities: GrowingSet, predicate: Predicate): number;
  /**
   * How many of those that are known to have a value may have all of these others as well and are not known to. What has
   * another value of an attribute has not, as long as no entity was seen to have several of it.
   */
  candidates(predicate: Predicate, others: readonly Predicate[]): number;
  /** Whether some value of an attribute is known of each of these entities. */
  tellsAll(attribute: string, entities: Iterable<number>): boolean;
  /** Whether an entity was seen to have several values of an attribute. */
  isSeveral(attribute: string): boolean;
}

/** Nothing known yet. */
export function createKnownValues(): KnownValues {
  const known = new Map<string, GrowingSet>();
  const attributes = new Map<string, Set<GrowingSet>>();
  /** By attribute, from when it was first asked for: crawls of sites that tell their sizes never do. */
  const ofAny = new Map<string, AnyValue>();
  const setOf = (predicate: Predicate): GrowingSet => {
    const key = wholeKey(predicate);
    const set = known.get(key) ?? growingSet();
    known.set(key, set);
    if (isTop(predicate)) {
      const attribute = textKey(predicate.attribute);
      attributes.set(attribute, (attributes.get(attribute) ?? new Set()).add(set));
    }
    return set;
  };
  const anyOf = (attribute: string): AnyValue => {
    const any = ofAny.get(attribute) ?? anyValue(attributes.get(attribute) ?? []);
    ofAny.set(attribute, any);
    return any;
  };
  const mayHave = (predicate: Predicate): ((entity: number) => boolean) => {
    const [own, any] = [setOf(topOf(predicate)), anyOf(textKey(predicate.attribute))];
    return (entity) => any.isSeveral || own.has(entity) || !any.entities.has(entity);
  };
  return {
    note(predicates, entities) {
      for (const predicate of predicates) {
        const set = setOf(predicate);
        const any = isTop(predicate) ? ofAny.get(textKey(predicate.attribute)) : undefined;
        for (const entity of entities) {
          if (!set.has(entity)) any?.include(entity);
          set.add(entity);
        }
      }
    },
    candidates(predicate, others) {
      const may = others.map(mayHave);
      const has = others.map(setOf);
      let open = 0;
      for (const entity of setOf(predicate))
        if (may.every((one) => one(entity)) && !has.every((set) => set.has(entity))) open += 1;
      return open;
    },
    tellsAll(attribute, entities) {
      const any = anyOf(textKey(attribute));
      return [...entities].every((entity) => any.entities.has(entity));
    },
    isSeveral: (attribute) => anyOf(textKey(attribute)).isSeveral,
    together(predicates) {
      const [smallest, ...others] = predicates.map(setOf).sort((a, b) => a.size - b.size);
      return [...(smallest ?? [])].filter((entity) => others.every((set) => set.has(entity)));
    },
    sizeOf: (predicate) => known.get(wholeKey(predicate))?.size ?? 0,
    shared: (entities, predicate) => sharedCount(entities, setOf(predicate)),
  };
}

function sharedCount(one: GrowingSet, other: GrowingSet): number {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const entity of smaller) if (larger.has(entity)) shared += 1;
  return shared;
}

function isTop({ path }: Predicate): boolean {
  return path === undefined || path.length === 1;
}

/** The value at the top of a predicate's hierarchy. */
function topOf(predicate: Predicate): Predicate {
  const [top] = predicate.path ?? [];
  return top === undefined ? predicate : { ...predicate, path: [top], values: [top] };
}
