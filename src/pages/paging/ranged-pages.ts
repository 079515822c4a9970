/**
 * Links to pages that are called as the entries on them: "21-40", "records 41-60". Ranges of a facet look the same; what tells
 * pages apart is that they share out a list from its first entry on, and that the one that is shown stands among them unlinked.
 */

import { asciiDigits, collapse } from '../../base/text.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import type { WordedPage } from './worded-pages.js';

/** Characters of a text that tells which entries a page shows. */
const MAX_TEXT = 32;

/** Distance in node ids within which the range that is shown stands beside a link. */
const MAX_REACH = 20;

/** Entries of a page: fewer are what a range of sizes or ages looks like. */
const LEAST_ENTRIES = 5;

/** Two numbers with a dash or a word between, and perhaps words around them. */
const RANGE = /^(\P{Nd}*)(\p{Nd}{1,7})(\s*\P{Nd}{1,6}\s*)(\p{Nd}{1,7})(\P{Nd}*)$/u;

/** What parts a range from those beside it. */
const PARTING = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu;

/** Entries of a list, both ends included, and the words around the numbers. */
interface Range {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** The links that are called as the entries of pages, with the numbers of these pages. */
export function rangedPages(index: PageIndex, links: readonly LinkFact[]): readonly WordedPage[] {
  const byWords = new Map<string, { readonly link: LinkFact; readonly range: Range }[]>();
  for (const link of links) {
    const range = rangeOf(index, link.node);
    if (range === null) continue;
    byWords.set(range.words, [...(byWords.get(range.words) ?? []), { link, range }]);
  }
  return [...byWords].flatMap(([words, linked]) => {
    const shown = shownRanges(
      index,
      linked.map(({ link }) => link.node),
      words,
    );
    const isLinked = ({ from }: Range): boolean => linked.some(({ range }) => range.from === from);
    const [current, another] = shown.filter((range) => !isLinked(range));
    if (current === undefined || another !== undefined) return [];
    const size = pageSize([current, ...linked.map(({ range }) => range)]);
    return size === null ? [] : linked.map(({ link, range }) => ({ number: (range.from - 1) / size + 1, link }));
  });
}

function rangeOf(index: PageIndex, node: number): Range | null {
  return index.textLength(node) > MAX_TEXT ? null : readRange(index.text(node));
}

function readRange(text: string): Range | null {
  const own = collapse(text).replace(PARTING, '');
  const [, before = '', first = '', between = '', last = '', after = ''] = RANGE.exec(own) ?? [];
  const [from, to] = [Number(asciiDigits(first)), Number(asciiDigits(last))];
  return first === '' || to < from ? null : { words: JSON.stringify([before, between, after]), from, to };
}

/** Ranges in the same words that stand beside the links and are none. */
function shownRanges(index: PageIndex, nodes: readonly number[], words: string): readonly Range[] {
  const [start, end] = [Math.min(...nodes) - MAX_REACH, Math.max(...nodes) + MAX_REACH];
  const ranges: Range[] = [];
  for (let id = Math.max(0, start); id < Math.min(end, index.nodes.length); id += 1) {
    const { tag, text, end: after } = index.node(id);
    const range = tag === '#text' ? readRange(text) : null;
    if (index.linkUrl(id) !== null) id = after - 1;
    else if (range?.words === words) ranges.push(range);
  }
  return ranges;
}

/** Entries of each page, where ranges share out a list by equal pages but for the last; null if they do not. */
function pageSize(ranges: readonly Range[]): number | null {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  const whole = sorted.slice(0, -1).map(({ from, to }) => to - from + 1);
  const size = whole[0] ?? 0;
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (size < LEAST_ENTRIES || first === undefined || last === undefined) return null;
  const isShared = whole.every((one) => one === size) && last.to - last.from < size;
  return isShared && sorted.every(({ from }) => (from - 1) % size === 0) ? size : null;
}
