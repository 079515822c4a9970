/**
 * Telling a site that is no longer there from pages that are not: what is asked after that only fills the run with errors.
 */

import type { Observation, Refusal } from '../model/site.js';
import type { Outcome } from './outcome.js';

/**
 * Pages in a row that could not be fetched for want of an answer, each of them tried as often as the options say. Raising it
 * waits longer for a site that is gone; lowering it gives up one that hiccups.
 */
const MOST_UNANSWERED = 12;

/** Counts the pages that no server answered. */
export interface LostSiteWatch {
  answered(observation: Observation): void;
  /** The outcome that ends the run once the site counts as lost, else null. */
  refused(refusal: Refusal): Outcome | null;
}

/** A watch over one site. */
export function createLostSiteWatch(host: string): LostSiteWatch {
  let unanswered = 0;
  return {
    answered({ cost }) {
      if (cost.pages > 0) unanswered = 0;
    },
    refused(refusal) {
      if (refusal.kind !== 'failed') return null;
      const isAnswer = refusal.reason !== 'network' || refusal.status !== null;
      unanswered = isAnswer ? 0 : unanswered + 1;
      if (unanswered < MOST_UNANSWERED) return null;
      return {
        status: 'stopped',
        exit: 'uncrawlable',
        reason: `${host} no longer answers: ${refusal.message}. What was found is saved; --resume goes on.`,
      };
    },
  };
}
