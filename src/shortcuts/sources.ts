/**
 * Where the list of a page came from: its own address, data, or a fragment of markup.
 */

import type { AccessPath, RequestPath, UrlPath } from '../model/access-path.js';
import type { DataExchange, Sight } from '../model/shortcut.js';
import { parseHttpUrl } from '../base/url.js';
import { textKey } from '../base/text.js';
import { sourceOfData } from './card-codes.js';
import { type RecordList, findRecords } from './list-records.js';
import { namesRecords } from './named-records.js';
import { withPage, withoutPage } from './page-address.js';
import { jsonBody, requestOf, requestTree } from './request-tree.js';
import {
  type Tree,
  type TreeRecord,
  canonicalText,
  isList,
  isRecord,
  parseTree,
  valueAt,
  withValueAt,
} from './tree.js';

/** Kinds of sources, the preferred first. */
export const SOURCE_KINDS = ['document', 'data', 'fragment'] as const;

/** A request that gave a page its list. */
export interface Source {
  readonly kind: (typeof SOURCE_KINDS)[number];
  /** Equal for requests of the same kind, whatever they ask for. */
  readonly family: string;
  readonly request: TreeRecord;
  readonly headers: Readonly<Record<string, string>>;
  /** For data: the answer cut to what the request asks for, and its records, and where these come from. */
  readonly data: { readonly answer: Tree; readonly list: RecordList; readonly source: string } | null;
}

/** Headers that belong to the connection or the session, not to the question. */
const NOT_REPEATED =
  /^(?:cookie|host|content-length|connection|origin|referer|user-agent|accept-encoding|accept-language|cache-control|pragma|priority|te|upgrade-insecure-requests|if-.*|sec-.*|:.*)$/u;

const JSON_ANSWER = /^(?:application|text)\/(?:[\w.-]+\+)?(?:json|javascript|plain)$/u;

/** Share of the cards whose names a fragment of markup must hold, in order. */
const FRAGMENT_SHARE = 0.9;

/** How an address is asked. */
const PLAIN = { method: 'GET', body: null, contentType: null } as const;

/** Statuses of answers that say something. */
const OK = { first: 200, last: 299 };

/** The sources that a sight shows. The address counts as one only if `hollow` does not say that pages come without lists. `read` may remember answers. */
export function sourcesOf(sight: Sight, read: typeof answerOf = answerOf): readonly Source[] {
  const cards = sight.view.list?.cards ?? [];
  const found: Source[] = [];
  const document = documentSource(sight.view.url);
  if (document !== null) found.push(document);
  if (cards.length === 0) return found;
  for (const exchange of sight.exchanges) {
    if (exchange.status < OK.first || exchange.status > OK.last) continue;
    const source = dataSource(exchange, sight, read) ?? fragmentSource(exchange, sight);
    if (source !== null) found.push(source);
  }
  return found;
}

/** The address bar's address as a source. What follows `#` is never sent. */
function documentSource(url: string): Source | null {
  const request = documentRequest(url);
  if (request === null) return null;
  return { kind: 'document', family: `document ${hostOf(url)}`, request, headers: {}, data: null };
}

/** How a browser asks for the document of an address; null if that is no address of the web. */
export function documentRequest(url: string): TreeRecord | null {
  return requestTree({ ...PLAIN, url });
}

/** The data of an answer, or null if it is none. */
export function answerOf({ mediaType, text }: DataExchange): Tree | null {
  return JSON_ANSWER.test(mediaType) ? parseTree(text) : null;
}

function dataSource(exchange: DataExchange, sight: Sight, read: typeof answerOf): Source | null {
  const answer = read(exchange);
  const request = answer === null ? null : exchangeRequest(exchange, sight.path);
  if (answer === null || request === null) return null;
  const list = findRecords(answer, sight.view.list?.cards ?? []);
  if (list === null || namesRecords(request, list.records)) return null;
  const cut = cutBatch(request, answer, list);
  const place = cut.list.place.join('/');
  return {
    kind: 'data',
    family: `data ${exchange.method.toUpperCase()} ${endpoint(exchange.url, sight.view.url)} ${place}`,
    request: cut.request,
    headers: repeatedHeaders(exchange.headers),
    data: { answer: cut.answer, list: cut.list, source: sourceOfData(exchange.url, cut.list.place) },
  };
}

function fragmentSource(exchange: DataExchange, sight: Sight): Source | null {
  if (exchange.mediaType !== 'text/html' || isDocumentOf(exchange, sight.view.url)) return null;
  const request = exchangeRequest(exchange, sight.path);
  if (request === null || !holdsCards(exchange.text, sight)) return null;
  return {
    kind: 'fragment',
    family: `fragment ${exchange.method.toUpperCase()} ${endpoint(exchange.url, sight.view.url)}`,
    request,
    headers: repeatedHeaders(exchange.headers),
    data: null,
  };
}

function exchangeRequest({ method, url, body, headers }: DataExchange, path: AccessPath): TreeRecord | null {
  const request = requestTree({ method, url, body, contentType: headers['content-type'] ?? null });
  return request === null ? null : withoutPage(request, path);
}

/** Whether an answer is what the address bar's address gives; what was posted there is another thing. */
function isDocumentOf({ method, url }: DataExchange, address: string): boolean {
  return method.toUpperCase() === 'GET' && url.split('#')[0] === address.split('#')[0];
}

/** Whether markup holds the names of the last cards in order: a fragment may bring only those that were added. */
function holdsCards(markup: string, sight: Sight): boolean {
  const text = textKey(
    markup
      .replace(/<[^>]{0,2000}>/gu, ' ')
      .replace(/&amp;/gu, '&')
      .replace(/&#0?39;|&apos;/gu, "'")
      .replace(/&quot;/gu, '"'),
  );
  const names = (sight.view.list?.cards ?? []).map(({ name }) => textKey(name));
  let at = 0;
  let held = 0;
  for (const name of names) {
    const place = text.indexOf(name, at);
    if (place < 0) continue;
    held += 1;
    at = place + name.length;
  }
  const start = names.findIndex((name) => text.includes(name));
  return start >= 0 && held >= Math.max(1, FRAGMENT_SHARE * (names.length - start));
}

/**
 * A batch of questions cut to the one whose answer is the list. The others are about numbers beside the facets; they vary
 * with what is chosen, and are not worth asking.
 */
function cutBatch(
  request: TreeRecord,
  answer: Tree,
  list: RecordList,
): { readonly request: TreeRecord; readonly answer: Tree; readonly list: RecordList } {
  const whole = { request, answer, list };
  const body = jsonBody(request);
  const questions = body === null ? null : batchOf(body.value);
  if (body === null || questions === null) return whole;
  for (const [depth, name] of list.place.entries()) {
    const above = list.place.slice(0, depth);
    const answers = valueAt(answer, above);
    const question = questions.list[Number(name)];
    if (!isList(answers) || answers.length !== questions.list.length || question === undefined) continue;
    const cutRequest = withValueAt(request, [...body.place, ...questions.place], [question]);
    const cutAnswer = withValueAt(answer, above, [answers[Number(name)] ?? null]);
    if (cutAnswer === null || !isRecord(cutRequest ?? undefined)) continue;
    const place = [...above, '0', ...list.place.slice(depth + 1)];
    return { request: cutRequest as TreeRecord, answer: cutAnswer, list: { ...list, place } };
  }
  return whole;
}

function batchOf(body: Tree): { readonly place: readonly string[]; readonly list: readonly Tree[] } | null {
  if (isList(body)) return body.every(isRecord) ? { place: [], list: body } : null;
  if (!isRecord(body)) return null;
  const lists = Object.entries(body).flatMap(([name, list]) =>
    isList(list) && list.length > 0 && list.every(isRecord) ? [{ place: [name], list }] : [],
  );
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Where data comes from, without what names one page: numbers, and parts that the page's own address has too. */
function endpoint(url: string, pageUrl: string): string {
  const own = new Set(
    parseHttpUrl(pageUrl)
      ?.pathname.split('/')
      .filter((part) => part !== ''),
  );
  const path = parseHttpUrl(url)?.pathname.split('/') ?? [];
  return hostOf(url) + path.map((part) => (/\d/u.test(part) || own.has(part) ? '*' : part)).join('/');
}

function hostOf(url: string): string {
  return parseHttpUrl(url)?.host ?? '';
}

function repeatedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_REPEATED.test(name)));
}

/** The request of a source as it is asked for a path. */
export function sourceRequest(request: TreeRecord, path: AccessPath): UrlPath | RequestPath {
  return requestOf(withPage(request, path));
}

/** A text that is equal for requests that ask the same, in whatever order. */
export function requestKey(request: UrlPath | RequestPath): string {
  const { url } = request;
  const { method, body, contentType = null } = request.kind === 'url' ? PLAIN : request;
  const tree = requestTree({ method, url, body, contentType });
  return tree === null ? url : canonicalText(tree);
}
