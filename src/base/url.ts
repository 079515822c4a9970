/**
 * URL primitives: reading, canonical form, arguments, patterns, edits. Pure; nothing is fetched.
 */

import { remembering } from './remember.js';
import { argumentPairs, argumentText } from './url-arguments.js';

/** One argument of the query part, in order, decoded; in edits also one of a fragment such as `#brand=acme`, as it is written. */
export interface UrlArgument {
  readonly name: string;
  readonly value: string;
  /** Of an argument of the fragment, what stands before the first one: `#`, `#!`, `#?`, `#/list?`. */
  readonly marker?: string;
}

/** What turns one address into another: arguments to remove and to add, and a new path if it differs. */
export interface UrlEdit {
  readonly remove: readonly UrlArgument[];
  readonly add: readonly UrlArgument[];
  /** Null if the paths are equal; a fragment that is a path (`#!/red`) belongs to it. */
  readonly path: { readonly from: string; readonly to: string } | null;
}

/** The address parsed, or null if it is none or not http(s). */
export function parseHttpUrl(text: string, base?: string): URL | null {
  const url = parsedUrl(text, base);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}

/** Asking first whether it can be parsed would parse it twice; an empty text, which is asked often, is no address by itself. */
function parsedUrl(text: string, base: string | undefined): URL | null {
  if (text === '' && base === undefined) return null;
  try {
    return new URL(text, base);
  } catch {
    // Not an address: what pages write into their attributes need be none.
    return null;
  }
}

/** What is asked most often of an http(s) address. */
export interface UrlParts {
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly arguments: readonly UrlArgument[];
}

/** The parts of an address, or null if it is none or not http(s). A page's links are asked for theirs by all that reads it. */
export const urlParts: (url: string) => UrlParts | null = remembering((url) => {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const { href, origin, host, pathname, search, hash } = parsed;
  const pairs = search === '' ? [] : argumentPairs(search);
  return { href, origin, host, pathname, search, hash, arguments: pairs.map(([name, value]) => ({ name, value })) };
});

/** Arguments of the query part, in order. */
export function urlArguments(url: string): readonly UrlArgument[] {
  return urlParts(url)?.arguments ?? [];
}

/** Whether an address has a text as the whole value of an argument. */
export function hasArgumentValue(url: string, value: string): boolean {
  return urlArguments(url).some((argument) => argument.value === value);
}

/**
 * The address in the form in which equal pages compare equal: no fragment unless it selects (`#!…`, `#/…`, `#?…`,
 * `#a/…`, `#a?…`, `#a=b`), no default port, arguments sorted by name with their order kept within a name, the named ones dropped.
 * Not a valid address comes back as it was.
 */
export function canonicalUrl(url: string, dropped: ReadonlySet<string> = new Set()): string {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return url;
  if (bareQuery(parsed.search) === null) {
    const kept = argumentPairs(parsed.search).filter(([name]) => !dropped.has(name));
    const query = argumentText([...kept].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
    parsed.search = query === '' ? '' : `?${query}`;
  }
  parsed.username = '';
  parsed.password = '';
  if (!selectsByFragment(parsed.hash)) parsed.hash = '';
  return parsed.href;
}

/** Whether a fragment carries state, rather than naming a place on the page. */
export function selectsByFragment(hash: string): boolean {
  return /^#(?:!.|[^=/?]*[/?]|[^=]+=)/u.test(hash);
}

/** The query of an address that is one word rather than arguments, as the name of a page is in `wiki.cgi?Old_Harbour`; null of others. */
export function bareQuery(search: string): string | null {
  return /^\?([^=&]+)$/u.exec(search)?.[1] ?? null;
}

/**
 * Shape of an address: host, path with segments that hold a digit or look like a slug as `*`, sorted argument names, or
 * `?*` where the query is one word.
 */
export const urlPattern: (url: string) => string = remembering((url) => {
  const parsed = urlParts(url);
  if (parsed === null) return url;
  const path = parsed.pathname.split('/').map((segment) => (isVariableSegment(segment) ? '*' : segment));
  const isWord = bareQuery(parsed.search) !== null;
  const names = isWord ? ['*'] : [...new Set(parsed.arguments.map(({ name }) => name))].sort();
  return `${parsed.host}${path.join('/')}${names.length === 0 ? '' : `?${names.join('&')}`}`;
});

/** What addresses of one place have in common, whatever their arguments: {@link urlPattern} without these. */
export function placePattern(url: string): string {
  return urlPattern(bareUrl(url));
}

function isVariableSegment(segment: string): boolean {
  return /\d/u.test(segment) || /%[0-9a-f]{2}/iu.test(segment) || segment.split(/[-_]/u).length > 2;
}

/** How to get from one address of a site to another, seen as arguments and path. */
export function urlEdit(from: string, to: string): UrlEdit | null {
  const a = parseHttpUrl(from);
  const b = parseHttpUrl(to);
  if (a === null || b === null || a.host !== b.host) return null;
  const before = [...urlArguments(from), ...fragmentArguments(a.hash)];
  const after = [...urlArguments(to), ...fragmentArguments(b.hash)];
  return {
    remove: without(before, after),
    add: without(after, before),
    path: fullPath(a) === fullPath(b) ? null : { from: fullPath(a), to: fullPath(b) },
  };
}

/** The address after the edit, or null if the edit does not fit it (it changes a path that this address has not). */
export function applyUrlEdit(url: string, edit: UrlEdit): string | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const inFragment = fragmentArguments(parsed.hash);
  if (edit.path !== null) {
    if (fullPath(parsed) !== edit.path.from) return null;
    const [path = '', hash = ''] = splitAtHash(edit.path.to);
    parsed.pathname = path;
    parsed.hash = hash;
  }
  const kept = without(
    argumentPairs(parsed.search).map(([name, value]) => ({ name, value })),
    edit.remove,
  );
  parsed.search = argumentText(
    [...kept, ...edit.add]
      .filter(({ marker }) => marker === undefined)
      .map(({ name, value }): [string, string] => [name, value]),
  );
  const state = [...without(inFragment, edit.remove), ...edit.add.filter(({ marker }) => marker !== undefined)];
  if (inFragment.length > 0 || state.length > 0) parsed.hash = fragmentOf(state) || fragmentRoute(parsed.hash);
  return parsed.href;
}

/** A fragment of arguments, which may follow a path: what stands before them, and they as they are written. */
const ARGUMENTS = /^(#[!/?]*|#[^=&?#]+\?)([^=&/?#!]+=[^&]*(?:&[^=&]+=[^&]*)*)$/su;

/** Arguments of a fragment, as they are written; none where it has no others than a path. */
export function fragmentArguments(hash: string): readonly UrlArgument[] {
  const [, marker = '', text = ''] = ARGUMENTS.exec(hash) ?? [];
  if (text === '') return [];
  return text.split('&').map((pair) => {
    const mark = pair.indexOf('=');
    return { name: pair.slice(0, mark), value: pair.slice(mark + 1), marker };
  });
}

function fragmentOf(state: readonly UrlArgument[]): string {
  const [first] = state;
  return first === undefined
    ? ''
    : `${first.marker ?? '#'}${state.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}

/** The path that a fragment is, without its arguments, as `#/list`; empty where it is none. */
export function fragmentRoute(hash: string): string {
  const [, marker] = ARGUMENTS.exec(hash) ?? [];
  if (marker === undefined) return selectsByFragment(hash) ? hash : '';
  return /^#[!/?]*$/u.test(marker) ? '' : marker.slice(0, -1);
}

/** The path with a fragment that goes on with it. */
function fullPath({ pathname, hash }: URL): string {
  return pathname + fragmentRoute(hash);
}

function splitAtHash(path: string): readonly [string, string] {
  const mark = path.indexOf('#');
  return mark < 0 ? [path, ''] : [path.slice(0, mark), path.slice(mark)];
}

function without(items: readonly UrlArgument[], removed: readonly UrlArgument[]): readonly UrlArgument[] {
  const left = removed.map(argumentKey);
  return items.filter((item) => {
    const at = left.indexOf(argumentKey(item));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

function argumentKey(argument: UrlArgument): string {
  return `${argument.marker ?? ''}\u0000${argument.name}\u0000${argument.value}`;
}

/** An address without its fragment, of which no server is told. */
export function withoutHash(url: string): string {
  return url.replace(/#.*$/su, '');
}

/** An address without its arguments and its fragment. */
export function bareUrl(url: string): string {
  return url.replace(/[?#].*$/su, '');
}

/** Whether an address lies below another one by its path, as `/material/oak/` does below `/material` and `/material/`. */
export function liesBelow(address: string, above: string): boolean {
  return address.startsWith(above.endsWith('/') ? above : `${above}/`);
}

/** Whether an address is the bare one of its site. */
export function isFront({ pathname, search, hash }: URL): boolean {
  return pathname === '/' && search === '' && hash === '';
}

/** A part of an address with its escapes decoded; as it stands if they are no UTF-8. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
