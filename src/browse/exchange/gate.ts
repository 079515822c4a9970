/**
 * The gate: whether a request may leave at all, whoever sends it.
 */

import type { ExchangeRequest, ExchangeResult } from '../../model/exchange.js';
import type { AddressGuard } from './address-guard.js';
import type { Rate } from './rate.js';
import type { Robots } from './robots.js';
import { hostOf } from './site-scope.js';
import { writeRefusal, type WritePolicy } from '../live/write-guard.js';

/** What the gate asks, in this order. */
export interface GateOptions {
  readonly guard: AddressGuard;
  readonly isWriteAllowed: WritePolicy;
  readonly robots: Robots;
  readonly ignoreRobots: boolean;
  /** Is told of Crawl-delay. */
  readonly rate: Rate;
}

/** Why a request may not leave. `failed`: its robots.txt could not be asked for, as the host cannot be reached. */
export type GateRefusal = Extract<ExchangeResult, { kind: 'refused' | 'failed' }>;

/** Answers null if the request may leave. Rejects with the signal's reason. */
export type Gate = (request: ExchangeRequest, signal: AbortSignal) => Promise<GateRefusal | null>;

/** A gate of these layers. */
export function createGate({ guard, isWriteAllowed, robots, ignoreRobots, rate }: GateOptions): Gate {
  return async (request, signal) => {
    const refused = guard.refusal(request) ?? writeRefusal(request, isWriteAllowed);
    if (refused !== null) return { kind: 'refused', reason: refused };
    if (ignoreRobots || !asksRobots(request, guard)) return null;
    const rules = await robots.rulesFor(request.url);
    signal.throwIfAborted();
    const host = hostOf(request.url);
    rate.slowTo(host, rules.delayMillis);
    if (rules.unreachable !== null)
      return {
        kind: 'failed',
        reason: 'network',
        status: null,
        message: `${host} cannot be reached: ${rules.unreachable}`,
      };
    return rules.allows(request.url) ? null : { kind: 'refused', reason: 'robots' };
  };
}

/** Pages, and what they ask of their own site. Asking foreign hosts for their robots.txt would only make more traffic. */
function asksRobots(request: ExchangeRequest, guard: AddressGuard): boolean {
  if (request.purpose === 'robots') return false;
  return request.purpose === 'page' || guard.refusal({ url: request.url, purpose: 'page' }) === null;
}
