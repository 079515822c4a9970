/**
 * Whether a value chosen in a region is asked together with the region's own values, or in place of them, or beside them.
 */

import { textKey } from '../../base/text.js';
import type { PageView } from '../../model/page.js';
import type { AskedValues } from './asked-values.js';
import type { Question } from './planner.js';
import { attributeOf, valueKey, type Region } from '../region.js';

/**
 * `narrows`: both hold. `widens`: either holds. `replaces`: only the new value holds. `unsure`: both or only the new one.
 */
export type Combination = 'narrows' | 'widens' | 'replaces' | 'unsure';

/** An answer to a question put to a region. */
export interface ConjunctionAnswer {
  readonly view: PageView;
  readonly size: number;
}

/** Tells how a question's answer combines its value with those of the region. */
export type ConjunctionCheck = (question: Question, answer: ConjunctionAnswer) => Combination;

/** A check for the questions of one facet; what an answer shows counts for those after it. */
export function createConjunctionCheck(asked: Pick<AskedValues, 'sizeOf'>, region: Region): ConjunctionCheck {
  let isProven = false;
  return (question, { view, size }) => {
    if (region.size !== null && size > region.size) return 'widens';
    const alone = asked.sizeOf(question.facet.identity, valueKey(question.choice));
    const kept = keepsSelection(region, view);
    // Fewer than the value has alone: something else holds, too, whatever the page shows as chosen.
    const isFewer = alone !== null && size < alone;
    if (kept === false && !isFewer) return 'replaces';
    // As many as the region shows may be all that a wider result shows.
    const isSmaller = region.size === null || size < region.size;
    isProven ||= isFewer || (kept === true && isSmaller);
    return isProven ? 'narrows' : 'unsure';
  };
}

/** Whether a page still shows the region's last value as chosen; null if the region's page does not show it either. */
export function keepsSelection(region: Region, view: PageView): boolean | null {
  const last = region.predicates.at(-1);
  if (last === undefined) return null;
  const value = textKey(last.values[0] ?? '');
  const shown = (page: PageView): boolean | null => {
    const choices = page.groups
      .filter((group) => textKey(attributeOf(group, page)) === textKey(last.attribute))
      .flatMap((group) => group.choices)
      .filter((choice) => valueKey(choice) === value);
    return choices.length === 0 ? null : choices.some(({ selected }) => selected);
  };
  return shown(region.view) === true ? shown(view) : null;
}
