/**
 * Buttons that add something each time they are pressed, as a further condition to a filter: the first press shows what there
 * is to choose from, every other one shows the same once more, and may change what the page asks for.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import { isOffered, openerKey } from './opener-keys.js';
import { showsMore } from './shown-size.js';

/** What is known of buttons that add. */
export interface AddingOpeners {
  /** Whether an opener adds, and what it did add stands there: there is no use in another one. */
  hasAdded(view: PageView | null, opener: Step): boolean;
  /** Takes in what an opener did, if it showed nothing but the same once more; whether that is so. */
  note(before: PageView | null, after: PageView | null, opener: Step): boolean;
}

/** Nothing worked yet. */
export function createAddingOpeners(): AddingOpeners {
  /** What tells the fields that an opener adds. */
  const added = new Map<string, readonly string[]>();
  return {
    hasAdded(view, opener) {
      const looks = added.get(openerKey(opener));
      return looks !== undefined && (view?.groups ?? []).some((group) => looks.includes(lookOf(group)));
    },
    note(before, after, opener) {
      if (before === null || after === null || !isOffered(after, opener)) return false;
      const looks = twinLooks(before, after);
      if (looks === null) return false;
      const isAgain = looks.length > 0 || (!showsMore(before, after) && bringsItself(before, after, opener));
      if (isAgain) added.set(openerKey(opener), looks);
      return isAgain;
    },
  };
}

/**
 * Looks of the groups that came though others of the same name and choices stood there; null where some came that are called
 * otherwise than any that stood there, or none is quite the same.
 */
function twinLooks(before: PageView, after: PageView): readonly string[] | null {
  const known = new Set(before.groups.map(({ key }) => key));
  const came = after.groups.filter(({ key }) => !known.has(key));
  const names = new Set(before.groups.map(nameOf));
  const looks = new Set(before.groups.map(lookOf));
  const twins = came.map(lookOf).filter((look) => looks.has(look));
  const isMore = came.some((group) => !names.has(nameOf(group)));
  return isMore || (came.length > 0 && twins.length === 0) ? null : twins;
}

/** Whether one opener more of the same name is there. */
function bringsItself(before: PageView, after: PageView, { role, name, group }: Step): boolean {
  const countOf = ({ openers = [] }: PageView): number =>
    openers.filter(({ step }) => step.role === role && step.name === name && step.group === group).length;
  return countOf(after) > countOf(before);
}

/** What a group is called, of which kind it is, and whether it stands in a dialog. */
function nameOf({ widget, label, isInDialog }: ChoiceGroup): string {
  return JSON.stringify([widget, textKey(label ?? ''), isInDialog === true]);
}

/** The same, and what there is to choose. */
function lookOf(group: ChoiceGroup): string {
  return JSON.stringify([nameOf(group), ...group.choices.map(({ value }) => textKey(value))]);
}
