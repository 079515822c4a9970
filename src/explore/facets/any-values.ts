/**
 * What is known of all values of an attribute together: which entities have any, and whether one was seen to have several.
 */

import { growingSet, type GrowingSet } from '../growing-set.js';

/** The values of an attribute together, in a hierarchy those at its top. */
export interface AnyValue {
  /** Entities with any value. */
  readonly entities: GrowingSet;
  /** Whether an entity has several: nothing follows from one of them then. */
  readonly isSeveral: boolean;
  /** Takes in an entity that has one value more than was known. */
  include(entity: number): void;
}

/** What the sets of entities of an attribute's values tell together. */
export function anyValue(values: Iterable<GrowingSet>): AnyValue {
  const entities = growingSet();
  let isSeveral = false;
  const include = (entity: number): void => {
    if (entities.has(entity)) isSeveral = true;
    else entities.add(entity);
  };
  for (const value of values) for (const entity of value) include(entity);
  return {
    entities,
    get isSeveral() {
      return isSeveral;
    },
    include,
  };
}
