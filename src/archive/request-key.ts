/**
 * When a request is one that was recorded: same method, canonical address and body (design §5.7). Where that fails, what
 * differs at every visit does not count: moments, random numbers, the boundary of a multipart body.
 */

import { shortHash } from '../base/hash.js';
import { canonicalUrl, parseHttpUrl } from '../base/url.js';
import { argumentPairs, argumentText } from '../base/url-arguments.js';
import type { WireRequest } from '../model/recording.js';

/** What is compared. */
export type Comparable = Pick<WireRequest, 'method' | 'url' | 'body'>;

const MOMENT_SPAN_MILLIS = 172_800_000;
const MILLIS_PER_SECOND = 1_000;
/** A fraction with so many digits is drawn at random. */
const RANDOM_FRACTION = /^0?\.\d{9,}$/u;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;
const MOMENT = /^\d{10}(?:\d{3}){0,2}$/u;
const SECOND_DIGITS = 10;
const VOLATILE = '*';

/** Method, canonical address and body. */
export function requestKey({ method, url, body }: Comparable): string {
  const text = bodyText(body);
  const head = `${method.toUpperCase()} ${canonicalUrl(url)}`;
  return text === '' ? head : `${head} ${shortHash(canonicalBody(text))}`;
}

/** The key without values that are moments near `now` (milliseconds), or random. */
export function lastingKey({ method, url, body }: Comparable, now: number): string {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return requestKey({ method, url, body });
  const pairs = argumentPairs(parsed.search);
  if (pairs.some(([, value]) => isVolatile(value, now)))
    parsed.search = argumentText(
      pairs.map(([name, value]) => [name, isVolatile(value, now) ? VOLATILE : value] as const),
    );
  const text = lastingText(bodyText(body), now);
  return requestKey({ method, url: withoutVolatileName(parsed, now), body: text === '' ? null : Buffer.from(text) });
}

/** A body in the form of {@link canonicalBody} without values that are moments near `now` (milliseconds), or random. */
export function lastingText(text: string, now: number): string {
  return canonicalBody(text).replace(/[\w.-]{10,36}/gu, (word) => (isVolatile(word, now) ? VOLATILE : word));
}

/** A body in the form in which equal ones compare equal: names of JSON objects sorted, one boundary for all. */
export function canonicalBody(text: string): string {
  if (/^\s*[[{]/u.test(text)) {
    try {
      return JSON.stringify(sorted(JSON.parse(text)));
    } catch {
      // Not JSON after all.
      return text;
    }
  }
  const boundary = /^--([^\r\n]{1,200})\r?\n/u.exec(text)?.[1];
  return boundary === undefined ? text : text.replaceAll(boundary, 'boundary');
}

/** In words, what a request that was recorded has in the place of what was asked. */
export function difference(asked: Comparable, recorded: Comparable): string {
  const [a, b] = [parseHttpUrl(asked.url), parseHttpUrl(recorded.url)];
  const [mine, theirs] = [bodyText(asked.body), bodyText(recorded.body)];
  const places: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ['method ', asked.method, recorded.method],
    ['host ', a?.host, b?.host],
    ['path ', a?.pathname, b?.pathname],
    ...[...new Set([...argumentNames(a), ...argumentNames(b)])].map(
      (name) => [`${name}=`, a?.searchParams.getAll(name).join(), b?.searchParams.getAll(name).join()] as const,
    ),
    ['body ', shortened(mine), shortened(theirs)],
  ];
  return places
    .filter(([, before, after]) => before !== after)
    .map(([name, , after = '']) => `${name}${after === '' ? '(none)' : after}`)
    .join(', ');
}

function argumentNames(url: URL | null): readonly string[] {
  return [...(url?.searchParams.keys() ?? [])];
}

/** How unlike two requests are; smaller is nearer. */
export function distance(asked: Comparable, recorded: Comparable): number {
  const [a, b] = [parseHttpUrl(asked.url), parseHttpUrl(recorded.url)];
  if (a === null || b === null) return Number.POSITIVE_INFINITY;
  const segments = [a.pathname.split('/'), b.pathname.split('/')] as const;
  const paths = unshared(...segments);
  const query = unshared(a.search.slice(1).split('&'), b.search.slice(1).split('&'));
  const bodies = bodyText(asked.body) === bodyText(recorded.body) ? 0 : 1;
  return (a.host === b.host ? 0 : 20) + (asked.method === recorded.method ? 0 : 8) + paths * 4 + query + bodies;
}

function unshared(a: readonly string[], b: readonly string[]): number {
  const [inA, inB] = [new Set(a), new Set(b)];
  return a.filter((item) => !inB.has(item)).length + b.filter((item) => !inA.has(item)).length;
}

/** Some scripts put the moment in the place of a name: `?1699999999999`. */
function withoutVolatileName(url: URL, now: number): string {
  const kept = argumentPairs(url.search).map(([name, value]): [string, string] =>
    value === '' && isVolatile(name, now) ? [VOLATILE, ''] : [name, value],
  );
  return `${url.origin}${url.pathname}?${argumentText(kept)}`;
}

function isVolatile(value: string, now: number): boolean {
  if (RANDOM_FRACTION.test(value) || UUID.test(value)) return true;
  if (!MOMENT.test(value)) return false;
  const scale = 10 ** (value.length - SECOND_DIGITS) / MILLIS_PER_SECOND;
  return Math.abs(Number(value) / scale - now) < MOMENT_SPAN_MILLIS;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(pairs.map(([name, inner]) => [name, sorted(inner)]));
}

function bodyText(body: Uint8Array | null): string {
  return body === null ? '' : Buffer.from(body).toString('utf8');
}

const SHOWN_BODY = 80;

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > SHOWN_BODY ? `${line.slice(0, SHOWN_BODY)}…` : line;
}
