/**
 * Facets of a filter builder: choosing an attribute changes no list, but shows a further group with the attribute's values,
 * or puts them in place of those that were there; choosing how to compare may come between.
 */

import { textKey } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { calledKey } from '../../model/called-key.js';
import { choosingSteps, pathWithSteps } from '../../model/step.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { hintOf, mayNarrow, seenView, valueKey, type Region } from '../region.js';
import { mayBeMenu } from './attribute-menus.js';
import { createAdding, showsControl, type Revealing, type RevealingPlace } from './added-conditions.js';
import { tellsChoice } from './chosen-chips.js';
import { withoutComparisons } from './comparison-groups.js';
import { listsOthers, viewAt } from './needless-buttons.js';

/** Choices of a group that show nothing before it is taken to show nothing further. */
const FIRST_TRIALS = 2;

/** Attributes that only words answer which are tried before one with values. Raising it costs looks into menus of tools. */
const MOST_WORDED = 8;

/** Values from which on two groups that share most of them are menus of alike things: "yes" and "no" many attributes have. */
const LEAST_MENU = 3;

/** Attributes of one builder that are looked at. */
const MOST_ATTRIBUTES = 60;

/** What an entity has that is found by a box without words of its own, as `aria-checked` writes it. */
const TICKED = 'true';

/** A group that only shows after a choice, in the region as it is then. */
export interface RevealedFacet {
  readonly region: Region;
  /** Labelled with the attribute that it holds the values of. */
  readonly group: ChoiceGroup;
}

/** Where groups are looked for. */
export interface BuilderStage {
  readonly region: Region;
  readonly group: ChoiceGroup;
  /** The attribute that was chosen before, where the group only says how to compare. */
  readonly attribute: string | null;
}

/** The groups that choices of a group show; none if they show nothing, or more than one attribute at a time. */
export async function revealedFacets(explorer: Explorer, stage: BuilderStage): Promise<readonly RevealedFacet[]> {
  const { attribute, group } = stage;
  if (await isOrder(explorer, stage)) return [];
  const { revealing: all, seen, late } = await revealAll(explorer, stage);
  if (late.length > 0) {
    explorer.revealing.delete(group.key);
    return late;
  }
  if (all.length > 0) noteRevealing(explorer, stage, seen);
  // What a tool opened is a menu of attributes where several of its choices show values of their own.
  const isMenu = attribute === null || (all.length > 1 && mayBeMenu(group, all));
  const revealing = withoutComparisons(isMenu ? all : all.slice(0, 1));
  const shared = sharedLabels(revealing);
  const own = attribute === null ? ownFacets(explorer, stage, revealing) : [];
  return [...own, ...shownFacets(revealing, shared, isMenu ? null : attribute)];
}

/**
 * The field of attributes in the condition that a button adds to a builder ("add rule"), where the button is one of a row and
 * not an opener by itself; null where buttons show no field to choose from, or its choices show nothing or change the list.
 */
export async function addedCondition(
  explorer: Explorer,
  { region, group, attribute }: BuilderStage,
): Promise<BuilderStage | null> {
  if (group.widget !== 'buttons' || group.multiple || attribute !== null) return null;
  const stage = { region, group, attribute };
  for (const choice of unrevealed(explorer, stage).slice(0, FIRST_TRIALS)) {
    if (explorer.ways.isStopped) return null;
    const found = await reveal(explorer, stage, choice);
    const field = found?.groups.find(isBlankField);
    if (found === null || field === undefined) continue;
    const added = { region: found.region, group: field, attribute: null };
    return (await showsAttributes(explorer, added)) ? added : null;
  }
  return null;
}

/** Whether a group is a field from which one of several is to be chosen, and nothing is: a comparison has a choice made from the start. */
function isBlankField({ widget, multiple, choices }: ChoiceGroup): boolean {
  const isField = widget === 'select' || widget === 'other';
  return isField && !multiple && choices.length > 1 && choices.every(({ selected }) => !selected);
}

/** Whether one of the first choices of a field shows further groups while the list stays. */
async function showsAttributes(explorer: Explorer, stage: BuilderStage): Promise<boolean> {
  for (const choice of unrevealed(explorer, stage).slice(0, FIRST_TRIALS)) {
    const found = await reveal(explorer, stage, choice);
    const isShown = found !== null && (found.groups.length > 0 || found.isWorded);
    if (isShown && !listsOthers(seenView(stage.region), found.region.view)) return true;
  }
  return false;
}

/** What choices were found to show. */
interface Revealed {
  readonly revealing: readonly Revealing[];
  /** Choices that were looked at. */
  readonly seen: readonly Choice[];
  /** Facets that no choice has revealed; if there are any, nothing more was looked at. */
  readonly late: readonly RevealedFacet[];
}

/** Makes the choices one after the other, until it is clear that they show nothing. */
async function revealAll(explorer: Explorer, stage: BuilderStage): Promise<Revealed> {
  const revealing: Revealing[] = [];
  const seen: Choice[] = [];
  const adding = createAdding(stage, (place) => revealAt(explorer, stage, place));
  let [vain, worded] = [0, 0];
  for (const choice of unrevealed(explorer, stage).slice(0, MOST_ATTRIBUTES)) {
    const isVain = revealing.length === 0 && (vain >= FIRST_TRIALS || worded >= MOST_WORDED);
    if (isVain || explorer.ways.isStopped) break;
    const found = await adding.revealOr(choice, () => reveal(explorer, stage, choice));
    if (found?.isWorded === true) worded += 1;
    else vain += 1;
    if (found === null) continue;
    seen.push(choice);
    if (found.groups.length === 0) continue;
    revealing.push(found);
    adding.note(found);
    if (isEnough(stage, revealing)) break;
    const late = lateFacets(stage, revealing, unrevealed(explorer, stage).length === 1);
    if (late.length > 0) return { revealing, seen, late };
  }
  return { revealing, seen, late: [] };
}

/** Whether what the first choices showed is all that has to be seen: one way to compare is enough, and the first is "is". */
function isEnough({ attribute, group }: BuilderStage, revealing: readonly Revealing[]): boolean {
  return attribute !== null && !mayBeMenu(group, revealing);
}

function shownFacets(
  revealing: readonly Revealing[],
  shared: ReadonlySet<string>,
  attribute: string | null,
): readonly RevealedFacet[] {
  const isNamed = ({ label, guess }: ChoiceGroup): boolean =>
    guess === 'comparison' || (label !== null && !shared.has(textKey(label)));
  // Where values of some attributes are not called at all, the names of others only say that they are values.
  const areNamed = revealing.every(({ groups }) => groups.every(isNamed));
  return revealing.flatMap(({ choice, region, groups }) =>
    groups.map((one): RevealedFacet => {
      const isOwn =
        attribute === null && areNamed && one.label !== null && isNamed(one) && !saysAttribute(one.label, choice.value);
      const label = isOwn ? one.label : (attribute ?? choice.value);
      return { region, group: { ...withTickedBox(one, shared), label, key: calledKey(one.key, label ?? '') } };
    }),
  );
}

/** A group of one box with a value of its own, where the box is only called as the fields of other attributes' values are. */
function withTickedBox(group: ChoiceGroup, shared: ReadonlySet<string>): ChoiceGroup {
  const [box, further] = group.choices;
  if (group.widget !== 'checkboxes' || box === undefined || further !== undefined) return group;
  return shared.has(textKey(box.value)) ? { ...group, choices: [{ ...box, value: TICKED }] } : group;
}

/**
 * The values that a builder shows from the start, of the attribute that is chosen there: they are its own, whatever the
 * field is called that shows those of each attribute in turn.
 */
function ownFacets(
  { barren }: Explorer,
  { region, group }: BuilderStage,
  revealing: readonly Revealing[],
): readonly RevealedFacet[] {
  const chosen = group.choices.find(({ selected }) => selected)?.value;
  const replaced = new Set(revealing.flatMap(({ groups }) => groups.map(({ key }) => key)));
  const fields = region.view.groups.filter(({ key }) => replaced.has(key));
  for (const { key } of fields) barren.add(key);
  if (chosen === undefined) return [];
  return fields.map((one) => ({ region, group: { ...one, label: chosen, key: calledKey(one.key, chosen) } }));
}

/** Whether a label only says what is done with an attribute: "Filter by colour". */
function saysAttribute(label: string, attribute: string): boolean {
  const [said, own] = [textKey(label), textKey(attribute)];
  return said !== own && own !== '' && said.endsWith(` ${own}`);
}

/**
 * Facets that show in just the same way after two choices, with numbers or where the page opens them by itself: no choice has
 * revealed them, they were only late on the page before. They are asked as if they had been there. Where a group has but
 * one choice that is not made, as "list" beside "grid", those count that the page opens.
 */
function lateFacets(
  { region }: BuilderStage,
  revealing: readonly Revealing[],
  isOnlyChoice: boolean,
): readonly RevealedFacet[] {
  const [one, other] = revealing;
  if (one === undefined || (other === undefined && !isOnlyChoice)) return [];
  const names = other === undefined ? null : new Set(other.groups.map(namesOf));
  const isLate = (group: ChoiceGroup): boolean =>
    names === null
      ? isOpenedByPage(region, group) && region.view.groups.every(({ key }) => key !== group.key)
      : (isCountedFacet(group) || isOpenedByPage(region, group)) && names.has(namesOf(group));
  const groups = one.groups.filter(isLate);
  return groups.map((group) => ({
    region: { ...region, view: { ...region.view, groups: [...region.view.groups, ...groups] } },
    group: { ...group, choices: group.choices.map((choice) => fromHere(region, group, choice)) },
  }));
}

/** How values are to be compared stands beside each attribute of a builder, too, but tells no numbers. */
function isCountedFacet({ label, choices }: ChoiceGroup): boolean {
  return label !== null && choices.some(({ count }) => count !== null);
}

/** Whether a facet lies in a dialog over a page that stands in none, or is called as what the page offers to open. */
function isOpenedByPage({ view: { modal, openers = [] } }: Region, { label, isInDialog }: ChoiceGroup): boolean {
  if (label === null) return false;
  return (
    (isInDialog === true && modal === undefined) ||
    openers.some(({ step }) => textKey(step.name ?? '') === textKey(label))
  );
}

/** A choice as it is made from a region's own page. */
function fromHere({ path: here }: Region, { apply }: ChoiceGroup, choice: Choice): Choice {
  const { control, path, selected } = choice;
  if (control === undefined || path?.kind !== 'actions') return choice;
  if (selected) return { ...choice, path: here };
  return { ...choice, path: pathWithSteps(here, choosingSteps(control, apply)) };
}

/**
 * A group as it shows after a choice, with all of its own choices still to be asked: the value that it shows as chosen at
 * once has not been asked for, if a button or another address is to do that.
 */
export function withOpenChoices({ view }: Region, group: ChoiceGroup): ChoiceGroup {
  const isOpen = ({ path }: Choice): boolean =>
    group.apply !== undefined || (path?.kind === 'url' && path.url !== view.url);
  const choices = group.choices.map((choice) =>
    choice.selected && isOpen(choice) ? { ...choice, selected: false, path: appliedPath(group, choice) } : choice,
  );
  return { ...group, choices };
}

/** The way to what shows as chosen already and is still to be applied. */
function appliedPath({ apply }: ChoiceGroup, { control, path }: Choice): Choice['path'] {
  if (path === null || control === undefined || apply === undefined) return path;
  // What is ticked already would be taken back by another press.
  const steps = control.step.do === 'uncheck' ? [apply.step] : choosingSteps(control, apply);
  return pathWithSteps(path, steps);
}

/** Whether a group that shows further groups elsewhere has an attribute here that was not looked at there. */
export function revealsMore(explorer: Explorer, region: Region, group: ChoiceGroup): boolean {
  return explorer.revealing.has(group.key) && unrevealed(explorer, { region, group, attribute: null }).length > 0;
}

/** The choices of a builder that may show something, without the attributes that were looked at in other regions. */
export function unrevealed({ revealing }: Explorer, { group, attribute }: BuilderStage): readonly Choice[] {
  const known = attribute === null ? revealing.get(group.key) : undefined;
  return group.choices.filter(
    ({ control, selected, value }) => control !== undefined && !selected && known?.has(textKey(value)) !== true,
  );
}

/** Remembers the attributes that were looked at: what shows nothing in one region, such as a field for words, shows nothing in others. */
function noteRevealing({ revealing }: Explorer, { group, attribute }: BuilderStage, seen: readonly Choice[]): void {
  if (attribute !== null) return;
  revealing.set(group.key, new Set([...(revealing.get(group.key) ?? []), ...seen.map(({ value }) => textKey(value))]));
}

/** The other attributes of a builder that this one is of: each is a facet of its own, though several have the same values. */
export function besideInBuilder({ revealing }: Pick<Explorer, 'revealing'>, attribute: string): readonly string[] {
  const own = textKey(attribute);
  return [...revealing.values()]
    .filter((names) => names.has(own))
    .flatMap((names) => [...names].filter((name) => name !== own));
}

/** The page after a choice that is not applied, with the groups that were not there before; null if it could not be had. */
export async function reveal(explorer: Explorer, stage: BuilderStage, choice: Choice): Promise<Revealing | null> {
  return choice.control === undefined
    ? null
    : revealAt(explorer, stage, { choice, path: pathWithSteps(stage.region.path, [choice.control.step]) });
}

async function revealAt(
  explorer: Explorer,
  { region, group }: BuilderStage,
  { choice, path }: RevealingPlace,
): Promise<Revealing | null> {
  const answer = await glance(explorer.context, path, { controls: true, like: hintOf(region) });
  if (answer.kind !== 'page') return null;
  const { view } = answer.observation;
  if (leadsElsewhere(region.view, view)) return null;
  const groups = newGroups(view, region.view).filter(
    (one) =>
      one.key !== group.key &&
      !explorer.comparisons.has(one.key) &&
      !offersOnly(group, one) &&
      !tellsChoice(choice, one) &&
      !isAnsweredAbove(explorer, region, one),
  );
  return { choice, region: { ...region, path, view }, groups, isWorded: showsControl(region.view, view) };
}

/**
 * Whether the first option by itself leads to another address with other cards first, as an order does: an attribute of a
 * builder changes no list. What was tried before is known and costs nothing.
 */
async function isOrder(explorer: Explorer, stage: BuilderStage): Promise<boolean> {
  const { region } = stage;
  const control = unrevealed(explorer, stage)[0]?.control;
  if (control === undefined || stage.group.widget !== 'select' || explorer.revealing.has(stage.group.key)) return false;
  const view = await viewAt(explorer, region, pathWithSteps(region.path, [control.step]));
  return view?.list != null && view.url !== region.view.url && listsOthers(seenView(region), view);
}

/** Whether a choice led to another page with a list of its own: what that page offers, the choice has not revealed here. */
function leadsElsewhere(before: PageView, after: PageView): boolean {
  const [from, to] = [before, after].map(({ url }) => parseHttpUrl(url)?.pathname);
  if (from === to) return false;
  const [old, now] = [before, after].map(({ list }) => (list?.cards ?? []).map(({ name, url }) => url ?? name));
  const known = new Set(old);
  return now !== undefined && now.length > 0 && now.every((card) => !known.has(card));
}

/**
 * Whether all values of a group are known from facets of larger regions: in a part such a group is one of them that comes
 * late or without its label, not the values of what was chosen.
 */
function isAnsweredAbove({ asked }: Explorer, region: Region, { choices }: ChoiceGroup): boolean {
  return region.predicates.length > 0 && choices.every((choice) => asked.coversAsAny(valueKey(choice), region));
}

/** The groups with choices to be made that a page has and one before it had not, or only with other choices. */
export function newGroups(after: PageView, before: PageView): readonly ChoiceGroup[] {
  const known = new Map(before.groups.map((group) => [group.key, group]));
  const names = new Set(before.groups.map(namesOf));
  return after.groups.filter(
    (group) =>
      isOther(known.get(group.key), group) &&
      // What a choice changes in the addresses of a group that was there before makes it no new one.
      !names.has(namesOf(group)) &&
      // Things that look alike have menus that look alike, such as columns that a choice shows.
      !before.groups.some((other) => other.key !== group.key && isLikeMenu(other, group)) &&
      (mayNarrow(group) || group.guess === 'comparison') &&
      group.choices.some(({ control }) => control !== undefined),
  );
}

/** Whether a group that came offers nothing but what another one does: it is that one, under what stands beside it now. */
function offersOnly({ choices: own }: ChoiceGroup, { choices }: ChoiceGroup): boolean {
  const values = new Set(own.map(valueKey));
  return choices.every((choice) => values.has(valueKey(choice)));
}

/** Whether a group was not there before, or a field of this name had nothing but other values. */
function isOther(before: ChoiceGroup | undefined, { choices }: ChoiceGroup): boolean {
  if (before === undefined) return true;
  const values = new Set(before.choices.map(({ value }) => textKey(value)));
  return choices.length > 1 && values.size > 1 && choices.every(({ value }) => !values.has(textKey(value)));
}

/** Whether most values of a group are those of another one, or its only one is: a part of that is read apart now. */
function isLikeMenu({ choices: others }: ChoiceGroup, { choices }: ChoiceGroup): boolean {
  const values = new Set(others.map(({ value }) => textKey(value)));
  const shared = choices.filter(({ value }) => values.has(textKey(value))).length;
  return (shared >= LEAST_MENU && 2 * shared > choices.length) || (shared === 1 && choices.length === 1);
}

/** Label and values of a group. */
function namesOf({ label, choices }: ChoiceGroup): string {
  return [label ?? '', ...choices.map(({ value }) => value)].map(textKey).join('\n');
}

/** Labels that groups have whichever choice was made ("Value"): they name no attribute. */
function sharedLabels(revealing: readonly Revealing[]): ReadonlySet<string> {
  const labels = revealing.flatMap(({ groups }) => [
    ...new Set(groups.flatMap(({ label }) => (label === null ? [] : [textKey(label)]))),
  ]);
  return new Set(revealing.length === 1 ? labels : labels.filter((label, at) => labels.indexOf(label) !== at));
}
