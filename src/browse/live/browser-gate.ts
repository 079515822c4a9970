/**
 * Asks the exchange before a page in a browser loads documents or data (design §4: "the browser's requests included").
 *
 * Through the protocol rather than Playwright's routes: those are not asked for redirects, and intercept every resource,
 * which costs more than it saves. Scripts and style sheets are left to `guard-proxy`.
 */

import type { CDPSession, Page } from 'playwright';
import { canonicalUrl } from '../../base/url.js';
import type { RequestPath } from '../../model/access-path.js';
import type { TurnWaits } from '../exchange/turn-waits.js';
import type { Admission, Exchange, ExchangeRequest, RefusalReason, RequestCause } from '../../model/exchange.js';
import { createAskedData, type AskedData } from './asked-data.js';
import { createPendingRequests, type PendingRequests } from './pending-requests.js';
import { watchSent } from './sent-requests.js';
import { requestKind } from './write-guard.js';
import { watchWorkers, type WorkerRequests } from './worker-requests.js';
import type { WriteKinds, WritePurpose } from './write-judgement.js';

/** Kinds of requests that are asked for. */
const GATED = ['Document', 'XHR', 'Fetch', 'EventSource', 'Ping'] as const;

/** Statuses of answers without a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205]);

/** Statuses from here on are errors. */
export const LEAST_ERROR = 400;

/** What became of a page's requests. */
export interface BrowserGate {
  /** Begins something new: a page is loaded or a control worked. `admitted`: a document that the exchange knows of already, and what is posted for it. */
  begin(cause: RequestCause, admitted: string | null, post?: RequestPath): void;
  /** Why the document itself was refused, or null. */
  documentRefusal(): RefusalReason | null;
  /** Documents and data that were let through and have not been answered; all that was sent where that is waited for. */
  pendingData(): number;
  /** Data that was asked for, and what of it is asked for again and again. */
  readonly asked: Pick<AskedData, 'shown' | 'times' | 'isAgain'>;
  /** What else was sent and is still to be answered: scripts, style sheets, navigations that begin. */
  pendingOthers(): number;
  /** How often something was sent or ended so far, and the page went on by it. */
  turns(): number;
  /** Resolves when nothing is pending, or after the time. */
  whenAnswered(millis: number): Promise<void>;
  /** Documents and data let through since the beginning. */
  released(): number;
  /** Why data requests were refused since the beginning. */
  refusals(): readonly RefusalReason[];
  /** Kinds of requests that are no GET and were let through since the beginning. */
  writesReleased(): WriteKinds;
}

/** Who asks, and for what page. */
export interface BrowserGateOptions {
  readonly page: Page;
  readonly session: CDPSession;
  readonly exchange: Exchange;
  /** Notes how long what the page waits for waits for its turn. */
  readonly waits: TurnWaits;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Whether scripts, style sheets and sockets are waited for as data is. @default false */
  readonly waitsForAll?: boolean;
  /** What pages of the site look for without end; it is added to. @default nothing, and none but this page knows it */
  readonly news?: Set<string>;
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly postData?: string;
    /** Whether it has a body, be that known or, as of a stream, not. */
    readonly hasPostData?: boolean;
    readonly headers: Readonly<Record<string, string>>;
  };
}

interface GateState {
  cause: RequestCause;
  /** Address of the document that may come without being asked for. */
  expected: string | null;
  /** Whether the turn that was waited for before a control was worked has not been used: by the first document that it brings. */
  hasTurn: boolean;
  /** What is posted for it; null where it is asked for by GET. */
  post: RequestPath | null;
  documentRefusal: RefusalReason | null;
  released: number;
  refusals: RefusalReason[];
  writes: Map<string, WritePurpose>;
  /** Data requests among them that have not been answered, by their ids. */
  unanswered: Map<string, string>;
}

interface ReleasedWrite {
  readonly request: ExchangeRequest;
  readonly isMain: boolean;
  readonly id: string;
}

/** Puts the gate into a page before it navigates. */
export async function openBrowserGate(options: BrowserGateOptions): Promise<BrowserGate> {
  const { session, now } = options;
  const pending = createPendingRequests(now);
  const others = options.waitsForAll === true ? pending : createPendingRequests(now);
  let state = fresh('load', null);
  const { frameTree } = await session.send('Page.getFrameTree');
  const answered = (id: string): void => {
    noteAnswer(state, id);
    pending.end(id);
  };
  const workers = watchWorkers(options.page, session, { answered, failed: pending.end });
  const asked = createAskedData(options.news);
  const page = { ...options, pending, workers, mainFrame: frameTree.frame.id, asked };
  session.on('Fetch.requestPaused', (paused) => {
    // A page that closes meanwhile takes its requests with it.
    decide(page, state, paused).catch(() => {
      pending.end(paused.networkId ?? '');
    });
  });
  watchAnswers(session, pending, answered);
  watchSent(session, others);
  await session.send('Fetch.enable', {
    patterns: GATED.map((resourceType) => ({ urlPattern: '*', resourceType, requestStage: 'Request' as const })),
  });
  return {
    begin(cause, admitted, post) {
      state = fresh(cause, admitted, post);
      asked.begin();
      if (cause === 'load') for (const requests of [pending, others, workers]) requests.clear();
    },
    documentRefusal: () => state.documentRefusal,
    pendingData: pending.count,
    asked,
    pendingOthers: others.count,
    turns: others.turns,
    whenAnswered: pending.whenNone,
    released: () => state.released,
    refusals: () => state.refusals,
    writesReleased: () => state.writes,
  };
}

interface GatedPage extends Omit<BrowserGateOptions, 'page'> {
  readonly pending: PendingRequests;
  readonly workers: WorkerRequests;
  readonly mainFrame: string;
  readonly asked: AskedData;
}

/** Lets a request of a page go, or fails it. */
async function decide(page: GatedPage, state: GateState, paused: PausedRequest): Promise<void> {
  const { session, pending } = page;
  const { requestId, networkId: id = '' } = paused;
  const isMain = paused.resourceType === 'Document' && paused.frameId === page.mainFrame;
  const request = requestOf(paused, { purpose: isMain ? 'page' : 'resource', cause: state.cause });
  // It may wait for its turn: what it will bring is on its way all the same.
  const isWanted = id !== '' && isWaitedFor(page.asked, isMain, paused);
  if (isWanted) pending.begin(id);
  const isOurs = isExpected(state, request);
  const turn = isOurs ? Promise.resolve(ADMITTED) : admit(page, paused, { request, hasTurn: takeTurn(state, isMain) });
  const admission = await waitsFor(page, isWanted)(turn);
  if (admission.kind === 'refused') {
    pending.end(id);
    noteRefusal(state, isMain, admission.reason);
    await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return;
  }
  state.released += 1;
  if (request.method !== 'GET') noteWrite(state, { request, isMain, id });
  if (isMain) state.documentRefusal = null;
  if (isWanted) pending.begin(id);
  page.workers.letGo(id, paused.request);
  await session.send('Fetch.continueRequest', { requestId, ...(isOurs && asPosted(state.post, paused)) });
}

/** Uses the turn that is left for a document; whether there was one. */
function takeTurn(state: GateState, isMain: boolean): boolean {
  const hasTurn = isMain && state.hasTurn;
  if (hasTurn) state.hasTurn = false;
  return hasTurn;
}

/** Who waits for a turn: the page only for what it waits for itself. */
function waitsFor({ waits }: GatedPage, isWanted: boolean): (turn: Promise<Admission>) => Promise<Admission> {
  return isWanted ? waits.during : (turn) => turn;
}

function noteRefusal(state: GateState, isMain: boolean, reason: RefusalReason): void {
  if (isMain) state.documentRefusal = reason;
  else state.refusals.push(reason);
}

/** How a document that the browser asks for by GET is posted for instead. */
function asPosted(post: RequestPath | null, { request }: PausedRequest): Readonly<Record<string, unknown>> {
  if (post === null) return {};
  const type = post.contentType ?? 'application/x-www-form-urlencoded';
  const headers = Object.entries({ ...request.headers, 'Content-Type': type }).map(([name, value]) => ({
    name,
    value,
  }));
  return { method: 'POST', postData: Buffer.from(post.body ?? '').toString('base64'), headers };
}

const ADMITTED: Admission = { kind: 'admitted' };

/** Whether a document was admitted before it was asked for; what comes after it was not. */
function isExpected(state: GateState, { purpose, url }: ExchangeRequest): boolean {
  if (purpose !== 'page') return false;
  const { expected } = state;
  state.expected = null;
  return canonicalUrl(url) === expected;
}

/** A beacon only reports on the visitor, and of a stream it is not told what it asks. What has no address on the web (`data:`, `blob:`) is the page's own. */
async function admit(
  { exchange, signal }: Pick<BrowserGateOptions, 'exchange' | 'signal'>,
  { resourceType, request: { hasPostData = false, postData } }: PausedRequest,
  { request, hasTurn }: { readonly request: ExchangeRequest; readonly hasTurn: boolean },
): Promise<Admission> {
  const isUntold = resourceType === 'Ping' || (hasPostData && postData === undefined);
  if (isUntold && request.method !== 'GET') return { kind: 'refused', reason: 'write-guard' };
  if (/^(?:data|blob):/u.test(request.url)) return ADMITTED;
  return hasTurn ? exchange.judge(request, signal) : exchange.admit(request, signal);
}

/** Tells of each answer that came whole. */
function watchAnswers(session: CDPSession, pending: PendingRequests, answered: (id: string) => void): void {
  session.on('Network.loadingFinished', ({ requestId }) => {
    answered(requestId);
  });
  // Of an answer without a body the end is not told, nor of one that no script reads (most errors) and no cache may keep.
  session.on('Network.responseReceived', ({ requestId, response: { status }, type }) => {
    const isData = type === 'XHR' || type === 'Fetch';
    if (WITHOUT_BODY.has(status) || (isData && status >= LEAST_ERROR)) answered(requestId);
    else if (isData) pending.heard(requestId);
  });
  session.on('Network.dataReceived', ({ requestId }) => {
    pending.goesOn(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    pending.end(requestId);
  });
}

/** What is worked in a turn of its own. */
const WORKED: ReadonlySet<RequestCause> = new Set(['choice', 'pager', 'search']);

function fresh(cause: RequestCause, admitted: string | null, post?: RequestPath): GateState {
  return {
    cause,
    expected: admitted === null ? null : canonicalUrl(admitted),
    hasTurn: WORKED.has(cause),
    post: post ?? null,
    documentRefusal: null,
    released: 0,
    refusals: [],
    writes: new Map(),
    unanswered: new Map(),
  };
}

function noteWrite({ writes, unanswered }: GateState, { request, isMain, id }: ReleasedWrite): void {
  const kind = requestKind(request);
  if (!isMain) unanswered.set(id, kind);
  if (!writes.has(kind)) writes.set(kind, isMain ? 'document' : 'unanswered');
}

function noteAnswer({ writes, unanswered }: GateState, id: string): void {
  const kind = unanswered.get(id);
  if (kind !== undefined) writes.set(kind, 'data');
}

function isWaitedFor(asked: AskedData, isMain: boolean, { resourceType, request }: PausedRequest): boolean {
  if (resourceType === 'Ping' || resourceType === 'EventSource') return false;
  return isMain || asked.ask(request);
}

function requestOf(paused: PausedRequest, rest: Pick<ExchangeRequest, 'purpose' | 'cause'>): ExchangeRequest {
  const { url, method, postData } = paused.request;
  return { ...rest, priority: 0, method, url, headers: {}, body: postData ?? null, transport: 'browser' };
}
