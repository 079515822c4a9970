/**
 * Pages that one request reaches: over HTTP first, in a browser where HTTP shows too little.
 */

import { selectsByFragment } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { pageKey } from '../exchange/exchange-key.js';
import { requestKind } from '../live/write-guard.js';
import { repeatsQuestion } from '../exchange/repeated-question.js';
import { comparedDocument } from './compared-document.js';
import { alongside, haulOf, instead, type FetchedPage, type Haul, type Hauled } from './haul.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { DirectPath } from './page-fetch.js';
import type { Turns } from './turns.js';
import {
  createTransportChoice,
  isReplaced,
  listsOthers,
  type Transport,
  type TransportChoice,
} from './transport-choice.js';
import type { Paid, TransportOrder, Transports } from './transports.js';

/** Fetches what one request leads to. */
export interface DirectHaul {
  (path: DirectPath, order: TransportOrder): Promise<Hauled>;
  /** Whether an address would be asked in the browser at once. */
  needsBrowser(url: string): boolean;
  /** Learns from a page that came over HTTP without a list and was opened in the browser later, for what can be worked on it; whether it lists something there. */
  noteOpened(url: string, http: PageView, opened: PageView): boolean;
  /** Learns whether a browser lists other entities at an address than came over HTTP, and answers it. */
  noteOther(path: AccessPath, http: FetchedPage, shown: FetchedPage): boolean;
  /** What was learnt of transports, by address pattern. */
  transports(): Readonly<Record<string, Transport>>;
}

/** A page that came over HTTP. */
interface Found {
  readonly url: string;
  readonly http: Haul;
}

/** The way to pages behind one request; what is posted takes its turns. */
export function createDirectHaul(deps: LiveSiteDeps, transports: Transports, turns: Turns): DirectHaul {
  const { embedded = null } = deps;
  const render = deps.browser === null ? 'http' : (deps.render ?? 'auto');
  const choice = createTransportChoice(render, deps.transports ?? {});

  async function haul(path: DirectPath, order: TransportOrder): Promise<Hauled> {
    const { url } = path;
    const isPlain = isPlainGet(path);
    const isFirst = isPlain && needsBrowser(url);
    const rendered = isFirst ? await transports.inBrowser({ kind: 'url', url }, order) : null;
    const overHttp = (): Promise<Paid> => transports.overHttp(path, order);
    const first = rendered ?? (await (isPlain ? overHttp() : turns.take(overHttp, pageKey(path))));
    if (first.kind !== 'page') return first;
    const alone = haulOf(first);
    if (!isPlain) {
      noteWrite(path, alone);
      // What was asked is only known to the session: what is posted meanwhile would change the answer.
      if (first.view.url !== url) turns.begin();
    }
    return rendered === null && isPlain && wantsBrowser(url, first) ? compared({ url, http: alone }, order) : alone;
  }

  /** A page that came over HTTP, or what the browser shows of it where that is more, or something else than was told. */
  async function compared(found: Found, order: TransportOrder): Promise<Haul> {
    const { url, http } = found;
    const second = await transports.inBrowser({ kind: 'url', url }, order);
    const agreed = comparedDocument(http.page, second, embedded);
    if (second?.kind !== 'page' || agreed === null) return betterOf(found, second, choice);
    return agreed ? alongside(http, second) : instead(second, http);
  }

  /** Whether the browser is to show a page that came over HTTP, too. */
  function wantsBrowser(url: string, { view, blanks, completion }: FetchedPage): boolean {
    if (completion !== undefined) return completion.wantsCheck;
    return choice.wantsComparison(url, view, blanks) || choice.first(url) === 'browser';
  }

  /** The first answer to a form tells whether sending it only asks. */
  function noteWrite(path: DirectPath, { page }: Haul): void {
    const { method, body } = path.kind === 'request' ? path : { method: 'GET', body: null };
    const kind = requestKind({ method, url: path.url, body });
    if (page.view.list !== null) deps.guard?.approve(kind);
    else if (repeatsQuestion(page.view, { kind, body: body ?? '' })) return;
    else if (!page.view.empty.empty || page.view.type === 'other') deps.guard?.condemn(kind);
  }

  function needsBrowser(url: string): boolean {
    if (hasState(url)) return true;
    const isTold = render === 'auto' && embedded?.completes(url) === true;
    return choice.first(url) === 'browser' && !isTold;
  }

  function noteOpened(url: string, http: PageView, opened: PageView): boolean {
    const isListed = http.list === null && opened.list !== null;
    if (isListed) choice.learn(url, http, opened);
    return isListed;
  }

  function noteOther(path: AccessPath, http: FetchedPage, shown: FetchedPage): boolean {
    const isOther = path.kind === 'url' && listsOthers(path.url, http.view, shown.view);
    if (isOther) choice.learn(path.url, http.view, shown.view);
    return isOther;
  }

  return Object.assign(haul, { needsBrowser, noteOpened, noteOther, transports: choice.learnt });
}

/** The page as the one or the other transport shows it better. What the browser has not, counts as no better. */
function betterOf({ url, http }: Found, second: Paid | null, choice: TransportChoice): Haul {
  const inBrowser = second?.kind === 'page' ? second : null;
  const { view, blanks = 0 } = http.page;
  const shown = (inBrowser ?? http.page).view;
  const better = blanks === 0 ? choice.learn(url, view, shown) : choice.learnDrawn(url, view, shown);
  if (inBrowser === null) return http;
  if (better === 'http') return alongside(http, inBrowser);
  const whole = isReplaced(shown, view) ? { ...inBrowser, view: withLinksOf(shown, view) } : inBrowser;
  return instead(whole, http);
}

/** A page with the links that its scripts took away, to a version without scripts perhaps: of use where nothing else leads to a list. */
function withLinksOf(shown: PageView, http: PageView): PageView {
  return {
    ...shown,
    links: [...shown.links, ...http.links.map((link) => ({ ...link, node: 0, area: 'footer' as const }))],
  };
}

/** A browser's address bar only knows GET. */
function isPlainGet(path: DirectPath): boolean {
  return path.kind === 'url' || path.method.toUpperCase() === 'GET';
}

/** State behind the hash never reaches the server. */
function hasState(url: string): boolean {
  return URL.canParse(url) && selectsByFragment(new URL(url).hash);
}
