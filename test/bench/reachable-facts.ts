/**
 * Which facts of a catalogue a site with a cap can show at all.
 */

import type { Catalogue } from '../../src/simulate/index.js';

/**
 * Facts of entities that stand among the first so many of the conjunction of all their values, in the order of the
 * catalogue or its reverse: no query that holds an entity is smaller. Entities that have more values than those of the
 * conjunction are not reckoned with, so that the answer may be a little too high.
 */
export function reachableFacts({ size, attributes }: Catalogue, cap: number): number {
  const entities = Array.from({ length: size }, (_, entity) => entity);
  const keys = entities.map((entity) => attributes.map((column) => column.of(entity).join()).join(';'));
  const alike = new Map<string, number>();
  for (const key of keys) alike.set(key, (alike.get(key) ?? 0) + 1);
  const before = new Map<string, number>();
  return entities.reduce((sum, entity) => {
    const key = keys[entity] ?? '';
    const rank = before.get(key) ?? 0;
    before.set(key, rank + 1);
    const isReachable = rank < cap || (alike.get(key) ?? 0) - rank <= cap;
    return isReachable ? sum + attributes.reduce((facts, column) => facts + column.of(entity).length, 0) : sum;
  }, 0);
}
