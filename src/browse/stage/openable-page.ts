/**
 * A live page of which parts can be opened, and what is known of its openers.
 */

import type { Step } from '../../model/access-path.js';
import type { ChoiceGroup, Control, PageView } from '../../model/page.js';
import type { IdleStep } from './brought-openers.js';
import { dialogOpeners } from './dialog-openers.js';
import type { ScrollOn } from './drawn-options.js';
import { kindKey, openerKey } from './opener-keys.js';
import type { OpenerMemory } from './opener-memory.js';

/** Works an opener that has not misled before; null if there is nothing to be seen behind it. */
export async function opened(page: OpenablePage, opener: Step, memory: OpenerMemory): Promise<PageView | null> {
  const before = page.view();
  // Something else may have the name of what is gone by now.
  if (before !== null && (page.locate(before, opener)?.step.do ?? opener.do) !== opener.do) return null;
  const view = await page.open(opener);
  const after = page.view();
  // What could not be worked, as it is covered by something, did nothing.
  if (view === null && after !== null && after !== before) noteMisleading(opener, memory);
  return view;
}

/** Remembers that an opener misled, and with it those that are called alike in other groups, if none of them was an opener. */
function noteMisleading(opener: Step, { misleading, fruitful }: OpenerMemory): void {
  misleading.add(openerKey(opener));
  const kind = kindKey(opener);
  if (!fruitful.has(kind)) misleading.add(kind);
}

/** Whether an opener misled, or others of its kind. */
export function isMisleading(opener: Step, { misleading }: OpenerMemory): boolean {
  return misleading.has(openerKey(opener)) || misleading.has(kindKey(opener));
}

/** A page whose openers can be worked. */
export interface OpenablePage {
  /** What it shows now, or null if it is lost. */
  view(): PageView | null;
  /** The step that led to it where that left the list as it was; null or absent where it did not. */
  idle?(): IdleStep | null;
  /** The page after an opener was worked; null if it is not there, or did more than open (the page is then as it was). */
  open(opener: Step): Promise<PageView | null>;
  /** The page after the dialog was left that lies over it; null if there is none, or it stays. */
  left(): Promise<PageView | null>;
  /** The page as it came, with nothing open; null if it is lost. */
  closed(): Promise<PageView | null>;
  /** The page after the list around a node was scrolled on; null if it shows nothing else. */
  readonly scrollOn: ScrollOn;
  /** Finds the control of a step. */
  locate(view: PageView, step: Step): Control | null;
}

/** What the page offers to open now. */
export function offers(page: OpenablePage, memory: OpenerMemory): readonly Step[] {
  const view = page.view();
  memory.kinds.meet(view?.openers ?? []);
  const openers = (view?.openers ?? []).map(({ step }) => step);
  return [...openers.filter((step) => !memory.adding.hasAdded(view, step)), ...dialogOpeners(view, memory)];
}

/** The keys of openers. */
export function keysOf(openers: readonly Step[]): ReadonlySet<string> {
  return new Set(openers.map(openerKey));
}

/** The groups of a page but for those of these names: they may be what is seen of a list while it is closed. */
export function standingBeside(page: OpenablePage, names: readonly (string | null)[]): readonly ChoiceGroup[] {
  return (page.view()?.groups ?? []).filter(({ label }) => label === null || !names.includes(label));
}
