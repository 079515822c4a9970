/**
 * What the pages of a region's values show of its facets: which values there are below each, and how many entities they
 * have.
 */

import type { Choice, ChoiceGroup, PageView } from '../model/page.js';
import { NOTHING_ASKED } from './asked-values.js';
import type { Explorer } from './explorer.js';
import type { ValueCounts } from './grouping.js';
import { readList } from './list-reading.js';
import { styledPath } from './list-style.js';
import { openQuestions, type Question } from './planner.js';
import { hintOf, valueKey, type Facet, type Region } from './region.js';

/** A facet that narrows a region, with what is open of it there. */
export interface AskedFacet {
  readonly facet: Facet;
  readonly questions: readonly Question[];
}

/** The numbers of a facet's open values. */
export function countsOf({ questions }: AskedFacet): ValueCounts {
  return questions.map(({ choice }) => choice.count ?? 0);
}

/** Whether a group shows all its values, at one level, with their numbers. */
export function tellsAll({ more, search }: ChoiceGroup, choices: readonly Choice[]): boolean {
  return more === null && search === undefined && choices.every(({ count, level }) => count !== null && level === 0);
}

/** What is open of the facets in a region; of the one that it was chosen of, what shows below the choice alone. */
export function inside(explorer: Explorer, node: Region, facets: readonly AskedFacet[]): readonly AskedFacet[] {
  const [own, ...others] = facets;
  const known = new Set(own?.facet.choices.map(valueKey));
  return [own, ...others].flatMap((asked) => {
    const group = asked && node.view.groups.find(({ key }) => key === asked.facet.group.key);
    if (asked === undefined || group === undefined) return [];
    const facet: Facet = { ...asked.facet, group, choices: group.choices };
    const state = { ...explorer, asked: NOTHING_ASKED };
    const questions = openQuestions(node, facet, state);
    const fresh = asked === own ? questions.filter(({ choice }) => !known.has(valueKey(choice))) : questions;
    return fresh.length === 0 ? [] : [{ facet, questions: fresh }];
  });
}

/** The first page of a value's list. It is remembered, should the list be read. */
export async function firstPage(explorer: Explorer, region: Region, { choice }: Question): Promise<PageView | null> {
  if (choice.path === null) return null;
  const path = styledPath(choice.path, explorer.style);
  const listing = await readList(explorer.context, path, { like: hintOf(region), mostPages: 1 });
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
