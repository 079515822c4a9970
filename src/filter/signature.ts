/**
 * What a result page is known by (He 2013 §6): a set of tokens that describe it, without the echo of its keyword, without
 * numbers, and without what its list shows. Tokens are hashed, as signatures are kept in the site's profile.
 */

import { shortHash } from '../base/hash.js';
import { canonicalUrl } from '../base/url.js';
import { PICTURE_PASSAGE, type Card, type PageView } from '../model/page.js';
import { echoOf, type Echo } from './echo.js';

/** A page as the empty filter sees it. Plain data; hashes and numbers only. */
export interface PageSignature {
  readonly source: PageView['source'];
  /** Hashed tokens, sorted, each once. */
  readonly tokens: readonly string[];
  /** Other readings of tokens, where the site's own words may be the keyword's too; none of references. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  /** Hashed addresses or names of what the main list shows; empty without one. */
  readonly entities: readonly string[];
  /** Where the main list stands and what it is called, hashed; null without one. */
  readonly place: string | null;
  /** Hashed wordings of numbers that may be the size of the result, with the number. */
  readonly sizes: readonly { readonly wording: string; readonly value: number }[];
  /** Size that the page declares; null where it is only the keyword's own number. */
  readonly declared: number | null;
  /** Links outside menus whose text names a word of the keyword. */
  readonly mentions: number;
}

/** Tokens that are kept of a page. */
const MOST_TOKENS = 500;
/** Entities that are kept of a page: more than most lists show at once. */
const MOST_ENTITIES = 120;
/** Hexadecimal digits of a hash: two of a thousand tokens are one in about one of ten thousand sites. */
const HASH_DIGITS = 8;

const NUMBER = /\p{Nd}+(?:[.,'’٬\s\u00a0]\p{Nd}+)*/gu;

/** The signature of a page that a keyword was asked for. */
export function signatureOf(view: PageView, { query }: { readonly query: string | null }): PageSignature {
  const echo = echoOf(query);
  const numbers = new Set(((query ?? '').match(/\d+/gu) ?? []).map(Number));
  const isOwnNumber = (value: number): boolean => value > 0 && numbers.has(value);
  const cards = view.list?.cards ?? [];
  const read = [...tokensOf(view, echo)];
  const tokens = hashed(read.map(({ token }) => token)).slice(0, MOST_TOKENS);
  return {
    source: view.source,
    tokens,
    readings: readingsOf(read, new Set(tokens)),
    entities: hashed(cards.slice(0, MOST_ENTITIES).map((card) => entityText(card, echo))),
    place: view.list === null ? null : placeOf(view.list, echo),
    sizes: view.counts
      .filter(({ value }) => !isOwnNumber(value))
      .map(({ template, value }) => ({ wording: hash(echo.withoutEcho(template)), value })),
    declared: view.declaredCount === null || isOwnNumber(view.declaredCount) ? null : view.declaredCount,
    mentions: view.links.filter((link) => MENTIONING.has(link.area) && echo.isIn(link.text)).length,
  };
}

const MENTIONING: ReadonlySet<string> = new Set(['content', 'list']);
/** What the list shows and where it goes on differs from result to result. */
const NO_TOKENS: ReadonlySet<string> = new Set(['list', 'pager']);

interface Token {
  readonly token: string;
  readonly readings: readonly string[];
}

function* tokensOf(view: PageView, echo: Echo): Iterable<Token> {
  const said = (kind: string, text: string): Token => ({
    token: `${kind} ${withoutNumbers(echo.withoutEcho(text))}`,
    readings: echo.readings(text).map((reading) => `${kind} ${withoutNumbers(reading)}`),
  });
  yield said('title', view.title);
  for (const passage of view.passages ?? [])
    yield passage.startsWith(PICTURE_PASSAGE)
      ? { token: echo.withoutEcho(passage), readings: [] }
      : said('says', passage);
  for (const { text, area } of view.links) if (!NO_TOKENS.has(area) && text !== '') yield said('link', text);
  for (const { label, guess } of view.groups) yield said(`group ${guess}`, label ?? '');
  if (view.list !== null) yield { token: 'has a list', readings: [] };
  if (view.pagination.next !== null || view.pagination.pages.length > 0) yield { token: 'has pages', readings: [] };
}

function withoutNumbers(text: string): string {
  return text.replace(NUMBER, '#');
}

function readingsOf(tokens: readonly Token[], kept: ReadonlySet<string>): PageSignature['readings'] {
  const several = tokens.filter(({ token, readings }) => readings.length > 0 && kept.has(hash(token)));
  return Object.fromEntries(several.map(({ token, readings }) => [hash(token), hashed(readings)]));
}

function entityText({ url, name }: Card, echo: Echo): string {
  return echo.withoutEcho(url === null ? name : canonicalUrl(url));
}

function placeOf({ place, label, linkPattern }: NonNullable<PageView['list']>, echo: Echo): string {
  return hash(`${place ?? ''}\n${echo.withoutEcho(label ?? '').replace(NUMBER, '#')}\n${linkPattern}`);
}

function hashed(texts: Iterable<string>): readonly string[] {
  const hashes = new Set<string>();
  for (const text of texts) hashes.add(hash(text));
  return [...hashes].sort();
}

function hash(text: string): string {
  return shortHash(text).slice(0, HASH_DIGITS);
}
