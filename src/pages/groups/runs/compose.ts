/**
 * The shape of an element from the shapes of its children.
 */

import { collapse } from '../../../base/text.js';
import { isWidgetName } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import { saysChosen } from '../opening/hidden-lists.js';
import type { RunSink } from './run-sink.js';
import {
  HEADING_TAGS,
  isHeading,
  MAX_LABEL_TEXT,
  MAX_TEXT_BESIDE,
  type Entry,
  type Run,
  type Shape,
  type TextBlock,
} from './shapes.js';
import { singleItem } from './single-item.js';
import { hasWords, isCount, isSeparator } from './texts.js';
import { walkEntries } from './walk.js';

/** Letters of running text between links at which a block is prose. Raising it takes sentences with links for rows of links. */
const MIN_PROSE = 40;

/** The shape of element `id`, or null if it shows nothing. */
export function composeShape(sink: RunSink, id: number, entries: readonly Entry[]): Shape {
  const { index } = sink;
  const title = ownTitle(index, id, entries);
  if (title !== null) return { kind: 'text', block: { node: id, text: title, strength: 'heading' } };
  if (entries.every(({ shape }) => shape.kind === 'text'))
    return saysChosen(index, id) ? { kind: 'control' } : composeText(index, id, entries);
  if (isProse(index, id, entries)) return { kind: 'wall' };
  const single = singleItem(index, id, entries);
  if (single !== null)
    return single.kind === 'item' ? namedSingle(sink, id, single) : (besideProse(sink, entries) ?? single);
  return asBranch(index, id, entries) ?? named(sink, id, walkEntries(sink, id, entries));
}

/** The only alternative among texts that are too long to belong to it, if it is one by itself. */
function besideProse({ standsAlone }: RunSink, entries: readonly Entry[]): Shape | null {
  const [only, further] = entries.flatMap(({ shape }) => (shape.kind === 'item' ? [shape] : []));
  if (only === undefined || further !== undefined || standsAlone?.(only.item) !== true) return null;
  return { ...only, amongWalls: true };
}

function composeText(index: PageIndex, id: number, entries: readonly Entry[]): Shape {
  const blocks = entries.flatMap(({ shape }) => (shape.kind === 'text' ? [shape.block] : []));
  const besideSign = titleBesideSign(blocks);
  if (besideSign !== null && !isHeading(index, id)) return { kind: 'text', block: besideSign };
  const headings = blocks.filter(({ strength }) => strength === 'heading');
  // A title is often written twice, for screens of two sizes.
  const heading = headings.find(({ node }) => node < 0 || !index.isHidden(node)) ?? headings[0];
  if (heading !== undefined && !isHeading(index, id)) return { kind: 'text', block: heading };
  const isLong = index.textLength(id) > MAX_TEXT_BESIDE || blocks.some(({ strength }) => strength === 'prose');
  if (isLong && !isHeading(index, id)) return { kind: 'text', block: { node: id, text: LONG, strength: 'prose' } };
  const text = index.text(id) || blocks.map((block) => block.text).join(' ');
  const strength = isLong ? 'prose' : isHeading(index, id) ? 'heading' : weakest(blocks);
  return { kind: 'text', block: { node: id, text, strength } };
}

/** The only words beside something that opens a panel and says nothing but a sign, as in "Brand ▾": its title. */
function titleBesideSign(blocks: readonly TextBlock[]): TextBlock | null {
  const [words, further] = blocks.filter(({ text }) => hasWords(text));
  const hasSign = blocks.some(({ strength, text }) => strength === 'heading' && !hasWords(text));
  if (!hasSign || words === undefined || further !== undefined || words.strength === 'prose') return null;
  return { ...words, strength: 'heading' };
}

/** What a heading says before a link of its own ("Colour [edit]"), or null: then the link is the heading, or an alternative. */
function ownTitle(index: PageIndex, id: number, entries: readonly Entry[]): string | null {
  if (!TITLE_TAGS.has(index.node(id).tag) || !index.within(id, 'a').some((link) => index.linkUrl(link) !== null))
    return null;
  const first = entries.find(({ shape }) => shape.kind !== 'text' || !isSeparator(shape.block.text));
  if (first?.shape.kind !== 'text' || first.shape.block.strength === 'prose') return null;
  return /\p{L}/u.test(first.shape.block.text) ? first.shape.block.text : null;
}

const TITLE_TAGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'summary']);

/** Stands for a text that is too long to be read as anything. */
const LONG = '…'.padStart(MAX_TEXT_BESIDE + 1, 'x');

function weakest(blocks: readonly TextBlock[]): 'plain' | 'button' {
  return blocks.every(({ strength }) => strength === 'button') ? 'button' : 'plain';
}

/** The shape of an element around one child that shows something. */
export function wrapShape(sink: RunSink, id: number, shape: Shape): Shape {
  switch (shape.kind) {
    case 'item':
      return namedSingle(sink, id, wrapItem(sink, id, shape));
    case 'run':
      return named(sink, id, shape);
    case 'text':
      return wrapText(sink.index, id, shape);
    case 'branch':
    case 'control':
    case 'wall':
      return shape;
  }
}

function wrapText(index: PageIndex, id: number, shape: Extract<Shape, { kind: 'text' }>): Shape {
  const { text, strength } = shape.block;
  const isShort = text.length <= MAX_LABEL_TEXT && shape.block.node >= 0;
  if (strength !== 'heading' && isShort && isHeading(index, id))
    return { kind: 'text', block: { node: id, text, strength: 'heading' } };
  return strength === 'heading' || shape.block.node < 0 ? shape : { kind: 'text', block: { node: id, text, strength } };
}

type ItemShape = Extract<Shape, { kind: 'item' }>;

function wrapItem({ index }: RunSink, id: number, shape: ItemShape): ItemShape {
  if (shape.amongWalls === true) return shape;
  const { tag } = index.node(id);
  return {
    ...shape,
    item: { ...shape.item, parts: [id] },
    headed: shape.headed || (HEADING_TAGS.has(tag) && tag !== 'th'),
  };
}

const REGIONS: ReadonlySet<string> = new Set(['nav', 'aside', 'header', 'footer', 'main', 'section', 'article']);

/** A run takes the name of the element around it, if that has one and the run has none. */
function named(sink: RunSink, id: number, shape: Shape): Shape {
  if (shape.kind !== 'run') return shape;
  const { index } = sink;
  const { attributes, tag } = index.node(id);
  const hasName = collapse(attributes['aria-label'] ?? '') !== '' || attributes['aria-labelledby'] !== undefined;
  const name = hasName ? collapse(index.accessibleName(id)) : '';
  // A drawing is called as what it is rather than as what is chosen in it.
  if (name !== '' && tag === 'svg')
    return { kind: 'run', run: { ...shape.run, drawing: { node: id, text: name, strength: 'plain' } } };
  // A name that leads nowhere leaves the element called by all that it holds.
  if (name !== '' && name !== index.text(id) && !isWidgetName(name) && shape.run.label === null) {
    const cut: Run = { ...shape.run, label: { node: id, text: name, strength: 'heading' } };
    sink.emit(cut);
    return { kind: 'wall', cut };
  }
  return REGIONS.has(tag) ? { kind: 'run', run: { ...shape.run, crossed: true } } : shape;
}

/** One alternative alone is a group if the element around it says by role and name that it is one. */
function namedSingle(sink: RunSink, id: number, shape: ItemShape): Shape {
  const { attributes } = sink.index.node(id);
  if (!GROUP_ROLES.has(attributes['role'] ?? '')) return shape;
  const run: Run = { node: id, items: [shape.item], label: null, trailing: null, crossed: false };
  const left = named(sink, id, { kind: 'run', run });
  return left.kind === 'wall' ? left : shape;
}

const GROUP_ROLES: ReadonlySet<string> = new Set(['group', 'radiogroup', 'listbox']);

/** Running text with links in it. */
function isProse(index: PageIndex, id: number, entries: readonly Entry[]): boolean {
  let prose = 0;
  let linked = 0;
  for (const { id: child, tag, shape } of entries) {
    if (tag === '#text' && shape.kind === 'text' && !isCount(shape.block.text))
      prose += shape.block.text.replace(/[^\p{L}]/gu, '').length;
    else if (shape.kind === 'item') linked += index.textLength(child);
  }
  return prose >= MIN_PROSE && prose > linked && index.node(id).tag !== 'body';
}

/** An alternative followed by alternatives of its own: a node of a tree. */
function asBranch(index: PageIndex, id: number, entries: readonly Entry[]): Shape | null {
  const [first, second, third] = entries.filter(isSignificant);
  if (second === undefined || third !== undefined || first?.shape.kind !== 'item' || first.shape.headed) return null;
  const below = second.shape.kind === 'run' ? second.shape.run : (loneRun(index, second) ?? loneBranch(index, second));
  if (below === null || below.label !== null || below.crossed) return null;
  const counts = entries
    .filter(({ id: part, shape }) => shape.kind === 'text' && part < second.id)
    .map((entry) => entry.id);
  const item = { ...first.shape.item, parts: [first.id, ...counts].sort((a, b) => a - b) };
  return { kind: 'branch', item, run: { ...below, node: id } };
}

function isSignificant({ shape }: Entry): boolean {
  if (shape.kind === 'text') return !isCount(shape.block.text) && !isSeparator(shape.block.text);
  return shape.kind !== 'control';
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'menu']);

/** A single child in a list of its own. */
function loneRun(index: PageIndex, { id, shape }: Entry): Run | null {
  if (shape.kind !== 'item' || !isListAround(index, id)) return null;
  return { node: id, items: [shape.item], label: null, trailing: null, crossed: false };
}

/** A single child with children of its own, in a list of its own. */
function loneBranch(index: PageIndex, { id, shape }: Entry): Run | null {
  if (shape.kind !== 'branch' || !isListAround(index, id)) return null;
  const { item, run } = shape;
  return { ...run, node: id, items: [item, ...run.items.map((inner) => ({ ...inner, level: inner.level + 1 }))] };
}

/** Whether an element is a list by its tag or its role, or nothing but the wrapping of one. */
function isListAround(index: PageIndex, id: number): boolean {
  if (isList(index, id)) return true;
  const [only, further] = index.elements(id);
  return only !== undefined && further === undefined && isList(index, only);
}

function isList(index: PageIndex, id: number): boolean {
  return LISTS.has(index.node(id).tag) || index.role(id) === 'list';
}
