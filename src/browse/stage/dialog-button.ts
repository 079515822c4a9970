/**
 * The button that applies what was chosen in a dialog. Many say how much they would show, and something else while that is
 * counted; the dialog forgets what was chosen when it is left meanwhile.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { Control, PageView } from '../../model/page.js';

/** Whether a step presses the button of the dialog that lies open, in which the step before it has chosen something. */
export function appliesInDialog({ modal, groups }: PageView, before: Step | undefined, unit: Step): boolean {
  if (modal === undefined || before === undefined || unit.do !== 'click' || unit.group !== null) return false;
  return groups.some(({ isInDialog, label }) => isInDialog === true && label === before.group);
}

/** The button of the open dialog that begins with the same word: "Show place" where there is only one of the "Show places". */
export function alikeInDialog({ groups }: PageView, { name, role }: Step): Control | null {
  const own = firstWord(name);
  if (own === '') return null;
  const buttons = groups.flatMap(({ isInDialog, apply, otherButtons = [] }) =>
    isInDialog === true && apply !== undefined ? [apply, ...otherButtons] : [],
  );
  return buttons.find(({ step }) => step.role === role && firstWord(step.name) === own) ?? null;
}

function firstWord(name: string | null): string {
  return textKey(name ?? '').split(' ')[0] ?? '';
}
