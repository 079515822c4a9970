/**
 * Fetches one page over one transport and reads it.
 */

import type { AccessPath, RequestPath, UrlPath } from '../../model/access-path.js';
import type { Completion, EmbeddedLists, PageDocument } from '../../model/embedded-list.js';
import type { Exchange, ExchangeRequest, ExchangeResponse, ExchangeResult } from '../../model/exchange.js';
import type { ListHint, PageView } from '../../model/page.js';
import type { Refusal } from '../../model/site.js';
import type { Snapshot } from '../../model/snapshot.js';
import type { Sight } from '../../model/shortcut.js';
import { decodePage, isReadableMarkup, mediaType } from '../exchange/charset.js';
import { blankPlaces } from '../stage/blank-places.js';
import type { KnownPlaces } from '../stage/known-places.js';
import type { Shown } from '../stage/stage-contract.js';

/** A page that one request reaches. */
export type DirectPath = UrlPath | RequestPath;

/** A page as it came, or why there is none. `asked`: whether a request left for it. */
export type Fetched =
  | {
      readonly kind: 'page';
      readonly view: PageView;
      readonly transport: 'http' | 'browser';
      readonly bytes: number;
      readonly at: string;
      /** Pages that it took: more than one where actions had to be done again. @default 1 */
      readonly pages?: number;
      /** Places of its list that hold nothing over HTTP and that a script is to draw. @default 0 */
      readonly blanks?: number;
      /** Over HTTP: the document itself, where data in it may tell of a list. */
      readonly document?: PageDocument;
      /** The view with what data in the document tell of its list. */
      readonly completion?: Completion;
      /** States that a browser went through. */
      readonly sights?: readonly { readonly after: Sight; readonly before: Sight | null }[];
    }
  | { readonly kind: 'none'; readonly refusal: Refusal; readonly asked: boolean };

/** Makes a snapshot of markup that came over HTTP. */
export type SnapshotFromHtml = (
  html: string,
  from: { readonly url: string; readonly status: number; readonly charset?: string | undefined },
) => Snapshot;

/** Reads a page that was reached by a path. */
export type ReadPage = (snapshot: Snapshot, like: ListHint | null, at: AccessPath | null) => PageView;

/** What a fetch is asked with. */
export interface FetchOrder {
  readonly path: DirectPath;
  readonly priority: number;
  readonly signal: AbortSignal;
  /** What is known of the site's lists. */
  readonly like: ListHint | null;
  /** The path that the request stands for, where a live page could go on from it. @default none could */
  readonly at?: AccessPath;
  /** Whether it is a further page of what the visitor's session was asked last. @default it is not */
  readonly ofSession?: boolean;
  /** Headers beside those that every request has. @default none */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a browser is asked with. */
export interface BrowserOrder {
  readonly path: AccessPath;
  readonly priority: number;
  readonly signal: AbortSignal;
  readonly like: ListHint | null;
  /** Open what is folded. */
  readonly controls: boolean;
  /** Of that only what may show more than is known, and what leads to this group. @default all is opened */
  readonly furtherIn?: string | null;
}

/** A page in a browser, or why there is none; what the browser asks for passes the exchange. */
export type BrowserResult = Shown | Exclude<Refusal, { kind: 'stopped' }>;

/** Fetches pages in a browser. */
export interface BrowserFetcher {
  /** @throws EnvironmentError if there is no browser that starts. */
  fetch(order: BrowserOrder): Promise<BrowserResult>;
  close(): Promise<void>;
}

/** A page that was fetched, told to whoever counts. */
export interface PageFetched {
  readonly key: string;
  readonly url: string;
  readonly purpose: 'list' | 'entity';
  readonly view: PageView;
  readonly transport: 'http' | 'browser';
  /** Of all fetches that it took. */
  readonly bytes: number;
  /** Fetches that it took: 2 where HTTP and browser were compared. */
  readonly pages: number;
  readonly at: string;
}

/** What reads pages that came over HTTP. */
export interface HttpReading {
  readonly snapshotFromHtml: SnapshotFromHtml;
  readonly readPage: ReadPage;
  /** Draws what comes blank. */
  readonly places: KnownPlaces;
  /** Reads lists from data in documents. @default none is read */
  readonly embedded?: EmbeddedLists | null;
}

/** Fetches over HTTP. */
export function createHttpFetch(
  exchange: Exchange,
  { snapshotFromHtml, readPage, places, embedded = null }: HttpReading,
): (order: FetchOrder) => Promise<Fetched> {
  return async (order) => {
    const request = requestFor(order);
    const headers = { ...request.headers, ...order.headers };
    const result = await exchange.send({ ...request, headers }, order.signal);
    if (result.kind !== 'response') return refused(result, order.path.url);
    const { response } = result;
    const problem = responseProblem(response);
    if (problem !== null) return { kind: 'none', refusal: problem, asked: true };
    const { text: html, charset } = decodePage(response.body, response.headers['content-type'] ?? '');
    const readView = (snapshot: Snapshot): PageView => readPage(snapshot, order.like, order.at ?? null);
    const read = (): ReadView => {
      const drawn = drawnView(snapshotFromHtml(html, { ...response, charset }), readView, places);
      return embedded === null ? drawn : completedView({ html, blanks: 0, ...drawn }, embedded);
    };
    return readSafely(read, {
      url: response.url,
      status: response.status,
      transport: 'http',
      bytes: response.bytes,
      at: response.at,
    });
  };
}

/** A page as it is with what is known to be drawn in its blank places. */
function drawnView(snapshot: Snapshot, readView: (snapshot: Snapshot) => PageView, places: KnownPlaces): ReadView {
  const view = readView(snapshot);
  const blanks = blankPlaces(snapshot, view.list);
  const areToDraw = places.areToDraw(blanks);
  places.learn(snapshot, view.list);
  const drawn = areToDraw ? places.drawn(snapshot, blanks) : null;
  const whole = drawn === null ? view : readView(drawn);
  if (cardsIn(whole) >= cardsIn(view) + blanks.length) return { view: whole, blanks: 0 };
  return { view, blanks: areToDraw ? blanks.length : 0 };
}

/** A page with what data in its document tell of its list. */
function completedView(document: PageDocument, embedded: EmbeddedLists): ReadView {
  const { view, blanks } = document;
  const completion = embedded.complete(document);
  return completion === null ? { view, blanks, document } : { view: completion.view, blanks: 0, document, completion };
}

function cardsIn({ list }: PageView): number {
  return list?.cards.length ?? 0;
}

/** Fetches in a browser; what stands in the places of its list is noted. */
export async function fetchInBrowser(
  browser: BrowserFetcher,
  places: KnownPlaces,
  order: BrowserOrder,
): Promise<Fetched> {
  const result = await browser.fetch(order);
  if (result.kind !== 'page') return { kind: 'none', refusal: result, asked: result.kind !== 'refused' };
  const { snapshot, view, bytes, at, pages, sights } = result;
  places.learn(snapshot, view.list);
  return { kind: 'page', view, transport: 'browser', bytes, at, pages, sights };
}

/** The page that an access path reaches by one request, or null if it takes actions. */
export function directPath(path: AccessPath): DirectPath | null {
  return path.kind === 'actions' ? null : path;
}

/** The request of a path. The fragment stays on this side. */
export function requestFor({ path, priority }: Pick<FetchOrder, 'path' | 'priority'>): ExchangeRequest {
  const { contentType, method, body } = path.kind === 'request' ? path : { method: 'GET', body: null };
  const headers: Record<string, string> =
    body === null ? {} : { 'content-type': contentType ?? 'application/x-www-form-urlencoded' };
  return { method: method.toUpperCase(), url: path.url, headers, body, purpose: 'page', transport: 'http', priority };
}

function refused(result: Exclude<ExchangeResult, { kind: 'response' }>, url: string): Fetched {
  switch (result.kind) {
    case 'refused':
      return { kind: 'none', refusal: { ...result, url }, asked: false };
    case 'failed':
    case 'blocked':
      return { kind: 'none', refusal: { ...result, url }, asked: true };
  }
}

function responseProblem({ url, status, headers, body }: ExchangeResponse): Refusal | null {
  if (status >= 400)
    return { kind: 'failed', reason: 'not-found', url, status, message: `${url} answers ${String(status)}` };
  const contentType = headers['content-type'] ?? '';
  if (isReadableMarkup(body, contentType)) return null;
  return {
    kind: 'failed',
    reason: 'not-html',
    url,
    status,
    message: `${url} is no page but ${mediaType(contentType) || 'something without a type'}`,
  };
}

interface ReadFrom {
  readonly url: string;
  readonly status: number;
  readonly transport: 'http' | 'browser';
  readonly bytes: number;
  readonly at: string;
}

type ReadView = Pick<Extract<Fetched, { kind: 'page' }>, 'view' | 'blanks' | 'document' | 'completion'>;

/** A page that cannot be read is told and must not end the crawl. */
function readSafely(read: () => ReadView, from: ReadFrom): Fetched {
  try {
    return { kind: 'page', ...read(), transport: from.transport, bytes: from.bytes, at: from.at };
  } catch (error) {
    const message = `${from.url} could not be read: ${error instanceof Error ? error.message : String(error)}`;
    return {
      kind: 'none',
      asked: true,
      refusal: { kind: 'failed', reason: 'not-html', url: from.url, status: from.status, message },
    };
  }
}
