/**
 * Loads the page of a stage and looks at it: each look is a {@link Moment}.
 */

import { urlPattern } from '../../base/url.js';
import { statusProblem, typeProblem, type BrowserFailure } from '../live/browser-failures.js';
import type { ExchangeRequest, RefusalReason } from '../../model/exchange.js';
import { MAX_RETRY_AFTER, TOO_MANY_REQUESTS } from '../exchange/retries.js';
import type { LivePage } from '../live/live-page.js';
import { snapshotFromPage } from '../live/snapshot-from-page.js';
import type { RequestPath } from '../../model/access-path.js';
import type { Control } from '../../model/page.js';
import { isPaging } from '../../model/step.js';
import { LEAST_BLANKS, blankPlaces } from './blank-places.js';
import type { StageOptions, StageOrder } from './stage-contract.js';
import type { Moment } from './stage-moment.js';
import { accessPathOf, type UnitPath } from './stage-path.js';
import { approveContent } from '../live/write-judgement.js';

/** Things laid over a page that are closed before it is read. */
const MOST_OVERLAYS = 3;

/** Times that a page is waited for where the site asks for fewer requests. */
export const MOST_WAITS = 2;

/** Times that the window is raised for one look: what is drawn may take more room than its place did. */
const MOST_COVERS = 3;

/** Pages of one address pattern whose blank places stay blank in a higher window before the rest is left alone. */
const MOST_VAIN_COVERS = 2;

/** How long what comes into sight may take to be drawn, in milliseconds. */
const DRAWING_MILLIS = 400;

/** A state that was reached, or why not. `loads`: documents that were loaded for it beside what a step did. */
export type Reached = { readonly kind: 'moment'; readonly moment: Moment; readonly loads?: number } | BrowserFailure;

/** Looks at one live page. */
export interface StageLooks {
  /** The page as it is now, at the end of a path. */
  look(path: UnitPath, like: StageOrder['like']): Promise<Moment>;
  /** The page at an address, without what lies over it. */
  load(url: string, order: StageOrder, post?: RequestPath): Promise<Reached>;
  /** Waits for a turn to ask for an address; why not, or null. */
  refusal(url: string, order: StageOrder, post?: RequestPath): Promise<BrowserFailure | null>;
  /** Why a page may not be at an address to which it came by itself, or null. Waits for no turn: what it asked for had its own. */
  refusalThere(url: string, order: StageOrder): Promise<RefusalReason | null>;
}

/** Whether a page is to be brought again, since its site would not answer what it asked for; the site is then left alone for as long as it said. */
export function isToWait({ live, exchange }: Pick<StageOptions, 'live' | 'exchange'>): boolean {
  const refused = live.refused.first();
  if (refused === null || exchange.slowDown === undefined) return false;
  if ((refused.retryAfterMillis ?? 0) > MAX_RETRY_AFTER) return false;
  exchange.slowDown(refused.url, refused.retryAfterMillis);
  return true;
}

/** The looks of a stage. */
export function createStageLooks(
  options: Pick<StageOptions, 'live' | 'exchange' | 'guard' | 'readPage' | 'timeoutMillis' | 'visits' | 'openers'>,
): StageLooks {
  const { live, exchange, guard, timeoutMillis, visits } = options;
  const look = createLook(options);

  /** The page at an address; again where the layer of a search went with what lay over it, which does not come back. */
  async function load(url: string, order: StageOrder, post?: RequestPath): Promise<Reached> {
    const reached = await loadOnce(url, order, post);
    if (post !== undefined || reached.kind !== 'moment' || !reached.isPutAway) return reached;
    return (await refusal(url, order)) === null ? loadOnce(url, order) : reached;
  }

  async function loadOnce(
    url: string,
    order: StageOrder,
    post?: RequestPath,
  ): Promise<Reached & { readonly isPutAway?: boolean }> {
    const status = await patientStatus({ live, exchange }, url, {
      load: () => live.load(url, timeoutMillis, post),
      mayAsk: async () => (await refusal(url, order, post)) === null,
    });
    const refused = live.gate.documentRefusal();
    if (refused !== null) return { kind: 'refused', reason: refused, url };
    const failure = statusProblem(url, status);
    if (failure !== null) return failure;
    const moment = await look({ url, ...(post && { post }), units: [] }, order.like);
    approveContent(live.gate.writesReleased(), moment.sight, guard);
    const problem = typeProblem(moment.snapshot.url, moment.contentType, status);
    if (problem !== null) return problem;
    const bare = await uncovered({ live, look }, moment, order);
    return { kind: 'moment', moment: bare, isPutAway: isPutAway(moment, bare) };
  }

  async function refusal(
    url: string,
    { priority, signal }: StageOrder,
    post?: RequestPath,
  ): Promise<BrowserFailure | null> {
    const admission = await live.turn(exchange.admit(documentRequest(url, priority, post), signal));
    return admission.kind === 'admitted' ? null : { ...admission, url };
  }

  return {
    look,
    refusal,
    async refusalThere(url, { priority, signal }) {
      const judged = await exchange.judge(documentRequest(url, priority), signal);
      return judged.kind === 'refused' ? judged.reason : null;
    },
    async load(url, order, post) {
      if (visits.areNeeded()) await live.renew(url);
      const reached = await load(url, order, post);
      if (post !== undefined || reached.kind !== 'moment' || !visits.isOther(url, reached.moment.sight.view))
        return reached;
      await live.renew(url);
      if ((await refusal(url, order)) !== null) return reached;
      const first = await load(url, order);
      if (first.kind === 'moment') visits.note(url, first.moment.sight.view);
      return first;
    },
  };
}

/** Looks at a page; again in a higher window where its list has blank places, which are drawn once they are to be seen. */
function createLook({
  live,
  readPage,
  openers: { wholes, blanks },
}: Pick<StageOptions, 'live' | 'readPage' | 'openers'>): StageLooks['look'] {
  const lookOnce: StageLooks['look'] = async (path, like) => {
    const taken = await live.look();
    const snapshot = snapshotFromPage(taken, live.status() ?? 200);
    const at = accessPathOf(path);
    const view = wholes.read(path, readPage(snapshot, like, at));
    const { bytes, contentType, place } = taken;
    return {
      path,
      before: null,
      snapshot,
      bytes,
      contentType,
      place,
      sight: { path: at, view, exchanges: await live.data() },
    };
  };

  return async (path, like) => {
    let moment = await lookOnce(path, like);
    const mayLeaveTop = bringsMore(path);
    for (let left = MOST_COVERS; left > 0; left -= 1) {
      const { snapshot, sight } = moment;
      const places = blankPlaces(snapshot, sight.view.list);
      const kind = urlPattern(snapshot.url);
      const least = blanks.isUseful(kind) ? 1 : LEAST_BLANKS;
      if (places.length < least || !blanks.mayTry(kind, MOST_VAIN_COVERS) || !(await live.cover(places, mayLeaveTop)))
        break;
      await live.settled({ effectMillis: DRAWING_MILLIS });
      const next = withEarlierData(await lookOnce(path, like), moment);
      const isUseful = cardsOf(next) > cardsOf(moment);
      blanks.note(kind, isUseful);
      moment = next;
      if (!isUseful) break;
    }
    return moment;
  };
}

/** Whether a path ends with a button that brings more of a list: of what it shows only what is new counts then. */
function bringsMore({ units }: UnitPath): boolean {
  const last = units.at(-1);
  return last !== undefined && last.do !== 'scroll' && isPaging(last);
}

function cardsOf({ sight: { view } }: Moment): number {
  return view.list?.cards.length ?? 0;
}

function documentRequest(url: string, priority: number, post?: RequestPath): ExchangeRequest {
  const { method = 'GET', body = null } = post ?? {};
  return { method, url, headers: {}, body, priority, purpose: 'page', transport: 'browser' };
}

/** The page without what lies over it. */
async function uncovered(
  { live, look }: Pick<StageOptions, 'live'> & Pick<StageLooks, 'look'>,
  first: Moment,
  { like }: StageOrder,
): Promise<Moment> {
  let moment = first;
  for (let left = MOST_OVERLAYS; left > 0 && !isPutAway(first, moment); left -= 1) {
    const control = moment.sight.view.overlays?.[0]?.dismiss[0];
    if (control === undefined || !(await dismissed(live, control))) break;
    moment = withEarlierData(await look(first.path, like), moment);
  }
  return moment;
}

/** Whether a page with a list has put another query in its address by itself, as one does whose layer for a search is left. */
function isPutAway({ snapshot: { url: first }, sight }: Moment, { snapshot: { url } }: Moment): boolean {
  const [from, to] = [new URL(first), new URL(url)];
  return sight.view.list !== null && from.search !== to.search && from.pathname === to.pathname;
}

/** Closes an overlay, for later loads, too; false if the control is gone. */
function dismissed(live: LivePage, control: Control): Promise<boolean> {
  return live.keeping(async () => {
    const isThere = await live.work(control, control.step, 'overlay');
    if (isThere) await live.settled();
    return isThere;
  });
}

/**
 * A moment with the data that came before an earlier look at the same state. What it shows was reached as then, also where a
 * choice is about to be replaced and does not count any more for the path of the page.
 */
export function withEarlierData(moment: Moment, { sight: { path, exchanges } }: Moment): Moment {
  return { ...moment, sight: { ...moment.sight, path, exchanges: [...exchanges, ...moment.sight.exchanges] } };
}

interface Asking {
  readonly load: () => Promise<number | null>;
  /** Waits for a turn; false if there is none. */
  readonly mayAsk: () => Promise<boolean>;
}

/** Loads an address; again once the site that asked for fewer requests has been left alone for as long as it said. */
async function patientStatus(
  { live, exchange }: Pick<StageOptions, 'live' | 'exchange'>,
  url: string,
  { load, mayAsk }: Asking,
): Promise<number | null> {
  let status = await load();
  for (let waits = 0; status === TOO_MANY_REQUESTS && waits < MOST_WAITS; waits += 1) {
    const asked = live.retryAfterMillis();
    if (exchange.slowDown === undefined || (asked ?? 0) > MAX_RETRY_AFTER) break;
    exchange.slowDown(url, asked);
    if (!(await mayAsk())) break;
    status = await load();
  }
  return status;
}

/** The same page at the end of another path. */
export function movedTo(
  path: UnitPath,
  moment: Moment,
  { order, readPage }: Pick<StageOptions, 'readPage'> & { readonly order: StageOrder },
): Moment {
  const at = accessPathOf(path);
  return { ...moment, path, sight: { ...moment.sight, path: at, view: readPage(moment.snapshot, order.like, at) } };
}
