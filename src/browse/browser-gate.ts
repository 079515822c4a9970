/**
 * Asks the exchange before a page in a browser loads documents or data (DESIGN §4: "the browser's requests included").
 *
 * Through the protocol rather than Playwright's routes: those are not asked for redirects, and intercept every resource,
 * which costs more than it saves. Scripts and style sheets are left to `guard-proxy`.
 */

import type { CDPSession } from 'playwright';
import { canonicalUrl } from '../base/url.js';
import type { Admission, Exchange, ExchangeRequest, RefusalReason, RequestCause } from '../model/exchange.js';
import { requestKind } from './write-guard.js';

/** Kinds of requests that are asked for. */
const GATED = ['Document', 'XHR', 'Fetch', 'EventSource', 'Ping'] as const;

/** Data that does not come within this time is not waited for: some requests are kept open for ever. */
const MOST_PENDING_MILLIS = 5_000;

/** A page that asks for one and the same thing so often without being worked polls for news; it is not waited for. */
const POLLS = 4;

/** What became of a page's requests. */
export interface BrowserGate {
  /** Begins something new: a page is loaded or a control worked. `admitted`: a document that the exchange knows of already. */
  begin(cause: RequestCause, admitted: string | null): void;
  /** Why the document itself was refused, or null. */
  documentRefusal(): RefusalReason | null;
  /** Documents and data that were let through and have not been answered. */
  pendingData(): number;
  /** Resolves when nothing is pending, or after the time. */
  whenAnswered(millis: number): Promise<void>;
  /** Documents and data let through since the beginning. */
  released(): number;
  /** Why data requests were refused since the beginning. */
  refusals(): readonly RefusalReason[];
  /** Kinds of requests that are no GET and were let through since the beginning. */
  writesReleased(): ReadonlySet<string>;
}

/** Who asks, and for what page. */
export interface BrowserGateOptions {
  readonly session: CDPSession;
  readonly exchange: Exchange;
  readonly priority: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly request: { readonly url: string; readonly method: string; readonly postData?: string };
}

interface GateState {
  cause: RequestCause;
  /** Address of the document that may come without being asked for. */
  expected: string | null;
  documentRefusal: RefusalReason | null;
  released: number;
  refusals: RefusalReason[];
  writes: Set<string>;
  asked: Map<string, number>;
}

/** Puts the gate into a page before it navigates. */
export async function openBrowserGate({
  session,
  exchange,
  priority,
  signal,
  now,
}: BrowserGateOptions): Promise<BrowserGate> {
  const pending = new Map<string, number>();
  let state = fresh('load', null);
  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;

  async function decide(paused: PausedRequest): Promise<void> {
    const here = state;
    const isMain = paused.resourceType === 'Document' && paused.frameId === mainFrame;
    const isExpected = isMain && canonicalUrl(paused.request.url) === here.expected;
    if (isMain) here.expected = null;
    const request = requestOf(paused, { purpose: isMain ? 'page' : 'resource', priority, cause: here.cause });
    const admission: Admission = isExpected ? { kind: 'admitted' } : await admit(paused, request);
    if (admission.kind === 'refused') {
      if (isMain) here.documentRefusal = admission.reason;
      else here.refusals.push(admission.reason);
      await session.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'BlockedByClient' });
      return;
    }
    here.released += 1;
    if (request.method !== 'GET') here.writes.add(requestKind(request));
    if (isMain) here.documentRefusal = null;
    if (paused.networkId !== undefined && isWaitedFor(here, paused)) pending.set(paused.networkId, now());
    await session.send('Fetch.continueRequest', { requestId: paused.requestId });
  }

  /** A beacon only reports on the visitor. What has no address on the web (`data:`, `blob:`) is the page's own. */
  async function admit({ resourceType }: PausedRequest, request: ExchangeRequest): Promise<Admission> {
    if (resourceType === 'Ping' && request.method !== 'GET') return { kind: 'refused', reason: 'write-guard' };
    return /^(?:data|blob):/u.test(request.url) ? { kind: 'admitted' } : exchange.admit(request, signal);
  }

  const waiting = new Set<() => void>();
  const countPending = (): number => [...pending.values()].filter((at) => now() - at < MOST_PENDING_MILLIS).length;
  const settled = ({ requestId }: { readonly requestId: string }): void => {
    pending.delete(requestId);
    if (countPending() === 0) for (const tell of [...waiting]) tell();
  };
  session.on('Fetch.requestPaused', (paused) => {
    // A page that closes meanwhile takes its requests with it.
    decide(paused).catch(() => pending.delete(paused.networkId ?? ''));
  });
  session.on('Network.loadingFinished', settled);
  session.on('Network.loadingFailed', settled);
  await session.send('Fetch.enable', {
    patterns: GATED.map((resourceType) => ({ urlPattern: '*', resourceType, requestStage: 'Request' as const })),
  });
  return {
    begin(cause, admitted) {
      state = fresh(cause, admitted);
      if (cause === 'load') pending.clear();
    },
    documentRefusal: () => state.documentRefusal,
    pendingData: countPending,
    whenAnswered: (millis) =>
      new Promise((resolve) => {
        const end = (): void => {
          waiting.delete(end);
          clearTimeout(timeout);
          resolve();
        };
        const timeout = setTimeout(end, Math.min(millis, MOST_PENDING_MILLIS));
        waiting.add(end);
        if (countPending() === 0) end();
      }),
    released: () => state.released,
    refusals: () => state.refusals,
    writesReleased: () => state.writes,
  };
}

function fresh(cause: RequestCause, admitted: string | null): GateState {
  return {
    cause,
    expected: admitted === null ? null : canonicalUrl(admitted),
    documentRefusal: null,
    released: 0,
    refusals: [],
    writes: new Set(),
    asked: new Map(),
  };
}

function isWaitedFor({ asked }: GateState, { resourceType, request }: PausedRequest): boolean {
  if (resourceType === 'Ping' || resourceType === 'EventSource') return false;
  const key = `${request.method} ${request.url.replace(/[?#].*$/su, '')} ${request.postData ?? ''}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  return times < POLLS;
}

function requestOf(
  paused: PausedRequest,
  rest: Pick<ExchangeRequest, 'purpose' | 'priority' | 'cause'>,
): ExchangeRequest {
  const { url, method, postData } = paused.request;
  return { ...rest, method, url, headers: {}, body: postData ?? null, transport: 'browser' };
}
