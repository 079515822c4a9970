/**
 * Arrows that move a row of cards beside the list: the row stands in a block of theirs, as the slides of a carousel.
 */

import type { PageIndex } from '../page-index.js';
import { isHeading } from '../groups/runs/shapes.js';
import type { RecordRun } from '../lists/records.js';

/** Blocks around an arrow that may hold its row: its own, and that of its place beside the row. */
const LEVELS = 2;
/** Links with words that make a row. Raising it takes arrows of shorter rows for pagers. */
const LEAST_LINKS = 3;
/** Characters of a row; a pager shows less. Raising it takes arrows of rows of short names for pagers. */
const LEAST_TEXT = 120;
const WORD = /\p{L}{2}|\p{Lo}/u;

/** Linked pictures in one place that make slides. */
const LEAST_SLIDES = 2;

/**
 * Whether an arrow behind a list closes a block that holds a row of links of its own, without anything of the list; or stands
 * in a block of linked pictures before the heading of the list.
 */
export function movesOtherRow(index: PageIndex, node: number, list: RecordRun): boolean {
  const end = list.records.at(-1)?.end ?? 0;
  if (movesSlides(index, node, list)) return true;
  return index
    .ancestors(node)
    .slice(0, LEVELS)
    .some((block) => block >= end && index.textLength(block) > LEAST_TEXT && hasRow(index, block, node));
}

/** Whether slides lie around an arrow, and a heading stands between them and the list. */
function movesSlides(index: PageIndex, node: number, { records }: RecordRun): boolean {
  const start = records[0]?.root ?? 0;
  const slides = index
    .ancestors(node)
    .slice(0, LEVELS)
    .find((block) => index.node(block).end <= start && holdsSlides(index, block));
  if (slides === undefined) return false;
  for (let id = index.node(slides).end; id < start; id += 1) if (isHeading(index, id)) return true;
  return false;
}

function holdsSlides(index: PageIndex, block: number): boolean {
  const pictured = index
    .within(block, 'img')
    .filter((id) => index.ancestors(id).some((up) => isLinkIn(index, up, block)));
  return pictured.length >= LEAST_SLIDES;
}

function isLinkIn(index: PageIndex, id: number, block: number): boolean {
  return id > block && index.linkUrl(id) !== null;
}

/** Whether several links with words stand in a block before one of its nodes. */
function hasRow(index: PageIndex, block: number, before: number): boolean {
  let links = 0;
  for (let id = block + 1; id < before && links < LEAST_LINKS; id += 1)
    if (index.linkUrl(id) !== null && WORD.test(index.text(id))) links += 1;
  return links >= LEAST_LINKS;
}
