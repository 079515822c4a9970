/**
 * Calendars to choose a day from: what is worked in them are dates, no values of the list.
 */

import { oncePer } from '../../../base/remember.js';
import { asciiDigits } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { isBox } from '../widget-state.js';
import { commonAncestor } from '../../paging/pressed-numbers.js';

/** Days that every month has. */
const LEAST_DAYS = 28;
const DAYS_OF_WEEK = 7;

/** Characters around the days of one month: its name, those of the days of the week, what goes on and back. */
const MOST_AROUND = 160;

/** Ids of the blocks of calendars, with the names of their months and what turns them, but without boxes beside them. */
export const findCalendars: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const grids = monthsOf(index).flatMap((days) => gridOf(index, days) ?? []);
  const isCalendar = (id: number): boolean => {
    const own = grids.filter((grid) => index.contains(id, grid));
    const most = own.reduce((sum, grid) => sum + index.textLength(grid) + MOST_AROUND, 0);
    const inside = index.nodes.slice(id, index.node(id).end);
    return id > 0 && index.textLength(id) <= most && !inside.some((node) => isBox(index, node.id));
  };
  return new Set(grids.map((grid) => lastOf(index.ancestors(grid), isCalendar) ?? grid));
});

/** The last of the first items that pass a test. */
function lastOf<Item>(items: readonly Item[], passes: (item: Item) => boolean): Item | undefined {
  const failing = items.findIndex((item) => !passes(item));
  return items[(failing < 0 ? items.length : failing) - 1];
}

/** Texts in which days are numbered one after the other, month by month. */
function monthsOf(index: PageIndex): readonly (readonly number[])[] {
  const months: number[][] = [];
  let days: number[] = [];
  for (const { id, tag, text, visible } of index.nodes) {
    if (tag !== '#text' || visible === false || text.length > DAYS_OF_WEEK) continue;
    const number = /^\s*(\d{1,2})\s*$/u.exec(asciiDigits(text))?.[1];
    if (Number(number) === days.length + 1) days.push(id);
    else if (text.trim() !== '') {
      if (days.length >= LEAST_DAYS) months.push(days);
      days = Number(number) === 1 ? [id] : [];
    }
  }
  return days.length >= LEAST_DAYS ? [...months, days] : months;
}

/** The block of a month's days, if it is laid out by weeks. */
function gridOf(index: PageIndex, days: readonly number[]): number | null {
  const grid = commonAncestor(index, days[0] ?? 0, days.at(-1) ?? 0);
  const isGrid = [grid, ...index.ancestors(grid)].some(
    (id) => index.node(id).tag === 'table' || index.role(id) === 'grid',
  );
  return isGrid || index.elements(grid).length % DAYS_OF_WEEK === 0 ? grid : null;
}
