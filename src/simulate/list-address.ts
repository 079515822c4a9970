/**
 * Addresses of lists of a simulated site: what they select, and the addresses of other lists from there.
 */

import type { AttributeShape, Interval } from './catalogue-columns.js';
import type { Selection } from './selections.js';
import { SIMULATED_ORIGIN, type SimulatedSiteSettings } from './site-options.js';

/** Where an interval's bounds stand in a template. */
const LOW = '{low}';
const HIGH = '{high}';

/** Arguments that do not select by an attribute; those that search a facet's values begin with {@link FIND}. */
const PAGE = 'page';
const FIND = 'find ';

/** What an address selects: nothing of an attribute, where its argument is empty; the preset, where it is absent. */
export function selectionAt(
  attributes: readonly AttributeShape[],
  { preset }: SimulatedSiteSettings,
  url: URL,
): Selection {
  const chosen = attributes.flatMap(({ name }) => {
    const given = url.searchParams.getAll(name);
    const values = given.length === 0 && preset?.attribute === name ? [preset.value] : given;
    const kept = values.filter((value) => value !== '');
    return kept.length === 0 ? [] : [[name, kept] as const];
  });
  const between = attributes.flatMap(({ name }) => {
    const interval = intervalAt(url, name);
    return interval === null ? [] : [[name, interval] as const];
  });
  return { chosen: new Map(chosen), between: new Map(between) };
}

function intervalAt(url: URL, name: string): Interval | null {
  const bounds = [`${name} from`, `${name} to`].map((argument) => url.searchParams.get(argument) ?? '');
  const [low = '', high = ''] = bounds;
  if (low === '' && high === '') return null;
  return {
    min: low === '' ? Number.NEGATIVE_INFINITY : Number(low),
    max: high === '' ? Number.POSITIVE_INFINITY : Number(high),
  };
}

/** The first page of the list at an address with other values of one argument; without a value it stays, but empty. */
export type AddressWriter = (values: readonly string[]) => string;

/** Writes addresses that differ from one in the values of an argument; of the others those `isDropped` are left out. */
export function addressWriter(
  url: URL,
  name: string,
  isDropped: (name: string) => boolean = () => false,
): AddressWriter {
  const kept = [...url.searchParams].filter(
    ([other]) => other !== name && other !== PAGE && !other.startsWith(FIND) && !isDropped(other),
  );
  const before = kept.length === 0 ? '' : `${encoded(kept)}&`;
  return (values) => {
    const own = encoded((values.length === 0 ? [''] : values).map((value) => [name, value] as const));
    return `${SIMULATED_ORIGIN}${url.pathname}?${before}${own}&${PAGE}=1`;
  };
}

function encoded(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}

/** The list at an address with bounds of a number left open. */
export function intervalTemplate(url: URL, name: string): string {
  const upTo = `${name} to`;
  const first = addressWriter(url, `${name} from`, (other) => other === upTo)([LOW]);
  return `${first}&${encoded([[upTo, HIGH]])}`.replaceAll(/%7B(low|high)%7D/gu, '{$1}');
}

/** Another page of the list at an address. */
export function pageAddress(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set(PAGE, String(page));
  return other.href;
}

/** The text by which the values of a facet are searched at an address, in lower case; empty if they are not. */
export function searchedText(url: URL, name: string): string {
  return url.searchParams.get(`${FIND}${name}`)?.toLowerCase() ?? '';
}

/** The part of a list's address that all its pages share. */
export function listKey(url: URL): string {
  const other = new URL(url);
  other.searchParams.delete(PAGE);
  return other.search;
}
