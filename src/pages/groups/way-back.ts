/**
 * Rows that show a tree as far as a visitor went down in it: arrows back to the wider values, the one that is chosen, and
 * further in what lies below it ("‹ Electronics, Headphones, In-ear, Over-ear").
 */

import { parseHttpUrl } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import type { Item } from './runs/shapes.js';
import type { SelectionInput } from './selection.js';

const BACK = /^\s*[‹←<◀◄❮⟨◂]/u;

/** What the levels are told from. */
export interface WayBackInput extends Omit<SelectionInput, 'texts'> {
  /** For each item whether it is chosen. */
  readonly selected: readonly boolean[];
}

/**
 * The level of each item in its tree; as they were nested where the row shows no way back. A way back is a value only if its
 * address has another value in place of the chosen one: "any" and "clear" have none.
 */
export function levelsOfItems({ index, addresses, items, selected, change }: WayBackInput): readonly number[] {
  const nested = items.map(({ level }) => level);
  const at = selected.indexOf(true);
  const { name } = change;
  if (at < 1 || selected.lastIndexOf(true) !== at || name === null || /^[/#]/u.test(name)) return nested;
  const isBack = ({ main }: Item): boolean => main !== null && BACK.test(index.text(main));
  const [above, below] = [items.slice(0, at), items.slice(at + 1)];
  if (nested.some((level) => level > 0) || !above.every(isBack) || below.some(isBack)) return nested;
  const chosen = items[at];
  if (chosen === undefined || !standFurtherIn(index, below, [...above, chosen])) return nested;
  const widens = ({ main }: Item): boolean =>
    main !== null && !addresses.lessens(main) && (valueIn(index.linkUrl(main), name) ?? '') !== '';
  const depths = above.map((_, place) => above.slice(0, place).filter(widens).length);
  const depth = above.filter(widens).length;
  return depth === 0 ? nested : [...depths, depth, ...below.map(() => depth + 1)];
}

function valueIn(url: string | null, name: string): string | null {
  return url === null ? null : (parseHttpUrl(url)?.searchParams.get(name) ?? null);
}

/** Whether items are drawn alike and otherwise than all before them: siblings of the chosen one look as it does, but for its mark. */
function standFurtherIn(index: PageIndex, below: readonly Item[], before: readonly Item[]): boolean {
  const [first, ...others] = below.map((item) => marksOf(index, item));
  const known = new Set(before.flatMap((item) => [...marksOf(index, item)]));
  return [...(first ?? [])].some((mark) => !known.has(mark) && others.every((marks) => marks.has(mark)));
}

/** How the markup says that an item is drawn. */
function marksOf(index: PageIndex, { parts: [part] }: Item): ReadonlySet<string> {
  const { class: names = '', style = '' } = part === undefined ? {} : index.node(part).attributes;
  return new Set([...names.split(/\s+/u), style].filter((mark) => mark !== ''));
}
