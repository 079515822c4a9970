/**
 * What an element says of itself: that it leads elsewhere, is chosen, can not be worked, or opens something.
 */

import { oncePer } from '../../base/remember.js';
import { selectsByFragment } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import { isScripted } from './runs/runs.js';
import { sharesAddress } from './shared-address.js';

/** Whether a link leads to another page, or to a state that its address names. */
export function isAddress(index: PageIndex, id: number): boolean {
  return index.linkUrl(id) !== null && !isScriptedLink(index, id);
}

/** Whether a link has no address of its own, so that only a script works it. */
export function isScriptedLink(index: PageIndex, id: number): boolean {
  if (index.node(id).tag !== 'a') return false;
  const href = (index.node(id).attributes['href'] ?? '').trim();
  if (isScripted(index, id)) return index.byElementId(href.slice(1)) === null || href.length < 2;
  if (sharesAddress(index, id)) return true;
  const hash = href.indexOf('#');
  // What says that it is a button has an address only for those without scripts.
  if (hash < 0 || selectsByFragment(href.slice(hash)))
    return href === '' || (leadsHere(index, id) && isButton(index, id));
  return leadsHere(index, id) && index.byElementId(href.slice(hash + 1)) === null;
}

/** Whether a link leads to the page that it stands on, or to a part of it. */
function leadsHere(index: PageIndex, id: number): boolean {
  return index.linkUrl(id)?.split('#')[0] === index.documentUrl(id).split('#')[0];
}

function isButton(index: PageIndex, id: number): boolean {
  return index.node(id).attributes['role'] === 'button' && index.node(id).listensForClicks === true;
}

/** Whether a control says that it can not be worked. */
export function isDisabled(index: PageIndex, id: number): boolean {
  const { state, attributes } = index.node(id);
  return state?.disabled === true || attributes['aria-disabled'] === 'true';
}

/** Entries of a list that do something of themselves from which on the list is no entry itself. */
const LEAST_ENTRIES = 2;

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);

/** Whether an element is a list whose entries are clicked one by one, whatever role it says it has. */
export function listsEntries(index: PageIndex, id: number): boolean {
  if (!LISTS.has(index.node(id).tag)) return false;
  const isEntry = (entry: number): boolean => index.node(entry).listensForClicks === true && index.text(entry) !== '';
  return index.elements(id).filter(isEntry).length >= LEAST_ENTRIES;
}

const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Whether an element is ticked or switched to choose something. */
export function isBox(index: PageIndex, id: number): boolean {
  return BOXES.has(index.role(id) ?? '');
}

/** The boxes of a page, in its order. */
const boxesOf: (index: PageIndex) => readonly number[] = oncePer((index) =>
  index.nodes.flatMap(({ id }) => (isBox(index, id) ? [id] : [])),
);

/** The boxes in an element, which may be one itself, in the page's order. */
export function boxesIn(index: PageIndex, id: number): readonly number[] {
  const { end } = index.node(id);
  return boxesOf(index).filter((box) => box >= id && box < end);
}

/** Whether an element is a box, or has one anywhere in it. */
export function holdsBox(index: PageIndex, id: number): boolean {
  const { end } = index.node(id);
  return boxesOf(index).some((box) => box >= id && box < end);
}

const STATES: readonly string[] = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'];

/** Whether an element says that it is chosen; null if it says nothing. */
export function stateOf(index: PageIndex, id: number): boolean | null {
  const { state, attributes, tag } = index.node(id);
  if (tag === 'input') return state?.checked ?? attributes['checked'] !== undefined;
  const told = STATES.flatMap((name) => attributes[name] ?? []);
  return told.length === 0 ? null : told.some((value) => value !== 'false' && value !== '');
}

/** Whether an element declares that it opens something. */
export function opens(index: PageIndex, id: number): boolean {
  const { attributes, tag } = index.node(id);
  return (
    tag === 'summary' ||
    attributes['aria-expanded'] !== undefined ||
    (attributes['aria-haspopup'] ?? 'false') !== 'false'
  );
}

/** Levels above a box within which the option stands whose state it draws. */
const MAX_OPTION_CLIMB = 4;

/** Whether a box that cannot be worked only draws the state of the option around it, which tells that itself. */
export function drawsState(index: PageIndex, id: number): boolean {
  if (index.node(id).tag !== 'input' || !isDisabled(index, id)) return false;
  const option = index
    .ancestors(id)
    .slice(0, MAX_OPTION_CLIMB)
    .find((above) => index.role(above) === 'option');
  return option !== undefined && stateOf(index, option) !== null && !isDisabled(index, option);
}
