/**
 * Heads of sections that are alike, where those that are open hold boxes, or links that change what the page is asked for:
 * they fold their sections, and choose nothing, though they say nothing of it and nothing of a closed section stands on the
 * page. Where all are closed, one and the same sign behind the words of each tells.
 */

import { oncePer } from '../../../base/remember.js';
import type { PageIndex } from '../../page-index.js';
import { hasWords } from '../runs/texts.js';
import { holdsBox, isBox } from '../widget-state.js';

/** Levels around a box within which its section is. Raising it finds sections that wrap their boxes more often. */
const MAX_CLIMB = 9;

/** Levels in a section within which its head is: a wrapper, a heading, and the button in it. */
const MAX_DEPTH = 3;

/** Longest text of a head, in characters. */
const MAX_HEAD = 80;

/** Boxes below a head from which on it heads a section: what stands before one box may be what that is called. */
const MIN_BOXES = 2;

/** What folds and unfolds sections. */
export interface SectionHeads {
  /** Heads of sections that show their boxes or links. */
  readonly open: ReadonlySet<number>;
  /** Heads of sections of the same kind that show nothing else. */
  readonly closed: ReadonlySet<number>;
}

/** The heads of a live page's sections. */
export const sectionHeads: (index: PageIndex) => SectionHeads = oncePer((index) => {
  const boxes = [
    ...index.nodes.filter(({ id }) => isBox(index, id)).map(({ id }) => id),
    ...index.links.filter((id) => isValueLink(index, id)),
  ];
  const countIn = countsOf(index, boxes);
  const blocks = new Set(boxes.flatMap((box) => index.ancestors(box).slice(0, MAX_CLIMB)));
  const open = new Set<number>();
  const closed = new Set<number>(allClosed(index));
  for (const parent of new Set([...blocks].map((block) => index.node(block).parent))) {
    for (const alike of headsIn(index, parent)) {
      const headed = alike.filter(({ block }) => blocks.has(block) && countIn(block) >= MIN_BOXES);
      if (alike.length < 2 || headed.length === 0) continue;
      for (const { node } of headed) open.add(node);
      // One section is no other than itself.
      const others = headed.length > 1 ? alike : alike.filter((one) => one !== headed[0]);
      for (const { block, node } of others) {
        if (index.text(block) === index.text(node)) closed.add(node);
        else if (countIn(block) > 0) open.add(node);
      }
    }
  }
  return { open, closed };
});

/** Heads that nothing stands below from which on they are those of a column. Raising it misses sites with few facets. */
const MIN_CLOSED = 3;

/** Levels in a section within which its head is where nothing else tells: what is to be taken away stands right in its row. */
const LEAST_DEPTH = 2;

/** Whether a link that is to be seen asks the page itself for something, as values of its filters do. */
function isValueLink(index: PageIndex, id: number): boolean {
  const url = index.linkUrl(id);
  if (url === null || index.isHidden(id)) return false;
  const [place, asked] = url.split(/[?#]/u);
  return asked !== undefined && asked !== '' && url.includes('?') && place === index.snapshot.url.split(/[?#]/u)[0];
}

/** The heads of columns of sections none of which is open. */
function allClosed(index: PageIndex): readonly number[] {
  const parents = new Set<number>();
  for (const id of index.byTag('button')) {
    if (isBareHead(index, id)) for (const block of index.ancestors(id).slice(1, MAX_DEPTH + 1)) parents.add(block);
  }
  return [...parents].flatMap((parent) =>
    headsIn(index, parent).flatMap((alike) => (areClosed(index, alike) ? alike.map(({ node }) => node) : [])),
  );
}

/** Whether heads are all of their column, and nothing is there but their words, with the same sign behind them. */
function areClosed(index: PageIndex, heads: readonly Head[]): boolean {
  const [first] = heads;
  if (first === undefined || heads.length < MIN_CLOSED) return false;
  const sign = signBehind(index, first.node);
  const isClosed = ({ block, node, depth }: Head): boolean =>
    depth >= LEAST_DEPTH &&
    isBareHead(index, node) &&
    index.text(block) === index.text(node) &&
    signBehind(index, node) === sign;
  return index.elements(index.node(first.block).parent).length === heads.length && heads.every(isClosed);
}

/** What a button says of itself where it does not choose, or tells that it opens something. */
const STATES: readonly string[] = ['aria-expanded', 'aria-haspopup', 'aria-pressed', 'aria-checked', 'aria-selected'];

/** Parts of a page whose buttons open menus of the site. */
const BARS: ReadonlySet<string> = new Set(['header', 'navigation', 'footer']);

/** Whether a button says no state, sends nothing, and shows words with a sign behind them. */
function isBareHead(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  if (tag !== 'button' || index.role(id) !== 'button' || BARS.has(index.landmark(id) ?? '')) return false;
  if (STATES.some((name) => attributes[name] !== undefined) || signBehind(index, id) === null) return false;
  return attributes['type'] === 'button' || !index.ancestors(id).some((above) => index.node(above).tag === 'form');
}

/** How the sign is drawn that stands behind words in an element; null if none does. */
function signBehind(index: PageIndex, id: number): string | null {
  const sign = index.elements(id).at(-1);
  if (sign === undefined || index.text(sign) !== '' || index.isHidden(sign) || index.text(id) === '') return null;
  const { end } = index.node(sign);
  const wordsBehind = index.nodes
    .slice(end, index.node(id).end)
    .some(({ tag, text }) => tag === '#text' && hasWords(text));
  if (wordsBehind) return null;
  return JSON.stringify(index.nodes.slice(sign, end).map(({ tag, attributes }) => [tag, attributes]));
}

/** How many of some nodes lie in a block. */
function countsOf({ nodes }: PageIndex, found: readonly number[]): (block: number) => number {
  const before = new Uint32Array(nodes.length + 1);
  const isFound = new Set(found);
  for (const { id } of nodes) before[id + 1] = (before[id] ?? 0) + (isFound.has(id) ? 1 : 0);
  return (block) => (before[nodes[block]?.end ?? block] ?? 0) - (before[block] ?? 0);
}

/** A section's head, and how deep in it that is. */
interface Head {
  readonly block: number;
  readonly node: number;
  readonly depth: number;
}

/** What is pressed at the very beginning of a block and holds words but no box; null if there is nothing such. */
function headIn(index: PageIndex, block: number): Head | null {
  let node = block;
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    const first = index.elements(node).find((id) => !index.isHidden(id));
    if (first === undefined) return null;
    node = first;
    if (isPressed(index, node)) return isHead(index, node) ? { block, node, depth } : null;
  }
  return null;
}

function isPressed(index: PageIndex, id: number): boolean {
  return index.node(id).listensForClicks === true;
}

function isHead(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  if (tag === 'label' || index.linkUrl(id) !== null || index.textLength(id) > MAX_HEAD) return false;
  return hasWords(index.text(id)) && !holdsBox(index, id);
}

/** The heads of the blocks in an element, those together whose blocks begin alike. */
function headsIn(index: PageIndex, parent: number): readonly (readonly Head[])[] {
  if (parent < 0) return [];
  const alike = new Map<string, Head[]>();
  for (const block of index.elements(parent)) {
    const head = index.isHidden(block) ? null : headIn(index, block);
    if (head === null) continue;
    const tags = [block, head.node].map((id) => index.node(id).tag);
    const key = JSON.stringify([...tags, head.depth, index.role(head.node)]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [head]);
    else known.push(head);
  }
  return [...alike.values()];
}
