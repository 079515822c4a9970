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

/** Steps to the end of a path from what a page shows; `present` is null where that is not known. */
export function distanceTo(path: AccessPath, present: Moment | null, lasting: ReadonlySet<string>): number {
  const wanted = unitPath(path);
  const whole = LOAD_COST + (wanted?.units.length ?? 0);
  if (present === null) return whole;
  const { units } = present.path;
  const shared = wanted !== null && beginsAlike(present.path, wanted) ? sharedUnits(units, wanted.units) : null;
  if (wanted !== null && shared === units.length) return wanted.units.length - shared;
  if (isBeingTurned(present)) return LOST_PLACE_COST + whole;
  if (wanted === null || shared === null || !isUndoable(units.slice(shared), lasting)) return whole;
  return wanted.units.length - shared + 1;
}

/** Whether a page shows a later page of a list that goes on: whoever turned to it is likely to want the next. */
function isBeingTurned({ path: { units }, sight }: Moment): boolean {
  const last = units.at(-1);
  return last !== undefined && isPaging(last) && sight.view.pagination.next !== null;
}
