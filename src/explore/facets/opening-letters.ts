/**
 * Letters that were taken for values: each shows the values that begin with it, and chooses nothing. Where a letter stands
 * apart from the others, and none of its values is to be seen, only pressing it tells.
 */

import { textKey } from '../../base/text.js';
import type { PageView } from '../../model/page.js';
import { initial, isLetter } from '../../pages/groups/runs/texts.js';
import type { Question } from '../planning/planner.js';

/** Whether a choice is a letter, and what is offered under its facet's label on the page after it are values that begin with it. */
export function opensValues({ facet, choice }: Question, after: PageView): boolean {
  // Signs stand for grades, as of a price: "€", "€€".
  if (!isLetter(choice.value) || /^\p{S}$/u.test(choice.value) || choice.path?.kind !== 'actions') return false;
  const name = textKey(facet.group.label ?? '');
  const offered = after.groups
    .filter(({ label }) => name !== '' && textKey(label ?? '') === name)
    .flatMap(({ choices }) => choices.filter(({ selected, value }) => !selected && !isLetter(value)));
  return offered.length > 0 && offered.every(({ value }) => initial(value) === initial(choice.value));
}
