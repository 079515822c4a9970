/**
 * Buttons of a row that look like values but open a dialog to choose in: once one was pressed, all pages can be opened by it
 * (ARIA practices, dialog).
 */

import { textKey, withoutNumberBehind } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import { openerKey } from './opener-keys.js';
import { placeBehind } from './opener-ways.js';
import { isUnmoved, type Moment } from './stage-moment.js';

/** What is remembered of them. */
export interface DialogMemory {
  /** The buttons that open dialogs, by role, name and group. */
  readonly dialogs: Set<string>;
  /** The opener that brought another one up, by the key of that. */
  readonly within: Map<string, Step>;
}

/** A step that was done on a live page. */
export interface DoneStep {
  readonly unit: Step;
  readonly from: Moment;
  readonly after: Moment;
}

/** Takes in that a press did nothing but open a dialog with something to choose in, if that is so. */
export function noteDialogOpener({ dialogs, within }: DialogMemory, { unit, from, after }: DoneStep): void {
  const [before, now] = [from.sight.view, after.sight.view];
  const hasOpened = before.modal === undefined && now.modal !== undefined && isUnmoved(from, after);
  if (unit.do !== 'click' || !hasOpened) return;
  const known = new Set((before.openers ?? []).map(({ step }) => openerKey(step)));
  const fresh = (now.openers ?? []).map(({ step }) => step).filter((step) => !known.has(openerKey(step)));
  if (fresh.length === 0 && now.groups.every(({ isInDialog }) => isInDialog !== true)) return;
  dialogs.add(buttonKey(unit));
  for (const step of fresh) if (!within.has(openerKey(step))) placeBehind(within, step, unit);
}

/** The buttons of a page that are known to open dialogs; none while one lies over it. */
export function dialogOpeners(view: PageView | null, { dialogs }: Pick<DialogMemory, 'dialogs'>): readonly Step[] {
  if (view === null || view.modal !== undefined || dialogs.size === 0) return [];
  const steps = view.groups.flatMap(({ choices }) => choices.flatMap(({ control }) => control?.step ?? []));
  return steps.filter((step) => step.do === 'click' && dialogs.has(buttonKey(step)));
}

/** The button of a page that opens a dialog as one did before; null if there is none. */
export function sameDialogOpener(
  view: PageView | null,
  opener: Step,
  memory: Pick<DialogMemory, 'dialogs'>,
): Step | null {
  const key = buttonKey(opener);
  return dialogOpeners(view, memory).find((step) => buttonKey(step) === key) ?? null;
}

/** A button without the number of what is chosen behind it: "Filters (2)". */
function buttonKey({ role, name, group }: Step): string {
  return JSON.stringify([role, withoutNumberBehind(textKey(name ?? '')), group]);
}
