/**
 * What the links of a page change: which arguments, or the path. Told against the page's own address and against each other.
 */

import { bareQuery, fragmentArguments, fragmentRoute, parseHttpUrl, selectsByFragment } from '../../base/url.js';
import { argumentPairs } from '../../base/url-arguments.js';
import { oncePerNode, type PageIndex } from '../page-index.js';
import { sharesAddress } from './shared-address.js';

/** Share of a page's links that carry the same argument for it to be ambient (a session, a language), 0–1. Raising it keeps more. */
const AMBIENT_SHARE = 0.6;

/** Links that a page must have before anything is called ambient. */
const MIN_LINKS_FOR_AMBIENT = 8;

/** A link's address, taken apart. */
export interface Address {
  readonly url: string;
  readonly host: string;
  /** Path segments, without empty ones at the ends. */
  readonly path: readonly string[];
  /** Values of each argument, joined, by name, those of a fragment by `#` and name; ambient arguments left out. */
  readonly arguments: ReadonlyMap<string, string>;
  /** The path that the fragment is, without its arguments; else empty. */
  readonly fragment: string;
}

/** The addresses of a page's links. */
export interface Addresses {
  readonly page: Address;
  /** Address of a link node; null if it leads nowhere but to a place on this page, or is none. */
  of(link: number): Address | null;
  /** Names of the arguments that following the link changes; `/` stands for the path, `#` for a fragment that selects. */
  changes(link: number): ReadonlySet<string>;
  /** Whether the link leads to this page as it is now. */
  isHere(link: number): boolean;
  /** Whether the link stays on this site (`www.` and subdomains are the same site). */
  isInside(link: number): boolean;
  /** Whether the link takes away something that this page's address has, and adds nothing. */
  lessens(link: number): boolean;
}

/** Reads the addresses of all links of a page; each is taken apart once. */
export function readAddresses(index: PageIndex, url: string): Addresses {
  const pageUrl = parseHttpUrl(url)?.href ?? index.snapshot.baseUrl;
  const here = partsOf(pageUrl);
  const parts = new Map<string, Parts>();
  for (const link of index.links) {
    const address = index.linkUrl(link) ?? '';
    if (!parts.has(address)) parts.set(address, partsOf(address));
  }
  const ambient = ambientArguments([...parts.values()], here);
  const page = takeApart(here, ambient);
  const of = oncePerNode(index, (link) => {
    const own = parts.get(index.linkUrl(link) ?? '');
    return own === undefined || isOnlyPlace(index, link) || sharesAddress(index, link) ? null : takeApart(own, ambient);
  });
  const changes = oncePerNode(index, (link) => changesBetween(page, of(link)));
  return {
    page,
    of,
    changes,
    isHere: (link) => of(link) !== null && changes(link).size === 0,
    isInside: (link) => isSameSite(parts.get(index.linkUrl(link) ?? '')?.host ?? '', page.host),
    lessens: oncePerNode(index, (link) => isLess(of(link), page)),
  };
}

/** Takes an address apart that no link of the page leads to; every argument counts. */
export function readAddress(url: string): Address {
  return takeApart(partsOf(url), new Set());
}

/** A valid address cut at its marks. A `URL` for each link would cost more than all else. */
interface Parts {
  readonly url: string;
  readonly host: string;
  readonly path: string;
  readonly arguments: readonly (readonly [name: string, value: string])[];
  readonly hash: string;
}

function partsOf(url: string): Parts {
  const [, host = '', path = '', query = '', hash = ''] = ADDRESS.exec(url) ?? [];
  const word = bareQuery(query);
  // What is the name of a page rather than arguments belongs to the path.
  if (word !== null) return { url, host, path: `${path}/?${word}`, arguments: [], hash };
  return { url, host, path, arguments: query.length < 2 ? [] : argumentPairs(query), hash };
}

/** A serialised http(s) address: host, path, query with its mark, fragment with its mark. */
const ADDRESS = /^https?:\/\/(?:[^/?#]*@)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/su;

/** Names of the arguments that differ between two addresses, `/` for the path, `#` for the fragment. */
export function changesBetween(from: Address, to: Address | null): ReadonlySet<string> {
  if (to === null) return new Set();
  const names = new Set<string>();
  for (const [name, value] of to.arguments) if (from.arguments.get(name) !== value) names.add(name);
  for (const name of from.arguments.keys()) if (!to.arguments.has(name)) names.add(name);
  if (from.path.join('/') !== to.path.join('/') || from.host !== to.host) names.add('/');
  if (from.fragment !== to.fragment) names.add('#');
  return names;
}

/** Whether an address has a proper part of another's arguments, or of its path segments. */
function isLess(address: Address | null, page: Address): boolean {
  if (address === null || address.host !== page.host || !isPartOfPath(address.path, page.path)) return false;
  if (address.fragment !== '' && address.fragment !== page.fragment) return false;
  const isPart = [...address.arguments].every(([name, value]) => isPartOf(value, page.arguments.get(name) ?? ''));
  return isPart && changesBetween(page, address).size > 0;
}

/** Whether one path is the other without at most a name and a value. */
function isPartOfPath(part: readonly string[], whole: readonly string[]): boolean {
  const missing = whole.length - part.length;
  if (missing < 0 || missing > 2 || (part.length === 0 && missing > 0)) return false;
  let at = 0;
  for (const segment of whole) if (segment === part[at]) at += 1;
  return at === part.length;
}

/** The segments of an address's path and all single values of its arguments. */
export function valuesOf({ path, arguments: values }: Address): readonly string[] {
  return [...path, ...[...values.values()].flatMap((value) => value.split(LIST_SEPARATOR))];
}

/** Whether one list of values, however joined, holds no more than another. */
export function isPartOf(part: string, whole: string): boolean {
  const outer = new Set(whole.split(LIST_SEPARATOR));
  return part.split(LIST_SEPARATOR).every((value) => outer.has(value));
}

/** What joins several values of one argument: repeated arguments, commas, and the like. */
const LIST_SEPARATOR = /[\n,;|+]/u;

function takeApart({ url, host, path, arguments: pairs, hash }: Parts, ambient: ReadonlySet<string>): Address {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (ambient.size > 0 && ambient.has(pairKey(name, value))) continue;
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const inFragment = fragmentArguments(hash);
  for (const { name, value } of inFragment) {
    const before = values.get(`#${name}`);
    values.set(`#${name}`, before === undefined ? value : `${before}\n${value}`);
  }
  return {
    url,
    host,
    path: path.split('/').filter((segment) => segment !== ''),
    arguments: values,
    fragment: fragmentRoute(hash),
  };
}

function pairKey(name: string, value: string): string {
  return `${name}\u0000${value}`;
}

/** Arguments that most links of the site carry and this page's address has not: a session, a language. */
function ambientArguments(addresses: readonly Parts[], page: Parts): ReadonlySet<string> {
  const own = addresses.filter(({ host }) => host === page.host);
  if (own.length < MIN_LINKS_FOR_AMBIENT) return new Set();
  const counts = new Map<string, number>();
  for (const { arguments: pairs } of own) {
    for (const [name, value] of pairs) counts.set(pairKey(name, value), (counts.get(pairKey(name, value)) ?? 0) + 1);
  }
  const here = new Set(page.arguments.map(([name, value]) => pairKey(name, value)));
  const isAmbient = ([key, count]: readonly [string, number]): boolean =>
    count >= own.length * AMBIENT_SHARE && !here.has(key);
  return new Set([...counts].filter(isAmbient).map(([key]) => key));
}

/** `#top` and `#` name a place on this page, or wait for a script. */
function isOnlyPlace(index: PageIndex, link: number): boolean {
  const href = (index.node(link).attributes['href'] ?? '').trim();
  return href.startsWith('#') && !selectsByFragment(href);
}

function isSameSite(host: string, page: string): boolean {
  const [a, b] = [host, page].map((name) => name.replace(/^www\d*\./u, ''));
  if (a === undefined || b === undefined || a === '' || b === '') return false;
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
