/**
 * Free intervals of an attribute that has no values to choose from: the interval is halved until its pieces list few
 * entities, and each piece is a value that Querent chose itself (design §3 "synthetic"; rank-shrink, Sheng et al. 2012).
 */

import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ListHint, RangeControl } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import { keepDrillDown } from '../answers.js';
import { lookClosely } from './close-look.js';
import { entitySet, includedShare, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { boundTexts, FINEST, halves, intervalOf, showsWithin, type Interval } from './intervals.js';
import { readList, type Listing, type ListReading } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { filledPath } from '../path-template.js';
import { hintOf, type Region } from '../region.js';
import { comparableSize, relateReading } from './relating.js';
import { takeIn } from '../taking-in.js';
import { readWithinCap } from '../lists/within-cap.js';

/** Queries for one interval at most. */
const MOST_QUERIES = 40;

/** Pieces that entities spread evenly would be in. Raising it gives narrower pieces for more queries. */
const PIECES = 8;

/** Regions with fewer entities are told apart by their facets alone. */
const LEAST_ENTITIES = 4;

/** Days between two bounds that can be written. */
const DAYS_APART = { day: 1, month: 31, minute: 1 } as const;

/** Share of a region's entities that must have been asked in larger regions. */
const MIN_ASKED = 0.95;

/** Asks the free intervals of regions that no facet of the page stands for, the largest regions first. */
export async function askRanges(explorer: Explorer, regions: readonly Region[]): Promise<void> {
  const asked = new Map<string, EntitySet>();
  for (const region of [...regions].sort((a, b) => b.entities.length - a.entities.length)) {
    await askRangesOf(explorer, region, asked);
  }
}

async function askRangesOf(explorer: Explorer, plain: Region, done: Map<string, EntitySet>): Promise<void> {
  if (plain.id === null || plain.entities.length < LEAST_ENTITIES || explorer.ways.isStopped) return;
  const region = await lookClosely(explorer, plain, { always: true });
  for (const range of region.view.ranges ?? []) {
    const asked = toAsk(range);
    if (asked === null || isFacet(region, asked.attribute) || !explorer.context.wants(asked.attribute)) continue;
    const key = textKey(asked.attribute);
    const before = done.get(key) ?? entitySet([]);
    if (includedShare(region.entities, before) >= MIN_ASKED) continue;
    await askRange(explorer, region, asked);
    done.set(key, entitySet([...before, ...region.entities]));
  }
}

interface AskedRange {
  readonly attribute: string;
  readonly template: AccessPath;
  readonly bounds: Interval;
  readonly range: RangeControl;
}

function toAsk(range: RangeControl): AskedRange | null {
  const { label, template } = range;
  const bounds = intervalOf(range);
  return bounds === null || label === null || template === null ? null : { attribute: label, template, bounds, range };
}

function isFacet({ view }: Region, label: string): boolean {
  return view.groups.some((group) => group.label !== null && textKey(group.label) === textKey(label));
}

/** A piece of the interval with what its list shows first. */
interface Piece {
  readonly interval: Interval;
  readonly reading: ListReading;
  readonly size: number;
}

type Asked =
  | { readonly kind: 'narrower' | 'same'; readonly piece: Piece }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'none' };

/** Halves the interval until its pieces are small, and keeps the pieces if asking showed that they narrow the region. */
async function askRange(explorer: Explorer, region: Region, asked: AskedRange): Promise<void> {
  for (const { interval } of await cutToPieces(explorer, region, asked)) {
    const path = pathTo(explorer, asked, interval);
    const listing = await readWithinCap(explorer, path, { like: hintOf(region) });
    if (listing.kind !== 'list') continue;
    const { reading } = listing;
    const predicate = predicateOf(asked, interval);
    await keepDrillDown(explorer, region, { predicate, reading, taken: takeIn(explorer, reading) });
  }
}

async function cutToPieces(explorer: Explorer, region: Region, asked: AskedRange): Promise<readonly Piece[]> {
  const most = Math.ceil(region.entities.length / PIECES);
  const open: Interval[] = [asked.bounds];
  const pieces: Piece[] = [];
  for (let queries = 2; ; queries += 2) {
    const interval = open.shift();
    if (interval === undefined) return pieces;
    const halved = await askHalves(explorer, region, { ...asked, bounds: interval });
    const isFirst = interval === asked.bounds;
    // The first halves list all, so that the control does nothing, or show where their entities lie: nothing is hidden.
    if (halved === null || (isFirst && (!halved.narrows || halved.isShown))) return [];
    // Whatever is open now is asked in two halves.
    const isLarge = ({ size, interval: half }: Piece): boolean => size > most && canSplit(half, asked.range);
    for (const piece of halved.pieces) {
      if (isLarge(piece) && queries + (open.length + 1) * 2 <= MOST_QUERIES) open.push(piece.interval);
      else pieces.push(piece);
    }
  }
}

/** Two halves of an interval. */
interface Halved {
  /** Those that list something. */
  readonly pieces: readonly Piece[];
  readonly narrows: boolean;
  /** Whether the cards of both show where in the interval they lie. */
  readonly isShown: boolean;
}

/** Asks both halves of an interval; null if that is not to be had, or does something else. */
async function askHalves(explorer: Explorer, region: Region, asked: AskedRange): Promise<Halved | null> {
  const pieces: Piece[] = [];
  let isNarrower = false;
  for (const half of halves(asked.bounds)) {
    const answer = await askInterval(explorer, region, { ...asked, bounds: half });
    if (answer.kind === 'none' || answer.kind === 'unrelated') return null;
    isNarrower ||= answer.kind !== 'same';
    if (answer.kind !== 'empty') pieces.push(answer.piece);
  }
  const isShown =
    pieces.length > 1 &&
    pieces.every(({ interval, reading }) =>
      showsWithin(reading.first.view.list?.cards ?? [], interval, asked.range.unit),
    );
  return { pieces, narrows: isNarrower, isShown };
}

/** Steps of days are one or more; the other's are as fine as they are told. */
function canSplit({ min, max }: Interval, { step, unit, written }: RangeControl): boolean {
  const finest = unit === 'date' ? DAYS_APART[written ?? 'day'] : (step ?? FINEST);
  return max - min > 2 * finest;
}

async function askInterval(explorer: Explorer, region: Region, asked: AskedRange): Promise<Asked> {
  const { bounds } = asked;
  const path = pathTo(explorer, asked, bounds);
  const listing = await readFirst(explorer, path, hintOf(region));
  if (listing.kind === 'no-list') return { kind: 'empty' };
  if (listing.kind === 'refusal') {
    explorer.ways.isStopped ||= listing.refusal.kind === 'stopped';
    return { kind: 'none' };
  }
  const { reading } = listing;
  const declared = comparableSize(explorer, region, reading.first.view);
  const kind = relateReading(explorer, region, { reading, declared });
  if (kind === 'unrelated') return { kind };
  const { declared: stated, entities } = takeIn(explorer, reading);
  return { kind, piece: { interval: bounds, reading, size: Math.max(stated ?? 0, entities.length) } };
}

/** The first page of a list that states its size; all of one that does not. */
async function readFirst(explorer: Explorer, path: AccessPath, like: ListHint | null): Promise<Listing> {
  const first = await readList(explorer.context, path, { like, mostPages: 1 });
  const isTold = first.kind === 'list' && explorer.sizes.isProven(first.reading.first.view);
  return first.kind !== 'list' || isTold ? first : readWithinCap(explorer, path, { like });
}

function predicateOf({ attribute, range }: AskedRange, { min, max }: Interval): Predicate {
  const { low, high } = boundTexts({ min, max }, range);
  return { attribute, op: 'range', values: [`${low}–${high}`], range: { min, max }, synthetic: true };
}

function pathTo(explorer: Explorer, { template, range }: AskedRange, interval: Interval): AccessPath {
  return styledPath(rangePath(template, boundTexts(interval, range)), explorer.style);
}

/** The template's path with the bounds in their places. */
export function rangePath(
  template: AccessPath,
  { low, high }: { readonly low: string; readonly high: string },
): AccessPath {
  const filled = (text: string): string =>
    text.replaceAll(/\{low\}|%7Blow%7D/gu, low).replaceAll(/\{high\}|%7Bhigh%7D/gu, high);
  return filledPath(template, { sent: filled, typed: filled });
}
