/**
 * Whether the last of alternatives that only a script works promises the rest of them.
 */

import { textKey } from '../../../base/text.js';
import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import { promisesMore } from '../more-link.js';
import type { Run } from '../runs/shapes.js';
import { readItemTexts } from '../values/item-text.js';

/** What is said by that which stands behind the values of runs, and is none of them. */
export function trailingTexts(index: PageIndex, runs: readonly Run[]): ReadonlySet<string> {
  return new Set(runs.flatMap(({ trailing }) => (trailing?.main == null ? [] : [textKey(index.text(trailing.main))])));
}

/**
 * Whether the last alternative of a run looks like none of the others and says that there are more of them, or says what
 * stands behind the values of other runs, too.
 */
export function lastPromisesMore(index: PageIndex, { items }: Run, trailing: ReadonlySet<string>): boolean {
  const main = items.at(-1)?.main ?? null;
  if (main === null) return false;
  const mains = items.slice(0, -1).flatMap((item) => item.main ?? []);
  const isUsual = trailing.has(textKey(index.text(main))) && mains.length > 1;
  if (isUsual && mains.every((id) => lookOf(index, id) !== lookOf(index, main))) return true;
  const texts = readItemTexts(index, items, { lessens: () => false, label: -1, countsAreUsual: false });
  const own = texts.at(-1);
  const counted = texts.slice(0, -1).filter(({ hasCount }) => hasCount);
  const isCounted = own?.hasCount === true && own.value !== '' && !countsApart(index, main, mains);
  return promisesMore(
    {
      text: index.text(main),
      hasCount: isCounted,
      changesSame: true,
      standsApart: looksOther(index, main, mains) || isParted(index, main, mains.at(-1)),
    },
    { size: items.length - 1, counted: counted.length, changing: items.length - 1 },
  );
}

/** Whether an alternative looks otherwise than all others, which look alike. */
function looksOther(index: PageIndex, main: number, others: readonly number[]): boolean {
  const looks = new Set(others.map((id) => lookOf(index, id)));
  return looks.size === 1 && !looks.has(lookOf(index, main));
}

/** Whether an alternative begins with its number, and all others end with theirs: "19 more" behind "Oak (12)". */
function countsApart(index: PageIndex, main: number, others: readonly number[]): boolean {
  const isBehind = (id: number): boolean => /^\P{Nd}.*\p{Nd}\P{L}*$/u.test(index.text(id));
  return /^\p{Nd}/u.test(index.text(main)) && others.every(isBehind);
}

/** Whether a line is drawn between an alternative and the one before it. */
function isParted(index: PageIndex, main: number, before: number | undefined): boolean {
  const between = before === undefined ? [] : index.nodes.slice(index.node(before).end, main);
  return between.some(({ id, tag }) => tag === 'hr' || index.role(id) === 'separator');
}
