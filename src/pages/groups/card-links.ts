/**
 * Links that are whole cards of entities: a heading and a price stand in them, as on the shelves of a front page.
 */

import type { PageIndex } from '../page-index.js';
import { hasPrice } from '../price-text.js';
import { isHeading } from './runs/shapes.js';

/** Nodes of one link that are looked at. */
const MAX_NODES = 80;

/** Whether a link holds a heading, and a price behind it. */
export function isCardLink(index: PageIndex, link: number): boolean {
  const end = Math.min(index.node(link).end, link + MAX_NODES);
  let heading = -1;
  for (let id = link + 1; id < end; id += 1) {
    if (heading < 0 && isHeading(index, id)) heading = id;
    const { tag, text } = index.node(id);
    if (heading >= 0 && tag === '#text' && !index.contains(heading, id) && hasPrice(text)) return true;
  }
  return false;
}
