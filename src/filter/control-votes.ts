/**
 * What the controls of a page tell of arguments: its pager, its order and page-size controls, its facets (design §5.5,
 * the overrides of prevalence).
 */

import { asciiDigits } from '../base/text.js';
import { wanderingArguments } from '../base/wandering-arguments.js';
import type { AccessPath } from '../model/access-path.js';
import type { ChoiceGroup, Link, PageView } from '../model/page.js';
import {
  argumentsOf,
  differingArguments,
  valuesByName,
  varyingArguments,
  type AddressArgument,
} from './address-arguments.js';
import { setNames } from './set-names.js';
import { stepNames } from './step-links.js';

/** Names that one page's controls speak for. */
export interface ControlVotes {
  readonly positions: ReadonlySet<string>;
  readonly orders: ReadonlySet<string>;
  readonly selects: ReadonlySet<string>;
  /** Of the last ones, those whose choices tell how much they leave: surely facets. */
  readonly counted: ReadonlySet<string>;
  /** Names that most links carry without being told apart by them, or that differ on links that are otherwise the same. */
  readonly everywhere: ReadonlySet<string>;
}

/** Confidence from which the guess of an order or page-size control is believed, 0–1. */
const SURE = 0.7;
/** The same for facets; lower, as taking an argument to select loses nothing. */
const LIKELY = 0.3;
/** Share of the links outside the page's own controls that carry an argument, 0–1. */
const EVERYWHERE = 0.6;
/** Fewer links of a kind say nothing. */
const LEAST_LINKS = 3;
/** Page that a pager of a single step leads to, at most. */
const LAST_SHORT_PAGE = 3;
/** Groups that give an argument one value each from which it is none's own. */
const LEAST_SHARING = 3;
/** Share of a page's links that may be its pager's, 0–1. */
const PAGER_SHARE = 0.3;
/** Share of the places that links lead to without an argument which does not tell them apart, 0–1. */
const SAME_PLACES = 0.9;

/** What the controls of a page tell. */
export function readControlVotes(view: PageView): ControlVotes {
  const everywhere = new Set([...carriedEverywhere(view), ...wanderingArguments(view.links)]);
  const shared = sharedNames(view);
  const groups = view.groups.map((group) => ({
    group,
    varying: setNames(urlsOf(group), view.url).filter((name) => !everywhere.has(name)),
  }));
  const facets = groups.filter(({ group }) => isFacet(group) || (group.guess === 'pager' && isWordy(group)));
  const owned = facets.map(({ group, varying }) => ({
    group,
    names: ownNames(varying, facets).filter((name) => !shared.has(name)),
  }));
  const selects = new Set(owned.flatMap(({ names }) => names));
  const pagers = groups
    .filter(({ group }) => group.guess === 'pager')
    .flatMap(({ group, varying }) => numbered(varying, urlsOf(group)));
  // What looks like numbered pages, but is a facet's, is no pager: prices and ratings are numbers too.
  const steps = [...positionNames(view, everywhere), ...stepNames(view, everywhere)];
  const positions = new Set([...pagers, ...steps].filter((name) => !selects.has(name)));
  const orders = groups.filter(({ group }) => isPresentation(group)).flatMap(({ varying }) => varying);
  return {
    positions,
    orders: new Set(orders.filter((name) => !selects.has(name) && !positions.has(name))),
    selects,
    counted: new Set(
      owned.filter(({ group }) => isCounted(group) || group.guess === 'letters').flatMap(({ names }) => names),
    ),
    everywhere,
  };
}

function isFacet({ guess, confidence }: ChoiceGroup): boolean {
  return guess === 'letters' || (guess === 'facet' && confidence >= LIKELY);
}

/** What looks like a pager but speaks in words is a facet of numbers: "under 25", "3 stars and more". "Page 2" is none. */
function isWordy({ choices }: ChoiceGroup): boolean {
  const spoken = choices.filter(({ value }) => WORDY.test(value) && DIGIT.test(value));
  return spoken.length * 2 > choices.length && !isNumbering(spoken.map(({ value }) => asciiDigits(value)));
}

const WORDY = /\p{L}.*\p{L}/su;
const DIGIT = /\p{Nd}/u;

/** Whether texts are one text with numbers that follow each other. */
function isNumbering(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => text.match(/\d+/gu) ?? []);
  const words = new Set(texts.map((text) => text.replace(/\d+/gu, '#')));
  if (words.size > 1 || numbers.some(({ length }) => length !== 1)) return false;
  const [first = 0, ...others] = numbers.map(([digits]) => Number(digits));
  return others.length === 0 ? first <= LAST_SHORT_PAGE : others.every((number, at) => number === first + at + 1);
}

function isPresentation({ guess, confidence }: ChoiceGroup): boolean {
  return (guess === 'order' || guess === 'page-size') && confidence >= SURE;
}

function isCountedFacet(group: ChoiceGroup): boolean {
  return isFacet(group) && isCounted(group);
}

function isCounted({ choices }: ChoiceGroup): boolean {
  return choices.filter(({ count }) => count !== null).length * 2 > choices.length;
}

/** What a facet sets, and not what goes along with every choice of the page, such as where the click came from. */
function ownNames(
  varying: readonly string[],
  facets: readonly { readonly varying: readonly string[] }[],
): readonly string[] {
  if (varying.length <= 1) return varying;
  const inPath = varying.filter((name) => name.startsWith('/'));
  if (inPath.length > 0) return inPath;
  const own = varying.filter((name) => facets.filter((other) => other.varying.includes(name)).length === 1);
  return own.length > 0 ? own : varying;
}

/**
 * Names to which the choices of several groups give one value each that the page does not have: they tell where a click came
 * from. An argument that all facets of a site share has as many values as they have choices.
 */
function sharedNames(view: PageView): ReadonlySet<string> {
  const here = valuesByName(argumentsOf(view.url)?.items ?? []);
  const uses = new Map<string, number>();
  for (const group of view.groups)
    for (const [name, values] of givenValues(group))
      if (values.length > 1 && new Set(values).size === 1 && here.get(name) !== values[0])
        uses.set(name, (uses.get(name) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count >= LEAST_SHARING).map(([name]) => name));
}

/** Values by name in a group's choices, one for each choice that has it; not of path segments. */
function givenValues(group: ChoiceGroup): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>();
  for (const url of urlsOf(group))
    for (const [name, value] of valuesByName(argumentsOf(url)?.items ?? []))
      if (!name.startsWith('/')) given.set(name, [...(given.get(name) ?? []), value]);
  return given;
}

/** Where a pager leads. What was taken for its next page may be a facet's choice; then its links that are no choice tell. */
function pagerUrls({ pagination, groups, links }: PageView): readonly string[] {
  const chosen = new Set(groups.filter((group) => isWordy(group) || isCountedFacet(group)).flatMap(urlsOf));
  const { next, previous, pages } = pagination;
  const told = [next, previous, ...pages.map(({ path }) => path)].flatMap(urlOf).filter((url) => !chosen.has(url));
  if (told.length > 0) return [...new Set(told)];
  const choices = new Set(groups.flatMap(urlsOf));
  return [...new Set(links.flatMap(({ area, url }) => (area === 'pager' && !choices.has(url) ? [url] : [])))];
}

/** Names that differ between a pager's addresses, or that its only step changes. */
function positionNames(view: PageView, everywhere: ReadonlySet<string>): readonly string[] {
  const urls = pagerUrls(view);
  const own = (names: readonly string[]): readonly string[] =>
    numbered(
      names.filter((name) => !everywhere.has(name)),
      urls,
    );
  if (urls.length > 1) return own(varyingArguments(urls));
  const changed = urls.flatMap((url) => own(differingArguments(view.url, url) ?? []));
  const rare = changed.filter((name) => !isFrequent(name, view.links));
  return rare.length === 1 ? rare : [];
}

/** Whether so many links have it that it is no pager's alone. */
function isFrequent(name: string, links: readonly Link[]): boolean {
  const having = links.filter(({ url }) => argumentsOf(url)?.items.some((item) => item.name === name) === true);
  return having.length > links.length * PAGER_SHARE;
}

/** Positions hold a number somewhere, or a mark of some length: a word such as `red` is none. */
function numbered(names: readonly string[], urls: readonly string[]): readonly string[] {
  const values = urls.flatMap((url) => argumentsOf(url)?.items ?? []);
  return names.filter((name) => values.some((item) => item.name === name && POSITION.test(item.value)));
}

const POSITION = /\d|^\S{12,}$/u;

/**
 * Names that most links carry without being told apart by them: a session, the language, where a click came from. Menus
 * and cards must carry it alike; or cards and choices with other values, as cards and choices alike may keep what was asked.
 */
function carriedEverywhere({ links, url }: PageView): readonly string[] {
  const here = argumentsOf(url)?.origin ?? '';
  const own = links.flatMap((link) => {
    const parts = argumentsOf(link.url);
    return parts?.origin === here ? [{ area: link.area, items: parts.items }] : [];
  });
  const linksIn = (areas: ReadonlySet<Link['area']>): readonly Items[] =>
    own.filter(({ area }) => areas.has(area)).map(({ items }) => items);
  const [menus, cards, choices] = [linksIn(MENUS), linksIn(CARDS), linksIn(CHOICES)];
  const names = [...new Set(own.flatMap(({ items }) => items.map(({ name }) => name)))].filter(
    (name) => !name.startsWith('/'),
  );
  return names.filter((name) => {
    const [inMenus, inCards, inChoices] = [menus, cards, choices].map((some) => isCarried(name, some));
    if (inMenus === true && (inCards === true || cards.length < LEAST_LINKS)) return true;
    return inCards === true && inChoices === true && valuesOf(name, cards) !== valuesOf(name, choices);
  });
}

const MENUS: ReadonlySet<Link['area']> = new Set<Link['area']>(['navigation', 'header', 'footer', 'content']);
const CARDS: ReadonlySet<Link['area']> = new Set<Link['area']>(['list']);
const CHOICES: ReadonlySet<Link['area']> = new Set<Link['area']>(['group', 'pager']);

type Items = readonly AddressArgument[];

/** The values of an argument, each once, as one text. */
function valuesOf(name: string, links: readonly Items[]): string {
  const values = links.flatMap((items) => items.flatMap((item) => (item.name === name ? [item.value] : [])));
  return [...new Set(values)].sort().join('\n');
}

function isCarried(name: string, links: readonly Items[]): boolean {
  if (links.length < LEAST_LINKS) return false;
  const carrying = links.filter((items) => items.some((item) => item.name === name));
  if (carrying.length < links.length * EVERYWHERE) return false;
  const places = (without: boolean): number =>
    new Set(carrying.map((items) => keyOf(items.filter((item) => !without || item.name !== name)))).size;
  return places(true) >= places(false) * SAME_PLACES;
}

function keyOf(items: Items): string {
  return items
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('\n');
}

function urlsOf(group: ChoiceGroup): readonly string[] {
  return group.choices.flatMap(({ path }) => urlOf(path));
}

function urlOf(path: AccessPath | null): readonly string[] {
  return path?.kind === 'url' ? [path.url] : [];
}
