/**
 * Lists of entities that stand where menus do: directories, mail and other pages of two panes mark the list that leads to
 * their details as navigation. What tells them from a menu is that fields right before them search or filter them.
 */

import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Entries from which so plain a run may be a list. Raising it loses short directories, lowering it lets menus in. */
const MIN_ENTRIES = 20;
/** Share of the page's displayed text from which the run is what the page is about. */
const MIN_TEXT_SHARE = 0.5;
/** Levels above a run within which the pane stands that holds its fields. */
const MAX_CLIMB = 4;

const PAGE_TAGS: ReadonlySet<string> = new Set(['html', 'body', 'main']);

/** A run of blocks and its share of the page's text. */
export interface MenuRun {
  readonly container: number;
  readonly records: readonly ListRecord[];
  readonly textShare: number;
}

/** Whether a run in a menu is most of the page, flat, and searched by fields before it in its own pane. */
export function isSearchedMenu(index: PageIndex, { container, records, textShare }: MenuRun): boolean {
  if (records.length < MIN_ENTRIES || textShare < MIN_TEXT_SHARE) return false;
  if (records.some(({ root }) => ['ul', 'ol', 'details'].some((tag) => index.within(root, tag).length > 0)))
    return false;
  const around = index.ancestors(container).slice(0, MAX_CLIMB);
  const end = around.findIndex((id) => PAGE_TAGS.has(index.node(id).tag));
  const panes = end < 0 ? around : around.slice(0, end);
  return panes.some((pane) => holdsField(index, pane, container));
}

function holdsField(index: PageIndex, from: number, to: number): boolean {
  for (let id = from + 1; id < to; id += 1) if (isField(index, id) && !index.isHidden(id)) return true;
  return false;
}

function isField(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  if (tag === 'select') return true;
  return tag === 'input' && /^(?:|text|search|checkbox|radio)$/iu.test(attributes['type'] ?? '');
}
