/**
 * Follows redirects by hand, each of them admitted anew (design §6: "also after a redirect").
 */

import { isoTime } from '../../base/clock.js';
import type { ExchangeRequest, ExchangeResult } from '../../model/exchange.js';
import type { Attempts } from './attempts.js';
import type { Gate } from './gate.js';
import { isRedirect, type HopResult } from './hop.js';
import { MAX_ROBOTS_REDIRECTS } from './robots.js';
import type { Timer } from '../timer.js';

/** Most redirects that are followed; browsers follow 20 (Fetch §4.4), but no honest page needs ten. */
const MAX_REDIRECTS = 10;

type HopResponse = Extract<HopResult, { kind: 'response' }>;

/** Sends a request and those that its redirects ask for. Rejects only with the signal's reason. */
export type Follow = (request: ExchangeRequest, signal: AbortSignal) => Promise<ExchangeResult>;

/** A follower that asks the gate before each hop. */
export function createFollow(gate: Gate, attempts: Attempts, timer: Timer): Follow {
  return async (first, signal) => {
    const maxRedirects = first.purpose === 'robots' ? MAX_ROBOTS_REDIRECTS : MAX_REDIRECTS;
    let request = first;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const refused = await gate(request, signal);
      if (refused !== null) return refused;
      const result = await attempts.send(request, signal);
      if (result.kind !== 'response') return result;
      const { status, headers, body, bytes } = result.hop;
      const next = redirected(request, result.hop);
      if (next === null) {
        return {
          kind: 'response',
          response: { url: request.url, status, headers, body, bytes, at: isoTime(timer.now()) },
        };
      }
      request = next;
    }
    const message = `More than ${String(maxRedirects)} redirects from ${first.url}`;
    return { kind: 'failed', reason: 'redirect-loop', status: null, message };
  };
}

/** The request that a redirect asks for (Fetch §4.4); null if the response is none. */
function redirected(request: ExchangeRequest, hop: HopResponse): ExchangeRequest | null {
  if (!isRedirect(hop.status, hop.headers)) return null;
  const target = hop.headers['location'] ?? '';
  const url = URL.canParse(target, request.url) ? new URL(target, request.url).href : target;
  const toGet = hop.status === 303 ? request.method !== 'HEAD' : request.method === 'POST' && hop.status < 303;
  if (!toGet) return { ...request, url };
  return { ...request, url, method: 'GET', body: null, headers: withoutContentType(request.headers) };
}

function withoutContentType(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));
}
