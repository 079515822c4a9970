/**
 * Which alternatives of a run of links are chosen now.
 */

import { decodedPart } from '../../base/url.js';
import { wordsOf } from '../../base/words.js';
import type { SnapshotNode } from '../../model/snapshot.js';
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
  const isPlain = (item: Item, at: number): boolean =>
    item.main === null && texts[at]?.count !== 0 && !deniesState(index, item);
  const isLone = items.filter(isPlain).length === 1;
  const declared = items.map(
    (item, at) => hasState(index, item) || (isLone && isPlain(item, at)) || texts[at]?.isUndoing === true,
  );
  if (declared.some(Boolean)) return declared;
  const here = items.map(({ main }) => main !== null && addresses.isHere(main));
  if (here.filter(Boolean).length === 1) return here;
  const undone = undoing(input);
  return undone.some(Boolean) ? undone : undoingPath(input);
}

function hasState(index: PageIndex, item: Item): boolean {
  return nodesOf(index, item).some(({ attributes, state, tag }) => {
    const isTold = STATES.some((name) => attributes[name] !== undefined && !/^(?:false)?$/u.test(attributes[name]));
    return isTold || (tag === 'input' && (state?.checked ?? attributes['checked'] !== undefined));
  });
}

/** Whether an item says that it is not chosen: as what nothing is left of, it only cannot be worked now. */
function deniesState(index: PageIndex, item: Item): boolean {
  return nodesOf(index, item).some(({ attributes }) => STATES.some((name) => attributes[name] === 'false'));
}

function nodesOf(index: PageIndex, { parts }: Item): readonly SnapshotNode[] {
  return parts.flatMap((part) => index.nodes.slice(part, Math.min(index.node(part).end, part + MAX_NODES)));
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

/** The one item that the last part of the page's path is called by and whose link leads to the path without that part. */
function undoingPath({ addresses, items, texts }: SelectionInput): readonly boolean[] {
  const above = addresses.page.path.slice(0, -1).join('/');
  const named = wordsOf(decodedPart(addresses.page.path.at(-1) ?? '')).join(' ');
  const undone = items.map(({ main }, at) => {
    const address = main === null ? null : addresses.of(main);
    return address?.path.join('/') === above && named !== '' && wordsOf(texts[at]?.value ?? '').join(' ') === named;
  });
  return undone.filter(Boolean).length === 1 ? undone : items.map(() => false);
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
