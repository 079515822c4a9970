/**
 * Looking at a region's page with all that can be worked on it: choices that only a control in the page makes, panels
 * that are folded at first.
 *
 * Such a look may need a browser. Below a facet whose first regions showed nothing new by it, the others are believed
 * to show nothing new either.
 */

import { textKey, withoutNumberBehind } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { withAskedButtons } from '../start/asked-pages.js';
import { withoutShown } from '../start/entry-forms.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { filterPageGroups } from '../start/filter-pages.js';
import { composedPath } from '../planning/composing.js';
import { wasChosenAbove } from '../planning/chosen-above.js';
import { withoutChosenChips } from './chosen-chips.js';
import { withDialogButtons } from './dialog-buttons.js';
import { withLateButton } from './late-buttons.js';
import { namesOf, withoutNeedlessButtons } from './needless-buttons.js';
import { attributeOf, hintOf, isSameGroup, mayNarrow, valueKey, type Region } from '../region.js';
import { isField, withWorkedFields } from './worked-fields.js';

/** Regions of one level of a facet in a row, the largest first, that show nothing new before its other regions are not looked at. */
const BARREN_LOOKS = 3;

/** Looks at a site that told nothing more than the plain pages before there are no others. */
const IDLE_LOOKS = 8;

/** Regions of any facets in a row that show nothing new before one region of each further facet is enough. */
const BARREN_ROW = 8;

/** Regions in a row that show nothing new before no more is opened of others than may show more than is known. */
const FULL_LOOKS = 4;

/** How to look. */
export interface LookOptions {
  /** Look even where nothing new is expected. @default false */
  readonly always?: boolean;
}

/** The region with the groups that a close look at its page shows; as it is where there is no use in one, or none to be had. */
export async function lookClosely(explorer: Explorer, plain: Region, options: LookOptions = {}): Promise<Region> {
  const region = withoutChosenChips(plain);
  const composed = options.always === true ? entryFacetsBelow(explorer, region) : [];
  // What a form offers everywhere needs no look.
  const looked = await seenClosely(explorer, region, composed.length > 0 ? {} : options);
  const seen = withGroups(withEntryFacets(explorer, looked), composed);
  const worked = explorer.ways.worksFields === true ? withWorkedFields(seen) : seen;
  const told = withDialogButtons(withAskedButtons(worked));
  return withoutNeedlessButtons(explorer, await withLateButton(explorer, told));
}

/** The region with what can be chosen in the form that led to it, as far as its own page does not offer it. */
function withEntryFacets({ entryFacets, tracking }: Explorer, region: Region): Region {
  return withGroups(region, entryFacets.get(accessKey(region.path, tracking)) ?? []);
}

/** What the form that led to a region above offers besides what was chosen in it, chosen in this region. */
function entryFacetsBelow({ entryFacets, tracking }: Explorer, region: Region): readonly ChoiceGroup[] {
  const facetsOf = ({ path }: Region): readonly ChoiceGroup[] => entryFacets.get(accessKey(path, tracking)) ?? [];
  const root = region.ancestors.find((above) => facetsOf(above).length > 0);
  if (root?.path.kind !== 'url') return [];
  const entry = { ...root, view: { ...root.view, url: root.path.url } };
  const isAsked = (group: ChoiceGroup): boolean =>
    region.predicates.some(({ attribute }) => textKey(attribute) === textKey(attributeOf(group, root.view)));
  return facetsOf(root)
    .filter((group) => !isAsked(group))
    .map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, path: composedPath(entry, region.path, choice) })),
    }));
}

function withGroups(region: Region, further: readonly ChoiceGroup[]): Region {
  const { groups } = region.view;
  const facets = withoutShown(further, groups);
  return facets.length === 0 ? region : { ...region, view: { ...region.view, groups: [...groups, ...facets] } };
}

async function seenClosely(explorer: Explorer, region: Region, options: LookOptions): Promise<Region> {
  const key = facetOf(region);
  if (options.always !== true && !isPromising(explorer, region)) return region;
  const isFull = options.always === true || looksFully(explorer, region);
  const furtherIn = isFull || key === null ? {} : { furtherIn: region.predicates.at(-1)?.attribute ?? null };
  const wanted = { priority: 1, controls: true, like: hintOf(region), ...furtherIn };
  const answer = await glance(explorer.context, region.path, wanted);
  if (answer.kind !== 'page') return region;
  const { view } = withoutChosenChips({ ...region, view: answer.observation.view });
  if (tellsMore(explorer, region.view, view)) explorer.ways.idleLooks = -Infinity;
  else explorer.ways.idleLooks += 1;
  const groups = [...mergedGroups(region.view, view), ...(await filterPageGroups(explorer, view, key === null))];
  const seen: Region = {
    ...region,
    ...listOf(region.view, view),
    view: { ...region.view, ...controlsOf(view), groups },
  };
  if (furtherIn.furtherIn === undefined) noteUnseen(explorer, region.view, view);
  if (key !== null) noteLook(explorer, { region, facet: key, isNew: showsNew(explorer, region, seen.view) });
  return seen;
}

/** Whether all is opened of a region: looks still show something new, or a part of the site has choices of its own. */
function looksFully(explorer: Explorer, region: Region): boolean {
  return explorer.ways.barrenRow < FULL_LOOKS || namesUnworked(explorer, region);
}

/** The list that a close look shows, where the plain page has other cards. */
function listOf(plain: PageView, close: PageView): Pick<Region, 'seen'> {
  const { list, source } = close;
  const isOther = list !== null && namesOf(plain).join('\n') !== namesOf(close).join('\n');
  return isOther && source === 'browser' ? { seen: list } : {};
}

interface Look {
  readonly region: Region;
  readonly facet: string;
  /** Whether it showed something new by the facet. */
  readonly isNew: boolean;
}

/** Takes in what a look came to: below the facet, and at pages that name the same as this one. */
function noteLook(explorer: Explorer, { region, facet, isNew }: Look): void {
  for (const choice of region.view.groups.flatMap(({ choices }) => choices)) {
    const key = nameKey(choice, region.view);
    if (choice.path !== null) explorer.unseenNames.set(key, isNew ? 0 : (explorer.unseenNames.get(key) ?? 0) + 1);
  }
  explorer.barrenLooks.set(facet, isNew ? 0 : looksAt(explorer, facet) + 1);
  explorer.ways.barrenRow = isNew ? 0 : explorer.ways.barrenRow + 1;
}

/** Takes in which names of a plain page a close look at it did not show: many are no values, such as "Show all 38". */
function noteUnseen({ unseenNames }: Explorer, plain: PageView, close: PageView): void {
  const shown = new Set(close.groups.flatMap(({ choices }) => choices.map(valueKey)));
  for (const choice of plain.groups.flatMap(({ choices }) => choices)) {
    const key = nameKey(choice, plain);
    const isShown = shown.has(valueKey(choice));
    if (choice.path === null) unseenNames.set(key, isShown ? 0 : (unseenNames.get(key) ?? 0) + 1);
  }
}

/**
 * A name without the number behind it, as a button that opens a facet tells how many of its values are chosen ("Size 1"), and
 * without the size of the list, which a button that closes a panel promises ("View 20 items").
 */
function nameKey(choice: Choice, { declaredCount, list }: PageView): string {
  const plain = withoutNumberBehind(choice.value);
  const size = String(declaredCount ?? list?.cards.length ?? 0);
  const isSize = (number: string): boolean => number.replace(/\P{Nd}/gu, '') === size;
  return (
    textKey(plain.replace(/\p{Nd}+(?:[.,]\p{Nd}{3})*/gu, (number) => (isSize(number) ? '' : number))) ||
    valueKey(choice)
  );
}

/** The facet whose value a region has, with the level of the value below the first; null where it has none. */
function facetOf({ id, predicates }: Region): string | null {
  const last = id === null ? undefined : predicates.at(-1);
  if (last === undefined) return null;
  const above = last.path?.slice(1) ?? [];
  return [textKey(last.attribute), ...above.map(() => '')].join('\n');
}

/** Whether a close look at a region's page may show more than the plain page. */
export function isPromising(explorer: Explorer, plain: Region): boolean {
  const region = withoutChosenChips(plain);
  const facet = facetOf(region);
  if (facet === null) return true;
  if (region.size === 1) return false;
  if (explorer.ways.idleLooks >= IDLE_LOOKS) return namesUnworked(explorer, region);
  const most = explorer.ways.barrenRow < BARREN_ROW ? BARREN_LOOKS : 1;
  return looksAt(explorer, facet) < most || namesNew(explorer, region);
}

/** Whether the plain page names a value that no facet has answered and does not tell how to ask it: scripts work that, and what else there is. */
function namesUnworked(explorer: Explorer, region: Region): boolean {
  return namesNew(explorer, region, ({ path }) => path === null);
}

/**
 * Whether the plain page names a value that no facet has answered, and that looks showed where they were to. Not by its
 * facet: what only scripts work is often read under another label without them. What a link of a facet asks that narrows
 * needs no look.
 */
function namesNew(explorer: Explorer, region: Region, isMeant: (choice: Choice) => boolean = () => true): boolean {
  return offers(explorer, region.view, (group) => {
    const isLifting = liftingChoice(explorer, region, { group, view: region.view });
    const isPlain = group.widget === 'links' && explorer.proven.has(group.key);
    return (choice) =>
      isMeant(choice) &&
      !(isPlain && choice.path?.kind === 'url') &&
      !leadsAway(region.view, group, choice) &&
      choice.count !== 0 &&
      (explorer.unseenNames.get(nameKey(choice, region.view)) ?? 0) < BARREN_LOOKS &&
      !explorer.asked.coversAsAny(valueKey(choice), region) &&
      !isLifting(choice);
  });
}

/** Whether a choice of a group only takes back what was chosen, as the larger region has it chosen from the start. */
function liftingChoice(
  { asked, identities }: Explorer,
  region: Region,
  { group, view }: { readonly group: ChoiceGroup; readonly view: PageView },
): (choice: Choice) => boolean {
  const attribute = attributeOf(group, view);
  const facet = identities.known(attribute) ?? textKey(attribute);
  return (choice) => wasChosenAbove(asked, region, { facet, value: valueKey(choice) });
}

/** Whether a page offers a choice, not yet made, of which the test of its group is true. */
function offers(
  { barren }: Explorer,
  { groups }: PageView,
  testOf: (group: ChoiceGroup) => (choice: Choice) => boolean,
): boolean {
  return groups.some((group) => {
    if (!mayNarrow(group) || barren.has(group.key)) return false;
    const isWanted = testOf(group);
    return group.choices.some((choice) => !choice.selected && isWanted(choice));
  });
}

/** Whether a close look shows a choice or an interval that the plain page does not tell how to ask. */
function tellsMore(explorer: Explorer, plain: PageView, close: PageView): boolean {
  if ((close.ranges?.length ?? 0) > (plain.ranges?.length ?? 0)) return true;
  return offers(explorer, close, (group) => {
    const told = toldOf(plain, group);
    return (choice) => choice.path !== null && !told.has(valueKey(choice));
  });
}

/** Keys of the values of a group that the plain page tells how to ask. */
function toldOf(plain: PageView, group: ChoiceGroup): ReadonlySet<string> {
  const same = plain.groups.find((other) => isSameGroup(other, group));
  return new Set((same?.choices ?? []).filter(({ path }) => path !== null).map(valueKey));
}

function looksAt({ barrenLooks }: Explorer, facet: string): number {
  return barrenLooks.get(facet) ?? 0;
}

function controlsOf({ ranges, searches, openers }: PageView): Partial<PageView> {
  return {
    ...(ranges === undefined ? {} : { ranges }),
    ...(searches === undefined ? {} : { searches }),
    ...(openers === undefined ? {} : { openers }),
  };
}

/**
 * Whether a close look shows a value that no larger region has answered and the plain page does not tell how to ask; no
 * matter whether the look tells that.
 */
function showsNew(explorer: Explorer, region: Region, view: PageView): boolean {
  return offers(explorer, view, (group) => {
    const attribute = attributeOf(group, view);
    const identity = explorer.identities.known(attribute) ?? textKey(attribute);
    const told = toldOf(region.view, group);
    const isLifting = liftingChoice(explorer, region, { group, view });
    return (choice) =>
      !told.has(valueKey(choice)) &&
      !leadsAway(view, group, choice) &&
      choice.count !== 0 &&
      !explorer.asked.covers(identity, valueKey(choice), region) &&
      !isLifting(choice) &&
      // What only the plain page shows stands there under labels that are not to be relied on, and need be no value.
      (choice.path !== null || isAsYetUnasked(explorer, region, choice));
  });
}

function isAsYetUnasked({ asked, unseenNames }: Explorer, region: Region, choice: Choice): boolean {
  const key = valueKey(choice);
  return (unseenNames.get(nameKey(choice, region.view)) ?? 0) === 0 && !asked.coversAsAny(key, region);
}

/**
 * Whether a choice leaves what was chosen, so that it says nothing of the region: menus are the same everywhere, what else
 * a visitor may like is other everywhere, and an address without any argument of the page's own begins anew.
 */
function leadsAway({ url }: PageView, { guess }: ChoiceGroup, { path }: Choice): boolean {
  if (guess === 'navigation' || guess === 'related') return true;
  const own = argumentsOf(url);
  if (path?.kind !== 'url' || own.size === 0) return false;
  const kept = argumentsOf(path.url);
  return ![...own].some((argument) => kept.has(argument));
}

function argumentsOf(url: string): ReadonlySet<string> {
  return new Set([...(parseHttpUrl(url)?.searchParams ?? [])].map(([name, value]) => JSON.stringify([name, value])));
}

/**
 * Groups of both views of a page. The way by address or request is kept where the plain view has one, being cheaper; but
 * whether a browser or a script sends a form is for the close look to say.
 */
export function mergedGroups(plain: PageView, close: PageView): readonly ChoiceGroup[] {
  const left = [...plain.groups];
  const groups = close.groups.map((group) => {
    const at = left.findIndex((other) => isSameGroup(other, group));
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known === undefined ? group : { ...group, choices: mergedChoices(known, group) };
  });
  return [...groups, ...left];
}

function mergedChoices(plain: ChoiceGroup, close: ChoiceGroup): readonly Choice[] {
  const known = new Map(plain.choices.map((choice) => [valueKey(choice), choice]));
  const merged = close.choices.map((choice) => {
    const before = known.get(valueKey(choice));
    known.delete(valueKey(choice));
    // What a plain page posts is no script's.
    const isWorked = isField(plain) && choice.path?.kind === 'actions' && before?.path?.kind !== 'request';
    if (before?.path == null || isWorked) return choice;
    return { ...choice, path: before.path, count: choice.count ?? before.count };
  });
  return [...merged, ...known.values()];
}
