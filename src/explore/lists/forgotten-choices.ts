/**
 * Lists whose further pages forget what was sent with their address: a script turns them, and it sends what is ticked in the
 * page. They are read in the page, where the choice is made rather than sent.
 */

import type { AccessPath } from '../../model/access-path.js';
import { choosingSteps, pathWithSteps } from '../../model/step.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import type { Question } from '../planning/planner.js';
import { hintOf, isSameGroup, valueKey, type Region } from '../region.js';
import type { Listing } from './list-reading.js';
import { readWithinCap } from './within-cap.js';

/** Lists of a site that are read in the page in vain. Raising it costs a look in a browser and two pages each. */
const MOST_VAIN = 2;

/** A question, and what came of sending it. */
export interface SentQuestion {
  readonly question: Question;
  readonly listing: Listing;
}

/** What a question lists, read in the page where its further pages forgot it. */
export async function readKept(explorer: Explorer, region: Region, sent: SentQuestion): Promise<Listing> {
  const { question, listing } = sent;
  const { ways } = explorer;
  const isForgotten = listing.kind === 'list' && listing.reading.isLost === true;
  if (!isForgotten || (ways.vainlyKept ?? 0) >= MOST_VAIN) return listing;
  const path = question.choice.path?.kind === 'actions' ? null : await workedPath(explorer, region, question);
  if (path === null) return listing;
  const worked = await readWithinCap(explorer, path, { like: hintOf(region), promised: question.choice.count });
  if (worked.kind === 'list' && worked.reading.isLost !== true) return worked;
  ways.vainlyKept = (ways.vainlyKept ?? 0) + 1;
  return listing;
}

/** The way to a choice by what is worked on its region's page; null if it cannot be worked. */
async function workedPath(
  { context }: Explorer,
  region: Region,
  { facet, choice }: Question,
): Promise<AccessPath | null> {
  const answer = await glance(context, region.path, { controls: true, like: hintOf(region) });
  if (answer.kind !== 'page') return null;
  const group = answer.observation.view.groups.find((other) => isSameGroup(other, facet.group));
  const control = group?.choices.find((other) => valueKey(other) === valueKey(choice))?.control;
  return control === undefined ? null : pathWithSteps(region.path, choosingSteps(control, group?.apply));
}
