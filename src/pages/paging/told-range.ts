/**
 * Links one page on or back where the page says which entries it shows ("101 to 200 of 540"): an address that names the
 * entry behind the last of them leads on, whatever else leads to other places of the list, such as to its last page, and
 * whatever of its entries are read as cards.
 */

import type { CountText } from '../../model/page.js';
import { createRangeTest } from '../link-areas.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from '../lists/records.js';
import type { StepLinks } from './step-links.js';
import { normalAddress, urlSlots, type UrlSlot } from './url-slots.js';

/** The entries that a page says it shows, the first of the list being 1. */
interface ToldRange {
  readonly from: number;
  readonly to: number;
}

/** What is known of the list. */
export interface RangeContext {
  readonly links: readonly LinkFact[];
  /** Blocks of the list. */
  readonly records: readonly ListRecord[];
  /** What the page says of its size; see {@link CountText}. */
  readonly counts: readonly CountText[];
  readonly declaredCount: number | null;
}

/** A link to another position of the list. */
interface Position {
  readonly link: LinkFact;
  /** The entry that it begins with, as this page counts. */
  readonly entry: number;
}

const NO_STEPS: StepLinks = { next: [], previous: [] };

/** Neighbouring pages; none unless the page says which entries it shows, and a link begins where these end or as far before them. */
export function findRangeSteps(index: PageIndex, context: RangeContext): StepLinks {
  const told = toldRange(context);
  if (told === null) return NO_STEPS;
  const inList = createRangeTest(context.records);
  const links = context.links.filter(({ node, acts }) => !acts && !index.isHidden(node) && !inList(node));
  const found = positions(links, index.snapshot.url, told);
  const next = found.filter(({ entry }) => entry === told.to + 1);
  const before = found.filter(({ entry }) => entry <= told.from - sizeOf(told));
  const nearest = Math.max(...before.map(({ entry }) => entry));
  const previous = before.filter(({ entry }) => entry === nearest);
  if (next.length === 0 && previous.length === 0) return NO_STEPS;
  const stepping = new Set([...next, ...previous]);
  const far = found.filter((position) => !stepping.has(position));
  return { next: linksOf(next), previous: linksOf(previous), ...(far.length === 0 ? {} : { far: linksOf(far) }) };
}

function toldRange({ counts, declaredCount }: RangeContext): ToldRange | null {
  const told = counts.find(({ value }) => value === declaredCount);
  return told?.from == null || told.to === null || told.to - told.from < 1 ? null : { from: told.from, to: told.to };
}

function sizeOf({ from, to }: ToldRange): number {
  return to - from + 1;
}

function linksOf(found: readonly Position[]): readonly LinkFact[] {
  return found.map(({ link }) => link);
}

/**
 * Links to positions of the list: the page's own address but for the number that is its first entry, counted from 1 or 0;
 * on a first page without one, links beside that which names the entry behind its last, counted from 1: the number of
 * shown entries may be the size of a page.
 */
function positions(links: readonly LinkFact[], url: string, told: ToldRange): readonly Position[] {
  const own = [told.from, told.from - 1].flatMap((first) => urlSlots(url).filter(({ value }) => value === first));
  for (const { key, value } of own) {
    const found = positionsAt(links, key, told.from - value);
    if (found.length > 0) return found;
  }
  if (told.from !== 1) return [];
  const isNext = ({ value }: UrlSlot): boolean => value === told.to + 1;
  const next = links.find((link) => keepsArguments(url, link.url) && urlSlots(link.url).some(isNext));
  const slot = next === undefined ? undefined : urlSlots(next.url).find(isNext);
  return slot === undefined ? [] : positionsAt(links, slot.key, 0);
}

function positionsAt(links: readonly LinkFact[], key: string, offset: number): readonly Position[] {
  return links.flatMap((link) =>
    urlSlots(link.url)
      .filter((slot) => slot.key === key)
      .map(({ value }) => ({ link, entry: value + offset })),
  );
}

/** Whether an address has the path of the page's, and its arguments, if with other values: a server may write what was left open. */
function keepsArguments(own: string, url: string): boolean {
  const [path, ...names] = argumentNames(own);
  const [other, ...others] = argumentNames(url);
  return path === other && names.every((name) => others.includes(name));
}

/** The path of an address and the names of its arguments. */
function argumentNames(url: string): readonly string[] {
  const [path = '', query = ''] = normalAddress(url).split('?', 2);
  return [path, ...query.split('&').flatMap((argument) => argument.split('=', 1))].filter((name) => name !== '');
}
