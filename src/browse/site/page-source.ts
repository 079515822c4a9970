/**
 * Where pages come from when they are not remembered: by one request or by actions, at the least cost that says the same.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Answer } from '../../model/site.js';
import { createActionHaul } from './action-haul.js';
import { withAdmittedPaths } from './admitted-paths.js';
import { createDirectHaul, type DirectHaul } from './direct-haul.js';
import { alongside, haulOf, instead, isEnd, type FetchedPage, type Haul, type Hauled } from './haul.js';
import { createGates, type Gates } from './gates.js';
import { createHeldLists, type HeldLists } from './held-lists.js';
import { createLessons } from './lessons.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { PageBudget } from './page-budget.js';
import { directPath } from './page-fetch.js';
import type { PageOrder } from './page-order.js';
import { createStuckLists } from './stuck-lists.js';
import type { Transport } from './transport-choice.js';
import { createTransports, type Transports } from './transports.js';
import { createOnward } from './onward.js';
import { unitPath } from '../stage/stage-path.js';
import { createTurns } from './turns.js';

/** Fetches pages and remembers them. */
export interface PageSource {
  fetch(order: PageOrder): Promise<Answer>;
  /** Whether a page is to be opened in a browser for all that can be worked on it. */
  isOpened(path: AccessPath, view: PageView): boolean;
  transports(): Readonly<Record<string, Transport>>;
}

/** A source over the exchange and, if there is one, the browser. */
export function createPageSource(deps: LiveSiteDeps, budget: PageBudget): PageSource {
  const transports = createTransports(deps, budget);
  const turns = createTurns();
  const direct = createDirectHaul(deps, transports, turns);
  // A browser keeps its own session, and goes on in it.
  const held = deps.render === 'browser' ? null : createHeldLists(transports, turns);
  const onward = createOnward(deps.shortcuts ?? null, () => transports.hasBrowser() && deps.render !== 'http');
  const stuck = createStuckLists(onward);
  const gates = deps.render === 'http' ? null : createGates(transports);

  const plain = createPlainWay({ deps, transports, direct, held });

  /** A list that goes on only by script, or is drawn anew by one, is opened in the browser, until its pager is learnt. */
  async function going(order: PageOrder, found: Haul): Promise<Hauled> {
    const { path } = order;
    if (unitPath(path) === null || !transports.hasBrowser() || !stuck.mayBeHelped(path, found.page.view)) return found;
    const live = await transports.inBrowser(path, order);
    if (isEnd(live)) return live;
    const page = live?.kind === 'page' ? live : null;
    if (page !== null && (direct.noteOther(path, found.page, page) || goesOn(page))) return instead(page, found);
    stuck.noteInVain(found.page.view);
    return alongside(found, page);
  }

  function isOpened(path: AccessPath, view: PageView): boolean {
    return unitPath(path) !== null && transports.hasBrowser() && deps.render !== 'http' && mayBeWorked(view);
  }

  async function asked(order: PageOrder): Promise<Hauled> {
    if (order.came === null || deps.shortcuts?.tellsAll(order.path) === true) return unseen(order);
    const opened = await transports.inBrowser(order.path, order);
    return opened?.kind === 'page' ? haulOf(opened) : (opened ?? noWay());
  }

  async function unseen(order: PageOrder): Promise<Hauled> {
    const found = await plain(order);
    if (found.kind !== 'haul') return found;
    if (!order.controls || !isOpened(order.path, found.page.view)) return going(order, found);
    const opened = await transports.inBrowser(order.path, order);
    if (isEnd(opened)) return opened;
    if (opened?.kind !== 'page') return found;
    if (order.path.kind === 'url') direct.noteOpened(order.path.url, found.page.view, opened.view);
    return instead(opened, found);
  }

  /** A page that came without its list, which scripts draw, is from then on what the browser shows of it. */
  async function takeInstead({ path, purpose, came }: PageOrder, kept: KeptPage): Promise<void> {
    if (came === null || path.kind !== 'url' || !direct.noteOpened(path.url, came.view, kept.view)) return;
    await deps.memory.put({ ...kept, key: came.key, path, purpose });
  }

  return {
    transports: direct.transports,
    isOpened,
    async fetch(order) {
      const { key, path, purpose } = order;
      const found = await throughGates(gates, asked, order);
      if (found.kind !== 'haul') return found;
      const { transport, at } = found.page;
      const came = await withAdmittedPaths(found.page.view, deps.exchange);
      const view = onward(path, held?.led(path, came) ?? came);
      const { pages, bytes } = found;
      await deps.memory.put({ key, path, purpose, view, transport, bytes, at });
      await takeInstead(order, { view, transport, bytes, at });
      deps.onPage?.({ key, url: view.url, purpose, view, transport, bytes, pages, at });
      return { kind: 'page', observation: { page: key, view, at, cost: { pages, bytes, transport } } };
    },
  };
}

/** Whether scripts may work what is on a page, and data does not tell all of it. A page may have taken its scripts away once they ran. */
function mayBeWorked({ scripts, openers = [], told }: PageView): boolean {
  return (scripts > 0 || openers.length > 0) && told !== true;
}

/** What an order brings, once more where a gate stood before it and was passed. */
async function throughGates(
  gates: Gates | null,
  asked: (order: PageOrder) => Promise<Hauled>,
  order: PageOrder,
): Promise<Hauled> {
  const found = await asked(order);
  if (found.kind !== 'haul' || gates === null || !(await gates.pass(order, found.page.view))) return found;
  const behind = await asked(order);
  return behind.kind === 'haul' ? instead(behind.page, found) : behind;
}

/** What is remembered of a page beside how it is asked for. */
type KeptPage = Pick<Parameters<LiveSiteDeps['memory']['put']>[0], 'view' | 'transport' | 'bytes' | 'at'>;

interface Ways {
  readonly deps: LiveSiteDeps;
  readonly transports: Transports;
  readonly direct: DirectHaul;
  readonly held: HeldLists | null;
}

/** The way to a page as it comes: by one request, or behind actions, where visits that teach the same wait for each other. */
function createPlainWay({ deps, transports, direct, held }: Ways): (order: PageOrder) => Promise<Hauled> {
  const behindActions = createActionHaul(deps, transports);
  const lessons = createLessons(deps.render === 'browser' ? null : (deps.shortcuts ?? null));

  async function straight({ path, priority, like, promised }: PageOrder): Promise<Hauled> {
    const request = directPath(path);
    if (path.kind === 'url' && direct.needsBrowser(path.url) && deps.shortcuts?.resolve(path) != null)
      return behindActions(path, { priority, like, promised });
    if (request !== null) return direct(request, { priority, like });
    return path.kind === 'actions' ? behindActions(path, { priority, like, promised }) : noWay();
  }

  return async (order) => {
    const { path, priority, like } = order;
    const further = held === null ? null : await held.follow(path, { priority, like });
    if (further !== null) return further;
    const isLive = path.kind === 'actions' || (path.kind === 'url' && direct.needsBrowser(path.url));
    return isLive && transports.hasBrowser() ? lessons(path, () => straight(order)) : straight(order);
  };
}

function goesOn({ view }: FetchedPage): boolean {
  return view.pagination.next !== null;
}

function noWay(): Hauled {
  return { kind: 'failed', reason: 'not-found', url: '', status: null, message: 'There is no way to ask this.' };
}
