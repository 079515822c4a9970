/**
 * Runs whose labels stand among the alternatives, in elements of the same kind.
 */

import { labelText } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { isScripted } from './runs.js';
import type { Item, Run } from './shapes.js';

/**
 * The run cut at its plain texts if those are labels: several of them, the first at the start, each followed by at least
 * one link. Plain texts in other places are alternatives that are chosen or empty.
 */
export function splitAtHeadings(index: PageIndex, run: Run): readonly Run[] {
  const heads = run.items.flatMap((item, at) => (isPlain(index, item) ? [at] : []));
  return startsParts(index, run, heads) ? cutAt(index, run, heads) : [run];
}

/**
 * A run that only a script works, cut at its plain texts if each begins a row of its own: texts that look alike in different
 * elements. What is said behind the last row is no alternative.
 */
export function splitAtRowNames(index: PageIndex, run: Run): readonly Run[] {
  const last = run.items.findLastIndex(({ main }) => main !== null);
  const spoken = { ...run, items: run.items.slice(0, last + 1) };
  const heads = spoken.items.flatMap(({ main, slice }, at) => (main === null && slice === null ? [at] : []));
  const nodes = heads.map((at) => index.node(spoken.items[at]?.parts[0] ?? run.node));
  const looks = new Set(nodes.map(({ tag, attributes }) => `${tag} ${attributes['class'] ?? ''}`));
  const isRows = looks.size === 1 && new Set(nodes.map(({ parent }) => parent)).size === heads.length;
  return isRows && startsParts(index, spoken, heads) ? cutAt(index, spoken, heads) : [run];
}

/** Whether texts of a run each stand before alternatives, the first before all. */
function startsParts(index: PageIndex, { items }: Run, heads: readonly number[]): boolean {
  const isCut =
    heads.length > 1 && heads[0] === 0 && heads.every((at) => items[at + 1] !== undefined && !heads.includes(at + 1));
  return isCut && !heads.some((at) => /\p{N}/u.test(textOf(index, items[at])));
}

function cutAt(index: PageIndex, run: Run, heads: readonly number[]): readonly Run[] {
  return heads.map((at, part) => ({
    ...run,
    items: run.items.slice(at + 1, heads[part + 1]),
    label: {
      node: run.items[at]?.parts[0] ?? run.node,
      text: labelText(textOf(index, run.items[at])),
      strength: 'plain' as const,
    },
    trailing: part === heads.length - 1 ? run.trailing : null,
  }));
}

function isPlain(index: PageIndex, { main, slice }: Item): boolean {
  return slice === null && (main === null || isScripted(index, main));
}

function textOf(index: PageIndex, item: Item | undefined): string {
  return item === undefined ? '' : index.text(item.parts[0] ?? 0);
}
