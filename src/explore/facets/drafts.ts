/**
 * Choices that a dialog only notes: nothing is asked before its button is pressed, and behind it lies the list as it was.
 */

import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { seenView, type Region } from '../region.js';
import { listsOthers } from './needless-buttons.js';

/** A choice, its group, and the page after it was made. */
export interface ShownChoice {
  readonly group: ChoiceGroup;
  readonly choice: Choice;
  readonly view: PageView;
}

/**
 * Whether a choice was made in a dialog that lies open still, over the address and the list of the region as they were: what
 * lies behind is not its list. What all of a region have cannot be told from that, and is not believed either.
 */
export function isDraft(region: Region, { group, choice, view }: ShownChoice): boolean {
  if (group.isInDialog !== true || choice.path?.kind !== 'actions' || view.modal === undefined) return false;
  return view.url === region.view.url && !listsOthers(seenView(region), view);
}
