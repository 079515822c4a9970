/**
 * Sends one request once: waits for its turn, adds the headers, hands it to the engine, keeps the cookies.
 */

import type { ExchangeRequest } from '../../model/exchange.js';
import { ACCEPTED_ENCODINGS } from './body-reader.js';
import type { Cookies } from './cookies.js';
import { exchangeKey } from './exchange-key.js';
import { sendHop, type HopLimits, type HopResult } from './hop.js';
import type { HttpEngine } from './http-engine.js';
import type { Rate, TurnEnd } from './rate.js';
import { isTooFast, MAX_RETRY_AFTER, retryAfterMillis, TOO_MANY_REQUESTS } from './retries.js';
import { MAX_ROBOTS_BYTES } from './robots.js';
import { hostOf } from './site-scope.js';
import type { Timer } from '../timer.js';

/** What is asked for: pages, and the sitemaps and rules beside them. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** What requests are sent with. */
export interface SendOnceOptions {
  readonly engine: HttpEngine;
  readonly rate: Rate;
  readonly cookies: Cookies;
  readonly userAgent: string;
  readonly timeoutMillis: number;
  readonly maxBodyBytes: number;
  readonly timer: Timer;
}

/** One hop of one request. Rejects only with the signal's reason. */
export type SendOnce = (request: ExchangeRequest, signal: AbortSignal) => Promise<HopResult>;

/** A sender. */
export function createSendOnce(options: SendOnceOptions): SendOnce {
  const { cookies, engine, rate, timer } = options;
  return async (request, signal) => {
    const turn = await rate.turn(hostOf(request.url), request.priority, signal);
    let end: TurnEnd = { kind: 'calm' };
    try {
      const headers = {
        ...headersOf(request, options.userAgent),
        ...cookieHeader(await cookies.headerFor(request.url)),
      };
      const job = { url: request.url, key: exchangeKey(request), priority: request.priority };
      const result = await engine.run(job, (client) =>
        sendHop(client, { ...request, headers }, { ...limitsOf(request, options), signal }),
      );
      if (result.kind === 'response') {
        await cookies.keep(request.url, result.setCookies);
        end = turnEnd(result, timer.now());
      }
      return result;
    } finally {
      turn.end(end);
    }
  };
}

/** Exactly what is sent besides `host`, `connection`, `content-length` and `cookie`. No header pretends to be a browser's. */
function headersOf(request: ExchangeRequest, userAgent: string): Readonly<Record<string, string>> {
  return { accept: ACCEPT, ...request.headers, 'user-agent': userAgent, 'accept-encoding': ACCEPTED_ENCODINGS };
}

function cookieHeader(cookie: string | null): Readonly<Record<string, string>> {
  return cookie === null ? {} : { cookie };
}

function limitsOf(request: ExchangeRequest, { maxBodyBytes, timeoutMillis }: SendOnceOptions): HopLimits {
  return request.purpose === 'robots'
    ? { timeoutMillis, maxBytes: MAX_ROBOTS_BYTES, onExcess: 'truncate' }
    : { timeoutMillis, maxBytes: maxBodyBytes, onExcess: 'fail' };
}

function turnEnd(result: Extract<HopResult, { kind: 'response' }>, now: number): TurnEnd {
  if (!isTooFast(result.status)) return { kind: 'calm' };
  const asked = retryAfterMillis(result.headers['retry-after'], now);
  const kind = result.status === TOO_MANY_REQUESTS ? 'too-fast' : 'unavailable';
  return { kind, retryAfterMillis: asked === null ? null : Math.min(asked, MAX_RETRY_AFTER) };
}
