/**
 * The exchange over HTTP, composed of its layers (DESIGN §4, §6). A request passes them in this order:
 *
 * 1. `address-guard`: http(s), not into private networks, pages only of the start site
 * 2. `write-guard`: nothing that acts
 * 3. `robots`: what the site asks of robots
 * 4. `attempts`: `rate` (its turn), `http-engine` (Crawlee), `hop` (the wire), and again after errors that may pass
 * 5. here: redirects by hand, each of them admitted anew
 */

import type { Admission, Exchange, ExchangeRequest, ExchangeResponse, ExchangeResult, RefusalReason } from '../model/exchange.js';
import { createAddressGuard } from './address-guard.js';
import { createAttempts } from './attempts.js';
import { createCookies } from './cookies.js';
import { createDeadline } from './deadline.js';
import { resolveExchangeOptions, type ExchangeOptions, type ResolvedExchangeOptions } from './exchange-options.js';
import { isRedirect, type HopResult } from './hop.js';
import { createHttpClient } from './http-client.js';
import { createHttpEngine } from './http-engine.js';
import { createRate } from './rate.js';
import { createRobots, MAX_ROBOTS_REDIRECTS, type Robots } from './robots.js';
import { isoTime } from '../base/clock.js';
import { parseHttpUrl } from '../base/url.js';
import { productToken } from './user-agent.js';
import { writeRefusal } from './write-guard.js';

/** Most redirects that are followed, as in browsers' order of magnitude (Fetch §4.4 allows 20). */
const MAX_REDIRECTS = 10;

/** Robots.txt goes before everything that waits for it. */
const ROBOTS_PRIORITY = 1_000_000;

type HopResponse = Extract<HopResult, { kind: 'response' }>;
type Refused = Extract<ExchangeResult, { kind: 'refused' | 'failed' }>;

/** The one gate to the network. Nothing is started before the first request; `close` ends what is in flight. */
export function createExchange(options: ExchangeOptions): Exchange {
  const resolved = resolveExchangeOptions(options);
  const guard = createAddressGuard(resolved.startUrls);
  const client = createHttpClient({ mayConnect: guard.mayConnect, proxy: resolved.proxy });
  const engine = createHttpEngine(client);
  const rate = createRate({ ...resolved, maxPerMinute: resolved.maxRequestsPerMinute });
  const cookies = createCookies(resolved.cookie, resolved.startUrls);
  const attempts = createAttempts({ ...resolved, engine, rate, cookies });
  const closing = new AbortController();
  const robots = createRobots({
    productToken: productToken(resolved.userAgent),
    timer: resolved.timer,
    fetch: (url) => send(robotsRequest(url), closing.signal),
  });

  async function gate(request: ExchangeRequest, signal: AbortSignal): Promise<Refused | null> {
    const refused = guard.refusal(request) ?? writeRefusal(request, resolved.isWriteAllowed);
    if (refused !== null) return { kind: 'refused', reason: refused };
    return request.purpose === 'robots' || resolved.ignoreRobots ? null : robotsRefusal({ request, robots, rate, signal });
  }

  async function follow(first: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResult> {
    const maxRedirects = first.purpose === 'robots' ? MAX_ROBOTS_REDIRECTS : MAX_REDIRECTS;
    let request = first;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const refused = await gate(request, signal);
      if (refused !== null) return refused;
      const result = await attempts.send(request, signal);
      if (result.kind !== 'response') return result;
      const next = redirected(request, result.hop);
      if (next === null) return { kind: 'response', response: responseOf(request, result.hop, resolved) };
      request = next;
    }
    return { kind: 'failed', reason: 'redirect-loop', status: null, message: `More than ${String(maxRedirects)} redirects from ${first.url}` };
  }

  async function send(request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResult> {
    const deadline = createDeadline([signal, closing.signal], null);
    try {
      return await follow(request, deadline.signal);
    } catch (error) {
      if (!deadline.signal.aborted) throw error;
      return { kind: 'failed', reason: 'network', status: null, message: 'The request was given up: the crawl stops.' };
    } finally {
      deadline.release();
    }
  }

  async function admit(request: ExchangeRequest, signal: AbortSignal): Promise<Admission> {
    const refused = await gate(request, signal);
    const reason: RefusalReason | null = refused === null ? await guard.resolvedRefusal(request) : refused.kind === 'refused' ? refused.reason : 'robots';
    if (reason !== null) return { kind: 'refused', reason };
    // What a page in a browser asks for by itself comes in bursts; only pages wait for a turn.
    if (request.purpose === 'page') (await rate.turn(hostOf(request.url), request.priority, signal)).end({ kind: 'calm' });
    return { kind: 'admitted' };
  }

  return {
    admit,
    send,
    async close() {
      closing.abort(new Error('The exchange was closed.'));
      rate.close();
      await engine.close();
      await client.close();
    },
  };
}

interface RobotsQuestion {
  readonly request: ExchangeRequest;
  readonly robots: Robots;
  readonly rate: { slowTo(host: string, delayMillis: number): void };
  readonly signal: AbortSignal;
}

async function robotsRefusal({ request, robots, rate, signal }: RobotsQuestion): Promise<Refused | null> {
  const rules = await robots.rulesFor(request.url);
  signal.throwIfAborted();
  rate.slowTo(hostOf(request.url), rules.delayMillis);
  if (rules.unreachable !== null) return { kind: 'failed', reason: 'network', status: null, message: `${hostOf(request.url)} cannot be reached: ${rules.unreachable}` };
  return rules.allows(request.url) ? null : { kind: 'refused', reason: 'robots' };
}

function robotsRequest(url: string): ExchangeRequest {
  return { method: 'GET', url, headers: {}, body: null, purpose: 'robots', transport: 'http', priority: ROBOTS_PRIORITY };
}

/** The request that a redirect asks for (Fetch §4.4); null if the response is none. */
function redirected(request: ExchangeRequest, hop: HopResponse): ExchangeRequest | null {
  if (!isRedirect(hop.status, hop.headers)) return null;
  const target = hop.headers['location'] ?? '';
  const url = URL.canParse(target, request.url) ? new URL(target, request.url).href : target;
  const toGet = hop.status === 303 ? request.method !== 'HEAD' : request.method === 'POST' && hop.status < 303;
  return toGet ? { ...request, url, method: 'GET', body: null, headers: withoutContentType(request.headers) } : { ...request, url };
}

function withoutContentType(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));
}

function responseOf(request: ExchangeRequest, hop: HopResponse, { timer }: ResolvedExchangeOptions): ExchangeResponse {
  const { status, headers, body, bytes } = hop;
  return { url: request.url, status, headers, body, bytes, at: isoTime(timer.now()) };
}

function hostOf(url: string): string {
  return parseHttpUrl(url)?.host ?? '';
}
