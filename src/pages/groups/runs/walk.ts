/**
 * Walks the children of an element in order and cuts them into labelled runs.
 */

import { foldedRest, type InnerRow } from '../folded-rest.js';
import { lookOf } from '../../look.js';
import { labelAmong } from './run-label.js';
import type { RunSink } from './run-sink.js';
import { itemOf, titleOf, type Entry, type Item, type Run, type Shape, type TextBlock } from './shapes.js';
import {
  betweenSeparators,
  endsWithColon,
  hasDigit,
  isBracketedCount,
  isCount,
  isLetter,
  isSeparator,
} from './texts.js';

/** Letters beside a letter that make a row of them. Raising it takes the chosen letter of short rows for a label. */
const MIN_LETTERS = 3;

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'u',
  'mark',
  'font',
  'small',
  'label',
]);
const GENERIC_CELLS: ReadonlySet<string> = new Set(['li', 'td', 'dd', 'div', 'span', 'p', 'a', 'option']);

/** A run that may go on. */
interface OpenRun extends Omit<Run, 'items' | 'trailing'> {
  items: Item[];
  trailing: Item | null;
  /** Tag of the child that it came from. */
  readonly tag: string;
}

interface Walk {
  readonly sink: RunSink;
  readonly element: number;
  readonly entries: readonly Entry[];
  open: OpenRun | null;
  pending: TextBlock[];
  readonly runs: Run[];
  hasWalls: boolean;
  /** What stands beside the heading of the row that comes next. */
  tool: Item | null;
}

/** The shape that is left once all runs that are complete have been emitted. */
export function walkEntries(sink: RunSink, element: number, entries: readonly Entry[]): Shape {
  const followed = followCut(sink, entries);
  if (followed !== null) return followed;
  const walk: Walk = { sink, element, entries, open: null, pending: [], runs: [], hasWalls: false, tool: null };
  const isLabelledSingles = haveOwnLabels(entries) || isGroupAmongWalls(sink, entries);
  entries.forEach((entry, at) => {
    switch (entry.shape.kind) {
      case 'text':
        return addText(walk, entry, at);
      case 'item':
        return addItem(walk, entry, isLabelledSingles);
      case 'run':
        return addRun(walk, entry.shape.run, entry.tag);
      case 'branch':
        return addBranch(walk, entry.shape, entry.tag);
      case 'control':
        return addWall(walk);
      case 'wall':
        addWall(walk);
        return addHead(walk, entry.shape.cut, entries[at + 1]?.shape);
    }
  });
  closeRun(walk);
  return finish(walk);
}

/** A lone link behind a row that is cut, where nothing else stands beside them: it may promise more values of it. */
function followCut(sink: RunSink, entries: readonly Entry[]): Shape | null {
  const [row, link, further] = entries.filter(({ shape }) => shape.kind !== 'text');
  if (row?.shape.kind !== 'wall' || link?.shape.kind !== 'item' || further !== undefined) return null;
  const { cut } = row.shape;
  const { item, before, headed } = link.shape;
  if (cut === undefined || cut.trailing !== null || before !== null || headed) return null;
  const single: Run = { node: link.id, items: [item], label: null, trailing: null, crossed: false };
  if (sink.isSameKind(cut, single)) return null;
  sink.replace(cut, { ...cut, trailing: item });
  return { kind: 'wall' };
}

/** Whether every child is one alternative with a word of its own before it: labels with one value each. */
function haveOwnLabels(entries: readonly Entry[]): boolean {
  const items = entries.flatMap(({ shape }) => (shape.kind === 'item' ? [shape] : []));
  const labels = new Set(items.map(({ before }) => before?.text ?? ''));
  return items.length > 1 && !labels.has('') && labels.size === items.length;
}

/** Groups of one look beside which an alternative with a label of its own is one, too. */
const MIN_ALIKE = 2;

/** Whether the only child that is an alternative, with a word of its own before it, is a group beside others that are cut. */
function isGroupAmongWalls({ index, standsAlone }: RunSink, entries: readonly Entry[]): boolean {
  const [only, further] = entries.filter(({ shape }) => shape.kind === 'item');
  if (only?.shape.kind !== 'item' || only.shape.before === null || further !== undefined) return false;
  // Under a heading for all of them, as "Filters": its own word is nearer.
  const isCut = entries.some(({ shape }) => shape.kind === 'branch' || shape.kind === 'wall');
  if (entries[0]?.shape.kind === 'text' && isCut) return true;
  const walls = entries.filter(({ shape }) => shape.kind === 'wall');
  if (walls.length > 0 && standsAlone?.(only.shape.item) === true) return true;
  return walls.filter((wall) => lookOf(index, wall.id) === lookOf(index, only.id)).length >= MIN_ALIKE;
}

function addText(walk: Walk, entry: Entry, at: number): void {
  if (entry.shape.kind !== 'text') return;
  const { block } = entry.shape;
  if (isSeparator(block.text)) return;
  const last = walk.open?.items.at(-1);
  if (walk.open !== null && last !== undefined && isCountOf(walk, last, block.text)) {
    walk.open.items[walk.open.items.length - 1] = { ...last, parts: [...last.parts, entry.id] };
    return;
  }
  const plain = plainItem(walk, entry, at);
  if (plain !== null) pushItem(walk, plain);
  else {
    closeRun(walk);
    walk.pending.push(block);
  }
}

function isCountOf({ sink }: Walk, item: Item, text: string): boolean {
  if (isBracketedCount(text)) return true;
  return isCount(text) && item.main !== null && !isCount(sink.index.text(item.main));
}

/** The alternative that is chosen now, shown as plain text in the place of a link; null if the text is none. */
function plainItem(walk: Walk, entry: Entry, at: number): Item | null {
  const block = entry.shape.kind === 'text' ? entry.shape.block : null;
  if (block === null || block.strength === 'prose') return null;
  if (isAmongLetters(walk, block)) return itemOf(null, entry.id);
  if (entry.tag === '#text') return slicedItem(walk, entry.id, block.text);
  if (walk.sink.index.node(entry.id).attributes['aria-current'] !== undefined) return itemOf(null, entry.id);
  if (block.strength === 'heading' || endsWithColon(block.text) || !standsAmongItems(walk, entry, at)) return null;
  const isSeparated = walk.pending.length === 0 && followedBySeparator(walk, at);
  return { ...itemOf(null, entry.id), maybeLabel: walk.open === null && !isSeparated };
}

/** Values with counts after which a link without one, that only a script follows, is none of them. */
const LEAST_COUNTED = 3;

/** Whether a link that leads nowhere follows values with counts, and has none: it shows more of them, or does something else. */
function isWordAfterCounts({ sink: { index }, entries, open }: Walk, { id }: Entry, at: number): boolean {
  const items = open?.items ?? [];
  const isLast = entries[at + 1]?.shape.kind !== 'item';
  if (items.length < LEAST_COUNTED || !isLast || hasDigit(index.text(id))) return false;
  const isLink = index.node(id).tag === 'a' || index.within(id, 'a').length > 0;
  return isLink && items.every(({ parts }) => parts.some((part) => hasDigit(index.text(part))));
}

/** Whether a letter stands in a row of letters: it is the one that is chosen. */
function isAmongLetters({ sink, entries }: Walk, { text, strength }: TextBlock): boolean {
  if (strength === 'heading' || !isLetter(text)) return false;
  const items = entries.flatMap(({ shape }) => (shape.kind === 'item' ? [shape.item] : []));
  return items.length >= MIN_LETTERS && items.every(({ parts }) => isLetter(sink.index.text(parts[0] ?? -1)));
}

function slicedItem({ open }: Walk, node: number, text: string): Item | null {
  const slice = open === null ? null : betweenSeparators(text);
  return slice === null ? null : { ...itemOf(null, node), slice };
}

/** Whether the element is of the same kind as the alternatives beside it, and no label of a row behind it. */
function standsAmongItems(walk: Walk, entry: Entry, at: number): boolean {
  const { entries } = walk;
  const { tag } = entry;
  if (entries[at + 1]?.shape.kind === 'run' || isWordAfterCounts(walk, entry, at)) return false;
  const tags = entries
    .filter(({ shape }) => shape.kind === 'item' || shape.kind === 'branch')
    .map((entry) => entry.tag);
  if (tags.includes(tag) && GENERIC_CELLS.has(tag)) return true;
  return tags.includes('a') && INLINE.has(tag);
}

/** Whether a separator comes next, as between the other alternatives. */
function followedBySeparator({ entries }: Walk, at: number): boolean {
  const next = entries[at + 1];
  return (
    next?.shape.kind === 'text' &&
    next.tag === '#text' &&
    isSeparator(next.shape.block.text) &&
    next.shape.block.text !== ''
  );
}

function addItem(walk: Walk, entry: Entry, isLabelledSingle: boolean): void {
  if (entry.shape.kind !== 'item') return;
  const { item, before, headed } = entry.shape;
  if (headed && labelsNext(walk, entry)) {
    closeRun(walk);
    walk.pending.push(titleOf(walk.sink.index, entry.id, entry.shape));
    return;
  }
  if (isLabelledSingle && before !== null) {
    closeRun(walk);
    walk.pending = [before];
    pushItem(walk, item);
    closeRun(walk);
    return;
  }
  if (entry.shape.amongWalls === true && !hasPeers(walk, entry)) {
    if (walk.sink.standsAlone?.(item) === true) pushApart(walk, item);
    else addWall(walk);
    return;
  }
  if (isOutsider(walk, entry, item)) return;
  pushItem(walk, item);
}

/** Takes an alternative that stands alone beside all else: the title of the page does not name it. */
function pushApart(walk: Walk, item: Item): void {
  const { index } = walk.sink;
  closeRun(walk);
  walk.pending = walk.pending.filter(({ node }) => node < 0 || index.nodes[node]?.tag !== 'h1');
  pushItem(walk, item);
  addWall(walk);
}

/** Whether other alternatives stand beside it in like elements, as in a menu whose entries hold panels. */
function hasPeers({ entries }: Walk, { id, tag }: Entry): boolean {
  return entries.some(
    ({ id: other, tag: otherTag, shape }) =>
      other !== id && otherTag === tag && (shape.kind === 'item' || shape.kind === 'branch'),
  );
}

/** A heading that is a link labels what follows it, unless headings follow headings. */
function labelsNext({ entries }: Walk, entry: Entry): boolean {
  const next = entries.slice(entries.indexOf(entry) + 1).find(({ shape }) => shape.kind !== 'text');
  return (
    next?.shape.kind === 'run' ||
    next?.shape.kind === 'branch' ||
    (next?.shape.kind === 'item' && !next.shape.headed && next.tag !== entry.tag)
  );
}

/** A lone link after a row that came up as a whole is kept aside: it may promise more values, or be the next row's first. */
function isOutsider(walk: Walk, entry: Entry, item: Item): boolean {
  const { open } = walk;
  if (open === null || open.node === walk.element) return false;
  const single: Run = { node: entry.id, items: [item], label: null, trailing: null, crossed: false };
  if (open.trailing === null && !walk.sink.isSameKind(asRun(open), single)) {
    open.trailing = item;
    return true;
  }
  if (open.trailing === null) return false;
  const { trailing } = open;
  open.trailing = null;
  closeRun(walk);
  pushItem(walk, trailing);
  return false;
}

function pushItem(walk: Walk, item: Item): void {
  walk.open ??= {
    items: [],
    label: takeLabel(walk, { of: item.main ?? walk.element, crossed: false }),
    node: walk.element,
    trailing: null,
    crossed: false,
    tag: '',
  };
  walk.open.items.push(item);
}

function addRun(walk: Walk, run: Run, tag: string): void {
  const { open } = walk;
  const more = open === null || walk.pending.length > 0 ? null : goesOn(walk, open, { run, tag });
  if (open !== null && more !== null) {
    open.items = [...open.items, ...more.items];
    open.trailing = more.trailing;
    return;
  }
  closeRun(walk);
  const label = takeLabel(walk, { of: run.node, crossed: run.crossed });
  walk.open = { ...run, items: [...run.items], label, trailing: run.trailing ?? walk.tool, tag };
  walk.tool = null;
}

const ROWS: ReadonlySet<string> = new Set(['li', 'tr', 'td', 'dd', 'ul', 'ol', 'dl', 'tbody']);

/** What a run goes on with in the next element, or null. */
function goesOn(walk: Walk, open: OpenRun, inner: InnerRow): Run | null {
  if (mayMerge(walk, open, inner)) return inner.run;
  return foldedRest(walk.sink, { element: walk.element, run: asRun(open) }, inner);
}

/** Whether a run goes on in the next element: a further column or line of the same list. */
function mayMerge({ sink, entries }: Walk, open: OpenRun, { run, tag }: InnerRow): boolean {
  if (open.crossed || run.crossed || run.label !== null || open.trailing !== null || open.tag !== tag) return false;
  if (!sink.isSameKind(asRun(open), run)) return false;
  return ROWS.has(tag) || isColumns(sink, entries, [open, run]);
}

/** Whether all that stands beside two runs are more runs in like elements. */
function isColumns(
  sink: RunSink,
  entries: readonly Entry[],
  [first, second]: readonly [Pick<Run, 'node' | 'items'>, Run],
): boolean {
  const [tag] = entries.flatMap((entry) => (entry.shape.kind === 'run' ? [entry.tag] : []));
  const isAlike = entries.every(
    (entry) => entry.tag === tag && (entry.shape.kind === 'run' || entry.shape.kind === 'item'),
  );
  return isAlike && first.items.length > 1 && sink.index.node(first.node).tag === sink.index.node(second.node).tag;
}

function addBranch(walk: Walk, { item, run }: Extract<Shape, { kind: 'branch' }>, tag: string): void {
  const isTree = walk.entries.filter(({ shape }) => shape.kind === 'branch' || shape.kind === 'item').length > 1;
  if (!isTree) {
    addRun(walk, run, tag);
    return;
  }
  pushItem(walk, item);
  for (const inner of run.items) pushItem(walk, { ...inner, level: inner.level + 1 });
}

function addWall(walk: Walk): void {
  closeRun(walk);
  walk.pending = [];
  walk.hasWalls = true;
}

/** A heading with one control beside it that looks otherwise than the row behind: "Grapes [Show all]" is called Grapes. */
function addHead(walk: Walk, head: Run | undefined, next: Shape | undefined): void {
  const { index } = walk.sink;
  const [tool, further] = head?.items ?? [];
  if (head?.label?.strength !== 'heading' || tool === undefined || further !== undefined) return;
  if (next?.kind !== 'run' || next.run.label !== null) return;
  const looked = ({ main }: Item): string => (main === null ? '' : lookOf(index, main));
  if (next.run.items.some((item) => looked(item) === looked(tool))) return;
  walk.sink.replace(head, null);
  walk.pending.push(head.label);
  walk.tool = tool;
}

function closeRun(walk: Walk): void {
  if (walk.open === null) return;
  walk.runs.push(asRun(walk.open));
  walk.open = null;
}

function asRun(open: OpenRun): Run {
  return { node: open.node, items: open.items, label: open.label, trailing: open.trailing, crossed: open.crossed };
}

function takeLabel(walk: Walk, of: { readonly of: number; readonly crossed: boolean }): TextBlock | null {
  const { pending } = walk;
  walk.pending = [];
  return labelAmong(walk.sink.index, pending, of);
}

function finish(walk: Walk): Shape {
  const { runs, sink, element } = walk;
  const [only] = runs;
  if (only === undefined) return { kind: 'wall' };
  if (runs.length === 1 && only.label === null) {
    const single = only.items.length === 1 ? only.items[0] : undefined;
    if (single !== undefined && single.main !== null) {
      return walk.hasWalls
        ? { kind: 'item', item: single, before: null, headed: false, amongWalls: true }
        : { kind: 'item', item: { ...single, parts: [element] }, before: null, headed: false };
    }
    if (!walk.hasWalls) return { kind: 'run', run: only };
  }
  for (const run of runs) sink.emit(run);
  return runs.length === 1 && !walk.hasWalls ? { kind: 'wall', cut: only } : { kind: 'wall' };
}
