/**
 * Groups that say how a list looks, as an order does, and narrow nothing: which columns of a table are shown, by which of
 * them it is parted, and as what file it is handed out.
 */

import { textKey } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { ItemList } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { FoundGroup } from './found-group.js';
import { tableAround } from '../lists/row-cells.js';
import { columnTitle } from './opening/popups.js';

/** Columns that must be shown and named by a group. Raising it takes small tables for lists that something narrows. */
const LEAST_COLUMNS = 2;

/** Endings of addresses that show pages all the same. */
const PAGES: ReadonlySet<string> = new Set('html htm xhtml php asp aspx jsp do'.split(' '));

/** The groups of a page, in document order, that say how its list looks. */
export function columnChoosers(
  index: PageIndex,
  { list, url }: { readonly list: ItemList | null; readonly url: string },
  groups: readonly FoundGroup[],
): ReadonlySet<FoundGroup> {
  const heads = list !== null && groups.some(mayChooseColumns) ? headsOf(index, list) : new Set<string>();
  const isChooser = (group: FoundGroup): boolean =>
    heads.size > 0 && (choosesColumns(heads, group) || listsColumns(heads, group));
  const choosers = groups.filter(isChooser);
  const shown = new Set([
    ...choosers,
    ...groups.filter((one, at) => movesTo(index, one, nearTo(groups, at, choosers))),
  ]);
  const names = new Set([...heads, ...[...shown].flatMap(({ choices }) => choices.map(({ value }) => textKey(value)))]);
  const fields = new Set(choosers.flatMap(({ field }) => field ?? []));
  const isOfThem = (group: FoundGroup): boolean =>
    shown.has(group) || fields.has(group.field ?? '') || (shown.size > 0 && namesColumns(names, group));
  return new Set(groups.filter((group) => isOfThem(group) || handsOut(url, group)));
}

/** Options that head columns from which on a list of options may be one of columns, and their share: some are called by longer names. */
const LEAST_HEADED = 4;
const HEADED_SHARE = 0.75;

/** The lists of options without counts of which most head a column of the list's table. */
export function columnLists(
  index: PageIndex,
  list: ItemList | null,
  groups: readonly FoundGroup[],
): ReadonlySet<FoundGroup> {
  const plain = groups.filter(
    ({ widget, choices }) => widget === 'other' && choices.every(({ count }) => count === null),
  );
  const heads = list === null || plain.length === 0 ? new Set<string>() : headsOf(index, list);
  const isOfColumns = ({ choices }: FoundGroup): boolean => {
    const headed = choices.filter(({ value }) => heads.has(textKey(value))).length;
    return headed >= Math.max(LEAST_HEADED, choices.length * HEADED_SHARE);
  };
  return new Set(plain.filter(isOfColumns));
}

function mayChooseColumns(group: FoundGroup): boolean {
  return isListBox(group) || group.choices.filter(({ selected }) => selected).length >= LEAST_COLUMNS;
}

/** Whether what is chosen in a group heads a column of the list's table each, and nothing else of it does. */
function choosesColumns(heads: ReadonlySet<string>, { choices }: FoundGroup): boolean {
  return (
    choices.filter(({ selected }) => selected).length >= LEAST_COLUMNS &&
    choices.every(({ value, selected }) => heads.has(textKey(value)) === selected)
  );
}

/** Whether all that a list box offers heads a column, as one does to which columns are moved. */
function listsColumns(heads: ReadonlySet<string>, group: FoundGroup): boolean {
  return (
    isListBox(group) &&
    group.choices.length >= LEAST_COLUMNS &&
    group.choices.every(({ value }) => heads.has(textKey(value)))
  );
}

/** The choosers right before and after the group at a place. */
function nearTo(groups: readonly FoundGroup[], at: number, choosers: readonly FoundGroup[]): readonly FoundGroup[] {
  return [groups[at - 1], groups[at + 1]].filter((one) => one !== undefined && choosers.includes(one)) as FoundGroup[];
}

/** Whether buttons between two list boxes that have nothing in common move options from the one to the other. */
function movesTo(index: PageIndex, group: FoundGroup, near: readonly FoundGroup[]): boolean {
  return near.some((other) => {
    const [first, second] = [group, other].map(firstNode).sort((a, b) => a - b);
    const values = new Set(other.choices.map(({ value }) => textKey(value)));
    return (
      [group, other].every(isListBox) &&
      group.choices.every(({ value }) => !values.has(textKey(value))) &&
      index.nodes.slice(first, second).some(isButton)
    );
  });
}

/** Whether a field that is sent offers nothing but columns, to part the list by or to sum up. */
function namesColumns(names: ReadonlySet<string>, { field, choices, widget }: FoundGroup): boolean {
  const isSent = field !== null && widget !== 'links' && choices.every(({ path }) => path?.kind === 'url');
  return isSent && choices.length >= LEAST_COLUMNS && choices.every(({ value }) => names.has(textKey(value)));
}

/** Whether all choices lead to the address of the page with the ending of a file behind it. */
function handsOut(url: string, { choices }: FoundGroup): boolean {
  const here = parseHttpUrl(url)?.pathname;
  const isFile = (address: string): boolean => {
    const path = parseHttpUrl(address)?.pathname ?? '';
    const ending = here !== undefined && path.startsWith(`${here}.`) ? path.slice(here.length + 1) : '';
    return /^[a-z\d]{2,5}$/u.test(ending) && !PAGES.has(ending);
  };
  return choices.length > 0 && choices.every(({ path }) => path?.kind === 'url' && isFile(path.url));
}

function isListBox({ widget, multiple }: FoundGroup): boolean {
  return widget === 'select' && multiple;
}

function firstNode({ choices, node }: FoundGroup): number {
  return choices[0]?.node ?? node;
}

function isButton({ tag, attributes }: PageIndex['nodes'][number]): boolean {
  return tag === 'button' || (tag === 'input' && attributes['type'] === 'button');
}

/** What heads the columns of the table that a list stands in, before its cards. */
function headsOf(index: PageIndex, { node, cards }: ItemList): ReadonlySet<string> {
  const table = tableAround(index, node);
  if (table === undefined) return new Set();
  const before = index.nodes.slice(table, cards[0]?.node ?? table);
  const heads = before.filter(({ id, tag }) => tag === 'th' || index.role(id) === 'columnheader');
  return new Set(
    heads
      .flatMap(({ id }) => [index.text(id), columnTitle(index, id)?.text ?? ''])
      .map(textKey)
      .filter((text) => text !== ''),
  );
}
