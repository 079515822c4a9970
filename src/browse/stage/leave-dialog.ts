/**
 * Leaving the dialog that something opened over a page, by the key for it (ARIA practices, dialog).
 */

import type { Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { LivePage } from '../live/live-page.js';

const LEAVING: Step = { do: 'press', role: 'dialog', name: null, group: null, ordinal: 0, value: 'Escape' };

/** Strikes the key in the dialog over a page; false if there is none. Whether it is gone then, the next look tells. */
export async function leaveDialog(live: Pick<LivePage, 'work'>, { modal }: PageView): Promise<boolean> {
  return modal !== undefined && live.work({ node: modal, step: LEAVING }, LEAVING, 'opener');
}

/** Whether the dialog over a page is gone: nothing lies over it any more, or another one that lay below. */
export function isLeft(before: PageView, after: PageView): boolean {
  return after.modal === undefined || offeredOver(before) !== offeredOver(after);
}

/** What can be worked while a dialog lies over the page. */
function offeredOver({ groups, openers = [] }: PageView): string {
  const keys = groups.flatMap(({ isInDialog, key }) => (isInDialog === true ? [key] : []));
  return JSON.stringify([keys, openers.map(({ step }) => [step.role, step.name, step.group])]);
}
