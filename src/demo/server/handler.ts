/** Answers requests: from method and address to a response, with sessions, writes and counts kept. */

import type { IncomingMessage } from 'node:http';
import type { Shop, Visit } from '../pages/visit.js';
import { readState } from '../addresses/state-arguments.js';
import type { Route } from '../addresses/addresses.js';
import { answerVisit } from '../pages/router.js';
import { hasFiltersInAddress, hasStateInAddress, isScripted } from '../scripted.js';
import { EVERYTHING } from '../selection.js';
import { createLayout } from '../themes/layout.js';
import type { Layout } from '../themes/layout.js';
import { THEMES } from '../themes/index.js';
import { answerData } from './data-requests.js';
import { dressDocument } from './dress.js';
import { createFlakiness } from './flakiness.js';
import { drawProduct } from './picture.js';
import { readPost, readPut, tokenOf } from './posts.js';
import type { Post } from './posts.js';
import { programFile } from './program.js';
import { createRequestCounter } from './requests.js';
import type { RequestCounts, RequestKind } from './requests.js';
import { plainText, seeOther } from './response.js';
import type { ShopResponse } from './response.js';
import { robotsText, sitemapText } from './robots.js';
import { createSessions, sessionCookie } from './sessions.js';
import type { Sessions } from './sessions.js';
import { isWrite } from './writes.js';

const RETRY_AFTER_SECS = 1;
const FORBIDDEN = 403;
const WRITE: Post = { kind: 'write' };

/** The shop behind the socket. */
export interface Handler {
  /** `body` is what was sent along. */
  answer(request: IncomingMessage, origin: string, body?: string): ShopResponse;
  /** Requests so far that changed something. */
  writes(): number;
  requests(): RequestCounts;
}

interface Outcome {
  readonly kind: RequestKind;
  readonly response: ShopResponse;
}

interface Desk {
  readonly shop: Shop;
  readonly sessions: Sessions;
  readonly layout: Layout;
}

/** A handler for one shop. */
export function createHandler(shop: Shop): Handler {
  const { options } = shop;
  const desk: Desk = {
    shop,
    sessions: createSessions(options.seed),
    layout: createLayout(options.layoutSeed, isScripted(options)),
  };
  const counter = createRequestCounter();
  const failsNow = createFlakiness(options.seed, options.flaky === 'on');
  return {
    writes: () => counter.read().byKind.write,
    requests: counter.read,
    answer: (request, origin, body = '') => {
      const url = new URL(request.url ?? '/', origin);
      const outcome = failsNow(url.pathname + url.search) ? unavailable() : decide(desk, { request, url, body });
      counter.count(outcome.kind);
      return outcome.response;
    },
  };
}

function unavailable(): Outcome {
  const headers = { 'retry-after': String(RETRY_AFTER_SECS) };
  return { kind: 'unavailable', response: plainText(503, 'Please try again.', headers) };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: string;
}

function decide(desk: Desk, asked: Asked): Outcome {
  const { request, url } = asked;
  const isAct = isWrite(request.method ?? 'GET', url.pathname);
  if (!isAct) return decideFile(desk, url) ?? decidePage(desk, asked, new URLSearchParams());
  const visitor = desk.sessions.recognise(request, url);
  const token = tokenOf(desk.shop.options.seed, visitor.id);
  const post = readSent(desk, asked, token);
  switch (post.kind) {
    case 'write':
      return { kind: 'write', response: seeOther('/') };
    case 'refused':
      return { kind: 'other', response: plainText(FORBIDDEN, 'This form has expired.') };
    case 'question':
    case 'data':
      return decidePage(desk, asked, post.kind === 'question' ? post.args : null);
  }
}

function readSent({ shop }: Desk, { request, url, body }: Asked, token: string): Post {
  switch (request.method) {
    case 'POST':
      return readPost(shop, url, { body, token });
    case 'PUT':
      return readPut(shop, url);
    default:
      return WRITE;
  }
}

function decideFile({ shop, layout }: Desk, url: URL): Outcome | null {
  const { pathname, origin } = url;
  const file = isScripted(shop.options) ? programFile(pathname) : null;
  if (file !== null) return { kind: 'asset', response: file };
  if (pathname === '/robots.txt') return { kind: 'robots', response: plainText(200, robotsText(shop, origin)) };
  if (pathname === '/sitemap.xml' && shop.options.sitemap === 'on') {
    return { kind: 'sitemap', response: { status: 200, type: 'application/xml', text: sitemapText(shop, origin) } };
  }
  if (pathname === '/style.css') {
    const text = THEMES[shop.options.theme].css(layout);
    return { kind: 'asset', response: { status: 200, type: 'text/css', text } };
  }
  const picture = /^\/image\/(\d+)\.svg$/.exec(pathname);
  const product = picture && shop.catalogue.products[Number(picture[1]) - 1];
  if (!product) return null;
  const text = drawProduct(shop.catalogue, product);
  return { kind: 'asset', response: { status: 200, type: 'image/svg+xml', text } };
}

/** The page at an address; `posted` is what a form asked for, null for a data request. */
function decidePage({ shop, sessions, layout }: Desk, asked: Asked, posted: URLSearchParams | null): Outcome {
  const { request, url, body } = asked;
  const visitor = sessions.recognise(request, url);
  const isInUrl = shop.options.session === 'url' && !visitor.hasCookie;
  const visit: Visit = {
    ...shop,
    origin: url.origin,
    session: isInUrl ? visitor.id : null,
    viewed: sessions.viewed(visitor),
    token: tokenOf(shop.options.seed, visitor.id),
  };
  const headers = visitor.hasCookie ? {} : { 'set-cookie': sessionCookie(visitor) };
  const sent = posted ?? new URLSearchParams();
  const data = isScripted(shop.options) ? answerData({ visit, layout, url, body, posted: sent }) : null;
  if (data !== null) return { kind: 'data', response: { ...data, headers: { ...headers, ...data.headers } } };
  const route = routeOf(shop, url, sent);
  const { status, page } = answerVisit(visit, route, url);
  if (route.kind === 'product') sessions.remember(visitor, route.id);
  const selection = route.kind === 'list' ? route.selection : null;
  const text = isScripted(shop.options)
    ? dressDocument({ visit, page, layout, selection }, { path: url.pathname, posted: sent })
    : THEMES[shop.options.theme].render(page, layout).text;
  return { kind: kindOf(route.kind, status, url), response: { status, type: 'text/html', text, headers } };
}

/** What is asked for: by the address as far as this shop's addresses tell, and by what a form has sent. */
function routeOf(shop: Shop, url: URL, posted: URLSearchParams): Route {
  const { options, addresses } = shop;
  const asked = readState(shop, url, posted);
  if (asked.kind !== 'list' || hasFiltersInAddress(options) || posted.size > 0) return asked;
  const { category, keyword, page } = asked.selection;
  const kept = { ...EVERYTHING, category, keyword };
  if (addresses.read(url).kind !== 'list') return asked;
  return { kind: 'list', selection: hasStateInAddress(options) ? { ...kept, page } : kept };
}

function kindOf(route: 'list' | 'product' | 'other', status: number, url: URL): RequestKind {
  if (status === 404) return 'missing';
  if (route === 'list') return url.searchParams.has('values') ? 'values' : 'list';
  if (route === 'product') return 'product';
  return url.pathname === '/' ? 'home' : 'other';
}
