/**
 * Filters that a site sets by itself ("open ones only") and that hide entities as long as nobody lifts them: the widened
 * list takes the region's place.
 */

import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, PageView } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import { keepDrillDown } from '../answers.js';
import { lookClosely } from '../facets/close-look.js';
import { fingerprints } from '../comparing.js';
import { INCLUSION_SHARE } from '../facets/drill-down.js';
import { includedShare } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { completeFacet } from '../facets/facets.js';
import { readList, type ListReading } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import {
  addressesOf,
  attributeOf,
  hintOf,
  isSameGroup,
  keywordOf,
  mayNarrow,
  predicateOf,
  valueKey,
  type Region,
} from '../region.js';
import { takeIn } from '../taking-in.js';
import { readWithinCap } from '../lists/within-cap.js';
import { mayAdd, waysOut, type WayOut } from './ways-out.js';

/** Filters of one region that are lifted. */
const MOST_PRESETS = 4;

/** Regions, the largest first, in which nothing that a group shows as chosen hid anything before it hides nothing anywhere. */
const MOST_VAIN_LIFTS = 3;

/** Choices of a group that list as many others as before, after which it is taken for an order. */
const MOST_LEVEL = 2;

/** Entities that a keyword must find for it to tell something that all have the one value that a group offers. */
const LEAST_ENTITIES = 10;

/** Entities of a region that the part that was read of a larger list would show, from which on showing none says that it is another list. */
const LEAST_EXPECTED = 5;

/** Share of its entities from which one region lies in another one, for the most part. */
const HALF = 0.5;

/**
 * The region with every filter lifted that was set on its untouched page, and with what a lone box adds to its list ("sold
 * ones, too"); as it is if there is neither. `others` are the site's
 * other regions: what lists one of them as well has left the region rather than widened it, as a search box does.
 */
export async function liftPresets(explorer: Explorer, region: Region, others: readonly Region[] = []): Promise<Region> {
  // What one region has from the start, all have.
  if (explorer.presets.size > 0) return liftKnownPresets(explorer, region, others);
  const done = new Set<string>();
  let lifted = region;
  for (let round = 0; round < MOST_PRESETS; round += 1) {
    const seen = await lookClosely(explorer, lifted);
    const isMeant = (one: ChoiceGroup): boolean =>
      (isPreset(one, seen) || mayAdd(one, seen)) && mayBeLifted(explorer, one);
    const wider = await liftOne(explorer, { region: seen, others, done }, isMeant);
    if (wider === null) {
      noteVain(explorer, seen.view.groups.filter(isMeant));
      break;
    }
    lifted = wider;
  }
  return lifted;
}

/** Whether a group may hold a filter after what was tried in other regions: an order shows something as chosen on every list. */
function mayBeLifted({ barren, vainLifts }: Explorer, { key }: ChoiceGroup): boolean {
  return !barren.has(key) && (vainLifts.get(key) ?? 0) < MOST_VAIN_LIFTS;
}

/** Takes in which groups of a region were tried in vain. */
function noteVain({ vainLifts }: Explorer, groups: readonly ChoiceGroup[]): void {
  for (const { key } of groups) vainLifts.set(key, (vainLifts.get(key) ?? 0) + 1);
}

/** The region with those filters lifted of which it is known from other regions that they are set on untouched pages. */
export async function liftKnownPresets(
  explorer: Explorer,
  region: Region,
  others: readonly Region[] = [],
): Promise<Region> {
  const done = new Set<string>();
  let lifted = region;
  while (done.size < explorer.presets.size) {
    const wider =
      (await liftKnown(explorer, { region: lifted, others, done })) ??
      (await liftKnown(explorer, { region: await lookClosely(explorer, lifted), others, done }));
    if (wider === null) break;
    lifted = wider;
  }
  return lifted;
}

async function liftKnown(explorer: Explorer, lifting: Lifting): Promise<Region | null> {
  const isMeant = (group: ChoiceGroup): boolean => explorer.presets.has(group.key) && isPreset(group, lifting.region);
  return liftOne(explorer, lifting, isMeant);
}

/** A region whose filters are lifted one after the other. */
interface Lifting extends Pick<Widening, 'region' | 'others'> {
  /** Keys of the groups whose filters were lifted: many pages do not tell what is chosen, and choosing again sets it again. */
  readonly done: Set<string>;
}

async function liftOne(
  explorer: Explorer,
  { region, others, done }: Lifting,
  isMeant: (group: ChoiceGroup) => boolean,
): Promise<Region | null> {
  const orders: ChoiceGroup[] = [];
  for (const group of region.view.groups.filter((one) => !done.has(one.key) && isMeant(one))) {
    if (isOrder(explorer, group, orders)) continue;
    const found = await widerBy(explorer, { region, others, group });
    if (found === 'level') orders.push(group);
    if (found === null || found === 'level') continue;
    const { wider, way, ways } = found;
    const { path, key, value } = way;
    done.add(group.key);
    if (mayAdd(group, region)) return wider;
    explorer.presets.set(group.key, key);
    if (path.kind === 'actions' && ways.some((other) => other.value === value && other.path.kind !== 'actions'))
      explorer.ways.worksFields = true;
    // The box of a condition does not tell the value that it asks for.
    if (group.guess === 'condition') return { ...wider, withheld: region.withheld ?? region.entities };
    await keepPreset(explorer, { region, wider, group });
    return wider;
  }
  return null;
}

/** A list that a way leads to. */
interface Found {
  readonly wider: Region;
  readonly way: WayOut;
  readonly ways: readonly WayOut[];
}

/** The first wider list that a group leads to; `level` where its choices list as many others, as orders do. */
async function widerBy(
  explorer: Explorer,
  { region, others, group }: Pick<Widening, 'region' | 'others'> & { readonly group: ChoiceGroup },
): Promise<Found | 'level' | null> {
  const known = explorer.presets.get(group.key);
  const ways = waysOut(group, region);
  let level = 0;
  for (const way of [...ways.filter(({ key }) => key === known), ...ways.filter(({ key }) => key !== known)]) {
    // A filter that hides nothing here holds all the same: what is chosen besides may depend on it.
    const mayBeEqual = known === way.key;
    const taught = mayAdd(group, region) ? [] : region.predicates.slice(-1);
    const wider = await widened(explorer, { region, others, mayBeEqual, taught }, styledPath(way.path, explorer.style));
    if (wider === 'level') level += 1;
    else if (wider !== null) return { wider, way, ways };
    if (level >= MOST_LEVEL) return 'level';
  }
  return null;
}

/** Whether a group is known to order the list, by its addresses or as another one that offers the same. */
function isOrder({ context }: Explorer, group: ChoiceGroup, orders: readonly ChoiceGroup[]): boolean {
  return context.reorders?.(addressesOf(group)) === true || orders.some((order) => offersSame(order, group));
}

/** Whether groups of one name offer the same, as a sort in a bar and in a panel. */
function offersSame(one: ChoiceGroup, other: ChoiceGroup): boolean {
  const valuesOf = ({ choices }: ChoiceGroup): string => JSON.stringify(choices.map(valueKey));
  return isSameGroup(one, other) && valuesOf(one) === valuesOf(other);
}

interface Lifted {
  readonly region: Region;
  readonly wider: Region;
  readonly group: ChoiceGroup;
}

/** What was listed before has the value that was set: it is a drill-down of the wider list. */
async function keepPreset(explorer: Explorer, { region, wider, group }: Lifted): Promise<void> {
  const [choice, another] = setChoices(group, region);
  const attribute = attributeOf(group, region.view);
  if (choice === undefined || another !== undefined || choice.value === '' || !explorer.context.wants(attribute))
    return;
  const listing = await readWithinCap(explorer, region.path, { like: hintOf(region) });
  if (listing.kind !== 'list') return;
  const { reading } = listing;
  const taken = takeIn(explorer, reading);
  const facet = await completeFacet(explorer, wider, group);
  explorer.asked.note(facet.identity, valueKey(choice), {
    region: wider,
    size: taken.declared ?? taken.entities.length,
  });
  await keepDrillDown(explorer, wider, { predicate: predicateOf(attribute, choice, [choice.value]), reading, taken });
}

/** A group that may narrow and shows something as chosen that the region was not asked with. */
function isPreset(group: ChoiceGroup, region: Region): boolean {
  const { view, predicates } = region;
  const attribute = textKey(attributeOf(group, view));
  return (
    (group.guess === 'condition' || ((group.guess === 'facet' || group.guess === 'other') && mayNarrow(group))) &&
    setChoices(group, region).length > 0 &&
    !isCalledAsChosen(group) &&
    !predicates.some((predicate) => textKey(predicate.attribute) === attribute) &&
    !isAskedFor(group, region)
  );
}

/** Whether what is set in a group is what the region was asked with under another name, as by a menu's link to a part of a list. */
function isAskedFor(group: ChoiceGroup, region: Region): boolean {
  const asked = new Set(region.predicates.flatMap(({ values }) => values.slice(-1).map(textKey)));
  return setChoices(group, region).some((choice) => asked.has(valueKey(choice)));
}

/**
 * Whether a list is called as the only thing that is chosen in it, by a field that has no label: where something narrows from
 * the start, it says what; a builder of filters shows its first attribute so, and how values are compared.
 */
function isCalledAsChosen({ label, choices, multiple }: ChoiceGroup): boolean {
  const [chosen, another] = choices.filter(({ selected }) => selected);
  return (
    !multiple && label !== null && another === undefined && chosen !== undefined && textKey(label) === valueKey(chosen)
  );
}

/**
 * What is set in a group: what it shows as chosen; else its only choice, if that says that it would change nothing. Many
 * pages tell only by a colour what is chosen, but where a link leads they tell.
 */
function setChoices(group: ChoiceGroup, { size, predicates, entities, keyword }: Region): readonly Choice[] {
  const { choices, multiple, label } = group;
  const shown = choices.filter(({ selected }) => selected);
  const [only, further] = choices;
  if (areAllCurrent(group)) return [];
  if (shown.length > 0 || only === undefined || further !== undefined || multiple || label === null) return shown;
  if (keyword !== undefined && entities.length < LEAST_ENTITIES) return shown;
  const isWhole = only.count === null ? predicates.length === 0 : only.count === size;
  return isWhole ? [only] : [];
}

/** Whether all of a group are shown as chosen of which one at most can be: links that lead to the same page are called so. */
function areAllCurrent({ choices, multiple }: ChoiceGroup): boolean {
  return !multiple && choices.length > 1 && choices.every(({ selected }) => selected);
}

interface Widening {
  readonly region: Region;
  readonly others: readonly Region[];
  /** Whether a list that is no larger will do. */
  readonly mayBeEqual: boolean;
  /** What holds for all that it lists: what a box adds need not be of what the region was asked with. */
  readonly taught: readonly Predicate[];
}

/** The region as it is under another path, if that lists what the region does and more; `level` if it lists as many others. */
async function widened(explorer: Explorer, widening: Widening, path: AccessPath): Promise<Region | 'level' | null> {
  const { context } = explorer;
  const { region, mayBeEqual, taught } = widening;
  const first = await readList(context, path, { mostPages: 1, priority: 1, like: hintOf(region) });
  if (first.kind !== 'list') return null;
  if (!mayBeEqual && !mayBeWider(region, first.reading)) return levelOrNull(region, first.reading);
  const listing = await readWithinCap(explorer, path, { like: hintOf(region) });
  if (listing.kind !== 'list') return null;
  const { reading } = listing;
  const { entities, declared, complete, whole } = takeIn(explorer, reading);
  const size = declared ?? entities.length;
  const wider = { entities, size, whole };
  if (!isKept(widening, wider) || hasLeft(widening, wider)) return null;
  const id = await context.record({
    predicates: region.predicates,
    keyword: keywordOf(region),
    paths: [path],
    teaches: taught,
    parents: region.ancestors[0]?.id == null ? [] : [region.ancestors[0].id],
    equivalentTo: null,
    declaredSize: declared,
    pages: reading.pages,
    entities,
    complete,
  });
  return {
    ...region,
    id: region.id === null ? null : id,
    path,
    view: reading.first.view,
    entities,
    fingerprints: fingerprints(reading.pages),
    size,
    whole,
  };
}

/** Whether a list is to take the region's place. */
function isKept({ region, mayBeEqual }: Widening, wider: Pick<Region, 'entities' | 'size' | 'whole'>): boolean {
  return mayBeEqual ? isAsWide(region, wider) : isWider(region, wider);
}

/** Whether a list holds what the region does and more, as far as it was read. */
function isWider(region: Region, wider: Pick<Region, 'entities' | 'size' | 'whole'>): boolean {
  return sizeOf(wider) > sizeOf(region) && isAsWide(region, wider);
}

/** Whether a list holds what the region does, as far as it was read. */
function isAsWide(region: Region, wider: Pick<Region, 'entities' | 'size' | 'whole'>): boolean {
  if (sizeOf(wider) < sizeOf(region)) return false;
  return wider.whole ? includedShare(region.entities, wider.entities) >= INCLUSION_SHARE : showsAny(wider, region);
}

/** Whether a list that was cut shows anything of a region that would be a good part of it. */
function showsAny(wider: Pick<Region, 'entities' | 'size'>, region: Region): boolean {
  const expected = (wider.entities.length * sizeOf(region)) / Math.max(1, sizeOf(wider));
  return expected < LEAST_EXPECTED || includedShare(wider.entities, region.entities) > 0;
}

function sizeOf({ size, entities }: Pick<Region, 'entities' | 'size'>): number {
  return size ?? entities.length;
}

/**
 * Whether a wider list is another region, or all of them: as large as a larger one that holds the region, or with all that
 * have little to do with it. Of a list that was cut, what it shows lies in the region that it is.
 */
function hasLeft(
  { region, others }: Widening,
  wider: Pick<Region, 'entities' | 'whole'> & { readonly size: number },
): boolean {
  const shareIn = (inner: Region, outer: Pick<Region, 'entities'>): number =>
    inner.entities.length === 0 ? 0 : includedShare(inner.entities, outer.entities);
  const above = others.filter(
    (other) => other.entities.length > region.entities.length && shareIn(region, other) >= INCLUSION_SHARE,
  );
  const isOther = (other: Region): boolean =>
    wider.size >= (other.size ?? other.entities.length) &&
    (shareIn(other, wider) >= INCLUSION_SHARE ||
      (!wider.whole && includedShare(wider.entities, other.entities) >= INCLUSION_SHARE));
  if (above.some(isOther) || others.some((other) => isLargerList(region, other, wider))) return true;
  const isAbove = others.some((other) => shareIn(other, region) >= HALF);
  const apart = others.filter((other) => other.entities.length > 0 && !above.includes(other));
  return !isAbove && apart.length > 0 && apart.every((other) => shareIn(other, wider) >= INCLUSION_SHARE);
}

/** Whether a wider list is that of another, larger region as far as both were listed: a site may cut either. */
function isLargerList(
  region: Region,
  other: Region,
  wider: Pick<Region, 'entities'> & { readonly size: number },
): boolean {
  const size = sizeOf(other);
  if (size !== wider.size || size <= sizeOf(region) || other.entities.length === 0) return false;
  return (
    includedShare(wider.entities, other.entities) >= INCLUSION_SHARE ||
    includedShare(other.entities, wider.entities) >= INCLUSION_SHARE
  );
}

/** `level` if a list of several pages declares the size of the region's, and its first page shows others or another order. */
function levelOrNull({ view }: Region, { first }: ListReading): 'level' | null {
  const cards = (page: PageView): readonly string[] => (page.list?.cards ?? []).map(({ url, name }) => url ?? name);
  const [before, after] = [cards(view), cards(first.view)];
  const size = view.declaredCount;
  const isEqual = size !== null && size === first.view.declaredCount && size > after.length;
  return isEqual && before.join('\n') !== after.join('\n') ? 'level' : null;
}

/** Whether the first page alone does not say that the list is no larger. */
function mayBeWider(region: Region, { first: { view } }: ListReading): boolean {
  const before = region.view.declaredCount;
  if (before !== null && view.declaredCount !== null) return view.declaredCount > before;
  return view.pagination.next !== null || (view.list?.cards.length ?? 0) > region.entities.length;
}
