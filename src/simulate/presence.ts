/**
 * Which entities of a simulated site are there at a time, on sites that change while they are read.
 */

import { createRandom } from '../base/random.js';
import { shuffle } from './dealing.js';
import { everyEntity } from './postings.js';

/** Who comes and goes: after every so many pages one entity vanishes and another one appears. */
export interface Churn {
  readonly everyPages: number;
  /** Entities that vanish over time, and as many that appear. */
  readonly changes: number;
}

/** Presence by number of changes. */
export interface Presence {
  /** Changes that happened before the page with this number, counted from 0. */
  changesAt(page: number): number;
  /** Whether an entity is there after so many changes. */
  isThere(entity: number, changes: number): boolean;
}

/** Seed of the lots. */
const SEED = 1;

/** Presence of the entities of a catalogue of this size: who comes and goes is drawn by lot. */
export function createPresence(size: number, { everyPages, changes }: Churn): Presence {
  const lots = shuffle(everyEntity(size), createRandom(SEED));
  const vanishing = new Map(Array.from(lots.slice(0, changes), (entity, at) => [entity, at] as const));
  const appearing = new Map(Array.from(lots.slice(changes, 2 * changes), (entity, at) => [entity, at] as const));
  return {
    changesAt: (page) => Math.min(changes, Math.floor(page / everyPages)),
    isThere: (entity, done) =>
      (vanishing.get(entity) ?? Number.POSITIVE_INFINITY) >= done && (appearing.get(entity) ?? -1) < done,
  };
}
