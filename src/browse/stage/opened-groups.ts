/**
 * Groups that show only while something is open, told apart: lists that hang apart from their buttons have no labels of
 * their own, so that two of them look like one and the same.
 */

import { textKey } from '../../base/text.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, Control, PageView } from '../../model/page.js';
import { offersValues } from '../../model/choice.js';
import { withButton } from '../../model/applying-button.js';
import { calledKey } from '../../model/called-key.js';
import { isSameStep } from '../../model/step.js';
import { withoutValueBehind } from '../../model/shown-value.js';

/** Values of a list from which on another one that has all of them is the same, with more. */
const LEAST_LISTED = 5;

const NONE: ReadonlySet<string> = new Set();

/** Names that lists without labels were given, each with the values that were in it. One for all stages of a site. */
export type GivenNames = Map<string, Set<string>>;

/** What opened a page's groups, and the names that are given to those without labels. */
export interface Opened {
  readonly opener: Step;
  readonly names: GivenNames;
  /** Groups that the page showed before it was worked: lists that others had left open are none of its own. */
  readonly standing: readonly ChoiceGroup[];
  /** What the fields beside it are called: a list of theirs is none of its own, whatever values both have. @default none */
  readonly beside?: ReadonlySet<string>;
  /** Whether the opener is called as the label beside it, which is none of another list with these values. @default false */
  readonly isLabelled?: boolean;
  /** The button that applies what is chosen in the opener's list. @default none is known */
  readonly apply?: Control;
  /** Keys of all that was offered to be opened before. @default not known */
  readonly offered?: ReadonlySet<string>;
}

/** The same, with what is told from the page after it. */
export interface Shown extends Opened {
  /** Whether it brought up several more that open: what stands alone among them is not called as it. @default false */
  readonly bringsMore?: boolean;
}

/**
 * The groups that an opener showed, beside those seen before: a list that would pass for another one, of which it has no
 * value, bears the name of its opener, or the one that a list with such values was given before; so does the only one
 * without a label that came, unless its opener shows what is chosen in it. Where the opener stands in a group or at the head
 * of a column, that is its name. A list without a label keeps the name that it was given where it has grown by what lies
 * below one of its values.
 */
export function toldApart(
  before: readonly ChoiceGroup[],
  shown: readonly ChoiceGroup[],
  { opener, names, standing, beside = NONE, isLabelled = false, bringsMore = false, apply }: Shown,
): readonly ChoiceGroup[] {
  const leftOpen = stillStanding(standing, shown);
  const isLeftOpen = (group: ChoiceGroup): boolean =>
    leftOpen.has(group) && before.some(({ choices }) => hasSameValues(choices, group));
  // A list that is closing belongs to no field any more.
  const hasLostLabel = (group: ChoiceGroup): boolean =>
    standing.some(
      ({ key, label, choices }) =>
        label !== null && hasSameValues(choices, group) && !shown.some((other) => other.key === key),
    );
  // A box that stood there alone is not called as what is open beside it.
  const hasStood = (group: ChoiceGroup): boolean =>
    isLoneBox(group) && standing.some((one) => isLoneBox(one) && saysItself(one) && hasSameValues(one.choices, group));
  const come = shown.filter((group) =>
    group.label === null ? !(isLeftOpen(group) || hasLostLabel(group)) : !hasStood(group),
  );
  const own = names.get(opener.name ?? '');
  // Where its own list was seen with nothing but other values, this is another one that lies open.
  const mayBeOwn = (values: ReadonlySet<string>): boolean => own === undefined || sharesAny(own, values);
  // A field may be called as what is chosen in its list, where only one has such a value.
  const [chosenIn, ...othersWithIt] = [...names].filter(([, known]) => known.has(textKey(opener.name ?? '')));
  const showsChoiceOf = (name: string): boolean => othersWithIt.length === 0 && chosenIn?.[0] === name;
  const isOfOther = (name: string, values: ReadonlySet<string>): boolean =>
    mayBeOwn(values) && !showsChoiceOf(name) && (beside.has(name) || (isLabelled && name !== opener.name));
  const byKey = new Map(before.map((group) => [group.key, valuesOf(group)]));
  // One among facets that came with it says itself what it is.
  const isAmongFacets = (group: ChoiceGroup): boolean =>
    isLoneBox(group) &&
    (bringsMore ||
      come.some((other) => other.label !== null && offersValues(other) && !isKnown(other, [...before, ...standing])));
  const unnamed = come.filter((group) => mayBeNamed(group, opener) && !byKey.has(group.key) && !isAmongFacets(group));
  // A box above a list that ticks all of it is no list beside it, nor are the orders of the column that stand there, too.
  const lists = unnamed.filter((group) => !isLoneBox(group) && group.guess !== 'order');
  const [fresh, ...further] = lists.length > 0 ? lists : unnamed;
  const titled = isLabelled ? titledAfter(opener, come, [...before, ...standing]) : null;
  return come.map((group) => {
    if (group === titled) return entitled(group, opener);
    const other = byKey.get(group.key);
    const values = valuesOf(group);
    const given = nameGiven(names, values, (name) => isOfOther(name, values));
    const grown = nameOfGrown(group, before, { opener, standing });
    if (grown !== null) return calledAsFirst(group, grown, names);
    if (isCalledAsShown(group, opener)) return calledAsFirst(group, given, names);
    const isMixedUp = isNameless(group) && other !== undefined && !sharesAny(other, values);
    const isOnly = group === fresh && further.length === 0 && mayBeCalledAfter(opener, values);
    if (!isMixedUp && !isOnly && !isAgain(group, opener, given)) return group;
    const name = nameFor(group, opener, given);
    if (name === null) return group;
    noteName(names, name, values);
    return appliedBy(apply, named(group, name));
  });
}

/**
 * The groups that stood before, one for each of them: lists without labels are counted, so that what another one has left
 * behind on its way out may pass for the second of two.
 */
function stillStanding(standing: readonly ChoiceGroup[], shown: readonly ChoiceGroup[]): ReadonlySet<ChoiceGroup> {
  const found = new Set<ChoiceGroup>();
  for (const { key, label, widget, choices } of standing) {
    const alike = shown.filter((group) => !found.has(group) && hasSameValues(choices, group));
    const same =
      alike.find((group) => group.key === key) ??
      alike.find((group) => label === null && group.label === null && group.widget === widget);
    if (same !== undefined) found.add(same);
  }
  return found;
}

/** A list with the button beside its field, if it has none of its own, and its values are worked. */
function appliedBy(apply: Control | undefined, group: ChoiceGroup): ChoiceGroup {
  if (apply === undefined || group.apply !== undefined || !offersValues(group)) return group;
  return group.choices.some(({ path }) => path?.kind !== 'url') ? withButton(group, apply) : group;
}

/** Values of a list that was given a name that one without a label has at least where it is the same. */
const LEAST_AGAIN = 2;

/** Values with which two lists begin that are the same, with others below different ones of them. */
const LEAST_FIRST = 3;

/**
 * A page as it is before it is worked: lists that were left open when something was chosen in them have no labels, as their
 * fields say nothing of them. They are called as they were, where only one name comes into question. The same page where
 * there are none.
 */
export function withGivenNames(view: PageView, names: GivenNames): PageView {
  const { groups } = view;
  const labels = new Set(groups.map(({ label }) => label));
  const called = groups.map((group) => {
    if (!isNameless(group) || group.guess !== 'facet') return group;
    const values = valuesOf(group);
    const [name, other] = [...names].flatMap(([one, known]) => (isSameList(values, known) ? [one] : []));
    return name === undefined || other !== undefined || labels.has(name) ? group : named(group, name);
  });
  return called.every((group, at) => group === groups[at]) ? view : { ...view, groups: called };
}

/**
 * Whether values are most of those of a list that was seen before, or these many are most of the values, or these are the
 * first in both: others may lie below them.
 */
function isSameList(values: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const shared = [...values].filter((value) => known.has(value)).length;
  if (shared < LEAST_AGAIN) return false;
  if (2 * shared > known.size || (shared >= LEAST_LISTED && 2 * shared > values.size)) return true;
  const first = [...known].slice(0, LEAST_FIRST);
  const shown = [...values];
  return first.length === LEAST_FIRST && first.every((value, at) => value === shown[at]);
}

/** Whether a list with such values bears the name of its opener already: what else comes with it makes it no other one. */
function isAgain(group: ChoiceGroup, opener: Step, given: string | null): boolean {
  return mayBeNamed(group, opener) && given !== null && given === opener.name;
}

/** What a list without a label is called that lay open before one of its values was worked, and has grown by what lies below that; else null. */
function nameOfGrown(
  group: ChoiceGroup,
  before: readonly ChoiceGroup[],
  { opener, standing }: Pick<Opened, 'opener' | 'standing'>,
): string | null {
  const value = textKey(opener.name ?? '');
  const lay = standing.find((other) => other.key === group.key && valuesOf(other).has(value));
  if (lay === undefined || !isNameless(group)) return null;
  const called = before.filter(
    ({ key, label, choices }) =>
      label !== null && key === calledKey(group.key, label) && choices.some((one) => textKey(one.value) === value),
  );
  return called.length === 1 ? (called[0]?.label ?? null) : null;
}

/** Remembers values that were in a list of this name. */
function noteName(names: GivenNames, name: string, values: ReadonlySet<string>): void {
  names.set(name, new Set([...(names.get(name) ?? []), ...values]));
}

/** The only list with a label of its own that has come, if that says its opener's name and more; else null. */
function titledAfter(opener: Step, come: readonly ChoiceGroup[], known: readonly ChoiceGroup[]): ChoiceGroup | null {
  const isFresh = (group: ChoiceGroup): boolean =>
    group.label !== null && offersValues(group) && !isKnown(group, known);
  const [fresh, ...others] = come.filter(isFresh);
  return fresh !== undefined && others.length === 0 && saysName(fresh, opener) ? fresh : null;
}

/** A list under another name; its values are worked as the page calls it, which says its title. */
function entitled(group: ChoiceGroup, { name }: Step): ChoiceGroup {
  return name === null ? group : { ...group, label: name, key: calledKey(group.key, name) };
}

/** Whether the label of a list says its opener's name and more, as the title of a dialog: "Filter brands" behind "Brands". */
function saysName({ label }: ChoiceGroup, { name }: Step): boolean {
  const [said, own] = [` ${textKey(label ?? '')} `, ` ${textKey(name ?? '')} `];
  return own.trim() !== '' && said !== own && (said.startsWith(own) || said.endsWith(own));
}

/** Whether a list is called as what its field shows in the place of a label: what is chosen in it, or a hint. */
function isCalledAsShown({ label, choices }: ChoiceGroup, opener: Step): boolean {
  if (label === null) return false;
  const isField = opener.role === 'combobox' && opener.name === label;
  return isField || choices.some(({ value, selected }) => selected && textKey(value) === textKey(label));
}

/** The list as it was called when it was seen first, whatever is chosen in it by now. */
function calledAsFirst(group: ChoiceGroup, given: string | null, names: GivenNames): ChoiceGroup {
  const name = given ?? group.label;
  if (name === null) return group;
  noteName(names, name, valuesOf(group));
  return name === group.label ? group : named(group, name);
}

/** What a list is called: as the group that its opener stands in, as it was before, or as its opener, without what is chosen. */
function nameFor(group: ChoiceGroup, opener: Step, given: string | null): string | null {
  const own = opener.name === null ? null : withoutValueBehind(opener.name, group.choices);
  return (offersValues(group) ? opener.group : null) ?? given ?? own;
}

/** Whether a list is called after what opened it: it has no label, or none that is shown and its opener stands in a group. */
function mayBeNamed(group: ChoiceGroup, { group: owner }: Step): boolean {
  if (isNameless(group)) return true;
  const isUnseen = group.label === null || (group.isLabelUnseen === true && group.field === null);
  return owner !== null && offersValues(group) && isUnseen;
}

/** Whether an opener's name is none of the values, as where it shows what is chosen. */
function mayBeCalledAfter({ name, group }: Step, values: ReadonlySet<string>): boolean {
  return group !== null || !values.has(textKey(name ?? ''));
}

function hasSameValues(choices: readonly Choice[], group: ChoiceGroup): boolean {
  return (
    choices.length === group.choices.length && choices.every(({ value }, at) => value === group.choices[at]?.value)
  );
}

function isKnown({ key }: ChoiceGroup, groups: readonly ChoiceGroup[]): boolean {
  return groups.some((group) => group.key === key);
}

function isLoneBox({ widget, choices }: ChoiceGroup): boolean {
  return widget === 'checkboxes' && choices.length === 1;
}

/** Whether a box has no label, or is called as it says. */
function saysItself({ label, choices }: ChoiceGroup): boolean {
  return label === null || label === choices[0]?.value;
}

function isNameless({ label, field }: ChoiceGroup): boolean {
  return label === null && field === null;
}

function valuesOf({ choices }: ChoiceGroup): ReadonlySet<string> {
  return new Set(choices.map(({ value }) => textKey(value)));
}

function sharesAny(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  return [...second].some((value) => first.has(value));
}

/**
 * The name under which most of these values were seen, or a list of which they are all and more: what is chosen in a list may
 * have changed what its button says, and a button in it may only say how many more there are. No name that is another's.
 */
function nameGiven(
  names: GivenNames,
  values: ReadonlySet<string>,
  isOfOther: (name: string) => boolean,
): string | null {
  for (const [name, known] of names) {
    if (isOfOther(name)) continue;
    const shared = [...values].filter((value) => known.has(value)).length;
    const isWhole = shared === known.size && shared >= LEAST_LISTED;
    if (isWhole || 2 * shared > values.size) return name;
  }
  return null;
}

function named(group: ChoiceGroup, name: string): ChoiceGroup {
  const rename = (control: Control): Control => ({ ...control, step: { ...control.step, group: name } });
  return {
    ...group,
    label: name,
    key: calledKey(group.key, name),
    choices: group.choices.map((choice) => renamedChoice(choice, rename)),
    ...(group.search === undefined ? {} : { search: rename(group.search) }),
  };
}

function renamedChoice(choice: Choice, rename: (control: Control) => Control): Choice {
  const { control, path } = choice;
  if (control === undefined) return choice;
  const renamed = rename(control);
  return { ...choice, control: renamed, path: path === null ? null : withStep(path, control.step, renamed.step) };
}

function withStep(path: AccessPath, old: Step, renamed: Step): AccessPath {
  if (path.kind !== 'actions') return path;
  return { ...path, steps: path.steps.map((step) => (isSameStep(step, old) ? renamed : step)) };
}
