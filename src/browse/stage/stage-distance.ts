/**
 * How little is to be done on a live page to show a path, beside what would be lost with the state it is in.
 */

import type { AccessPath } from '../../model/access-path.js';
import { isPaging } from '../../model/step.js';
import { isUndoable, type Moment } from './stage-moment.js';
import { beginsAlike, sharedUnits, unitPath } from './stage-path.js';

/** Cost of a page load, in steps. */
export const LOAD_COST = 4;

/**
 * Cost of giving up a list of which pages were turned and more are to come, in steps: it is loaded and turned from its first
 * page again. Raising it keeps such lists longer where there is no room for further pages.
 */
const LOST_PLACE_COST = 4;

/** How steps of a page's path may be taken back. */
export interface Undoing {
  /** Kinds of controls that are not undone by working them again. */
  readonly lasting: ReadonlySet<string>;
  /** Whether the history of the page leads to where it was after so many steps. */
  mayGoBack(steps: number): boolean;
}

/** Steps to the end of a path from what a page shows; `present` is null where that is not known. */
export function distanceTo(path: AccessPath, present: Moment | null, { lasting, mayGoBack }: Undoing): number {
  const wanted = unitPath(path);
  const whole = LOAD_COST + (wanted?.units.length ?? 0);
  if (present === null) return whole;
  const { units } = present.path;
  const isElsewhere = wanted === null || !beginsAlike(present.path, wanted);
  const shared = isElsewhere ? 0 : sharedUnits(units, wanted.units);
  if (!isElsewhere && shared === units.length) return wanted.units.length - shared;
  if (isBeingTurned(present)) return LOST_PLACE_COST + whole;
  if (isElsewhere) return whole;
  if (!mayGoBack(shared) && !isUndoable(units.slice(shared), lasting)) return whole;
  return wanted.units.length - shared + 1;
}

/** Whether a page shows a later page of a list that goes on: whoever turned to it is likely to want the next. */
function isBeingTurned({ path: { units }, sight }: Moment): boolean {
  const last = units.at(-1);
  return last !== undefined && isPaging(last) && sight.view.pagination.next !== null;
}
