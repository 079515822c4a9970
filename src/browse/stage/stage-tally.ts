/**
 * What it took to show a path, and what was seen on the way.
 */

import type { PageView } from '../../model/page.js';
import type { Sight } from '../../model/shortcut.js';
import { withGivenNames, type GivenNames } from './opened-groups.js';
import type { Shown } from './stage-contract.js';
import type { Moment } from './stage-moment.js';

/** What showing a path took. */
export interface Tally {
  pages: number;
  readonly sights: Shown['sights'][number][];
}

/** The last sight of a page that was unfolded since shows all that was seen of it. */
export function tellUnfolded({ sights }: Tally, { path, sight }: Moment, opened: PageView): void {
  const view: PageView = { ...opened, openers: [] };
  const last = sights.at(-1);
  const isOwn = last !== undefined && JSON.stringify(last.after.path) === JSON.stringify(sight.path);
  if (isOwn) sights[sights.length - 1] = { ...last, after: { ...last.after, view } };
  // The page may stand where it is by an undone step: what came then did not come with its address.
  else if (path.units.length === 0) sights.push({ after: { ...sight, view }, before: sight });
}

/** The same with lists that were left open called as they were: what else the data tell of them would be that of others without labels. */
export function calledTally({ pages, sights }: Tally, names: GivenNames): Tally {
  const both = sights.map(({ after, before }) => ({
    after: calledSight(after, names),
    before: before === null ? null : calledSight(before, names),
  }));
  return { pages, sights: both };
}

/** Sights in which lists got names, as they are then: who learns of sights learns each once. */
const called = new WeakMap<Sight, Sight>();

function calledSight(sight: Sight, names: GivenNames): Sight {
  const known = called.get(sight);
  if (known !== undefined) return known;
  const view = withGivenNames(sight.view, names);
  if (view === sight.view) return sight;
  const now = { ...sight, view };
  called.set(sight, now);
  return now;
}
