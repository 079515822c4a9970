/**
 * A region of the query space: a query whose page was read, with the facets that it offers.
 */

import { textKey } from '../base/text.js';
import { isFront, parseHttpUrl, urlArguments, urlEdit, type UrlArgument } from '../base/url.js';
import type { AccessPath } from '../model/access-path.js';
import { listHint } from '../model/list-hint.js';
import type { Choice, ChoiceGroup, ItemList, ListHint, PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { carriedArguments } from '../pages/carried-arguments.js';
import type { Fingerprints } from './comparing.js';
import type { EntitySet } from './entity-set.js';
import type { GrowingSet } from './growing-set.js';
import type { SharedChoices } from './facets/shown-choices.js';

/** Name of an attribute whose values stand under no label at all, such as a menu of categories. */
export const UNLABELLED: string = 'category';

/** The same where a facet beside it is called so. */
const UNLABELLED_BESIDE: string = 'unlabelled';

/** Whether an attribute is called as those are of which nothing tells what they are. */
export function isUnlabelled(attribute: string): boolean {
  return attribute === UNLABELLED || attribute === UNLABELLED_BESIDE;
}

/** Confidence from which a guess of a sort bar is believed without asking. */
const SURE_ORDER = 0.7;

/** A query that was read and may be drilled down. */
export interface Region {
  /** Id of its query; null for the site itself, which is no query. */
  readonly id: string | null;
  readonly label: string;
  readonly predicates: readonly Predicate[];
  /** What was asked for in the site's search field; absent where nothing was. */
  readonly keyword?: string;
  readonly path: AccessPath;
  readonly view: PageView;
  /**
   * Its list as a live page shows it, where that has other cards: a script may take away what is no result, and what is
   * worked in the page changes that list. Absent where both have the same, or none was seen.
   */
  readonly seen?: ItemList;
  readonly entities: EntitySet;
  /** Names and images of what it lists, for entities with several addresses. */
  readonly fingerprints: Fingerprints;
  /** Number of entities it declares or lists; null if unknown. */
  readonly size: number | null;
  readonly whole: boolean;
  /**
   * What the page listed by itself, with a condition on that tells no value: a list of just that has the condition on, too,
   * and nothing else. Absent where no condition was taken off.
   */
  readonly withheld?: EntitySet;
  /** Regions that it lies in, nearest first. */
  readonly ancestors: readonly Region[];
  /** True where what is asked in it is asked for the region above, part by part. @default it is asked for itself */
  readonly isPart?: boolean;
  /** Of a region that waits: what its page shows as the one above does, left out of {@link view}. @default it is kept whole */
  readonly resting?: SharedChoices;
  /** Where its list was only begun: what other lists brought of it so far. */
  readonly begun?: BegunList;
}

/** A list of which other lists tell what it holds. */
export interface BegunList {
  readonly declared: number | null;
  /** Its entities as far as they are known. */
  readonly gathered: GrowingSet;
}

/** Completes a region that was begun. It stays the same region for all that refer to it. */
export function completeRegion(
  region: Region,
  contents: Pick<Region, 'entities' | 'whole' | 'size'> & Partial<Pick<Region, 'fingerprints'>>,
): void {
  Object.assign(region, contents, { begun: undefined });
}

/** A facet of a region: a group of alternatives that may narrow it. */
export interface Facet {
  readonly group: ChoiceGroup;
  /** Attribute as displayed. */
  readonly attribute: string;
  /** The same facet on other pages has the same identity. */
  readonly identity: string;
  readonly choices: readonly Choice[];
}

/** What was asked for in the site's search field to come to a region; null if nothing was. */
export function keywordOf({ keyword }: Pick<Region, 'keyword'>): string | null {
  return keyword ?? null;
}

/** A region's page with the list that a live page shows, beside which is told whether what is worked in it changes it. */
export function seenView({ view, seen }: Pick<Region, 'view' | 'seen'>): PageView {
  return seen === undefined ? view : { ...view, list: seen };
}

/** Entities per page of the list of a page. */
export function pageSizeOf({ view }: Pick<Region, 'view'>): number {
  return Math.max(1, view.list?.cards.length ?? 1);
}

/** What a region's list tells of the lists below it; null for the site itself, of which nothing is listed. */
export function hintOf(region: Region): ListHint | null {
  const { list } = region.view;
  return region.entities.length === 0 || list === null ? null : listHint(list);
}

/** Whether two groups are the same one on different views of a page: by their keys, or by what they are called. */
export function isSameGroup(one: ChoiceGroup, other: ChoiceGroup): boolean {
  if (one.key === other.key) return true;
  return one.label !== null && other.label !== null && textKey(one.label) === textKey(other.label);
}

/**
 * The attribute that a group stands for: its label, else the argument that it sets; a box alone under no label that sets
 * none, or only turns it on, is called as it says itself, anything else {@link UNLABELLED}, or otherwise where a group of
 * the page has that for its label.
 */
export function attributeOf(group: ChoiceGroup, view: PageView): string {
  if (group.label !== null && group.label !== '') return group.label;
  const own = loneBox(group);
  if (own !== null && group.turnsOn === true) return own;
  return group.field ?? changedArgument(group, view) ?? own ?? unlabelledBeside(view.groups.map(({ label }) => label));
}

/** What an attribute is called of which nothing tells what it is, beside facets of these names. */
export function unlabelledBeside(names: readonly (string | null)[]): string {
  return names.some((name) => textKey(name ?? '') === UNLABELLED) ? UNLABELLED_BESIDE : UNLABELLED;
}

/** What the only box of a group says. */
function loneBox({ widget, choices }: ChoiceGroup): string | null {
  const [only, further] = choices;
  return widget === 'checkboxes' && further === undefined ? (only?.value ?? null) : null;
}

/** The one argument that all choices add to the page's address, or null: not one that says where on the page a click came from. */
function changedArgument(group: ChoiceGroup, view: PageView): string | null {
  const here = new Set(urlArguments(view.url).map(({ name, value }) => `${name}=${value}`));
  const added = group.choices.flatMap((choice) =>
    choice.path?.kind === 'url' && !choice.selected
      ? [urlArguments(choice.path.url).filter(({ name, value }) => !here.has(`${name}=${value}`))]
      : [],
  );
  const shared = (added[0] ?? [])
    .map(({ name }) => name)
    .filter((name) => added.every((own) => valueOf(own, name) !== undefined));
  return shared.find((name) => !isPlaceOfClick(name, added, view)) ?? null;
}

function valueOf(added: readonly UrlArgument[], name: string): string | undefined {
  return added.find((one) => one.name === name)?.value;
}

/** Whether an argument is the same for all choices, or links to many other pages carry it where this page does without. */
function isPlaceOfClick(name: string, added: readonly (readonly UrlArgument[])[], { url, links }: PageView): boolean {
  if (added.length > 1 && new Set(added.map((own) => valueOf(own, name))).size === 1) return true;
  return carriedArguments(links).has(name) && urlArguments(url).every((own) => own.name !== name);
}

/** Which kinds of groups may be facets: not what pages, sizes, spells, shows columns, leads elsewhere, ends an interval or says how to compare. */
const MAY_NARROW: Readonly<Record<ChoiceGroup['guess'], boolean>> = {
  facet: true,
  navigation: true,
  other: true,
  related: true,
  order: true,
  'page-size': false,
  letters: false,
  pager: false,
  breadcrumbs: false,
  condition: false,
  comparison: false,
  columns: false,
  bound: false,
};

/** Whether a group may be a facet: what sorts only where that is not sure. */
export function mayNarrow({ guess, confidence }: ChoiceGroup): boolean {
  return MAY_NARROW[guess] && (guess !== 'order' || confidence < SURE_ORDER);
}

/** Groups that say how a list looks. */
const LOOKS: ReadonlySet<ChoiceGroup['guess']> = new Set(['page-size', 'pager', 'columns']);

/**
 * Whether a larger region's page, which showed more of its list, told that a group with these values says how the list
 * looks: beside few entities a number of rows looks like any other number.
 */
export function isLookAbove({ ancestors }: Pick<Region, 'ancestors'>, { key, choices }: ChoiceGroup): boolean {
  const hasValues = (values: ReadonlySet<string>): boolean => choices.every(({ value }) => values.has(value));
  return ancestors.some(({ view }) =>
    view.groups.some(
      (group) =>
        group.key === key && LOOKS.has(group.guess) && hasValues(new Set(group.choices.map(({ value }) => value))),
    ),
  );
}

/** Choices that can be asked: with a way to ask, not chosen already, and with something behind them. */
export function askable(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(
    (choice) => choice.path !== null && !choice.selected && choice.count !== 0 && choice.value !== '',
  );
}

/** Whether a choice leads to the page at the bare address of its site, which asks for nothing. */
export function leadsToFront(path: AccessPath): boolean {
  const url = path.kind === 'url' ? parseHttpUrl(path.url) : null;
  return url !== null && isFront(url);
}

/** Whether a choice leads to a folder that a page lies in, such as the front page of a site that is but a part of its host. */
export function leadsAbove(url: string, path: AccessPath): boolean {
  const [page, to] = [parseHttpUrl(url), path.kind === 'url' ? parseHttpUrl(path.url) : null];
  if (page === null || to === null || page.origin !== to.origin || to.search !== '' || to.hash !== '') return false;
  return to.pathname.endsWith('/') && page.pathname !== to.pathname && page.pathname.startsWith(to.pathname);
}

/** Whether a choice only takes away: arguments of the page's address, or ticks. "Any" is no value. */
export function addsNothing(url: string, path: AccessPath): boolean {
  if (path.kind === 'actions') return path.steps.at(-1)?.do === 'uncheck';
  if (path.kind !== 'url') return false;
  const edit = urlEdit(url, path.url);
  return edit !== null && edit.path === null && edit.add.every(({ value }) => value === '');
}

/**
 * Whether a choice that is sent as a form only leaves its own field empty, as "any" does: beside each of its siblings, all
 * that it sends otherwise is empty.
 */
export function emptiesItsField({ path }: Choice, siblings: readonly Choice[]): boolean {
  if (path?.kind !== 'request') return false;
  const bodies = siblings.flatMap(({ path: other }) =>
    other?.kind === 'request' && other.body !== path.body ? [new Set(pairsOf(other.body))] : [],
  );
  const own = pairsOf(path.body);
  return (
    bodies.length > 0 &&
    bodies.every((others) => own.every((pair) => others.has(pair) || pair === '' || pair.endsWith('=')))
  );
}

function pairsOf(body: string | null): readonly string[] {
  return (body ?? '').split('&');
}

/** The predicate of a choice. A value without letter, digit, or sign such as `$` or `★` stands for "none" (design §3, residual). */
export function predicateOf(attribute: string, choice: Choice, path: readonly string[]): Predicate {
  return {
    attribute,
    op: '=',
    values: [choice.value],
    ...(path.length > 1 ? { path } : {}),
    ...(choice.range === null ? {} : { range: choice.range }),
    ...(/[\p{L}\p{N}\p{Sc}\p{So}]/u.test(choice.value) ? {} : { residual: true as const }),
  };
}

/** Labels from the top of a displayed tree to the choice at `index`. */
export function displayedPath(choices: readonly Choice[], index: number): readonly string[] {
  return [...indicesAbove(choices, index), index].flatMap((at) => choices[at]?.value ?? []);
}

/** Places of the choices above the one at `index` in a displayed tree, from the top. */
export function indicesAbove(choices: readonly Choice[], index: number): readonly number[] {
  const above: number[] = [];
  let level = choices[index]?.level ?? 0;
  for (let at = index - 1; at >= 0 && level > 0; at -= 1) {
    const other = choices[at];
    if (other === undefined || other.level >= level) continue;
    above.unshift(at);
    level = other.level;
  }
  return above;
}

/** The addresses that choices of a group lead to. */
export function addressesOf({ choices }: Pick<ChoiceGroup, 'choices'>): readonly string[] {
  return choices.flatMap(({ path }) => (path?.kind === 'url' ? [path.url] : []));
}

/** Whether the choice at `index` stands above the chosen one in a displayed tree: it leads back to more than is listed. */
export function standsAboveChosen(choices: readonly Choice[], index: number): boolean {
  const level = choices[index]?.level ?? 0;
  const below = choices.slice(index + 1);
  const end = below.findIndex((other) => other.level <= level);
  return below.slice(0, end < 0 ? below.length : end).some(({ selected }) => selected);
}

/** Key under which values are compared. */
export function valueKey(choice: Choice): string {
  return textKey(choice.value);
}
