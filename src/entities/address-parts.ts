/**
 * An address as named parts, any of which may or may not identify: arguments, path parameters, path segments.
 */

import { applyUrlEdit, canonicalUrl, fragmentArguments, fragmentRoute, parseHttpUrl } from '../base/url.js';
import { argumentPairs } from '../base/url-arguments.js';

/**
 * Name of a part: `?name` an argument, `#name` one of a fragment, `;name` a path parameter
 * (`;jsessionid=…`), `=name` a segment at the path's end that names its value (`/ref=sr_1_7`), `/2/4` the third of four
 * other path segments, `/prefix` all of these but the last.
 */
export type PartName = string;

/** An address taken apart. */
export interface AddressParts {
  /** The address as it was. */
  readonly href: string;
  /** Scheme and host. */
  readonly origin: string;
  /** Path segments without parameters and without those at the end that name their values, empty ones left out. */
  readonly segments: readonly string[];
  /** Values by name of arguments, those of fragments too, path parameters and segments that name their values, in their order. */
  readonly values: ReadonlyMap<PartName, string>;
}

/** Stands where a segment that does not identify was. */
const ANY = '*';
/** Segments of a path that are parts of their own; deeper paths are taken as they are. */
const MAX_SEGMENTS = 12;
/** Arguments that are parts of their own. */
const MAX_ARGUMENTS = 40;

/** All segments but the last. */
export const PREFIX: PartName = '/prefix';

/** Name of a path segment, counted from 0. */
export function segmentName(at: number, count: number): PartName {
  return `/${at}/${count}`;
}

/** The parts of an address, or null if it is none. */
export function addressParts(address: string): AddressParts | null {
  const url = parseHttpUrl(address);
  if (url === null) return null;
  const segments: string[] = [];
  const values = new Map<PartName, string>();
  for (const raw of url.pathname.split('/')) {
    const [segment = '', ...parameters] = raw.split(';');
    if (segment !== '') segments.push(segment);
    for (const parameter of parameters)
      values.set(`;${parameter.replace(/=.*$/su, '').toLowerCase()}`, parameter.replace(/^[^=]*=?/su, ''));
  }
  for (const [name, value] of takeNamed(segments)) values.set(name, value);
  const inFragment = fragmentArguments(url.hash).map(({ name, value }) => [`#${name}`, value] as const);
  const inQuery = argumentPairs(url.search).map(([name, value]) => [`?${name}`, value] as const);
  for (const [name, value] of [...inQuery, ...inFragment].slice(0, MAX_ARGUMENTS)) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : `${known}\n${value}`);
  }
  return { href: url.href, origin: url.origin, segments, values };
}

/** A segment that names its value. */
const NAMED_SEGMENT = /^(\p{L}[\w-]*)=(.+)$/su;

/** Takes the segments off the end of a path that name their values, but never the first segment. */
function takeNamed(segments: string[]): readonly (readonly [PartName, string])[] {
  const named: [PartName, string][] = [];
  for (let found = NAMED_SEGMENT.exec(segments.at(-1) ?? ''); found !== null && segments.length > 1;) {
    named.unshift([`=${found[1] ?? ''}`, found[2] ?? '']);
    segments.pop();
    found = NAMED_SEGMENT.exec(segments.at(-1) ?? '');
  }
  return named;
}

/** Names of the parts that the address has, segments included. */
export function partNames(parts: AddressParts): readonly PartName[] {
  const { segments } = parts;
  const ofPath = segments.length > MAX_SEGMENTS ? [] : segments.map((_, at) => segmentName(at, segments.length));
  return [...parts.values.keys(), ...ofPath, ...(segments.length > 1 ? [PREFIX] : [])];
}

/** Value of a part, or null if the address has none of this name. */
export function partValue({ segments, values }: AddressParts, name: PartName): string | null {
  if (!name.startsWith('/')) return values.get(name) ?? null;
  if (name === PREFIX) return segments.slice(0, -1).join('/');
  const [at = -1, count = -1] = name.slice(1).split('/').map(Number);
  return segments.length === count ? (segments[at] ?? null) : null;
}

/** What differs between two addresses of one entity; null for another kind of address: the last segment does, or path and arguments. */
export function changedParts(a: AddressParts, b: AddressParts): readonly PartName[] | null {
  const names = new Set([...a.values.keys(), ...b.values.keys()]);
  const changed = [...names].filter((name) => a.values.get(name) !== b.values.get(name));
  if (a.segments.at(-1) !== b.segments.at(-1)) return null;
  const different = a.segments.flatMap((segment, at) => (segment === b.segments[at] ? [] : [at]));
  if (different.length > 0 && names.size > 0 && changed.length === names.size && !haveSameNames(a, b)) return null;
  if (a.segments.length !== b.segments.length || different.length > 1) return [...changed, PREFIX];
  return [...changed, ...different.map((at) => segmentName(at, a.segments.length))];
}

/** Whether one of two addresses has all arguments of the other. */
function haveSameNames(a: AddressParts, b: AddressParts): boolean {
  const [few, many] = a.values.size < b.values.size ? [a, b] : [b, a];
  return [...few.values.keys()].every((name) => many.values.has(name));
}

/**
 * An earlier address if another one is it but for the sections of the site that it stands in: a name and a price alone tell too
 * little of arguments, and of numbers in a path, by which things of one name are told apart.
 */
export function movedFrom(earlier: AddressParts | null, parts: AddressParts): AddressParts | null {
  if (earlier === null || earlier.origin !== parts.origin) return null;
  if ([earlier, parts].some(({ segments }) => /\d/u.test(segments.slice(0, -1).join('/')))) return null;
  const changed = changedParts(earlier, parts);
  return changed !== null && changed.every((name) => name.startsWith('/')) ? earlier : null;
}

/** The address in its canonical form without the named parts; segments that go leave a `*`. Doing it twice changes nothing. */
export function withoutParts(address: string, dropped: ReadonlySet<PartName>): string {
  const parts = addressParts(address);
  if (parts === null) return address;
  const url = new URL(parts.href);
  url.pathname = `/${pathWithout(parts, dropped)}${parts.segments.length > 0 && url.pathname.endsWith('/') ? '/' : ''}`;
  const names = [...dropped].filter((name) => name.startsWith('?')).map((name) => name.slice(1));
  return canonicalUrl(withoutState(url, dropped), new Set(names));
}

/** The address without the named arguments of its fragment. */
function withoutState({ href, hash }: URL, dropped: ReadonlySet<PartName>): string {
  const remove = fragmentArguments(hash).filter(({ name }) => dropped.has(`#${name}`));
  return remove.length === 0 ? href : (applyUrlEdit(href, { remove, add: [], path: null }) ?? href);
}

/** Text that two addresses share if they are one without the named parts; cheaper than {@link withoutParts}, and no address. */
export function keyWithout(parts: AddressParts, dropped: ReadonlySet<PartName>): string {
  const rest = [...parts.values].filter(([name]) => !dropped.has(name)).map(([name, value]) => `${name}=${value}`);
  if (rest.length > 1) rest.sort();
  return `${parts.origin}/${pathSegments(parts, dropped).join('/')}\n${rest.join('\n')}${wholeFragment(parts)}`;
}

/** The fragment with its `#`, of one with arguments the path before them; empty without one. */
function wholeFragment({ href, values }: AddressParts): string {
  const mark = href.indexOf('#');
  const hash = mark < 0 ? '' : href.slice(mark);
  return [...values.keys()].some((name) => name.startsWith('#')) ? fragmentRoute(hash) : hash;
}

function pathWithout(parts: AddressParts, dropped: ReadonlySet<PartName>): string {
  const named = kept(parts, dropped, '=').map(([name, value]) => `/${name.slice(1)}=${value}`);
  const parameters = kept(parts, dropped, ';').map(([name, value]) => `${name}=${value}`);
  return [pathSegments(parts, dropped).join('/'), ...parameters, ...named].join('');
}

function pathSegments({ segments }: AddressParts, dropped: ReadonlySet<PartName>): readonly string[] {
  const kept = segments.map((segment, at) => (dropped.has(segmentName(at, segments.length)) ? ANY : segment));
  const last = kept.at(-1);
  return dropped.has(PREFIX) && last !== undefined ? [ANY, last] : kept;
}

/** The parts with names that begin so and are not dropped. */
function kept(
  { values }: AddressParts,
  dropped: ReadonlySet<PartName>,
  sign: ';' | '=',
): readonly (readonly [PartName, string])[] {
  return [...values].filter(([name]) => name.startsWith(sign) && !dropped.has(name));
}
