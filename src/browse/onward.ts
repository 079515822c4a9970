/**
 * The way to the next page where the page that came has none but the site's pager was learnt: markup that came over HTTP
 * often has pagers that only scripts work.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import type { Shortcuts } from '../model/shortcut.js';
import { accessPathOf, isPagerStep, unitPath } from './stage-path.js';

/** Any pager's step; a pager is found by its group. */
const NEXT: Step = { do: 'click', role: null, name: null, group: 'pagination', ordinal: 0, value: null };

/** Pages of each list that are remembered by their size. */
const MOST_LISTS = 20_000;

/** Adds the way to the next page to pages that have none, as far as a shortcut leads there. */
export function withOnward(shortcuts: Shortcuts | null): (path: AccessPath, view: PageView) => PageView {
  /** Cards on the first page of each list. */
  const sizes = new Map<string, number>();

  return (path, view) => {
    const units = unitPath(path);
    if (shortcuts === null || units === null || view.source !== 'http' || view.list === null) return view;
    const begins = units.units.findLastIndex((unit) => !isPagerStep(unit)) + 1;
    const page = units.units.length - begins;
    const list = JSON.stringify([units.url, units.units.slice(0, begins)]);
    const shown = view.list.cards.length;
    if (page === 0 && sizes.size < MOST_LISTS) sizes.set(list, shown);
    if (view.pagination.next !== null || shown === 0) return view;
    const size = sizes.get(list) ?? shown;
    const isLast = shown < size || (view.declaredCount !== null && (page + 1) * size >= view.declaredCount);
    const last = units.units.at(-1);
    const unit = last !== undefined && isPagerStep(last) ? last : NEXT;
    const next = accessPathOf({ url: units.url, units: [...units.units, unit] });
    if (isLast || shortcuts.resolve(next) === null) return view;
    return { ...view, pagination: { ...view.pagination, next } };
  };
}
