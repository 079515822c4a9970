/**
 * What the pages of a region's values show of its facets: which values there are below each, and how many entities they
 * have.
 */

import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { NOTHING_ASKED } from '../planning/asked-values.js';
import type { Explorer } from '../explorer.js';
import { readFirstPage } from '../lists/first-page.js';
import type { ValueCounts } from '../planning/grouping.js';
import { openQuestions, type Question } from '../planning/planner.js';
import { valueKey, type Facet, type Region } from '../region.js';

/** A facet that narrows a region, with what is open of it there. */
export interface AskedFacet {
  readonly facet: Facet;
  readonly questions: readonly Question[];
  /** Values that an entity of the region has of it on average, where their numbers were measured. @default 1 */
  readonly perEntity?: number;
  /** Values of it that regions above show. @default none */
  readonly shownAbove?: ReadonlySet<string>;
}

/** The numbers of a facet's open values. */
export function countsOf({ questions }: AskedFacet): ValueCounts {
  return questions.map(({ choice }) => choice.count ?? 0);
}

/** Whether a group shows all its values, at one level, with their numbers. */
export function tellsAll({ more, search }: ChoiceGroup, choices: readonly Choice[]): boolean {
  return more === null && search === undefined && choices.every(({ count, level }) => count !== null && level === 0);
}

/** Whether a group tells the number of any of its values. */
export function tellsCounts({ choices }: ChoiceGroup): boolean {
  return choices.some(({ count }) => count !== null);
}

/** What is open of the facets in a region; of the one that it was chosen of, what shows below the choice alone. */
export function inside(explorer: Explorer, node: Region, facets: readonly AskedFacet[]): readonly AskedFacet[] {
  const [own] = facets;
  return facets.flatMap((asked) => {
    const group = node.view.groups.find(({ key }) => key === asked.facet.group.key);
    if (group === undefined) return [];
    // What a page in between did not show, as it shows few values at first, lies beside its own values all the same.
    const shownAbove = new Set([...(asked.shownAbove ?? []), ...asked.facet.choices.map(valueKey)]);
    const isKnown = (choice: Choice): boolean => asked === own && shownAbove.has(valueKey(choice));
    const choices = sharedCounts(explorer, node, { asked, choices: group.choices, isKnown });
    const facet: Facet = { ...asked.facet, group, choices };
    const state = { ...explorer, asked: NOTHING_ASKED };
    const questions = openQuestions(node, facet, state);
    const fresh = questions.filter(({ choice }) => !isKnown(choice));
    return fresh.length === 0 ? [] : [{ ...asked, facet, questions: fresh, shownAbove }];
  });
}

interface SharedChoices {
  readonly asked: AskedFacet;
  readonly choices: readonly Choice[];
  /** Whether a choice stands beside the node's own value. */
  readonly isKnown: (choice: Choice) => boolean;
}

/**
 * Numbers for a node's values where its size was measured and its page tells none: they share its entities as they share
 * those of the region; what shows below the node's own value only is taken to be alike.
 */
function sharedCounts(
  { sizes }: Explorer,
  { view }: Region,
  { asked, choices, isKnown }: SharedChoices,
): readonly Choice[] {
  const size = sizes.measured(view);
  if (size === null || choices.some(({ count }) => count !== null)) return choices;
  const counts = new Map(asked.questions.map(({ choice }) => [valueKey(choice), choice.count ?? 0]));
  const weights = choices.map((choice) => (isKnown(choice) ? 0 : (counts.get(valueKey(choice)) ?? 1)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const listed = size * (asked.perEntity ?? 1);
  return choices.map((choice, at) => ({ ...choice, count: ((weights[at] ?? 0) * listed) / Math.max(1, sum) }));
}

/** The first page of a value's list. It is remembered, should the list be read. */
export async function firstPage(explorer: Explorer, region: Region, { choice }: Question): Promise<PageView | null> {
  if (choice.path === null) return null;
  const listing = await readFirstPage(explorer, region, choice.path);
  return listing.kind === 'list' ? listing.reading.first.view : null;
}

/** The value of a facet with most entities. */
export function largestOf({ questions }: AskedFacet): Question | null {
  const [largest] = bySize(questions);
  return largest ?? null;
}

/** Questions whose values have most entities first. */
export function bySize(questions: readonly Question[]): readonly Question[] {
  return [...questions].sort((a, b) => (b.choice.count ?? 0) - (a.choice.count ?? 0));
}
