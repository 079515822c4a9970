/**
 * The one place where a run is told to end: by the user, by a limit, by the site.
 */

import { worse, FINISHED, type Outcome } from './outcome.js';

/** How a run, or one of its sites, is ended. */
export interface Ending {
  /** Aborted once nothing more is to be asked; pages in flight are still finished. */
  readonly signal: AbortSignal;
  /** Ends it with this outcome; the most telling of several counts. */
  end(outcome: Outcome): void;
  outcome(): Outcome;
}

/** How a run of any number of sites is ended. */
export interface RunEnding extends Ending {
  /** The ending of one of several sites: it does not end the others, but counts for the run. */
  ofSite(host: string): Ending;
}

/** A run that goes on until told otherwise. */
export function createEnding(): RunEnding {
  const controller = new AbortController();
  let current = FINISHED;
  const count = (outcome: Outcome): void => {
    current = worse(current, outcome);
  };
  return {
    signal: controller.signal,
    end(outcome) {
      count(outcome);
      controller.abort();
    },
    outcome: () => current,
    ofSite(host) {
      const site = createEnding();
      return {
        signal: AbortSignal.any([controller.signal, site.signal]),
        outcome: () => site.outcome(),
        end(outcome) {
          site.end(outcome);
          // Limits are those of the run.
          const isOwn = outcome.reason !== null && outcome.status !== 'limited';
          count(isOwn ? { ...outcome, reason: `${host}: ${outcome.reason}` } : outcome);
        },
      };
    },
  };
}
