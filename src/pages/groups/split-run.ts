/**
 * Runs whose labels stand among the alternatives, in elements of the same kind.
 */

import { labelText } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import { isScripted } from './runs.js';
import type { Item, Run } from './shapes.js';

/**
 * The run cut at its plain texts if those are labels: several of them, the first at the start, each followed by at least
 * one link. Plain texts in other places are alternatives that are chosen or empty.
 */
export function splitAtHeadings(index: PageIndex, run: Run): readonly Run[] {
  const heads = run.items.flatMap((item, at) => (isPlain(index, item) ? [at] : []));
  const isCut =
    heads.length > 1 &&
    heads[0] === 0 &&
    heads.every((at) => run.items[at + 1] !== undefined && !heads.includes(at + 1));
  if (!isCut || heads.some((at) => /\p{N}/u.test(textOf(index, run.items[at])))) return [run];
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
