/**
 * Sends one request as often as makes sense: again after errors that may pass, slower where the site asks for it.
 */

import type { Random } from '../../base/random.js';
import type { ExchangeRequest, ExchangeResult } from '../../model/exchange.js';
import { createBlockWatch, isRefusalStatus } from './block-watch.js';
import type { HopResult } from './hop.js';
import { backoffMillis, isTooFast, MAX_RETRY_AFTER, mayPass, retryAfterMillis, TOO_MANY_REQUESTS } from './retries.js';
import { createSendOnce, type SendOnceOptions } from './send-once.js';
import { hostOf } from './site-scope.js';

/** What attempts are made with. */
export interface AttemptsOptions extends SendOnceOptions {
  /** Further tries after an error that may pass. */
  readonly retries: number;
  readonly random: Random;
}

type HopResponse = Extract<HopResult, { kind: 'response' }>;

/** The last hop, or why there is no response. Redirects are responses here. */
export type AttemptResult =
  { readonly kind: 'response'; readonly hop: HopResponse } | Exclude<ExchangeResult, { kind: 'response' }>;

/** Sends admitted requests. */
export interface Attempts {
  /** Rejects only with the signal's reason. */
  send(request: ExchangeRequest, signal: AbortSignal): Promise<AttemptResult>;
}

/** Attempts with a watch over refusals of their own. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { random, retries, timer } = options;
  const once = createSendOnce(options);
  const watch = createBlockWatch();

  async function repeated(request: ExchangeRequest, signal: AbortSignal): Promise<HopResult> {
    const tries = request.method === 'GET' || request.method === 'HEAD' ? retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      const result = await once(request, signal);
      signal.throwIfAborted();
      if (attempt >= tries || !mayPass(result) || asksForTooLong(result, timer.now())) return result;
      // A host that asked for less has slowed its lane down already.
      if (result.kind !== 'response' || !isTooFast(result.status))
        await timer.wait(backoffMillis(attempt, random), signal);
    }
  }

  async function send(request: ExchangeRequest, signal: AbortSignal): Promise<AttemptResult> {
    const result = await repeated(request, signal);
    if (result.kind === 'failed') return { ...result, status: null };
    if (result.kind === 'refused') return result;
    if (request.purpose === 'robots') return { kind: 'response', hop: result };
    if (result.status === TOO_MANY_REQUESTS || (isTooFast(result.status) && asksForTooLong(result, timer.now())))
      return blocked(request, result.status, 'asks for fewer requests than we can wait for');
    if (result.status >= 500)
      return {
        kind: 'failed',
        reason: 'server-error',
        status: result.status,
        message: `${request.url} answers ${String(result.status)}`,
      };
    return (await isBlocked(request, result.status, signal))
      ? blocked(request, result.status, 'refuses us')
      : { kind: 'response', hop: result };
  }

  async function isBlocked(request: ExchangeRequest, status: number, signal: AbortSignal): Promise<boolean> {
    const verdict = watch.note(hostOf(request.url), request.url, status);
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
  return { kind: 'blocked', status, message: `${hostOf(request.url)} ${why} (${String(status)} for ${request.url})` };
}

function asksForTooLong(result: HopResult, now: number): boolean {
  return result.kind === 'response' && (retryAfterMillis(result.headers['retry-after'], now) ?? 0) > MAX_RETRY_AFTER;
}
