/**
 * What a page offers altogether, of which some shows only while something is open.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import { withButton, withNextButton } from '../../model/applying-button.js';
import type { ChoiceGroup, Control, PageView } from '../../model/page.js';
import { hasChoice, withChoices } from './drawn-options.js';
import { toldApart, type Opened } from './opened-groups.js';
import { isOffered, openerKey } from './opener-keys.js';

/**
 * The first view with the groups of the second, if it came, that it has not or that have more choices there; and with the
 * choices below the one that was opened, beside those below others, or in the group in which it stands. What shows the rest
 * of a group apart from it need not offer again what the group does.
 */
export function withMore(first: PageView, second: PageView | null, by: Opened): PageView {
  if (second === null) return first;
  const groups = new Map(first.groups.map((group) => [group.key, group]));
  for (const shown of toldApart(first.groups, second.groups, { ...by, bringsMore: bringsMore(second, by) })) {
    const further = withoutOffered(shown, groups.values(), by.opener);
    if (further === null) continue;
    const group = withOuterButton(withoutTurned(further, second, by), by);
    const known = groups.get(group.key);
    if (known !== undefined && isWithin(known, by.opener))
      groups.set(group.key, withChoices(withoutOpener(known, group, by), group));
    else if (group.choices.length > (known?.choices.length ?? -1)) groups.set(group.key, group);
    else if (known !== undefined) groups.set(group.key, withShownButton(known, group));
  }
  return { ...first, list: first.list ?? second.list, groups: [...groups.values()], ...longerFields(first, second) };
}

/** The fields to search in and the ranges of the view that has more of them. */
function longerFields(first: PageView, second: PageView): Pick<PageView, 'searches' | 'ranges'> {
  const searches = longer(first.searches, second.searches);
  const ranges = longer(first.ranges, second.ranges);
  return { ...(searches === undefined ? {} : { searches }), ...(ranges === undefined ? {} : { ranges }) };
}

/** A group of fields that are sent, with the buttons that show beside it once it is unfolded: a script may hear these alone. */
function withShownButton(known: ChoiceGroup, { apply, otherButtons }: ChoiceGroup): ChoiceGroup {
  const isSent = known.choices.every(({ path }) => path === null || path.kind === 'url');
  if (known.apply !== undefined || apply === undefined || !isSent) return known;
  return { ...known, apply, ...(otherButtons === undefined ? {} : { otherButtons }) };
}

/** What an opener brings up to be opened from which on it shows more than one thing. */
const LEAST_BROUGHT = 2;

/** Whether several openers are offered that were not before. */
function bringsMore({ openers = [] }: PageView, { offered }: Opened): boolean {
  const brought = offered === undefined ? [] : openers.filter(({ step }) => !offered.has(openerKey(step)));
  return brought.length >= LEAST_BROUGHT;
}

/**
 * A group without the button beside it, if that is what showed the rest of it and is called otherwise now, as "fewer" in the
 * place of "more": it came as that went, and applies nothing. Behind a dialog it is not to be seen, but still there.
 */
function withoutTurned(group: ChoiceGroup, second: PageView, { opener, standing }: Opened): ChoiceGroup {
  const { key, label, apply } = group;
  const isOther = apply === undefined || label === null || opener.group !== label;
  if (isOther || second.modal !== undefined || isOffered(second, opener)) return group;
  const own = standing.find((other) => other.key === key);
  // Where "more" stood beside the group itself, "fewer" beside others says nothing of it.
  const before = own !== undefined && isFirstButton(own, opener) ? [own] : standing;
  const isNew = before.flatMap(buttonsOf).every(({ step }) => !isSameButton(step, apply.step));
  return apply.step.role === opener.role && isNew ? withNextButton(group) : group;
}

/** A group as it was before the rest of it was shown, without the button that showed it: that applies nothing. */
function withoutOpener(known: ChoiceGroup, shown: ChoiceGroup, { opener }: Opened): ChoiceGroup {
  const isOwn = opener.group !== null && opener.group === known.label && isFirstButton(known, opener);
  const hasMore = shown.choices.length > known.choices.length;
  return isOwn && hasMore && !isFirstButton(shown, opener) ? withNextButton(known) : known;
}

function isFirstButton({ apply }: ChoiceGroup, opener: Step): boolean {
  return apply !== undefined && isSameButton(apply.step, opener);
}

function buttonsOf({ apply, otherButtons = [] }: ChoiceGroup): readonly Control[] {
  return apply === undefined ? otherButtons : [apply, ...otherButtons];
}

/**
 * A group that a field of a dialog has dropped down over it, with the dialog's button at the end of its ways: what was chosen
 * counts no sooner, whatever button the list itself is left by.
 */
function withOuterButton(group: ChoiceGroup, { standing }: Opened): ChoiceGroup {
  const around = standing.find(({ isInDialog, apply }) => isInDialog === true && apply !== undefined)?.apply;
  if (group.isInDialog !== true || around === undefined || standing.some(({ key }) => key === group.key)) return group;
  if (buttonsOf(group).some(({ step }) => isSameButton(step, around.step))) return group;
  const { apply: _, otherButtons: __, ...bare } = group;
  return withButton(bare, around);
}

function isSameButton(one: Step, other: Step): boolean {
  return one.role === other.role && one.name === other.name;
}

/** Whether an opener is a choice of a group, or stands in it. */
function isWithin(group: ChoiceGroup, { name, group: place }: Step): boolean {
  return hasChoice(group, name) || (place !== null && place === group.label);
}

/**
 * A group without the choices that others under its label offer. Where they offer all, it is not needed if its opener stands
 * among them, and left as it is elsewhere; so is a list that is drawn in the place of a select: only trying tells which of
 * the two the page listens to.
 */
function withoutOffered(group: ChoiceGroup, others: Iterable<ChoiceGroup>, opener: Step): ChoiceGroup | null {
  const { label, key, choices, widget } = group;
  const isDrawnFor = (other: ChoiceGroup): boolean => other.widget === 'select' && widget !== 'select';
  const offered = new Set(
    [...others].flatMap((other) =>
      label !== null && other.label === label && other.key !== key && !isDrawnFor(other)
        ? other.choices.flatMap(({ value, path }) => (path === null ? [] : [textKey(value)]))
        : [],
    ),
  );
  const further = choices.filter(({ value }) => !offered.has(textKey(value)));
  if (further.length > 0) return { ...group, choices: further };
  return opener.group !== null && opener.group === label ? null : group;
}

function longer<Item>(
  first: readonly Item[] | undefined,
  second: readonly Item[] | undefined,
): readonly Item[] | undefined {
  return (second?.length ?? 0) > (first?.length ?? 0) ? second : first;
}
