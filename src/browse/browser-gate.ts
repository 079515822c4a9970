/**
 * Asks the exchange before a page in a browser loads documents or data (DESIGN §4: "the browser's requests included").
 *
 * Through the protocol rather than Playwright's routes: those are not asked for redirects, and intercept every resource,
 * which costs more than it saves. Scripts and style sheets are left to `guard-proxy`.
 */

import type { CDPSession } from 'playwright';
import { canonicalUrl } from '../base/url.js';
import type { Admission, Exchange, ExchangeRequest, RefusalReason } from '../model/exchange.js';

/** Kinds of requests that are asked for. */
const GATED = ['Document', 'XHR', 'Fetch', 'EventSource', 'Ping'] as const;

/** What became of a page's requests. */
export interface BrowserGate {
  /** Why the document itself was refused, or null. */
  documentRefusal(): RefusalReason | null;
  /** Data requests that were let through and have not been answered. */
  pendingData(): number;
}

/** Who asks, and for what page. */
export interface BrowserGateOptions {
  readonly session: CDPSession;
  readonly exchange: Exchange;
  /** Address that the exchange admitted before the visit. */
  readonly admitted: string;
  readonly priority: number;
  readonly signal: AbortSignal;
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly request: { readonly url: string; readonly method: string; readonly postData?: string };
}

/** Puts the gate into a page before it navigates. The document that was admitted already is not asked for again. */
export async function openBrowserGate({
  session,
  exchange,
  admitted,
  priority,
  signal,
}: BrowserGateOptions): Promise<BrowserGate> {
  const pending = new Set<string>();
  const state: { refusal: RefusalReason | null; expected: string | null } = {
    refusal: null,
    expected: canonicalUrl(admitted),
  };
  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;

  async function decide(paused: PausedRequest): Promise<void> {
    const isMain = paused.resourceType === 'Document' && paused.frameId === mainFrame;
    const isExpected = isMain && canonicalUrl(paused.request.url) === state.expected;
    if (isMain) state.expected = null;
    const request = requestOf(paused, isMain ? 'page' : 'resource', priority);
    const admission: Admission = isExpected ? { kind: 'admitted' } : await exchange.admit(request, signal);
    if (admission.kind === 'refused') {
      if (isMain) state.refusal = admission.reason;
      await session.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'BlockedByClient' });
      return;
    }
    if (isMain) state.refusal = null;
    else if (paused.networkId !== undefined && paused.resourceType !== 'Ping') pending.add(paused.networkId);
    await session.send('Fetch.continueRequest', { requestId: paused.requestId });
  }

  const settled = ({ requestId }: { readonly requestId: string }): void => {
    pending.delete(requestId);
  };
  session.on('Fetch.requestPaused', (paused) => {
    // A page that closes meanwhile takes its requests with it.
    decide(paused).catch(() => pending.delete(paused.networkId ?? ''));
  });
  session.on('Network.loadingFinished', settled);
  session.on('Network.loadingFailed', settled);
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await session.send('Fetch.enable', {
    patterns: GATED.map((resourceType) => ({ urlPattern: '*', resourceType, requestStage: 'Request' as const })),
  });
  return { documentRefusal: () => state.refusal, pendingData: () => pending.size };
}

function requestOf(paused: PausedRequest, purpose: 'page' | 'resource', priority: number): ExchangeRequest {
  const { url, method, postData } = paused.request;
  return { method, url, headers: {}, body: postData ?? null, purpose, transport: 'browser', priority };
}
