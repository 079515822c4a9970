/**
 * An address as arguments with values, wherever sites write them: in the query part, in the fragment, as parameters or
 * segments of the path (He 2013 §7.3 speaks of query segments only).
 */

import { decodedPart, fragmentArguments, fragmentRoute, parseHttpUrl } from '../base/url.js';
import { argumentPairs } from '../base/url-arguments.js';

/**
 * One argument. Names: `sort` of `?sort=2`, `#sort` of the fragment, `;sid` of a path parameter, `/page` of the segments
 * `page-2` and `page/2`, `/red` of a segment that is a value by itself.
 */
export interface AddressArgument {
  readonly name: string;
  readonly value: string;
}

/** An address taken apart. */
export interface AddressArguments {
  /** Scheme and host. */
  readonly origin: string;
  readonly items: readonly AddressArgument[];
}

/** Arguments that are looked at; hostile addresses have more. */
const MOST_ARGUMENTS = 60;

/** Longest name of a segment with a value: longer words begin names of things ("waterproof-jacket"). */
const MAX_SEGMENT_NAME = 12;

const VALUED_SEGMENT = new RegExp(`^(\\p{L}{1,${String(MAX_SEGMENT_NAME)}})[-_:=~,.](.+)$`, 'u');
const WORD = new RegExp(`^\\p{L}{1,${String(MAX_SEGMENT_NAME)}}$`, 'u');
const NUMBER = /^\d{1,6}$/u;

/** The arguments of an address, in the order in which they stand; null if it is no http(s) address. */
export function argumentsOf(address: string): AddressArguments | null {
  const url = parseHttpUrl(address);
  if (url === null) return null;
  const items = [...pathArguments(url.pathname), ...queryArguments(url.search), ...hashArguments(url.hash)];
  return { origin: url.origin, items: items.slice(0, MOST_ARGUMENTS) };
}

/** An argument that is there but empty, as forms send it, selects nothing; a bare name does. */
function queryArguments(search: string): readonly AddressArgument[] {
  const bare = new Set(
    search
      .slice(1)
      .split('&')
      .filter((part) => !part.includes('=')),
  );
  return argumentPairs(search)
    .filter(([name, value]) => value !== '' || bare.has(name))
    .map(([name, value]) => ({ name, value }));
}

function pathArguments(path: string): readonly AddressArgument[] {
  const found: AddressArgument[] = [];
  const segments = path.split('/').filter((segment) => segment !== '');
  for (let at = 0; at < segments.length; at += 1) {
    const [segment = '', ...parameters] = decodedPart(segments[at] ?? '').split(';');
    const next = segments[at + 1] ?? '';
    if (WORD.test(segment) && NUMBER.test(next)) {
      found.push({ name: `/${segment}`, value: next });
      at += 1;
    } else if (segment !== '') found.push(segmentArgument(segment));
    for (const parameter of parameters) {
      const [name = '', value = ''] = parameter.split(/=(.*)/su);
      found.push({ name: `;${name}`, value });
    }
  }
  return found;
}

function segmentArgument(segment: string): AddressArgument {
  const [, name, value] = VALUED_SEGMENT.exec(segment) ?? [];
  return name === undefined || value === undefined ? { name: `/${segment}`, value: '' } : { name: `/${name}`, value };
}

/** `#a=1&b=2`, `#!/list/page-2?sort=3`: what a script makes of a fragment. Other fragments name places. */
function hashArguments(hash: string): readonly AddressArgument[] {
  const plain = fragmentArguments(hash).map(({ name, value }) => ({
    name: decodedPart(name),
    value: decodedPart(value),
  }));
  const [, path, search] = /^#!?(\/[^?]*)?(\?.*)?$/su.exec(hash) ?? [];
  const before = fragmentRoute(hash).replace(/^#!?/u, '');
  const written =
    plain.length > 0
      ? [...pathArguments(before), ...plain]
      : [...pathArguments(path ?? ''), ...queryArguments(search ?? '')];
  return written
    .filter(({ value, name }) => value !== '' || name.startsWith('/'))
    .map(({ name, value }) => ({ name: `#${name}`, value }));
}

/** Names of the arguments in which two addresses differ, absence being a value; null if they are of two hosts. */
export function differingArguments(first: string, second: string): readonly string[] | null {
  const [a, b] = [argumentsOf(first), argumentsOf(second)];
  if (a === null || b === null || a.origin !== b.origin) return null;
  const [own, other] = [valuesByName(a.items), valuesByName(b.items)];
  return [...new Set([...own.keys(), ...other.keys()])].filter((name) => own.get(name) !== other.get(name));
}

/** Names of arguments that do not have one value in all of the addresses; absence is a value. */
export function varyingArguments(addresses: readonly string[]): readonly string[] {
  const all = addresses.flatMap((address) => {
    const parts = argumentsOf(address);
    return parts === null ? [] : [valuesByName(parts.items)];
  });
  const names = new Set(all.flatMap((own) => [...own.keys()]));
  return [...names].filter((name) => new Set(all.map((own) => own.get(name))).size > 1);
}

/** Values by name; several of one name as one text, in any order. */
export function valuesByName(items: readonly AddressArgument[]): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  for (const { name, value } of items) values.set(name, [...(values.get(name) ?? []), value]);
  return new Map([...values].map(([name, own]) => [name, own.sort().join('\n')]));
}
