/**
 * Where to look for lists: the links of a page, the most telling first.
 */

import { isIdentifier } from '../../base/acting-address.js';
import { textKey } from '../../base/text.js';
import { bareUrl, liesBelow, parseHttpUrl, placePattern } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup, Link, PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';
import { isBelowKnown } from './below-lists.js';
import { readEntries, type Entry } from './entry-forms.js';
import { addsNothing, attributeOf, displayedPath, isUnlabelled, leadsToFront } from '../region.js';
import type { FoundList, Via } from './found-list.js';
import { isStateOfKnown } from './hash-states.js';
import { isSurelyRich } from './rich-lists.js';
import { CARDS, hasSameCards } from './showcases.js';

/** Rank of forms of which the page offers choices one by one as well: what all of them narrow is looked at before them. */
export const FINDER_RANK: number = -1;

/** Rank of what stands behind a button of the start page's list: it holds what that shows off. */
export const BEHIND_RANK: number = 0;

/** Rank of links and choices that are told to be something else, as those of a footer: behind all menus. */
const OTHER_RANK: number = 2.5;

/** Rank of other forms that are sent as they stand: only while no list is known that offers a way into the whole. */
export const FORM_RANK: number = 3;

/** Rank of links in a page's footer: looked at only while no list is known. */
export const FOOTER_RANK: number = 4;

/** Members of one group that are tried before the rest of a group without lists is left alone. */
const GROUP_TRIALS = 3;

/** Choices that an index of values has at least. */
const LEAST_INDEXED = 3;

/** A link to look at. */
export interface Candidate {
  readonly path: AccessPath;
  readonly via: Via | null;
  /**
   * -1 first: forms of choices, 0 choices of groups, 1 links in menus and text, 2 cards, 2.5 choices of something else, 3 other
   * forms, 4 the page's footer.
   */
  readonly rank: number;
  /** The form that is sent. Absent where none is. */
  readonly entry?: Entry;
  /** Of a choice, the form that makes it ({@link Entry}). Absent where none does. */
  readonly madeIn?: string;
  /** The page that offers it, where it is a choice that is worked there. Absent where it is none. */
  readonly on?: PageView;
  /** The list that may only show off what lies behind the link. Absent where none does. */
  readonly showcase?: FoundList;
}

/** What kind of page the links are from. */
export interface CandidateContext {
  readonly via: Via | null;
  /** Whether links of the main list count: not if its cards are entities. */
  readonly withCards: boolean;
  /** From a list page only menus are followed; its facets are for asking, not for looking around. */
  readonly isList: boolean;
  /**
   * Whether the page may be an index of values: it lists no entities, and is not where the site begins.
   *
   * @default it is none
   */
  readonly isIndex?: boolean;
  /**
   * Whether the cards of its list are known to lead to lists of other things: the page is an index of values, such as a cloud
   * of tags.
   *
   * @default it is not known
   */
  readonly isHub?: boolean;
  /**
   * Whether the start page leads to a choice as well: a group of such choices is the site's menu, which every page has.
   *
   * @default it leads to none
   */
  readonly leadsFromStart?: (path: AccessPath) => boolean;
  /** When the page was looked at. */
  readonly at: string;
}

/** Keys of the addresses that the groups of a page offer. */
export function offeredKeys({ groups }: PageView, tracking: ReadonlySet<string>): readonly string[] {
  const paths = groups.flatMap(({ choices }) => choices.flatMap(({ path }) => (path?.kind === 'url' ? [path] : [])));
  return paths.map((path) => accessKey(path, tracking));
}

/** Links of a page that may lead to lists, without those that act. */
export function candidateLinks(view: PageView, context: CandidateContext): readonly Candidate[] {
  const shelves = context.withCards ? [] : view.groups.filter((group) => isOfCards(group, view));
  const groups = view.groups.filter((group) => isMenu(group, context.isList) && !shelves.includes(group));
  const forms = context.isList ? [] : readEntries(view, context.at);
  const formOf = new Map(forms.flatMap(({ form, facets }) => facets.map(({ key }) => [key, form] as const)));
  const offered = groups.flatMap((group) => {
    const madeIn = formOf.get(group.key);
    const choices = groupCandidates(group, view, context.isIndex === true && isIndex(group, view, context));
    return madeIn === undefined ? choices : choices.map((one) => ({ ...one, madeIn }));
  });
  const grouped = calledByLabels(offered, () =>
    view.groups.filter((group) => isMenu(group, false)).flatMap((group) => groupCandidates(group, view, false)),
  );
  const cards: readonly Candidate[] = context.withCards ? cardCandidates(view, context) : [];
  // Pictures on shelves lead where their titles do.
  const shelved = new Set(
    shelves.flatMap(({ choices }) => choices.flatMap(({ path }) => (path?.kind === 'url' ? path.url : []))),
  );
  const loose = view.links.filter(({ acts, url }) => !acts && !shelved.has(url));
  const links = context.isList ? [] : loose.flatMap((link) => looseCandidate(link, view.url));
  // Forms behind several tabs may have the same fields.
  const shown = new Set(groups.map(({ key }) => key));
  const rankOf = ({ facets }: Entry): number => (facets.some(({ key }) => shown.has(key)) ? FINDER_RANK : FORM_RANK);
  return [
    ...grouped,
    ...cards,
    ...links,
    ...forms.map((entry) => ({ path: entry.path, via: null, rank: rankOf(entry), entry })),
  ];
}

/** Members of a candidate's group that are tried in vain: one of something else, where a list is known that offers a way into the whole. */
export function mostTrials({ rank }: Candidate, hasWholes: boolean): number {
  return rank === OTHER_RANK && hasWholes ? 1 : GROUP_TRIALS;
}

/** Whether a link is looked at only while no list is known. */
export function isLastResort({ rank }: Candidate): boolean {
  return rank >= FOOTER_RANK;
}

/** The links by rank; those that are addressed as cards of the lists, which are entities most likely, behind all others. */
export function cardsLast(links: readonly Candidate[], lists: readonly FoundList[]): readonly Candidate[] {
  const cards = new Set(
    lists.flatMap(({ observation }) => (observation.view.list?.cards ?? []).map(({ url }) => cardPlace(url))),
  );
  const isCard = ({ path }: Candidate): number => Number(path.kind === 'url' && cards.has(placePattern(path.url)));
  return [...links].sort((a, b) => isCard(a) - isCard(b) || a.rank - b.rank);
}

/** What the places of cards of one kind have in common; empty for a card that leads nowhere. */
function cardPlace(url: string | null): string {
  return url === null ? '' : placePattern(url);
}

/** The attribute of which a menu's link is a value; null where the menu says nothing of it, as menus of accounts and carts. */
export function refusedAttribute({ via }: Candidate): string | null {
  return via === null || isUnlabelled(via.attribute) ? null : via.attribute;
}

function isMenu(group: ChoiceGroup, isList: boolean): boolean {
  if (isList) return group.guess === 'navigation';
  return (
    group.guess === 'navigation' || group.guess === 'facet' || group.guess === 'other' || group.guess === 'related'
  );
}

/** Whether a group is one more shelf of what the page's list shows: it leads where cards do. */
function isOfCards({ guess, choices }: ChoiceGroup, { list }: PageView): boolean {
  if (guess !== 'related' || list === null) return false;
  const places = new Set(list.cards.map(({ url }) => cardPlace(url)));
  return choices.every(({ path }) => path?.kind === 'url' && places.has(placePattern(path.url)));
}

/** Whether a group is what such a page is there for. */
function isIndex({ guess, choices }: ChoiceGroup, view: PageView, { leadsFromStart }: CandidateContext): boolean {
  const isSiteMenu = choices.every(({ path }) => path !== null && leadsFromStart?.(path) === true);
  const areMany = choices.length >= LEAST_INDEXED || (choices.length > 1 && choices.every((one) => isBelow(one, view)));
  return (guess === 'facet' || guess === 'navigation') && areMany && !isSiteMenu;
}

/** Whether a choice lies below its page, as `/material/oak/` does below `/material/`. */
function isBelow({ path }: Choice, { url }: PageView): boolean {
  return path?.kind === 'url' && liesBelow(path.url, bareUrl(url));
}

function groupCandidates(group: ChoiceGroup, view: PageView, isIndex: boolean): readonly Candidate[] {
  // A page that is an index is called as what it indexes.
  const attribute = (isIndex ? group.label || view.details.name : null) || attributeOf(group, view);
  const told = group.guess === 'other' ? OTHER_RANK : 0;
  const ofThing = group.choices.filter(({ path }) => path?.kind === 'url' && isOfThing(path.url, view.url));
  return group.choices.flatMap((choice, index): readonly Candidate[] => {
    const { path, value } = choice;
    if (path === null) return [];
    // Several of them are a menu of other things.
    const rank = ofThing.length === 1 && ofThing[0] === choice ? FOOTER_RANK : told;
    // What takes all others of its group back ("any"), or leads to where the site begins, is no value of theirs.
    const isNone = takesBack(path, group.choices) || leadsToFront(path) || standsChosen(group, choice);
    if (isNone) return [{ path, rank, via: null }];
    const via: Via = { attribute, value, path: displayedPath(group.choices, index), group: group.key, isIndex };
    return [{ path, rank, via, ...(path.kind === 'actions' ? { on: view } : {}) }];
  });
}

/** Whether a choice of one only is made as the page stands, as "any" is: it leads to what is listed without it. */
function standsChosen({ widget }: ChoiceGroup, { selected }: Choice): boolean {
  return selected && (widget === 'select' || widget === 'radios');
}

/** Whether what was worked left its page as it was: at its address, with the same cards and nothing that was not there before. */
export function leftAsItWas({ on }: Candidate, view: PageView): boolean {
  if (on === undefined || on.url !== view.url || !hasSameCards(on, view)) return false;
  const before = new Set(partsOf(on));
  return partsOf(view).every((part) => before.has(part));
}

/** Whether a link leads to part of a known list, which is to be narrowed there. */
export function isKnown(candidate: Candidate, lists: readonly FoundList[]): boolean {
  return narrowsKnown(candidate, lists) || isStateOfKnown(candidate.path, lists) || isBelowKnown(candidate, lists);
}

/**
 * Whether a choice would be worked that is a facet of a known list at the same place, which offers a way into the whole: the
 * page that offers it is that list, narrowed to so little that it does not look like one.
 */
function narrowsKnown({ on, via }: Candidate, lists: readonly FoundList[]): boolean {
  if (on === undefined || via === null) return false;
  const place = placePattern(on.url);
  return lists.some(
    ({ observation: { view } }) =>
      placePattern(view.url) === place &&
      isSurelyRich(view) &&
      view.groups.some(({ key, guess }) => key === via.group && guess === 'facet'),
  );
}

/** What a page offers. */
function partsOf({ links, groups }: PageView): readonly string[] {
  const choices = groups.flatMap((group) => group.choices.map(({ value }) => `${group.key} ${value}`));
  return [...links.map(({ url }) => url), ...choices];
}

/** The candidates; those of groups without labels are called as the first of others that leads to the same address from one with a label. */
function calledByLabels(candidates: readonly Candidate[], others: () => readonly Candidate[]): readonly Candidate[] {
  const isNameless = ({ via }: Candidate): boolean => via !== null && isUnlabelled(via.attribute);
  if (!candidates.some(isNameless)) return candidates;
  const called = new Map<string, Via>();
  for (const { path, via } of others())
    if (path.kind === 'url' && via !== null && !isUnlabelled(via.attribute) && !called.has(path.url))
      called.set(path.url, via);
  return candidates.map((candidate) => {
    const { path } = candidate;
    const via = path.kind === 'url' && isNameless(candidate) ? called.get(path.url) : undefined;
    return via === undefined ? candidate : { ...candidate, via };
  });
}

/** Whether a choice asks for less than each other of its group. */
function takesBack(path: AccessPath, siblings: readonly Choice[]): boolean {
  const others = siblings.filter((other) => other.path !== path);
  return (
    path.kind === 'url' &&
    others.length > 1 &&
    others.every((other) => other.path?.kind === 'url' && addsNothing(other.path.url, path))
  );
}

function cardCandidates(
  view: PageView,
  { via, isIndex = false, isHub = false }: CandidateContext,
): readonly Candidate[] {
  const list = view.list;
  if (list === null) return [];
  const isOfValues = isIndex && isHub;
  const attribute = (isOfValues ? indexName(view, via) : list.label) ?? 'category';
  return list.cards.flatMap((card): readonly Candidate[] => {
    // A number alone counts what has no value.
    if (card.url === null || (isOfValues && /^\(\p{Nd}+\)$/u.test(card.name))) return [];
    const value: Via = { attribute, value: card.name, path: [card.name], group: `${CARDS}${list.linkPattern}` };
    const path = { kind: 'url', url: card.url } as const;
    return [{ path, rank: 2, via: isOfValues ? { ...value, isIndex: true } : value }];
  });
}

/** What an index of values is called: as the choice that led to it where its own name says more than that, as "Tags (59)". */
function indexName({ list, details }: PageView, via: Via | null): string | null {
  const name = (list?.label ?? null) || details.name;
  const isShorter = name !== null && via !== null && textKey(name).includes(textKey(via.value));
  return isShorter ? via.value : name;
}

/**
 * Whether a link names a thing by an argument by which its page does, and is answered by another program: what it does with
 * that thing is not known, as to remind of it or to report it.
 */
function isOfThing(link: string, page: string): boolean {
  const [to, from] = [parseHttpUrl(link), parseHttpUrl(page)];
  if (to === null || from === null || to.pathname === from.pathname) return false;
  return [...from.searchParams].some(
    ([name, value]) => isIdentifier(value) && isIdentifier(to.searchParams.get(name) ?? ''),
  );
}

function looseCandidate(link: Link, page: string): readonly Candidate[] {
  const path: AccessPath = { kind: 'url', url: link.url };
  switch (link.area) {
    case 'navigation':
    case 'header':
    case 'content':
      return [{ path, via: null, rank: isOfThing(link.url, page) ? FOOTER_RANK : 1 }];
    case 'footer':
      return [{ path, via: null, rank: FOOTER_RANK }];
    case 'group':
    case 'list':
    case 'pager':
    case 'breadcrumbs':
      return [];
  }
}
