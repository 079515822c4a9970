/**
 * One lent page of the browser with its gate: it is loaded, worked, waited for and looked at here and nowhere else.
 */

import { withoutHash } from '../../base/url.js';
import { errors, type CDPSession, type Page } from 'playwright';
import type { RequestPath, Step } from '../../model/access-path.js';
import type { Exchange, RequestCause } from '../../model/exchange.js';
import type { Control } from '../../model/page.js';
import type { DataExchange } from '../../model/shortcut.js';
import { LEAST_ERROR, openBrowserGate, type BrowserGate } from './browser-gate.js';
import { captureData, type DataCapture } from './data-capture.js';
import { actionProgram } from './action-program.js';
import { measureNodes, type Measured } from '../in-page/measure-nodes.js';
import { spanOf, type Spanned } from '../in-page/span-of.js';
import { pressElsewhere } from '../in-page/press-elsewhere.js';
import { comeAgain, returnToTop } from '../in-page/return-to-top.js';
import { scrollOn } from '../in-page/scroll-on.js';
import { travelTo } from '../in-page/travel-to.js';
import { snapshotProgram } from './snapshot-program.js';
import type { TakenSnapshot } from '../in-page/taken-snapshot.js';
import { beginWatch } from '../in-page/watch-changes.js';
import { enterPageWorld, type PageWorld } from './page-world.js';
import { MAX_RETRY_AFTER, retryAfterMillis } from '../exchange/retries.js';
import { watchRefusedData, type RefusedDataWatch } from './refused-data.js';
import { createTurnWaits } from '../exchange/turn-waits.js';
import { isNavigation, settle, type PageTime } from './settle.js';
import type { SharedSession } from './shared-session.js';
import { createVisitorStorage, type KeptStorage, type VisitorStorage } from './visitor-storage.js';
import { createWindowHeight, type WindowHeight, MOST_HEIGHT } from './window-height.js';
import { workControl } from './work-control.js';

/** Bounds of a snapshot; the HTTP builder's are of the same order of magnitude. */
const SNAPSHOT_LIMITS = { maxNodes: 100_000, maxDepth: 512, maxText: 200_000 } as const;

/** Times that a look is begun again because the page navigated under it. */
const MOST_LOOKS = 4;

/** Lower elements are lines and gaps, in CSS pixels: the window is not raised for them. */
const LEAST_COVERED = 24;

/** Longest wait for the page that the browser shows in place of an answer without a body. */
const OWN_PAGE_MILLIS = 1_000;

/** How many times as fast as usual things move and fade where a page's time is ours. */
const PLAYBACK_RATE = 4;

/** What a page is made of. */
export interface LivePageOptions {
  readonly page: Page;
  readonly exchange: Exchange;
  /** The visitor's session, where something else than the browser asks as the same visitor. @default null */
  readonly session?: SharedSession | null;
  /** What its loads begin with. @default nothing, and none but this page keeps it */
  readonly storage?: KeptStorage;
  /** What pages of the site look for without end; it is added to. @default nothing, and none but this page knows it */
  readonly news?: Set<string>;
  /** Ends everything that is done with the page. */
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** How its time passes while it is waited for. @default as it does by itself */
  readonly time?: PageTime;
}

/** A page that is worked. All rejects if it closes or navigates away for good. */
export interface LivePage {
  readonly gate: BrowserGate;
  /** Loads an address afresh, by GET or as a form that is posted does; the status of the answer, or null if there was none, as where the gate refuses it. */
  load(url: string, timeoutMillis: number, post?: RequestPath): Promise<number | null>;
  /** The next load of an address of this site is a first visit: no cookie tells what was asked before. */
  renew(url: string): Promise<void>;
  /** Works a control; false if it is gone. Changes from here on count for {@link settled}. */
  work(control: Control, step: Step, cause: RequestCause): Promise<boolean>;
  /** Does something whose traces in the page's storage every later load begins with; other traces end with their load. */
  keeping<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until it has come to rest; whether anything changed. */
  settled(options?: { readonly effectMillis?: number; readonly anew?: boolean }): Promise<boolean>;
  look(): Promise<TakenSnapshot>;
  /** Scrolls back to the top; whether it was elsewhere. */
  returnToTop(): Promise<boolean>;
  /** Leaves the end of the page, in a window of its usual height, and comes to it again; false if all of it is in sight. Changes from here on count for {@link settled}. */
  comeAgain(): Promise<boolean>;
  /** Leaves what lies open by a press on nothing, which may choose what is marked in it. Changes from here on count for {@link settled}. */
  pressElsewhere(): Promise<void>;
  /**
   * Goes to another place in the history of the document that is there; false if it is in that place, or the place is another
   * document's. Changes from here on count for {@link settled}.
   */
  travel(place: string): Promise<boolean>;
  /** Scrolls the list around a node of the last look on; whether it shows something else then. */
  scrollOn(node: number): Promise<boolean>;
  /**
   * Makes the window show all of some nodes of the last look, until the next load; false if it did, or they take no room.
   * Changes from here on count for {@link settled}. `mayLeaveTop`: where they reach too far down they are scrolled to.
   */
  cover(nodes: readonly number[], mayLeaveTop?: boolean): Promise<boolean>;
  /** Where the nodes of the last look show now. */
  measure(): Promise<Measured>;
  /** Status of the last document of the page itself. */
  status(): number | null;
  /** Waits for a turn to ask for something; such waits are no time of the page's. */
  turn<Answer>(asked: Promise<Answer>): Promise<Answer>;
  /** Milliseconds so far in which it waited for a turn. */
  waitedMillis(): number;
  /** How long that document asked to be left alone, in milliseconds; null if it did not. */
  retryAfterMillis(): number | null;
  /** What the page's site would not answer for now since the page was loaded or worked last. */
  readonly refused: RefusedDataWatch;
  /** Data that came since the last time. */
  data(): Promise<readonly DataExchange[]>;
}

/** Sets a lent page up. */
export async function createLivePage({
  page,
  exchange,
  session: visitor = null,
  storage: kept = new Map(),
  news = new Set(),
  signal,
  now,
  time = 'own',
}: LivePageOptions): Promise<LivePage> {
  const state = watchDocument(page);
  refuseExtras(page);
  const session = await page.context().newCDPSession(page);
  if (time !== 'own') await hurryAnimations(session);
  const data = await captureData(session);
  const storage = createVisitorStorage(session, kept);
  if (visitor !== null) tellCookies(session, visitor);
  const refused = watchRefusedData(page, now);
  const waits = createTurnWaits(now);
  const height = createWindowHeight(page);
  const gate = await openBrowserGate({
    page,
    session,
    exchange,
    waits,
    signal,
    now: waits.clock(),
    news,
    waitsForAll: time === 'held',
  });
  const settled: LivePage['settled'] = (options = {}) =>
    settle({ session, gate, signal, time, now: waits.clock(MAX_RETRY_AFTER), ...options });

  return {
    gate,
    status: () => state.status,
    retryAfterMillis: () => retryAfterMillis(state.retryAfter, now()),
    turn: waits.during,
    waitedMillis: waits.millis,
    refused,
    data: data.take,
    keeping: storage.keeping,
    renew: async (url) => visitor?.renew(url),
    load: createLoad({ page, session, data, visitor, storage, gate, state, settled, refused, height }),
    work: createWork({ page, session, gate, state, refused, height }),
    settled,
    async look() {
      await visitor?.fetch(page.url(), state.isWorked);
      return look(session);
    },
    ...createMoves({ session, gate, refused, height }),
    async cover(nodes, mayLeaveTop = false) {
      const world = await enterPageWorld(session);
      const { pixels, isBelow } = await world.run(spanOf, { rows: nodes, ...coverLimits(mayLeaveTop) });
      await world.run(beginWatch, null);
      return (await height.cover(pixels)) || isBelow;
    },
    ...createScrolling(session),
  };
}

function coverLimits(mayLeaveTop: boolean): Pick<Spanned, 'leastHeight' | 'mostHeight'> {
  return { leastHeight: LEAST_COVERED, mostHeight: mayLeaveTop ? MOST_HEIGHT : Number.MAX_SAFE_INTEGER };
}

interface LoadParts extends Pick<LivePage, 'gate' | 'settled'> {
  readonly page: Page;
  readonly session: CDPSession;
  readonly data: DataCapture;
  readonly visitor: SharedSession | null;
  readonly storage: VisitorStorage;
  readonly state: DocumentState;
  readonly refused: RefusedDataWatch;
  readonly height: WindowHeight;
}

function createLoad({
  page,
  session,
  data,
  visitor,
  storage,
  gate,
  state,
  settled,
  refused,
  height,
}: LoadParts): LivePage['load'] {
  return async (url, timeoutMillis, post) => {
    // An address that differs in its hash only would not be loaded at all.
    if (withoutHash(page.url()) === withoutHash(url)) await page.goto('about:blank');
    // A load that was given up keeps the page from taking orders.
    if (state.isGivenUp) await session.send('Page.stopLoading');
    Object.assign(state, NOT_LOADED);
    refused.clear();
    await height.restore();
    await data.take();
    await visitor?.bring(url);
    await storage.begin();
    gate.begin('load', url, post);
    try {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: timeoutMillis });
    } catch (error) {
      // Without a body an error is all that a browser makes of an error status.
      const isAnswered = state.status !== null && state.status >= LEAST_ERROR;
      state.isGivenUp = !isAnswered && gate.documentRefusal() === null;
      if (state.isGivenUp) throw error;
      if (isAnswered) await ownPage(page);
      return state.status;
    }
    await settled();
    return state.status;
  };
}

/** The page's world, where something is about to be done on it: changes and what is asked for count from here on. */
async function begun(
  { session, gate, refused }: Pick<LoadParts, 'session' | 'gate' | 'refused'>,
  cause: RequestCause,
): Promise<PageWorld> {
  refused.clear();
  const world = await enterPageWorld(session);
  await world.run(beginWatch, null);
  gate.begin(cause, null);
  return world;
}

/** Causes of what a site is to remember of its visitor: the cookies in which scripts keep it outlast the page. */
const KEPT_CAUSES: ReadonlySet<RequestCause> = new Set(['overlay', 'entrance']);

type WorkParts = Pick<LoadParts, 'page' | 'session' | 'gate' | 'state' | 'refused' | 'height'>;

function createWork({ page, session, gate, state, refused, height }: WorkParts): LivePage['work'] {
  return async (control, step, cause) => {
    await begun({ session, gate, refused }, cause);
    state.isWorked ||= !KEPT_CAUSES.has(cause);
    if (step.do === 'scroll' && height.isRaised() && !(await hasRoom(session, control.node))) await height.restore();
    const isWorked = await workControl(page, session, { node: control.node, step });
    // What was scrolled on stays in sight: the window grows downwards.
    if (isWorked && step.do === 'scroll') await height.raise();
    return isWorked;
  };
}

/** Whether anything around a node can be scrolled: a list that goes on as it is scrolled does not where all of it is in sight. */
async function hasRoom(session: CDPSession, node: number): Promise<boolean> {
  const { kind } = await (await enterPageWorld(session)).run(actionProgram, { node, do: 'room', value: null });
  return kind !== 'covered';
}

/** What only looks at a page and moves in it. */
function createScrolling(session: CDPSession): Pick<LivePage, 'returnToTop' | 'scrollOn' | 'measure'> {
  return {
    returnToTop: async () => (await enterPageWorld(session)).run(returnToTop, null),
    scrollOn: async (node) => (await enterPageWorld(session)).run(scrollOn, node),
    measure: async () => (await enterPageWorld(session)).run(measureNodes, null),
  };
}

/** What may have a page ask for something, as a choice does, though no control is worked. */
function createMoves(
  parts: Pick<LoadParts, 'session' | 'gate' | 'refused' | 'height'>,
): Pick<LivePage, 'pressElsewhere' | 'travel' | 'comeAgain'> {
  return {
    pressElsewhere: async () => void (await (await begun(parts, 'choice')).run(pressElsewhere, null)),
    travel: async (place) => (await begun(parts, 'choice')).run(travelTo, place),
    async comeAgain() {
      const world = await begun(parts, 'pager');
      await parts.height.restore();
      return world.run(comeAgain, null);
    },
  };
}

/** What the site said of the page's own document. */
interface DocumentState {
  status: number | null;
  retryAfter: string | undefined;
  /** Whether its load was given up before it was answered. */
  isGivenUp: boolean;
  /** Whether something was chosen on it since. */
  isWorked: boolean;
}

const NOT_LOADED: DocumentState = { status: null, retryAfter: undefined, isGivenUp: false, isWorked: false };

function watchDocument(page: Page): DocumentState {
  const state = { ...NOT_LOADED };
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return;
    state.status = response.status();
    state.retryAfter = response.headers()['retry-after'];
  });
  return state;
}

/** Tells a visitor's session which cookies the site sets, by headers. */
function tellCookies(session: CDPSession, visitor: SharedSession): void {
  session.on('Network.responseReceivedExtraInfo', ({ headers }) => {
    const setCookies = headers['set-cookie'] ?? headers['Set-Cookie'];
    if (setCookies !== undefined) visitor.answered(setCookies);
  });
}

/** What moves and fades is waited for in any case. */
async function hurryAnimations(session: CDPSession): Promise<void> {
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
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

/** Waits for the browser's own page about an answer without a body, which would come in between the next load. */
async function ownPage(page: Page): Promise<void> {
  try {
    await page.waitForURL(/^chrome-error:/u, { waitUntil: 'commit', timeout: OWN_PAGE_MILLIS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

async function look(session: CDPSession): Promise<TakenSnapshot> {
  for (let left = MOST_LOOKS; ; left -= 1) {
    try {
      return await (await enterPageWorld(session)).run(snapshotProgram, SNAPSHOT_LIMITS);
    } catch (error) {
      if (left <= 1 || !isNavigation(error)) throw error;
    }
  }
}
