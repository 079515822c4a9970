/**
 * Links one page on or back where no numbered pages are shown: `rel`, a position that grows by one step, arrows, and
 * cursors behind the list.
 */

import { oncePer } from '../../base/remember.js';
import { arrowOf, type Arrow } from './arrow-text.js';
import { carriedArguments, withoutArguments } from '../carried-arguments.js';
import { relTokens } from '../link-areas.js';
import type { LinkFact } from '../link-facts.js';
import { oncePerNode, type PageIndex } from '../page-index.js';
import { PAGE_TEXT } from './page-runs.js';
import {
  bareAddress,
  normalAddress,
  numbersName,
  urlSlots,
  withoutDigits,
  withoutSlot,
  type UrlSlot,
} from './url-slots.js';

/** Links to the neighbouring pages. */
export interface StepLinks {
  readonly next: readonly LinkFact[];
  readonly previous: readonly LinkFact[];
  /** Links beside these to other positions of the same list, such as its last page. @default none */
  readonly far?: readonly LinkFact[];
}

/** What step links are told by. */
export interface StepContext {
  readonly links: readonly LinkFact[];
  /** Number of cards on the page; 0 without a list. A position may grow by it. */
  readonly cards: number;
  /** Only links that show a direction count; without a list nothing else tells them from entities. */
  readonly signsOnly?: boolean;
  /** Node of the list's first card: what stands before it is no step without a sign. @default 0 */
  readonly listStart?: number;
  /** All links of the page: what they carry wherever they lead is no part of a position. @default links */
  readonly all?: readonly LinkFact[];
  /** Address that steps are told from. @default the page's own */
  readonly here?: string;
}

/** Neighbouring pages told by signs other than numbered links. */
export function findStepLinks(index: PageIndex, context: StepContext): StepLinks {
  const carried = carriedArguments(context.all ?? context.links);
  const here = context.here ?? index.snapshot.url;
  const own = withoutArguments(here, carried);
  const pager = context.links
    .filter((link) => !link.acts && !index.isHidden(link.node))
    .map((link) => ({ link, bare: { ...link, url: withoutArguments(link.url, carried) } }));
  const ownArguments = new Set(argumentsOf(here));
  const next: Stepping[] = [];
  const previous: Stepping[] = [];
  const known: Omit<DirectionContext, 'keepsOwn'> = {
    values: valuesByKey(pager.map(({ bare }) => bare)),
    unnumbered: unnumberedHere(index, normalAddress(own), pager),
    cards: context.cards,
    signsOnly: context.signsOnly === true,
    listStart: context.listStart ?? 0,
    slots: urlSlots(own),
    address: normalAddress(own),
    bare: bareAddress(own),
    linked: new Set(pager.map(({ bare }) => bareAddress(bare.url))),
  };
  for (const { link, bare } of pager) {
    const keepsOwn = argumentsOf(link.url).some((argument) => ownArguments.has(argument));
    const found = showsFirst(index, bare) ? null : directionOf(index, bare, { ...known, keepsOwn });
    if (found !== null) (found.direction === 'next' ? next : previous).push({ ...found, link });
  }
  const far = farLinks(pager, [...next, ...previous]);
  return {
    next: nearestFirst(next),
    previous: nearestFirst(previous),
    ...(far.length === 0 ? {} : { far }),
  };
}

/** One step on or back; size 0 where the address does not tell how far. */
interface Step {
  readonly direction: 'next' | 'previous';
  readonly size: number;
  /** Keys of the numbers that may be the position, where the address tells: a size may be written as the offset is. */
  readonly keys?: readonly string[];
}

/** A link that makes a step. */
interface Stepping extends Step {
  readonly link: LinkFact;
}

/** Nodes between a step and a link further on. Raising it reaches the pager of another list. */
const FAR_REACH = 60;

/** Links beside steps whose addresses differ from theirs in the position alone. */
function farLinks(
  pager: readonly { readonly link: LinkFact; readonly bare: LinkFact }[],
  steps: readonly Stepping[],
): readonly LinkFact[] {
  const keys = new Set(steps.flatMap(({ keys: own = [] }) => own));
  const stepping = new Set(steps.map(({ link }) => link.node));
  const isNear = (node: number): boolean => steps.some(({ link }) => Math.abs(link.node - node) <= FAR_REACH);
  return pager.flatMap(({ link, bare }) =>
    !stepping.has(link.node) && isNear(link.node) && urlSlots(bare.url).some(({ key }) => keys.has(key)) ? [link] : [],
  );
}

/** Page 21 comes before page 22, whatever stands first: a link to the last page may be a step away, too. */
function nearestFirst(steps: readonly Stepping[]): readonly LinkFact[] {
  return [...steps].sort((a, b) => a.size - b.size).map(({ link }) => link);
}

interface DirectionContext {
  /** Numbers of the links' addresses by their place. */
  readonly values: ReadonlyMap<string, ReadonlySet<number>>;
  /** Numbers of this page's address that a link to the page has and does not show: what is chosen leads here, too. */
  readonly unnumbered: ReadonlySet<number>;
  readonly cards: number;
  readonly signsOnly: boolean;
  readonly listStart: number;
  /** Numbers of this page's address, the address, and it as that of a first page. */
  readonly slots: readonly UrlSlot[];
  readonly address: string;
  readonly bare: string;
  /** Addresses that the page links, as those of first pages. */
  readonly linked: ReadonlySet<string>;
  /** Whether the link's whole address has one of this page's arguments. */
  readonly keepsOwn: boolean;
}

/** What the step of one link is told by. */
interface SteppingContext extends DirectionContext {
  /** Whether the link shows a direction. */
  readonly isDrawn: boolean;
  /** Whether it says that it leads back: a number that this page's address has as well is then no first position. */
  readonly saysBack: boolean;
}

/** Whether a link is the pager's first page, which may stand there alone: pages that are counted from 0 show 2 where they say 1. */
function showsFirst(index: PageIndex, { node, url }: LinkFact): boolean {
  const shown = PAGE_TEXT.exec(index.text(node))?.[1];
  return shown === '1' && urlSlots(url).some(({ value }) => value === 1);
}

/** Whether a link says in words how many more it leads to, as many as are shown: "next 24". */
function saysSize(index: PageIndex, { node }: LinkFact, cards: number): boolean {
  const [, said = ''] = /^\p{L}[^\d]*\s(\d+)$/u.exec(index.text(node)) ?? [];
  return cards >= LEAST_SAID && Number(said) === cards;
}

/** Cards of a page from which on a link that ends in just that number is no chance. */
const LEAST_SAID = 5;

function directionOf(index: PageIndex, link: LinkFact, context: DirectionContext): Step | null {
  const isDrawn = isSign(index, link) || saysSize(index, link, context.cards);
  const rel = relTokens(index, link.node);
  const isNext = rel.includes('next');
  const isBack = rel.includes('prev') || rel.includes('previous');
  const step = positionStep(link, { ...context, isDrawn, saysBack: isBack && !isNext });
  if (step !== null && (isDrawn || (!context.signsOnly && isAlone(link, context)))) return step;
  if (!isNext && !isBack) return null;
  if (!sharesPath(context.address, link.url)) return null;
  return { direction: isNext ? 'next' : 'previous', size: 0 };
}

/** Numbers of the links' addresses by their place. */
function valuesByKey(links: readonly LinkFact[]): ReadonlyMap<string, ReadonlySet<number>> {
  const values = new Map<string, Set<number>>();
  for (const { key, value } of links.flatMap(({ url }) => urlSlots(url))) {
    const known = values.get(key);
    if (known === undefined) values.set(key, new Set([value]));
    else known.add(value);
  }
  return values;
}

/** The numbers in a page's address that links to the page do not show. */
function unnumberedHere(
  index: PageIndex,
  address: string,
  links: readonly { readonly bare: LinkFact }[],
): ReadonlySet<number> {
  const here = links.filter(({ bare }) => normalAddress(bare.url) === address);
  const values = urlSlots(address).map(({ value }) => value);
  const isShown = (value: number): boolean => here.some(({ bare }) => index.text(bare.node).includes(String(value)));
  return new Set(here.length === 0 ? [] : values.filter((value) => !isShown(value)));
}

/** Next and previous, first and last make four. From the first page there is no way back. */
const MAX_CROWD = 4;
const MAX_ONWARD = 2;

/**
 * Links that share a slot's key but not its value: many make a choice (years, ids), not a pager. Values of facets may be
 * numbered from 0 or 1 on as pages are: they stand before the list, and the first of them leads on from the first page, too.
 */
function isAlone(link: LinkFact, { values, slots, unnumbered, listStart }: DirectionContext): boolean {
  if (link.node < listStart) return false;
  return urlSlots(link.url).every(({ key }) => {
    const known = values.get(key) ?? new Set<number>();
    const own = slots.find((here) => here.key === key);
    if (own !== undefined) return known.size <= MAX_CROWD + (unnumbered.has(own.value) ? 1 : 0);
    return known.size <= 1 || (known.size <= MAX_ONWARD && !known.has(0));
  });
}

/**
 * Whether the numbers at one place are offsets of pages of this size: 12, 48 and 96 are sizes of pages themselves. Beside an
 * arrow one may be the last page, which begins a whole page before the end of the list: before the next one, if the list
 * is shorter than two pages. From there it goes back by whole pages.
 */
function areOffsets(key: string, size: number, { values, slots, isDrawn }: SteppingContext): boolean {
  const own = slots.filter((slot) => slot.key === key).map(({ value }) => value);
  const all = [...(values.get(key) ?? []), ...own];
  const isOdd = (value: number): boolean => value % size > 1 && own.every((here) => (value - here) % size !== 0);
  const odd = new Set(all.filter(isDrawn ? isOdd : (value) => value % size > 1));
  return size <= 1 || odd.size <= (isDrawn ? 1 : 0);
}

/** Whether the link's address is this page's with a position one step on or back. */
function positionStep(link: LinkFact, context: SteppingContext): Step | null {
  const { slots, cards } = context;
  const isFirst = ({ key, value }: UrlSlot): boolean =>
    isFirstStep(value, key, cards) && (value <= 2 || areOffsets(key, value, context));
  const isOneOn = (slot: UrlSlot): boolean => !context.saysBack && isFirst(slot) && isFirstPage(slot, context);
  const linked = urlSlots(link.url);
  for (const slot of linked) {
    const { key, value } = slot;
    const here = slots.find((own) => own.key === key);
    if (here !== undefined) {
      const step = value - here.value;
      const isTooFar = Math.abs(step) > 1 && countsByOne(context.values.get(key), here.value);
      if (!isTooFar && isStep(Math.abs(step), here.value, cards) && areOffsets(key, Math.abs(step), context))
        return { direction: step > 0 ? 'next' : 'previous', size: Math.abs(step), keys: [key] };
    } else if (isOneOn(slot))
      return { direction: 'next', size: value, keys: linked.filter(isOneOn).map((one) => one.key) };
  }
  if (slots.length === 0) return null;
  const target = bareAddress(link.url);
  const begins = ({ key }: UrlSlot): boolean =>
    withoutSlot(key) === target || (context.isDrawn && withoutDigits(key) === target);
  const first = slots.find((slot) => isFirst(slot) && begins(slot));
  return first === undefined ? null : { direction: 'previous', size: first.value, keys: [first.key] };
}

/** Whether a link has the number before or behind that of this page: pages are counted, and what lies further off is no step. */
function countsByOne(values: ReadonlySet<number> | undefined, here: number): boolean {
  return values !== undefined && (values.has(here + 1) || values.has(here - 1));
}

function isStep(step: number, from: number, cards: number): boolean {
  return step === 1 || (step > 1 && (step === cards || (from > 0 && from % step === 0)));
}

/** From a first page without a position: page 2, or page 1 of a list that counts from 0, or an offset of one page. */
function isFirstStep(value: number, key: string, cards: number): boolean {
  return value === 2 || (value === 1 && /[?;]/u.test(key)) || (value > 2 && value === cards);
}

/**
 * Whether an address without its position begins the list that this page shows: its own, also without what chooses nothing,
 * one that says how much is shown too, or one that a front page links besides; there a mere 1 without an arrow may be a switch
 * (`?register=1`).
 */
function isFirstPage({ key, value }: UrlSlot, { bare, linked, cards, isDrawn, keepsOwn }: SteppingContext): boolean {
  const first = withoutSlot(key);
  const isOwn = first === bare || (isDrawn && (withoutSize(first, cards) === bare || withoutDigits(key) === bare));
  const isPlainNumber = isDrawn || value > 1;
  if (!isDrawn && numbersName(key)) return false;
  return (
    isOwn || (isPlainNumber && ((!/[/?]./u.test(bare) && linked.has(first)) || (keepsOwn && leavesOut(bare, first))))
  );
}

/**
 * Whether an address is another one without some of its arguments: a form sends all its fields, and what its answer links
 * tells only those that choose something. What tells none of them may have forgotten what was chosen.
 */
function leavesOut(long: string, short: string): boolean {
  const [path] = long.split('?', 1);
  const [place] = short.split('?', 1);
  const sent = new Set(argumentsOf(long));
  return path === place && argumentsOf(short).every((argument) => sent.has(argument));
}

/** The arguments of an address, in one way of writing. */
function argumentsOf(url: string): readonly string[] {
  const [, query = ''] = normalAddress(url).split('?', 2);
  return query === '' ? [] : query.split('&');
}

/** An address without the arguments that are the number of cards shown. */
function withoutSize(address: string, cards: number): string {
  const [path = '', query = ''] = address.split('?', 2);
  const kept = query.split('&').filter((argument) => argument !== '' && !argument.endsWith(`=${String(cards)}`));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** A link that shows a direction: an arrow, `rel`, or a name beside an icon. */
function isSign(index: PageIndex, link: LinkFact): boolean {
  const rel = relTokens(index, link.node);
  return rel.includes('next') || rel.includes('prev') || linkArrow(index, link.node) !== null;
}

/** The arrow that a link shows, or that its accessible name has. */
export function linkArrow(index: PageIndex, node: number): Arrow | null {
  return arrowsOf(index)(node);
}

const arrowsOf = oncePer((index: PageIndex) =>
  oncePerNode(index, (node) => arrowOf(index.text(node)) ?? arrowOf(index.accessibleName(node))),
);

/** Same host, and the same path or one that goes on from it. */
function sharesPath(address: string, url: string): boolean {
  const [page = ''] = address.split('?', 1);
  const [other = ''] = normalAddress(url).split('?', 1);
  const stem = page.replace(/\d+/gu, '').replace(/[^/]*$/u, '');
  return page === other || other.replace(/\d+/gu, '').startsWith(stem);
}
