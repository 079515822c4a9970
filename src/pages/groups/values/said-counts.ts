/**
 * Counts that values say of themselves behind a colon: `Acme: 46`.
 */

import type { PageIndex } from '../../page-index.js';
import { splitSharedCounts } from './shared-counts.js';
import type { Item } from '../runs/shapes.js';
import { holdsBox } from '../widget-state.js';

/** A number that a text says of what stands before it. */
const SAID_NUMBER = /\p{L}.*[:：]\s*\p{Nd}[^\p{L}]*$/u;

/** What is read of an alternative. */
interface Read {
  readonly value: string;
  readonly count: number | null;
  readonly hasCount: boolean;
}

/** The texts, with counts that all values of boxes say of themselves; what links say so is chosen: `Size: 46`. */
export function withSaidCounts<Text extends Read>(
  index: PageIndex,
  items: readonly Item[],
  texts: readonly Text[],
): readonly Text[] {
  const areBoxes = items.every(({ parts }) => parts.some((part) => holdsBox(index, part)));
  if (!areBoxes || !texts.every(({ value, count }) => count === null && SAID_NUMBER.test(value))) return texts;
  const said = splitSharedCounts(texts.map(({ value }) => value));
  return texts.map((text, at) => {
    const { value, count } = said[at] ?? text;
    return count === null ? text : { ...text, value, count, hasCount: true };
  });
}
