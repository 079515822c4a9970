/**
 * The heading or name of a list.
 */

import { labelText } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

const HEADING = /^h[1-6]$/u;
/** Levels above the list in which a heading before it is looked for. */
const MAX_LEVELS = 6;
/** Elements between a heading and its list. */
const MAX_DISTANCE = 400;

/** A heading before a list. */
export interface ListHeading {
  readonly node: number;
  /** 1–6. */
  readonly level: number;
  readonly text: string;
  /** Levels of elements from the list up to the element that holds both. */
  readonly distance: number;
}

/** Accessible name of the list's element, else its nearest heading's text, else null. */
export function listLabel(index: PageIndex, container: number, records: readonly ListRecord[]): string | null {
  const { attributes } = index.node(container);
  if (attributes['aria-label'] !== undefined || attributes['aria-labelledby'] !== undefined) {
    const name = labelText(index.accessibleName(container));
    if (name !== '') return name;
  }
  return listHeading(index, container, records)?.text ?? null;
}

/** The nearest displayed heading before the first block, in the smallest element around the list that has one. */
export function listHeading(index: PageIndex, container: number, records: readonly ListRecord[]): ListHeading | null {
  const first = records[0]?.root ?? container;
  let distance = 0;
  for (const around of [container, ...index.ancestors(container)].slice(0, MAX_LEVELS)) {
    for (let id = first - 1; id > Math.max(around, first - MAX_DISTANCE); id -= 1) {
      const level = headingLevel(index, id);
      if (level === null || index.isHidden(id)) continue;
      const text = labelText(index.text(id));
      if (text !== '') return { node: id, level, text, distance };
    }
    distance += 1;
  }
  return null;
}

function headingLevel(index: PageIndex, id: number): number | null {
  const { tag, role, attributes } = index.node(id);
  if (HEADING.test(tag)) return Number(tag.slice(1));
  return role === 'heading' ? Number(attributes['aria-level'] ?? 2) || 2 : null;
}
