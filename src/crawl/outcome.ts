/**
 * How a run ends: from what stopped it to its status and exit code (design §3).
 */

import { QuerentError, type ExitReason } from '../base/errors.js';
import type { RunStatus } from '../model/run.js';
import type { Refusal } from '../model/site.js';

/** Why a run ended. */
export interface Outcome {
  readonly status: RunStatus;
  readonly exit: ExitReason;
  /** In words, for a person; null if it simply finished. */
  readonly reason: string | null;
}

/** A run that did all it set out to do. */
export const FINISHED: Outcome = { status: 'finished', exit: 'finished', reason: null };

/** The outcome of a refusal that ends the whole run, or null if the run can go on without that page. */
export function endingOutcome(refusal: Refusal): Outcome | null {
  switch (refusal.kind) {
    case 'stopped':
      return stoppedOutcome(refusal.reason);
    case 'blocked':
      return {
        status: 'blocked',
        exit: 'blocked',
        reason: `${refusal.url} answered ${refusal.status}: ${refusal.message}. Try again later, with --delay, or with a --cookie that the site accepts.`,
      };
    case 'refused':
    case 'failed':
      return null;
  }
}

/** The outcome of a run that is to end though there is more to do. */
export function stoppedOutcome(reason: 'signal' | 'max-pages' | 'max-time'): Outcome {
  switch (reason) {
    case 'signal':
      return { status: 'stopped', exit: 'signal', reason: 'the run was asked to stop; --resume goes on' };
    case 'max-pages':
      return {
        status: 'limited',
        exit: 'limit',
        reason: 'the limit of pages was reached; --resume with a higher --max-pages goes on',
      };
    case 'max-time':
      return { status: 'limited', exit: 'limit', reason: 'the limit of time was reached; --resume goes on' };
  }
}

/** The outcome when the start page itself is not to be had. */
export function unreachableOutcome(refusal: Refusal): Outcome {
  const ending = endingOutcome(refusal);
  if (ending !== null) return ending;
  if (refusal.kind === 'refused') {
    const why =
      refusal.reason === 'robots'
        ? 'robots.txt forbids it; ask the site, or see --ignore-robots'
        : `it was refused (${refusal.reason})`;
    return { status: 'failed', exit: 'uncrawlable', reason: `${refusal.url} cannot be crawled: ${why}` };
  }
  const detail = refusal.kind === 'failed' ? refusal.message : refusal.kind;
  return {
    status: 'failed',
    exit: 'uncrawlable',
    reason: `The start page cannot be read: ${detail}. Check the address and the connection.`,
  };
}

/** The outcome when a site was read but has no list of entities. */
export const NOTHING_FOUND: Outcome = {
  status: 'failed',
  exit: 'uncrawlable',
  reason:
    'No list of entities was found. Start from a page that shows one, or see what `querent inspect URL` recognises.',
};

/** The outcome when an error ended the run: one of this machine, of Querent, or something that a recording lacks. */
export function brokenOutcome(error: unknown): Outcome {
  const exit = error instanceof QuerentError ? error.exit : 'unexpected';
  return { status: 'failed', exit, reason: error instanceof Error ? error.message : String(error) };
}

/** Of two outcomes the one that tells more: an error over a limit over the end. */
export function worse(a: Outcome, b: Outcome): Outcome {
  const rank: Readonly<Record<RunStatus, number>> = {
    finished: 0,
    running: 0,
    limited: 1,
    stopped: 2,
    failed: 3,
    blocked: 4,
  };
  return rank[b.status] > rank[a.status] ? b : a;
}
