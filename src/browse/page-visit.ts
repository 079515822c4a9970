/**
 * One visit of a page in a browser: guarded before, settled and taken after the navigation.
 */

import type { CDPSession, Page } from 'playwright';
import { isoTime } from '../base/clock.js';
import { EnvironmentError } from '../base/errors.js';
import type { Exchange } from '../model/exchange.js';
import { openBrowserGate, type BrowserGate } from './browser-gate.js';
import type { Visit } from './browser-engine.js';
import { isMarkupType } from './charset.js';
import { takeSnapshot } from './in-page/take-snapshot.js';
import type { TakenSnapshot } from './in-page/taken-snapshot.js';
import type { BrowserResult } from './page-fetch.js';
import { enterPageWorld } from './page-world.js';
import { TOO_MANY_REQUESTS } from './retries.js';
import { settle } from './settle.js';
import { snapshotFromPage } from './snapshot-from-page.js';
import type { Timer } from './timer.js';

/** Bounds of a snapshot; the HTTP builder's are of the same order of magnitude. */
const SNAPSHOT_LIMITS = { maxNodes: 100_000, maxDepth: 512, maxText: 200_000 } as const;

/** What a visit needs. */
export interface VisitOptions {
  readonly exchange: Exchange;
  readonly url: string;
  readonly priority: number;
  /** Ends the visit: stopped, or its time is over. */
  readonly signal: AbortSignal;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  readonly timer: Timer;
}

/** A visit, and what became of it when it failed. */
export interface PageVisit extends Visit<BrowserResult> {
  /** Why there is no page. @throws EnvironmentError if the browser itself is the reason. */
  refusal(error: unknown, isLate: boolean): BrowserResult;
}

/** A visit of one page. */
export function createPageVisit({ exchange, url, priority, signal, cookies, timer }: VisitOptions): PageVisit {
  const live: { session: CDPSession | null; gate: BrowserGate | null; status: number | null } = {
    session: null,
    gate: null,
    status: null,
  };

  return {
    async prepare(page) {
      signal.throwIfAborted();
      refuseExtras(page);
      page.on('response', (response) => {
        if (response.frame() === page.mainFrame() && response.request().isNavigationRequest())
          live.status = response.status();
      });
      signal.addEventListener('abort', () => void page.close().catch(ignoreClosed), { once: true });
      if (cookies.length > 0) await page.context().addCookies([...cookies]);
      live.session = await page.context().newCDPSession(page);
      live.gate = await openBrowserGate({ session: live.session, exchange, admitted: url, priority, signal });
    },
    async read() {
      const { session, gate, status } = live;
      if (session === null || gate === null || status === null) return networkFailure(url, 'There was no response.');
      await settle({ session, gate, signal, now: () => timer.now() });
      const taken = await (await enterPageWorld(session)).run(takeSnapshot, SNAPSHOT_LIMITS);
      return gate.documentRefusal() === null ? judged(taken, status, isoTime(timer.now())) : refused(url, gate);
    },
    refusal(error, isLate) {
      if (live.gate !== null && live.gate.documentRefusal() !== null) return refused(url, live.gate);
      return (live.status === null ? null : statusProblem(url, live.status)) ?? failure(url, error, isLate);
    },
  };
}

/** What a page may not do to its visitor. Downloads are refused by the context. */
function refuseExtras(page: Page): void {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignoreClosed));
  page.on('popup', (popup) => void popup.close().catch(ignoreClosed));
}

/** What closes twice is closed. */
function ignoreClosed(): null {
  return null;
}

function refused(url: string, gate: BrowserGate): BrowserResult {
  return { kind: 'refused', reason: gate.documentRefusal() ?? 'out-of-scope', url };
}

function judged(taken: TakenSnapshot, status: number, at: string): BrowserResult {
  const { url, contentType, bytes } = taken;
  const problem = statusProblem(url, status);
  if (problem !== null) return problem;
  if (isMarkupType(contentType)) return { kind: 'page', snapshot: snapshotFromPage(taken, status), bytes, at };
  return { kind: 'failed', reason: 'not-html', url, status, message: `${url} is no page but ${contentType}` };
}

function statusProblem(url: string, status: number): BrowserResult | null {
  const message = `${url} answers ${String(status)}`;
  if (status === TOO_MANY_REQUESTS) return { kind: 'blocked', url, status, message };
  if (status >= 500) return { kind: 'failed', reason: 'server-error', url, status, message };
  return status >= 400 ? { kind: 'failed', reason: 'not-found', url, status, message } : null;
}

function failure(url: string, error: unknown, isLate: boolean): BrowserResult {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (error instanceof Error && (error.name === 'BrowserLaunchError' || /Failed to launch browser/u.test(message))) {
    throw new EnvironmentError('browser-failed', `The browser does not start: ${message}`, { cause: error });
  }
  if (isLate || /timed? ?out|Timeout \d+ms exceeded/iu.test(message))
    return { kind: 'failed', reason: 'timeout', url, status: null, message };
  if (/ERR_TOO_MANY_REDIRECTS/u.test(message))
    return { kind: 'failed', reason: 'redirect-loop', url, status: null, message };
  if (/Download is starting|ERR_ABORTED/u.test(message))
    return { kind: 'failed', reason: 'not-html', url, status: null, message };
  return networkFailure(url, message);
}

function networkFailure(url: string, message: string): BrowserResult {
  return { kind: 'failed', reason: 'network', url, status: null, message };
}
