/**
 * Sends one request as often as makes sense: its turn, the wire, and again after errors that may pass.
 */

import type { ExchangeRequest, ExchangeResult } from '../model/exchange.js';
import { parseHttpUrl } from '../base/url.js';
import type { Random } from '../base/random.js';
import { createBlockWatch, isRefusalStatus } from './block-watch.js';
import { ACCEPTED_ENCODINGS } from './body-reader.js';
import type { Cookies } from './cookies.js';
import { exchangeKey } from './exchange-key.js';
import { sendHop, type HopLimits, type HopResult } from './hop.js';
import type { HttpEngine } from './http-engine.js';
import type { Rate, TurnEnd } from './rate.js';
import { backoffMillis, MAX_RETRY_AFTER, mayPass, retryAfterMillis } from './retries.js';
import { MAX_ROBOTS_BYTES } from './robots.js';
import type { Timer } from './timer.js';

const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

/** What is asked for: pages, and the sitemaps and rules beside them. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** What attempts are made with. */
export interface AttemptsOptions {
  readonly engine: HttpEngine;
  readonly rate: Rate;
  readonly cookies: Cookies;
  readonly userAgent: string;
  readonly retries: number;
  readonly timeoutMillis: number;
  readonly maxBodyBytes: number;
  readonly timer: Timer;
  readonly random: Random;
}

type HopResponse = Extract<HopResult, { kind: 'response' }>;

/** The last hop, or why there is no response. Redirects are responses here. */
export type AttemptResult = { readonly kind: 'response'; readonly hop: HopResponse } | Exclude<ExchangeResult, { kind: 'response' }>;

/** Sends admitted requests. */
export interface Attempts {
  /** Rejects only with the signal's reason. */
  send(request: ExchangeRequest, signal: AbortSignal): Promise<AttemptResult>;
}

/** Attempts with a watch over refusals of their own. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { cookies, engine, random, rate, retries, timer } = options;
  const watch = createBlockWatch();

  async function once(request: ExchangeRequest, signal: AbortSignal): Promise<HopResult> {
    const turn = await rate.turn(hostOf(request), request.priority, signal);
    let end: TurnEnd = { kind: 'calm' };
    try {
      const headers = { ...headersOf(request, options.userAgent), ...cookieHeader(await cookies.headerFor(request.url)) };
      const job = { url: request.url, key: exchangeKey(request), priority: request.priority };
      const result = await engine.run(job, (client) => sendHop(client, { ...request, headers }, { ...limitsOf(request, options), signal }));
      if (result.kind === 'response') {
        await cookies.keep(request.url, result.setCookies);
        end = turnEnd(result, timer.now());
      }
      return result;
    } finally {
      turn.end(end);
    }
  }

  async function repeated(request: ExchangeRequest, signal: AbortSignal): Promise<HopResult> {
    const tries = request.method === 'GET' || request.method === 'HEAD' ? retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      const result = await once(request, signal);
      signal.throwIfAborted();
      if (attempt >= tries || !mayPass(result) || asksForTooLong(result, timer.now())) return result;
      // A host that asked for less has slowed its lane down already.
      if (result.kind !== 'response' || !isTooFast(result.status)) await timer.wait(backoffMillis(attempt, random), signal);
    }
  }

  async function send(request: ExchangeRequest, signal: AbortSignal): Promise<AttemptResult> {
    const result = await repeated(request, signal);
    if (result.kind === 'failed') return { ...result, status: null };
    if (result.kind === 'refused') return result;
    if (request.purpose === 'robots') return { kind: 'response', hop: result };
    if (result.status === TOO_MANY_REQUESTS || (isTooFast(result.status) && asksForTooLong(result, timer.now()))) return blocked(request, result.status, 'asks for fewer requests than we can wait for');
    if (result.status >= 500) return { kind: 'failed', reason: 'server-error', status: result.status, message: `${request.url} answers ${String(result.status)}` };
    return (await isBlocked(request, result.status, signal)) ? blocked(request, result.status, 'refuses us') : { kind: 'response', hop: result };
  }

  async function isBlocked(request: ExchangeRequest, status: number, signal: AbortSignal): Promise<boolean> {
    const verdict = watch.note(hostOf(request), request.url, status);
    switch (verdict.kind) {
      case 'fine':
        return false;
      case 'blocked':
        return true;
      case 'suspect': {
        const probe = await once({ ...request, method: 'GET', body: null, url: verdict.probe }, signal);
        return probe.kind === 'response' && (isRefusalStatus(probe.status) || probe.status === TOO_MANY_REQUESTS);
      }
    }
  }

  return { send };
}

function blocked(request: ExchangeRequest, status: number, why: string): AttemptResult {
  return { kind: 'blocked', status, message: `${hostOf(request)} ${why} (${String(status)} for ${request.url})` };
}

/** Exactly what is sent besides `host`, `connection`, `content-length` and `cookie`. No header pretends to be a browser's. */
function headersOf(request: ExchangeRequest, userAgent: string): Readonly<Record<string, string>> {
  return { accept: ACCEPT, ...request.headers, 'user-agent': userAgent, 'accept-encoding': ACCEPTED_ENCODINGS };
}

function cookieHeader(cookie: string | null): Readonly<Record<string, string>> {
  return cookie === null ? {} : { cookie };
}

function limitsOf(request: ExchangeRequest, { maxBodyBytes, timeoutMillis }: AttemptsOptions): HopLimits {
  return request.purpose === 'robots' ? { timeoutMillis, maxBytes: MAX_ROBOTS_BYTES, onExcess: 'truncate' } : { timeoutMillis, maxBytes: maxBodyBytes, onExcess: 'fail' };
}

function turnEnd(result: HopResponse, now: number): TurnEnd {
  if (!isTooFast(result.status)) return { kind: 'calm' };
  const asked = retryAfterMillis(result.headers['retry-after'], now);
  return { kind: 'too-fast', retryAfterMillis: asked === null ? null : Math.min(asked, MAX_RETRY_AFTER) };
}

function isTooFast(status: number): boolean {
  return status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE;
}

function asksForTooLong(result: HopResult, now: number): boolean {
  return result.kind === 'response' && (retryAfterMillis(result.headers['retry-after'], now) ?? 0) > MAX_RETRY_AFTER;
}

function hostOf(request: Pick<ExchangeRequest, 'url'>): string {
  return parseHttpUrl(request.url)?.host ?? '';
}
