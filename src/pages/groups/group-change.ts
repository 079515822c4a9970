/**
 * What choosing among the alternatives of one group changes: one argument, or one place of the path.
 */

import { changesBetween, type Address } from './addresses.js';

/** What tells the alternatives' addresses apart. */
export interface GroupChange {
  /** Name of the argument, `/` and a 0-based position for one path segment, `/` for the whole path, `#`; null if nothing does. */
  readonly name: string | null;
  /** Value of it for each address; null where the address has none. */
  readonly values: readonly (string | null)[];
}

/** The change of a group, told from the addresses of its choices; of a single one against the page's address. */
export function changeOfGroup(addresses: readonly (Address | null)[], page: Address): GroupChange {
  const known = addresses.flatMap((address) => (address === null ? [] : [address]));
  const name = known.length === 1 ? changeOfOne(known[0] ?? page, page) : mostVaried(known);
  return {
    name,
    values: addresses.map((address) => (address === null || name === null ? null : valueAt(address, name))),
  };
}

function changeOfOne(address: Address, page: Address): string | null {
  const names = [...changesBetween(page, address)].sort();
  return names.find((name) => address.arguments.has(name)) ?? (names.includes('/') ? '/' : (names[0] ?? null));
}

function mostVaried(addresses: readonly Address[]): string | null {
  const names = new Set(addresses.flatMap((address) => [...address.arguments.keys()]));
  let best: string | null = null;
  let most = 1;
  for (const name of [...names].sort()) {
    const different = new Set(addresses.map((address) => address.arguments.get(name) ?? null)).size;
    if (different > most) [best, most] = [name, different];
  }
  const paths = new Set(addresses.map(({ path }) => path.join('/'))).size;
  if (paths > most) return pathChange(addresses);
  const fragments = new Set(addresses.map(({ fragment }) => fragment)).size;
  return fragments > most ? '#' : best;
}

/** The only position in which paths of one length differ, else the whole path. */
function pathChange(addresses: readonly Address[]): string {
  const [first] = addresses;
  if (first === undefined || addresses.some(({ path }) => path.length !== first.path.length)) return '/';
  const differing = first.path.flatMap((segment, at) =>
    addresses.some(({ path }) => path[at] !== segment) ? [at] : [],
  );
  return differing.length === 1 ? `/${differing[0] ?? ''}` : '/';
}

function valueAt(address: Address, name: string): string | null {
  if (name === '/') return address.path.join('/');
  if (name === '#') return address.fragment;
  if (name.startsWith('/')) return address.path[Number(name.slice(1))] ?? null;
  return address.arguments.get(name) ?? null;
}
