/**
 * Which alternatives of a run of links are chosen now.
 */

import type { PageIndex } from '../page-index.js';
import { isPartOf, type Address, type Addresses } from './addresses.js';
import type { GroupChange } from './group-change.js';
import type { ItemText } from './values/item-text.js';
import type { Item } from './runs/shapes.js';

/** Nodes of one alternative that are looked at for a state. */
const MAX_NODES = 30;

const STATES: readonly string[] = ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'];

/** What the selection is told from. */
export interface SelectionInput {
  readonly index: PageIndex;
  readonly addresses: Addresses;
  readonly items: readonly Item[];
  readonly texts: readonly ItemText[];
  readonly change: GroupChange;
}

/** For each item whether it is chosen: by its state, as plain text among links, by leading here, or by a link that undoes it. */
export function readSelection(input: SelectionInput): readonly boolean[] {
  const { index, addresses, items, texts } = input;
  if (onlyUndo(items, addresses)) return items.map(() => true);
  const plain = items.filter(({ main }, at) => main === null && texts[at]?.count !== 0);
  const declared = items.map(
    (item, at) =>
      hasState(index, item) ||
      (item.main === null && plain.length === 1 && texts[at]?.count !== 0) ||
      texts[at]?.isUndoing === true,
  );
  if (declared.some(Boolean)) return declared;
  const here = items.map(({ main }) => main !== null && addresses.isHere(main));
  if (here.filter(Boolean).length === 1) return here;
  return undoing(input);
}

function hasState(index: PageIndex, { parts }: Item): boolean {
  return parts.some((part) => {
    const end = Math.min(index.node(part).end, part + MAX_NODES);
    for (let id = part; id < end; id += 1) {
      const { attributes, state, tag } = index.node(id);
      if (
        STATES.some((name) => attributes[name] !== undefined && attributes[name] !== 'false' && attributes[name] !== '')
      )
        return true;
      if (tag === 'input' && (state?.checked ?? attributes['checked'] !== undefined)) return true;
    }
    return false;
  });
}

/** Items whose links take away what the page's address has: all of several values but their own, or the only value. */
function undoing({ addresses, items, change }: SelectionInput): readonly boolean[] {
  const { name } = change;
  const now = name === null ? undefined : addresses.page.arguments.get(name);
  if (name === null || now === undefined) return items.map(() => false);
  const values = items.map(({ main }) => (main === null ? null : valueOf(addresses.of(main), name)));
  const lessens = values.map((value) => value !== null && value !== '' && value !== now && isPartOf(value, now));
  if (lessens.some(Boolean)) return lessens;
  const clears = values.map((value) => value === '');
  return clears.filter(Boolean).length === 1 ? clears : items.map(() => false);
}

/** Whether all links take something back, as in a bar of chosen values; a trail upwards does not count. */
function onlyUndo(items: readonly Item[], addresses: Addresses): boolean {
  const { page } = addresses;
  const links = items.flatMap(({ main }) => (main === null ? [] : [main]));
  const isUp = (link: number): boolean =>
    (addresses.of(link)?.path ?? []).every((segment, at) => page.path[at] === segment) &&
    addresses.changes(link).has('/');
  return (
    links.length >= Math.min(2, items.length) &&
    links.length > 0 &&
    links.every(addresses.lessens) &&
    !links.every(isUp)
  );
}

function valueOf(address: Address | null, name: string): string | null {
  return address === null ? null : (address.arguments.get(name) ?? '');
}
