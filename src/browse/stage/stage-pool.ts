/**
 * The stages of a site: few work at once, some more wait in the state they are in, and each order goes to the one that
 * has least to do for it.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Stage } from './stage-contract.js';
import { LOAD_COST } from './stage-distance.js';

/** Stages that wait in their state beside those at work. More keep more lists at hand and take more memory. */
export const WAITING_STAGES = 4;

/** Loads after which a stage is replaced: pages collect memory. */
const LOADS_PER_STAGE = 300;

/** A stage and how it is closed. */
export interface PooledStage {
  readonly stage: Stage;
  close(): void;
}

/** Stages on loan. */
export interface StagePool {
  /** Runs something on the stage with the least to do for a path, when there is room. A stage on which it fails is closed. */
  use<Result>(path: AccessPath, work: (stage: Stage) => Promise<Result>): Promise<Result>;
  close(): void;
}

interface Place extends PooledStage {
  isBusy: boolean;
  usedAt: number;
}

/** A pool that opens stages as they are needed; `concurrency` work at once. */
export function createStagePool(open: () => Promise<PooledStage>, concurrency: number): StagePool {
  const places = new Set<Place>();
  const waiting: (() => void)[] = [];
  let working = 0;
  let opening = 0;
  let clock = 0;

  async function take(path: AccessPath): Promise<Place> {
    const found = bestOf([...places], path);
    const isFull = places.size + opening >= concurrency + WAITING_STAGES;
    // A stage that must load the page anyway gives up its state only if there is no room for another one.
    if (found !== null && (isFull || isNear(found, path))) {
      found.isBusy = true;
      return found;
    }
    opening += 1;
    try {
      const place: Place = { ...(await open()), isBusy: true, usedAt: 0 };
      places.add(place);
      return place;
    } finally {
      opening -= 1;
    }
  }

  return {
    async use(path, work) {
      if (working >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      else working += 1;
      try {
        const place = await take(path);
        try {
          const result = await work(place.stage);
          place.isBusy = false;
          place.usedAt = clock += 1;
          if (place.stage.loads() >= LOADS_PER_STAGE) discard(place);
          return result;
        } catch (error) {
          discard(place);
          throw error;
        }
      } finally {
        const next = waiting.shift();
        if (next === undefined) working -= 1;
        else next();
      }
    },
    close() {
      for (const place of [...places]) discard(place);
    },
  };

  function discard(place: Place): void {
    places.delete(place);
    place.close();
  }
}

/** The free stage with the least to do for a path; of several the one that was used longest ago. */
function bestOf(places: readonly Place[], path: AccessPath): Place | null {
  const ranked = places
    .filter(({ isBusy }) => !isBusy)
    .map((place) => ({ place, distance: place.stage.distance(path) }))
    .sort((a, b) => a.distance - b.distance || a.place.usedAt - b.place.usedAt);
  return ranked[0]?.place ?? null;
}

/** Whether a stage has less to do for a path of steps than one that loads the page for it, or no more for an address. */
function isNear({ stage }: Place, path: AccessPath): boolean {
  const most = path.kind === 'actions' ? LOAD_COST + path.steps.length - 1 : LOAD_COST;
  return stage.loads() === 0 || stage.distance(path) <= most;
}
