/**
 * What to ask next: one query per facet value and region (design §5.4), where values are not asked together.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice } from '../../model/page.js';
import type { AskedValues } from './asked-values.js';
import { accessKey } from '../access-key.js';
import { wasChosenAbove } from './chosen-above.js';
import type { ExploreContext } from '../context.js';
import type { ListReading } from '../lists/list-reading.js';
import { isLeftAlone } from '../facets/all-chosen.js';
import { standsForAll } from '../facets/all-together.js';
import { takesBack } from './taking-back.js';
import {
  addsNothing,
  askable,
  displayedPath,
  emptiesItsField,
  leadsAbove,
  leadsToFront,
  standsAboveChosen,
  valueKey,
  type Facet,
  type Region,
} from '../region.js';

/** Choices that are tried before a group is given up as no facet. */
export const USUAL_TRIALS: number = 3;

/** One query to ask: a drill-down of a region by one choice. */
export interface Question {
  readonly facet: Facet;
  readonly choice: Choice;
  /** Labels from the root of the facet's hierarchy to the value. */
  readonly path: readonly string[];
}

/** A question whose list was begun, not read: its answer may follow from others. */
export interface HeldValue {
  readonly region: Region;
  readonly question: Question;
  readonly path: AccessPath;
  /** What its first page declares. */
  readonly size: number;
  /** Its first page. */
  readonly reading: ListReading;
}

/** What is known when planning. */
export interface PlanningState {
  readonly asked: Pick<AskedValues, 'covers' | 'firstRegion'>;
  readonly visited: ReadonlySet<string>;
  readonly tracking: ReadonlySet<string>;
  /** Tells addresses of entities that were listed: recommendations, no values. */
  readonly context: Pick<ExploreContext, 'isEntity'>;
}

/** The questions that a facet of a region leaves open: values that no larger region has answered. */
export function openQuestions(region: Region, facet: Facet, state: PlanningState): readonly Question[] {
  const allowed = new Set(askable(facet.choices));
  return facet.choices.flatMap((choice, index) => {
    if (!allowed.has(choice) || choice.path === null) return [];
    // The cheapest test first: below the root lists nearly all values were answered.
    const value = valueKey(choice);
    if (state.asked.covers(facet.identity, value, region)) return [];
    if (wasChosenAbove(state.asked, region, { facet: facet.identity, value })) return [];
    if (state.visited.has(accessKey(choice.path, state.tracking))) return [];
    if (leadsBack(region, facet, index)) return [];
    if (choice.path.kind === 'url' && state.context.isEntity(choice.path.url)) return [];
    return [{ facet, choice, path: fullPath(region, facet, displayedPath(facet.choices, index)) }];
  });
}

/** Whether a choice only takes back what was chosen, wholly or in favour of a value above it or of all together. */
function leadsBack(region: Region, facet: Facet, index: number): boolean {
  const { group, choices } = facet;
  const choice = choices[index];
  if (choice?.path == null) return false;
  const { url } = region.view;
  const asksNothing = leadsToFront(choice.path) || leadsAbove(url, choice.path) || addsNothing(url, choice.path);
  if (asksNothing && !isLeftAlone(choice)) return true;
  if (emptiesItsField(choice, choices) || takesBack(region, facet, choice)) return true;
  if (standsForAll(group, choices, { choice, size: region.size })) return true;
  return !group.multiple && standsAboveChosen(choices, index);
}

/** In a region of the same facet a new value is a child of the region's value, whether or not it is displayed so. */
function fullPath(region: Region, facet: Facet, displayed: readonly string[]): readonly string[] {
  const last = region.predicates.at(-1);
  if (last?.attribute !== facet.attribute) return displayed;
  const above = last.path ?? last.values;
  const isShown = displayed.length > above.length && above.every((label, level) => label === displayed[level]);
  if (isShown) return displayed;
  if (standsBeside(facet, displayed, above.at(-1) ?? '')) return displayed;
  const own = displayed.indexOf(above.at(-1) ?? '');
  return [...above, ...(own >= 0 && own < displayed.length - 1 ? displayed.slice(own + 1) : displayed)];
}

/** Whether a value of which several can be chosen stands at one level with the chosen one: it is no child of it. */
function standsBeside({ group, choices }: Facet, displayed: readonly string[], chosen: string): boolean {
  const same = choices.find(({ value, selected }) => selected && value === chosen);
  return group.multiple && same?.level === displayed.length - 1;
}

/**
 * The questions whose answers tell soonest whether a facet narrows its region: first those whose counts promise it,
 * from the largest down, then those in the middle of the group (the ends are often "all" or "more").
 */
export function trials(
  questions: readonly Question[],
  regionSize: number | null,
  most: number = USUAL_TRIALS,
): readonly Question[] {
  const promising = questions.filter(
    ({ choice }) => choice.count !== null && (regionSize === null || choice.count < regionSize),
  );
  if (promising.length > 0)
    return [...promising].sort((a, b) => (b.choice.count ?? 0) - (a.choice.count ?? 0)).slice(0, most);
  const middle = Math.floor(questions.length / 2);
  return [...questions.slice(middle), ...questions.slice(0, middle)].slice(0, most);
}

/**
 * The order in which values are asked: those with most entities first, as their pages are full, and as they tell soonest
 * where the site cuts its lists; "none" last, as it teaches no value.
 */
export function inAskingOrder(questions: readonly Question[]): readonly Question[] {
  return [...questions].sort(
    (a, b) =>
      Number(isResidual(a.choice)) - Number(isResidual(b.choice)) || (b.choice.count ?? 0) - (a.choice.count ?? 0),
  );
}

function isResidual(choice: Choice): boolean {
  return !/[\p{L}\p{N}]/u.test(choice.value);
}
