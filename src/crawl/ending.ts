/**
 * The one place where a run is told to end: by the user, by a limit, by the site.
 */

import { worse, FINISHED, type Outcome } from './outcome.js';

/** How a run is ended. */
export interface Ending {
  /** Aborted once nothing more is to be asked; pages in flight are still finished. */
  readonly signal: AbortSignal;
  /** Ends the run with this outcome; the most telling of several counts. */
  end(outcome: Outcome): void;
  outcome(): Outcome;
}

/** A run that goes on until told otherwise. */
export function createEnding(): Ending {
  const controller = new AbortController();
  let current = FINISHED;
  return {
    signal: controller.signal,
    end(outcome) {
      current = worse(current, outcome);
      controller.abort();
    },
    outcome: () => current,
  };
}
