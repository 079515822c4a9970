/**
 * Buttons beside facets: whether choices count without them, and which one counts. One page cannot tell "apply" from any
 * other button that stands after the facets, so one choice is made without it first; a button that is not needed is not
 * pressed. Of several, such as "clear" and "apply", the first is meant that changes the list.
 */

import { textKey } from '../../base/text.js';
import { unappliedPath, withButton, withoutButton } from '../../model/applying-button.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { askable, hintOf, mayNarrow, seenView, type Region } from '../region.js';

/** Choices that are made without a button before it is taken to be needed. */
const TRIALS = 2;

/** Groups beside one button that no button applies before the rest is believed to need it. Raising it costs some looks in a browser for each. */
const MOST_VAIN_GROUPS = 2;

/** Share of the cards of a list which stay that make it the same list, 0–1. Lowering it takes lists with many paid cards for others. */
const MOST_KEPT = 0.5;

/** The region with the ways of its choices as short as they work. */
export async function withoutNeedlessButtons(explorer: Explorer, region: Region): Promise<Region> {
  const applied = region.view.groups.filter((group) => group.apply !== undefined && mayNarrow(group));
  if (applied.length === 0) return region;
  for (const group of likeliestFirst(applied)) await tryWithout(explorer, region, group);
  const groups = region.view.groups.map((group) => withKnownButton(explorer, group));
  return { ...region, view: { ...region.view, groups } };
}

/** A group whose choices were not to be made before, with the button that applies them, if it needs one. */
export async function withRightButton(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<ChoiceGroup> {
  await tryWithout(explorer, region, group);
  return withKnownButton(explorer, group);
}

function withKnownButton({ needlessButtons, rightButtons }: Explorer, group: ChoiceGroup): ChoiceGroup {
  if (group.apply === undefined) return group;
  if (isNeedless(needlessButtons, group) === true) return withoutButton(group);
  const right = rightButtons.get(groupButtonKey(group));
  const button = group.otherButtons?.find(({ step }) => buttonKey(step) === right);
  return button === undefined ? group : withButton(group, button);
}

/**
 * A group that shows after a choice of another, without its button if its own choices count before that is pressed: what
 * was learnt of the button beside the other group, whose choices change no list, says nothing.
 */
export async function withoutOwnNeedlessButton(
  explorer: Explorer,
  region: Region,
  group: ChoiceGroup,
): Promise<ChoiceGroup> {
  const counts = group.apply !== undefined && (await changesAlone(explorer, region, group)) === 'yes';
  return counts ? withoutButton(group) : group;
}

/** A sort bar changes no list, nor does what shows it in two ways: the likeliest facet tells, of those alike that with most values. */
function likeliestFirst(groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] {
  const rank = ({ guess }: ChoiceGroup): number => (guess === 'facet' ? 0 : 1);
  return [...groups].sort(
    (a, b) => rank(a) - rank(b) || b.confidence - a.confidence || b.choices.length - a.choices.length,
  );
}

/** Learns whether a group's button is needed, unless that is known. */
async function tryWithout(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<void> {
  const { needlessButtons, ways } = explorer;
  if (group.apply === undefined || ways.isStopped || isNeedless(needlessButtons, group) !== undefined) return;
  if (group.isInDialog === true && (await changesApplied(explorer, region, group))) {
    needlessButtons.set(groupButtonKey(group), false);
    return;
  }
  const counts = await changesAlone(explorer, region, group);
  if (counts === null || ways.isStopped) return;
  if (counts === 'yes' || (await actsAlone(explorer, region, group))) needlessButtons.set(needlessKey(group), true);
  else if (counts === 'unsure') return;
  else if (await tryOthers(explorer, region, group)) needlessButtons.set(groupButtonKey(group), false);
  else noteVain(needlessButtons, group);
}

/** Whether the only button beside a group would change something on the site, such as "save this search": it applies nothing. */
async function actsAlone(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const { apply, otherButtons = [] } = group;
  const [choice] = trialsOf(region, group);
  const isOnly = apply !== undefined && otherButtons.length === 0;
  if (!isOnly || choice?.path == null) return false;
  const answer = await glance(explorer.context, choice.path, { like: hintOf(region) });
  if (answer.kind === 'stopped') explorer.ways.isStopped = true;
  return answer.kind === 'refused' && answer.reason === 'write-guard';
}

/** What no button of several applies says nothing of the other groups beside them, unless others did not, either. */
function noteVain(known: Map<string, boolean>, group: ChoiceGroup): void {
  known.set(ownKey(group), false);
  const button = groupButtonKey(group);
  const vain = [...known].filter(([key, isNeedless]) => !isNeedless && key.startsWith(`${button} `));
  if (vain.length >= MOST_VAIN_GROUPS) known.set(button, false);
}

/** Whether the choices of a group count without its button; undefined if that is not known. */
export function isNeedless(known: ReadonlyMap<string, boolean>, group: ChoiceGroup): boolean | undefined {
  return known.get(ownKey(group)) ?? known.get(groupButtonKey(group));
}

/** What is known to count without a button: in a dialog only the group that did, as it may stand elsewhere, too. */
function needlessKey(group: ChoiceGroup): string {
  return group.isInDialog === true ? ownKey(group) : groupButtonKey(group);
}

function ownKey(group: ChoiceGroup): string {
  return `${groupButtonKey(group)} ${group.key}`;
}

/** Learns which of several buttons beside a group is the one to press; whether one is, or there is but one. */
async function tryOthers(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const { apply, otherButtons = [] } = group;
  if (apply === undefined || otherButtons.length === 0) return true;
  // What the first button itself has shown may be applied by another one.
  const [path] = trialsOf(region, group).flatMap((choice) => unappliedPath(choice, apply.step) ?? []);
  if (path === undefined) return true;
  for (const button of [apply, ...otherButtons]) {
    const changes = await changesList(explorer, region, pathWithSteps(path, [button.step]));
    if (explorer.ways.isStopped) return true;
    if (!changes) continue;
    explorer.rightButtons.set(groupButtonKey(group), buttonKey(button.step));
    return true;
  }
  return false;
}

/** Buttons that only differ in the number of results that they promise are one, and those that each group has one of. */
export function buttonKey({ role, name }: Step): string {
  return JSON.stringify([role, textKey(name ?? '').replace(/\p{Nd}+/gu, '#')]);
}

/** The same of the button beside a group; one of a dialog is not the one that is called alike elsewhere. Empty for none. */
export function groupButtonKey({ apply, isInDialog }: ChoiceGroup): string {
  if (apply === undefined) return '';
  return `${isInDialog === true ? 'dialog ' : ''}${buttonKey(apply.step)}`;
}

/** Whether something changes a list; where nothing is listed any more nobody knows. */
type Changes = 'yes' | 'no' | 'unsure';

/**
 * Whether choices of a group change the list before the button is pressed; null if the region has none that could change
 * it, such as a value that all its entities have.
 */
async function changesAlone(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<Changes | null> {
  const button = group.apply?.step;
  const paths = trialsOf(region, group).flatMap((choice) => (button && unappliedPath(choice, button)) ?? []);
  if (paths.length === 0) return null;
  let changes: Changes = 'unsure';
  for (const path of paths.slice(0, TRIALS)) {
    const own = await changesBy(explorer, region, path);
    if (own === 'yes') return own;
    if (own === 'no') changes = own;
  }
  return changes;
}

/** Whether choices of a dialog change the list once its button is pressed: to press it does no harm there, as the dialog is to be left. */
async function changesApplied(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<boolean> {
  const trials = trialsOf(region, group).slice(0, TRIALS);
  return anyChanges(
    explorer,
    region,
    trials.flatMap(({ path }) => path ?? []),
  );
}

async function anyChanges(explorer: Explorer, region: Region, paths: readonly AccessPath[]): Promise<boolean> {
  for (const path of paths) if (await changesList(explorer, region, path)) return true;
  return false;
}

/** The choices that may change a region's list, the surest first. */
export function trialsOf(region: Region, group: ChoiceGroup): readonly Choice[] {
  return inTrialOrder(group).filter(({ count }) => mayChange(region, count));
}

/** Whether a path leads from a region to another list. */
export async function changesList(explorer: Explorer, region: Region, path: AccessPath): Promise<boolean> {
  return (await changesBy(explorer, region, path)) === 'yes';
}

async function changesBy(explorer: Explorer, region: Region, path: AccessPath): Promise<Changes> {
  const view = await viewAt(explorer, region, path);
  if (view !== null && namesOf(view).length === 0) return 'unsure';
  return view !== null && listsOthers(seenView(region), view) ? 'yes' : 'no';
}

/** Whether a value that finds so many may change the region's list. */
function mayChange({ size, entities }: Region, count: number | null): boolean {
  const all = size ?? entities.length;
  return count === null ? all !== 1 : count !== all;
}

/** The fewer a value finds, the surer the list changes. */
function inTrialOrder({ choices }: ChoiceGroup): readonly Choice[] {
  const size = ({ count }: Choice): number => count ?? Number.POSITIVE_INFINITY;
  return [...askable(choices)].sort((a, b) => (size(a) === size(b) ? 0 : size(a) - size(b)));
}

/** The page that a path leads to as it comes; null if it is not to be had. */
export async function viewAt(explorer: Explorer, region: Region, path: AccessPath): Promise<PageView | null> {
  const answer = await glance(explorer.context, path, { like: hintOf(region) });
  if (answer.kind === 'stopped') explorer.ways.isStopped = true;
  return answer.kind === 'page' ? answer.observation.view : null;
}

/**
 * Whether a page lists others than another one, in whatever order. Where both tell one size and no cards are fewer, it does
 * if most of them are others: paid cards change by themselves.
 */
export function listsOthers(before: PageView, after: PageView): boolean {
  const [cards, others] = [namesOf(before), namesOf(after)];
  if (cards.join('\n') === others.join('\n')) return false;
  const isOneSize = before.declaredCount !== null && before.declaredCount === after.declaredCount;
  if (!isOneSize || others.length < cards.length) return true;
  const kept = new Set(others);
  return cards.filter((name) => kept.has(name)).length < cards.length * MOST_KEPT;
}

/** Names of what a page lists, in no order. */
export function namesOf({ list }: Pick<PageView, 'list'>): readonly string[] {
  return (list?.cards ?? []).map(({ name }) => textKey(name)).sort();
}
