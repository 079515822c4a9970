/**
 * Which failures may pass, and how long to wait before trying again.
 */

import type { Random } from '../../base/random.js';
import type { HopResult } from './hop.js';

/** First wait and longest wait before a retry, in milliseconds; doubled each time, then shortened at random by up to half. */
const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 30_000;

const SHORTEST_SHARE = 0.5;

/** Longest Retry-After that is waited for, in milliseconds; a host that asks for more does not want us now. */
export const MAX_RETRY_AFTER = 120_000;

const MILLIS_PER_SECOND = 1_000;
/** The status that asks for fewer requests (RFC 6585 §4). */
export const TOO_MANY_REQUESTS = 429;

const SERVICE_UNAVAILABLE = 503;
const NOT_IMPLEMENTED = 501;
const VERSION_NOT_SUPPORTED = 505;

/** Wait before retry number `attempt` (0 = the first), in milliseconds. */
export function backoffMillis(attempt: number, random: Random): number {
  const full = Math.min(MAX_BACKOFF, FIRST_BACKOFF * 2 ** attempt);
  return full * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * random());
}

/** Whether the same request may have a better outcome later. */
export function mayPass(result: HopResult): boolean {
  switch (result.kind) {
    case 'response':
      return (
        result.status === 429 ||
        (result.status >= 500 && result.status !== NOT_IMPLEMENTED && result.status !== VERSION_NOT_SUPPORTED)
      );
    case 'failed':
      return result.reason === 'network' || result.reason === 'timeout';
    case 'refused':
      return false;
  }
}

/** Time that a `retry-after` header asks for (RFC 9110 §10.2.3: seconds or a date), in milliseconds from `now`; null if unreadable. */
export function retryAfterMillis(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/u.test(text)) return Number(text) * MILLIS_PER_SECOND;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Whether a status asks for fewer requests. */
export function isTooFast(status: number): boolean {
  return status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE;
}
