/**
 * Pages that are reached by actions: over a shortcut where one was learnt, else in the browser.
 */

import type { ActionsPath, UrlPath } from '../../model/access-path.js';
import type { EmbeddedLists } from '../../model/embedded-list.js';
import type { PageView } from '../../model/page.js';
import type { Shortcut, Shortcuts } from '../../model/shortcut.js';
import type { Refusal } from '../../model/site.js';
import { isPaging } from '../../model/step.js';
import { decodeText, mediaType } from '../exchange/charset.js';
import { comparedDocument } from './compared-document.js';
import { createEmptyAnswers } from './empty-answers.js';
import { alongside, haulOf, instead, isEnd, type FetchedPage, type Hauled } from './haul.js';
import { createLivePages } from './live-pages.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import { requestFor } from './page-fetch.js';
import { unitPath } from '../stage/stage-path.js';
import type { Paid, TransportOrder, Transports } from './transports.js';

/** How to fetch what actions lead to. */
export interface ActionOrder extends TransportOrder {
  /** Entities that are to be expected; 0 where that is not known. */
  readonly promised: number;
}

/** Fetches what actions lead to. */
export type ActionHaul = (path: ActionsPath | UrlPath, order: ActionOrder) => Promise<Hauled>;

/** The way to pages behind actions. */
export function createActionHaul(deps: LiveSiteDeps, transports: Transports): ActionHaul {
  const { shortcuts = null } = deps;

  const live = createLivePages(transports, shortcuts);
  const empty = createEmptyAnswers();

  /** What a shortcut answers; null if it is not understood. */
  async function over(shortcut: Shortcut, order: TransportOrder): Promise<FetchedPage | Refusal | null> {
    if (shortcut.kind === 'data') return deps.render === 'browser' ? null : data(shortcut, order);
    const { request, headers, path } = shortcut;
    const loaded = async (): Promise<Paid | null> =>
      request.kind === 'url' ? transports.inBrowser(request, order) : null;
    if (deps.render === 'browser') return loaded();
    return whereUnsure(await transports.overHttp(request, { ...order, headers }, path), loaded, deps.embedded ?? null);
  }

  async function data(shortcut: Shortcut, { priority }: TransportOrder): Promise<FetchedPage | Refusal | null> {
    const plain = requestFor({ path: shortcut.request, priority });
    const request = { ...plain, headers: { ...plain.headers, ...shortcut.headers }, purpose: 'resource' } as const;
    const result = await transports.paying((signal) => deps.exchange.send(request, signal));
    if (result.kind === 'stopped') return result;
    if (result.kind === 'blocked') return { ...result, url: request.url };
    if (result.kind !== 'response') return null;
    const { body, headers, status, url, bytes, at } = result.response;
    const contentType = headers['content-type'] ?? '';
    const told = { mediaType: mediaType(contentType), text: decodeText(body, contentType) };
    const view = shortcuts?.read(shortcut, { method: request.method, url, status, ...told }) ?? null;
    return view === null ? null : { kind: 'page', view, transport: 'http', bytes, at };
  }

  /**
   * What a shortcut answered, or the live page where they do not agree. Where the page cannot be had live, a shortcut is
   * believed only if it was right often enough: the first guess at what a choice asks for may ask for all of the list.
   */
  async function checked(cheap: FetchedPage, { path, order, shortcut, shortcuts: learnt }: Shortened): Promise<Hauled> {
    const haul = haulOf(cheap);
    if (!isNear(path) || !transports.hasBrowser()) return haul;
    // One value that the site writes otherwise than the rest says nothing against the rule of all.
    if (!learnt.wantsCheck(shortcut, cheap.view, order.promised))
      return empty.mayBeWrong(path, cheap.view, order.promised) ? whole(cheap, path, order) : haul;
    const shown = await live(path, order);
    if (isEnd(shown)) return shown;
    if (shown.kind !== 'page') return learnt.lesson(path) === null ? haul : shown;
    return learnt.judge(shortcut, cheap.view, shown.view) ? alongside(haul, shown) : instead(shown, haul);
  }

  /** The live page in place of an answer without a list, where it is to be had. */
  async function whole(answer: FetchedPage, path: ActionsPath | UrlPath, order: TransportOrder): Promise<Hauled> {
    const shown = transports.hasBrowser() ? await live(path, order) : null;
    if (shown?.kind !== 'page') return shown !== null && isEnd(shown) ? shown : haulOf(answer);
    empty.note(shown.view);
    return instead(shown, haulOf(answer));
  }

  return async (path, order) => {
    const shortcut = shortcuts?.resolve(path) ?? null;
    if (shortcuts === null || shortcut === null) return hauled(await live(path, order));
    const came = await over(shortcut, order);
    if (isEnd(came)) return came;
    if (came?.kind === 'page')
      return shortcut.kind === 'document' && hidesRest(path, came.view)
        ? whole(came, path, order)
        : checked(came, { path, order, shortcut, shortcuts });
    const shown = await live(path, order);
    if (shown.kind === 'page' && speaksAgainst(came)) shortcuts.judge(shortcut, null, shown.view);
    return hauled(shown);
  };
}

/** Whether what came in place of a page says that the shortcut is wrong: what may not be asked does not. */
function speaksAgainst(came: Refusal | null): boolean {
  return came !== null && came.kind !== 'refused';
}

/**
 * Whether a document came for a further page without a list, but with links, as a single card is none by itself, or with scripts,
 * which may be still to draw it.
 */
function hidesRest(path: ActionsPath | UrlPath, { list, links, scripts }: PageView): boolean {
  const last = unitPath(path)?.units.at(-1);
  return last !== undefined && isPaging(last) && list === null && (links.length > 0 || scripts > 0);
}

/** What came over HTTP, or as a browser shows it where its list has blank places, or data that told them are to be compared. */
async function whereUnsure(
  came: Paid,
  inBrowser: () => Promise<Paid | null>,
  embedded: EmbeddedLists | null,
): Promise<Paid> {
  if (came.kind !== 'page' || ((came.blanks ?? 0) === 0 && came.completion?.wantsCheck !== true)) return came;
  const shown = await inBrowser();
  if (shown?.kind !== 'page') return isEnd(shown) ? shown : came;
  const kept = comparedDocument(came, shown, embedded) === true ? came : shown;
  return { ...kept, pages: (shown.pages ?? 1) + 1, bytes: shown.bytes + came.bytes };
}

/** A page that a shortcut may stand for. */
interface Shortened {
  readonly path: ActionsPath | UrlPath;
  readonly order: ActionOrder;
  readonly shortcut: Shortcut;
  readonly shortcuts: Shortcuts;
}

function hauled(shown: FetchedPage | Refusal): Hauled {
  return shown.kind === 'page' ? haulOf(shown) : shown;
}

/** Steps that a live page may take for a comparison; what lies deeper would cost more than it is worth. */
const MOST_CHECK_STEPS = 4;

/** The same of choices alone: a wrong answer to several tells wrong facts of all that it lists. */
const MOST_CHECK_CHOICES = 6;

function isNear(path: ActionsPath | UrlPath): boolean {
  const { units = [] } = unitPath(path) ?? {};
  return units.length <= (units.some(isPaging) ? MOST_CHECK_STEPS : MOST_CHECK_CHOICES);
}
