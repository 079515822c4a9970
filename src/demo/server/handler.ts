/** Answers requests: from method and address to a response, with sessions, writes and counts kept. */

import type { IncomingMessage } from 'node:http';
import type { Shop, Visit } from '../pages/visit.js';
import { answerVisit } from '../pages/router.js';
import { createLayout } from '../themes/layout.js';
import type { Layout } from '../themes/layout.js';
import { THEMES } from '../themes/index.js';
import { createFlakiness } from './flakiness.js';
import { drawProduct } from './picture.js';
import { createRequestCounter } from './requests.js';
import type { RequestCounts, RequestKind } from './requests.js';
import { plainText, seeOther } from './response.js';
import type { ShopResponse } from './response.js';
import { robotsText, sitemapText } from './robots.js';
import { createSessions, sessionCookie } from './sessions.js';
import type { Sessions } from './sessions.js';
import { isWrite } from './writes.js';

const RETRY_AFTER_SECS = 1;

/** The shop behind the socket. */
export interface Handler {
  answer(request: IncomingMessage, origin: string): ShopResponse;
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
  const desk: Desk = { shop, sessions: createSessions(options.seed), layout: createLayout(options.layoutSeed) };
  const counter = createRequestCounter();
  const failsNow = createFlakiness(options.seed, options.flaky === 'on');
  return {
    writes: () => counter.read().byKind.write,
    requests: counter.read,
    answer: (request, origin) => {
      const url = new URL(request.url ?? '/', origin);
      const outcome = failsNow(url.pathname + url.search) ? unavailable() : decide(desk, request, url);
      counter.count(outcome.kind);
      return outcome.response;
    },
  };
}

function unavailable(): Outcome {
  const headers = { 'retry-after': String(RETRY_AFTER_SECS) };
  return { kind: 'unavailable', response: plainText(503, 'Please try again.', headers) };
}

function decide(desk: Desk, request: IncomingMessage, url: URL): Outcome {
  if (isWrite(request.method ?? 'GET', url.pathname)) return { kind: 'write', response: seeOther('/') };
  return decideFile(desk, url) ?? decidePage(desk, request, url);
}

function decideFile({ shop, layout }: Desk, url: URL): Outcome | null {
  const { pathname, origin } = url;
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

function decidePage({ shop, sessions, layout }: Desk, request: IncomingMessage, url: URL): Outcome {
  const visitor = sessions.recognise(request, url);
  const route = shop.addresses.read(url);
  const isInUrl = shop.options.session === 'url' && !visitor.hasCookie;
  const visit: Visit = {
    ...shop,
    origin: url.origin,
    session: isInUrl ? visitor.id : null,
    viewed: sessions.viewed(visitor),
  };
  const { status, page } = answerVisit(visit, route, url);
  if (route.kind === 'product') sessions.remember(visitor, route.id);
  const text = THEMES[shop.options.theme].render(page, layout).text;
  const headers = visitor.hasCookie ? {} : { 'set-cookie': sessionCookie(visitor) };
  return { kind: kindOf(route.kind, status, url), response: { status, type: 'text/html', text, headers } };
}

function kindOf(route: 'list' | 'product' | 'other', status: number, url: URL): RequestKind {
  if (status === 404) return 'missing';
  if (route === 'list') return url.searchParams.has('values') ? 'values' : 'list';
  if (route === 'product') return 'product';
  return url.pathname === '/' ? 'home' : 'other';
}
