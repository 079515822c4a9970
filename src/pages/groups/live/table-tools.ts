/**
 * What works a list's table and is no value of anything: rows of icons over it, which search it, show fields that filter it,
 * choose its columns or how dense it is, menus of what can be done with a column, and the box that ticks all rows.
 */

import { oncePer } from '../../../base/remember.js';
import { textKey } from '../../../base/text.js';
import type { Choice, ItemList } from '../../../model/page.js';
import type { PageIndex } from '../../page-index.js';
import { tableAround } from '../../lists/row-cells.js';
import { menuButton, panelButtons } from '../opening/declared-owners.js';
import { columnTitle } from '../opening/popups.js';
import { hasWords } from '../runs/texts.js';

/** Icons of one row. Raising the upper one takes pictures that are values for tools. */
const LEAST_TOOLS = 2;
const MOST_TOOLS = 7;

/** Levels above a table within which its tools stand. Raising it takes the tools of the whole page for those of the table. */
const MAX_CLIMB = 5;

/** Nodes of the icons in rows over the table in which a list stands. */
export function tableTools(index: PageIndex, list: ItemList | null): ReadonlySet<number> {
  const table = list === null ? undefined : headedTable(index, list.node);
  if (table === undefined) return new Set();
  const around = index.ancestors(table).slice(0, MAX_CLIMB);
  const block = around.findLast((id) => index.node(id).tag !== 'body' && index.node(id).tag !== 'html');
  if (block === undefined) return new Set();
  const rows = new Map<number, number[]>();
  for (const id of iconsOf(index)) {
    if (id > table || !index.contains(block, id)) continue;
    const row = rowOf(index, id);
    rows.set(row, [...(rows.get(row) ?? []), id]);
  }
  const tools = [...rows.values()].filter((row) => row.length >= LEAST_TOOLS && row.length <= MOST_TOOLS);
  return new Set(tools.flat());
}

/** What stands in a row over a table. */
interface TitleRow {
  readonly labelNode: number;
  readonly nodes: readonly number[];
}

/**
 * Whether several icons end the row of a text that is the title of the list's table: nothing is shown between them and the
 * table, and the list has no other heading.
 */
export function areIconsInTitle(index: PageIndex, list: ItemList | null, { labelNode, nodes }: TitleRow): boolean {
  const table = list === null || list.label !== null ? undefined : headedTable(index, list.node);
  const last = nodes.at(-1);
  if (table === undefined || last === undefined || nodes.length < LEAST_TOOLS || labelNode < 0) return false;
  const areIcons = nodes.every((id) => index.node(id).end > id + 1 && index.textLength(id) === 0);
  const between = index.nodes.slice(index.node(last).end, table);
  const isShown = ({ id, tag, text }: PageIndex['nodes'][number]): boolean =>
    !index.isHidden(id) && (tag === '#text' ? /\S/u.test(text) : FIELDS.has(tag));
  return areIcons && last < table && !between.some(isShown);
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);

/** Entries of a menu that say what they do with one column, from which on all of it is commands. */
const LEAST_COMMANDS = 2;

/** Whether choices are the entries of a menu of what can be done with a column: "Sort by Colour", "Hide Colour". */
export function areColumnCommands(index: PageIndex, choices: readonly Choice[]): boolean {
  return nameColumn(index, choices) || workColumn(index, choices);
}

/** Whether entries of a menu name the column that they work. */
function nameColumn(index: PageIndex, choices: readonly Choice[]): boolean {
  if (choices.length < LEAST_COMMANDS || choices.some(({ node }) => index.role(node) !== 'menuitem')) return false;
  const said = choices.map(({ value }) => textKey(value));
  const isNamed = (title: string): boolean =>
    said.filter((value) => value !== title && value.includes(title)).length >= LEAST_COMMANDS;
  return columnTitles(index).some(isNamed);
}

const ENTRIES: ReadonlySet<string> = new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio']);

/** Whether entries of the menu at the head of a column are counted nowhere and none is said in a row: what filters a column says what stands in it. */
function workColumn(index: PageIndex, choices: readonly Choice[]): boolean {
  const [first] = choices;
  if (first === undefined || choices.some(({ count, node }) => count !== null || !ENTRIES.has(index.role(node) ?? '')))
    return false;
  const button = panelButtons(index)(first.node) ?? menuButton(index, first.node);
  const head = index.ancestors(button ?? first.node).find((id) => index.role(id) === 'columnheader');
  const table = button === null || head === undefined ? undefined : tableAround(index, head);
  if (table === undefined) return false;
  const values = new Set(choices.map(({ value }) => textKey(value)));
  const rows = index.nodes.slice(table, index.node(table).end);
  return !rows.some(({ tag, text }) => tag === '#text' && values.has(textKey(text)));
}

/** Whether each of several nodes stands in a head of its own: they order the table by their columns, as all that a head is pressed for. */
export function areHeadsOfColumns(index: PageIndex, nodes: readonly number[]): boolean {
  const heads = nodes.map((node) => [node, ...index.ancestors(node)].find((id) => index.role(id) === 'columnheader'));
  return heads.length > 1 && !heads.includes(undefined) && new Set(heads).size === heads.length;
}

/** Whether a box at the head of a column of the list's table stands over the boxes of its rows. */
export function ticksAllRows(index: PageIndex, list: ItemList | null, box: number): boolean {
  const head = index.ancestors(box).find((id) => index.role(id) === 'columnheader' || index.node(id).tag === 'th');
  if (list === null || head === undefined) return false;
  const table = tableAround(index, head);
  if (table === undefined || table !== tableAround(index, list.node)) return false;
  return list.cards.length > 0 && list.cards.every(({ node }) => holdsBox(index, node));
}

function holdsBox(index: PageIndex, row: number): boolean {
  const { end } = index.node(row);
  for (let id = row + 1; id < end; id += 1) if (index.role(id) === 'checkbox') return true;
  return false;
}

const columnTitles: (index: PageIndex) => readonly string[] = oncePer((index) =>
  index.nodes
    .filter(({ id, tag }) => tag !== '#text' && index.role(id) === 'columnheader')
    .map(({ id }) => textKey(columnTitle(index, id)?.text ?? ''))
    .filter((title) => title !== ''),
);

/** The table around a node, or the node itself, if it has heads of columns. */
function headedTable(index: PageIndex, node: number): number | undefined {
  const table = tableAround(index, node);
  if (table === undefined) return undefined;
  const inside = index.nodes.slice(table, index.node(table).end);
  return inside.some(({ id }) => index.role(id) === 'columnheader') ? table : undefined;
}

/** Buttons that show an icon only, say their names and no state, and stand in no form or bar of the site. */
const iconsOf: (index: PageIndex) => readonly number[] = oncePer((index) =>
  index.nodes.flatMap(({ id, tag, attributes }) => {
    const isButton = tag === 'button' || (tag !== '#text' && index.role(id) === 'button');
    const isIcon = isButton && index.node(id).end > id + 1 && index.textLength(id) === 0;
    if (!isIcon || index.isHidden(id) || STATES.some((state) => attributes[state] !== undefined)) return [];
    const isOfOther =
      BARS.has(index.landmark(id) ?? '') || index.ancestors(id).some((above) => index.node(above).tag === 'form');
    return !isOfOther && hasWords(index.accessibleName(id)) ? [id] : [];
  }),
);

const STATES = ['aria-pressed', 'aria-checked', 'aria-selected'] as const;

const BARS: ReadonlySet<string> = new Set(['header', 'footer', 'navigation']);

/** The block in which an icon stands beside others: above what is wrapped around it alone. */
function rowOf(index: PageIndex, icon: number): number {
  let row = index.node(icon).parent;
  while (row > 0 && index.elements(row).length === 1) row = index.node(row).parent;
  return row;
}
