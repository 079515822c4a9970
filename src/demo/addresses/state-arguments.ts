/** The state of a list as arguments over the list's own address: what the shop's program sends and keeps. */

import type { DemoShopOptions } from '../options.js';
import { EVERYTHING, STANDARD_PAGE_SIZE } from '../selection.js';
import type { Selection } from '../selection.js';
import type { Addresses, Route } from './addresses.js';
import { boundsArguments } from './bounds.js';
import { positionOf } from './position.js';

interface Setting {
  readonly addresses: Addresses;
  readonly options: DemoShopOptions;
}

/** The address of the region or keyword that a selection lies in, with nothing chosen. */
export function stateBase({ addresses }: Setting, { category, keyword }: Selection): string {
  return addresses.list({ ...EVERYTHING, category, keyword });
}

/** All that was chosen, as arguments, in whatever style the shop's addresses are. */
export function stateArguments({ addresses, options }: Setting, selection: Selection): URLSearchParams {
  const { names } = addresses;
  const query = new URLSearchParams();
  for (const filter of selection.filters) query.append(names.attribute(filter.attribute), names.value(filter));
  for (const [name, value] of boundsArguments(selection)) query.append(name, value);
  if (selection.letter !== null) query.append(names.letter, selection.letter);
  if (selection.sort !== EVERYTHING.sort) query.append(names.sort, names.sortValue(selection.sort));
  if (selection.size !== STANDARD_PAGE_SIZE) query.append(names.size, String(selection.size));
  if (selection.page > 1) query.append(names.position, String(positionOf(selection, options)));
  return query;
}

/** What an address asks for when further arguments are put to it. */
export function readState({ addresses }: Setting, address: URL, query: URLSearchParams): Route {
  const url = new URL(address);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return addresses.read(url);
}
