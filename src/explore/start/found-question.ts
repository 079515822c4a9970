/**
 * Lists that menus lead to, as questions of a facet.
 */

import { groupBy } from '../../base/group-by.js';
import { textKey } from '../../base/text.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import { repeatsOthers } from '../facets/repeating.js';
import type { Question } from '../planning/planner.js';
import { UNLABELLED, unlabelledBeside, type Region } from '../region.js';
import type { FoundList } from './found-list.js';

/** Share of the lists of one menu that must only choose what facets offer for the menu to be none. */
const MOST = 0.5;

/** The question that a list answers; null for one that no choice led to. */
export function questionOf({ via, path, observation }: FoundList): Question | null {
  if (via === null) return null;
  const attribute = attributeBeside(via.attribute, observation.view);
  const group: ChoiceGroup = {
    node: 0,
    label: attribute,
    widget: 'links',
    guess: 'navigation',
    confidence: 1,
    key: via.group,
    field: null,
    multiple: false,
    choices: [],
    more: null,
  };
  return {
    facet: { attribute, identity: textKey(attribute), choices: [], group },
    path: via.path,
    choice: {
      node: 0,
      value: via.value,
      count: null,
      selected: false,
      path,
      level: via.path.length - 1,
      range: null,
    },
  };
}

/** What a menu stands for; where nothing says it, not what a facet of the list is called, though that may be folded. */
function attributeBeside(attribute: string, { groups, openers = [] }: PageView): string {
  if (attribute !== UNLABELLED) return attribute;
  return unlabelledBeside([...groups.map(({ label }) => label), ...openers.map(({ step }) => step.name)]);
}

/** The lists without those of menus that only choose what the facets of the whole offer, such as "popular searches". */
export function withoutRepeats({ view }: Pick<Region, 'view'>, lists: readonly FoundList[]): readonly FoundList[] {
  const menus = groupBy(lists, ({ via }) => via?.group ?? null);
  return lists.filter((found) => {
    const siblings = menus.get(found.via?.group ?? null) ?? [];
    const repeated = siblings.filter((sibling) => isRepeat(view, sibling, siblings));
    return repeated.length < siblings.length * MOST || repeated.length === 0;
  });
}

function isRepeat(whole: Region['view'], found: FoundList, siblings: readonly FoundList[]): boolean {
  const question = questionOf(found);
  if (question === null) return false;
  const choices = siblings.flatMap((sibling) => questionOf(sibling)?.choice ?? []);
  const facet = { ...question.facet, group: { ...question.facet.group, choices } };
  return repeatsOthers(whole, { ...question, facet }, found.observation.view);
}
