/**
 * The exchange over HTTP, composed of its layers (design §4, §6). A request passes them in this order:
 *
 * 1. `redirects`: the request, and those that its redirects ask for, each through all of the following
 * 2. `gate`: `address-guard` (http(s), not into private networks, pages only of the start site), `write-guard` (nothing
 *    that acts), `robots` (what the site asks of robots)
 * 3. `attempts`: again after errors that may pass
 * 4. `rate` (its turn), `http-engine` (Crawlee), `hop` (the wire)
 * 5. `wire`, where the crawl is recorded or replayed
 */

import type { Exchange, ExchangeRequest, RefusalReason } from '../../model/exchange.js';
import { createAddressGuard, type AddressGuard } from './address-guard.js';
import { createAttempts } from './attempts.js';
import { createDeadline } from './deadline.js';
import { resolveExchangeOptions, type ExchangeOptions } from './exchange-options.js';
import { createGate } from './gate.js';
import { createHttpClient } from './http-client.js';
import { createHttpEngine } from './http-engine.js';
import { createRate } from './rate.js';
import { createFollow, type Follow } from './redirects.js';
import { createRobots } from './robots.js';
import { hostOf } from './site-scope.js';
import { productToken } from './user-agent.js';

/** Robots.txt goes before everything that waits for it. */
const ROBOTS_PRIORITY = 1_000_000;

/** The one gate to the network. Nothing is started before the first request; `close` ends what is in flight. */
export function createExchange(options: ExchangeOptions): Exchange {
  const resolved = resolveExchangeOptions(options);
  const { maxRequestsPerMinute, proxy, startUrls, timer, userAgent, wire } = resolved;
  const closing = new AbortController();
  const guard = createAddressGuard(startUrls);
  const live = createHttpClient({ mayConnect: guard.mayConnect, proxy });
  const client = wire?.wrap(live) ?? live;
  const engine = createHttpEngine(client);
  const rate = createRate({ ...resolved, maxPerMinute: maxRequestsPerMinute });
  const attempts = createAttempts({ ...resolved, engine, rate });
  const robots = createRobots({
    productToken: productToken(userAgent),
    timer,
    fetch: (url) => sendUntil(follow, robotsRequest(url), [closing.signal]),
  });
  const gate = createGate({ ...resolved, guard, robots, rate });
  const follow = createFollow(gate, attempts, timer);

  const judge: Exchange['judge'] = async (request, signal) => {
    const refused = await gate(request, signal);
    const reason =
      refused === null ? await addressRefusal(guard, request, wire?.isOffline === true) : reasonOf(refused);
    return reason === null ? { kind: 'admitted' } : { kind: 'refused', reason };
  };

  return {
    judge,
    send: (request, signal) => sendUntil(follow, request, [signal, closing.signal]),
    async admit(request, signal) {
      const judged = await judge(request, signal);
      if (judged.kind === 'refused') return judged;
      // What a page in a browser asks for by itself comes in bursts; only pages wait for a turn.
      if (request.purpose === 'page') {
        const turn = await rate.turn(hostOf(request.url), request.priority, signal);
        turn.end({ kind: 'calm' });
      }
      return judged;
    },
    slowDown: (url, retryAfterMillis) => {
      rate.complain(hostOf(url), retryAfterMillis);
    },
    async close() {
      closing.abort(new Error('The exchange was closed.'));
      rate.close();
      await engine.close();
      await client.close();
    },
  };
}

async function sendUntil(
  follow: Follow,
  request: ExchangeRequest,
  signals: readonly AbortSignal[],
): ReturnType<Exchange['send']> {
  const deadline = createDeadline(signals, null);
  try {
    return await follow(request, deadline.signal);
  } catch (error) {
    if (!deadline.signal.aborted) throw error;
    return { kind: 'failed', reason: 'network', status: null, message: 'The request was given up: the crawl stops.' };
  } finally {
    deadline.release();
  }
}

/** Offline no name is looked up. */
async function addressRefusal(
  guard: AddressGuard,
  request: ExchangeRequest,
  isOffline: boolean,
): Promise<RefusalReason | null> {
  return isOffline ? guard.refusal(request) : guard.resolvedRefusal(request);
}

/** An unreachable robots.txt forbids everything (RFC 9309 §2.3.1.4). */
function reasonOf(
  refused: { readonly kind: 'refused'; readonly reason: RefusalReason } | { readonly kind: 'failed' },
): RefusalReason {
  return refused.kind === 'refused' ? refused.reason : 'robots';
}

function robotsRequest(url: string): ExchangeRequest {
  return {
    method: 'GET',
    url,
    headers: {},
    body: null,
    purpose: 'robots',
    transport: 'http',
    priority: ROBOTS_PRIORITY,
  };
}
