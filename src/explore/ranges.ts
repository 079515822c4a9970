/**
 * Free intervals of an attribute that has no values to choose from: the interval is halved until its pieces list few
 * entities, and each piece is a value that Querent chose itself (DESIGN §3 "synthetic"; rank-shrink, Sheng et al. 2012).
 */

import { textKey } from '../base/text.js';
import type { AccessPath } from '../model/access-path.js';
import type { RangeControl } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { keepDrillDown, readWithinCap } from './asking.js';
import { lookClosely } from './close-look.js';
import type { Explorer } from './explorer.js';
import type { ListReading } from './list-reading.js';
import { styledPath } from './list-style.js';
import { hintOf, type Region } from './region.js';
import { comparableSize, relateReading } from './relating.js';
import { takeIn, type TakenIn } from './taking-in.js';

/** Queries for one interval at most. */
const MOST_QUERIES = 40;

/** Pieces that entities spread evenly would be in. Raising it gives narrower pieces for more queries. */
const PIECES = 8;

/** Regions with fewer entities are told apart by their facets alone. */
const LEAST_ENTITIES = 4;

/** Bounds are told to this part of one. */
const SCALE = 100;

/** An interval with both its ends. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

/** Asks the free intervals of a region that no facet of the page stands for. */
export async function askRanges(explorer: Explorer, plain: Region): Promise<void> {
  if (plain.id === null || plain.entities.length < LEAST_ENTITIES || explorer.ways.isStopped) return;
  const region = await lookClosely(explorer, plain, { always: true });
  for (const range of region.view.ranges ?? []) {
    const bounds = boundsOf(range);
    const { label, template } = range;
    if (bounds === null || label === null || template === null || isFacet(region, label)) continue;
    if (explorer.context.wants(label)) await askRange(explorer, region, { attribute: label, template, bounds, range });
  }
}

interface AskedRange {
  readonly attribute: string;
  readonly template: AccessPath;
  readonly bounds: Interval;
  readonly range: RangeControl;
}

/** Dates have no bounds that could be halved. */
function boundsOf({ min, max, unit }: RangeControl): Interval | null {
  return unit !== 'number' || min === null || max === null || min >= max ? null : { min, max };
}

function isFacet({ view }: Region, label: string): boolean {
  return view.groups.some((group) => group.label !== null && textKey(group.label) === textKey(label));
}

/** A piece of the interval with what it lists. */
interface Piece {
  readonly interval: Interval;
  readonly reading: ListReading;
  readonly taken: TakenIn;
}

/** Entities of a piece, those included that the site does not list. */
function sizeOf({ taken: { declared, entities } }: Piece): number {
  return Math.max(declared ?? 0, entities.length);
}

type Asked =
  | { readonly kind: 'narrower' | 'same'; readonly piece: Piece }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'none' };

/** Halves the interval until its pieces are small, and keeps the pieces if asking showed that they narrow the region. */
async function askRange(explorer: Explorer, region: Region, asked: AskedRange): Promise<void> {
  const pieces = await cutToPieces(explorer, region, asked);
  for (const { interval, reading, taken } of pieces)
    await keepDrillDown(explorer, region, { predicate: predicateOf(asked.attribute, interval), reading, taken });
}

async function cutToPieces(explorer: Explorer, region: Region, asked: AskedRange): Promise<readonly Piece[]> {
  const most = Math.ceil(region.entities.length / PIECES);
  const open: Interval[] = [asked.bounds];
  const pieces: Piece[] = [];
  let isProven = false;
  for (let queries = 2; ; queries += 2) {
    const interval = open.shift();
    if (interval === undefined) return pieces;
    for (const half of halves(interval)) {
      const answer = await askInterval(explorer, region, { ...asked, bounds: half });
      if (answer.kind === 'none' || answer.kind === 'unrelated') return [];
      isProven ||= answer.kind !== 'same';
      if (answer.kind === 'empty') continue;
      const isSmall = sizeOf(answer.piece) <= most || !canSplit(half, asked.range);
      // Whatever is open now is asked in two halves.
      if (isSmall || queries + (open.length + 1) * 2 > MOST_QUERIES) pieces.push(answer.piece);
      else open.push(half);
    }
    // Both halves list all: the control does nothing.
    if (!isProven) return [];
  }
}

/** The two halves share a bound, so that nothing lies between them. */
export function halves({ min, max }: Interval): readonly [Interval, Interval] {
  const middle = max - min > 2 ? Math.round((min + max) / 2) : Math.round(((min + max) / 2) * SCALE) / SCALE;
  return [
    { min, max: middle },
    { min: middle, max },
  ];
}

function canSplit({ min, max }: Interval, { step }: RangeControl): boolean {
  return max - min > 2 * (step ?? 1 / SCALE);
}

async function askInterval(explorer: Explorer, region: Region, { template, bounds }: AskedRange): Promise<Asked> {
  const path = styledPath(rangePath(template, bounds), explorer.style);
  const listing = await readWithinCap(explorer, path, { like: hintOf(region) });
  if (listing.kind === 'no-list') return { kind: 'empty' };
  if (listing.kind === 'refusal') {
    explorer.ways.isStopped ||= listing.refusal.kind === 'stopped';
    return { kind: 'none' };
  }
  const { reading } = listing;
  const declared = comparableSize(explorer, region, reading.first.view);
  const kind = relateReading(explorer, region, { reading, declared });
  return kind === 'unrelated'
    ? { kind }
    : { kind, piece: { interval: bounds, reading, taken: takeIn(explorer, reading) } };
}

function predicateOf(attribute: string, { min, max }: Interval): Predicate {
  return { attribute, op: 'range', values: [`${min}–${max}`], range: { min, max }, synthetic: true };
}

/** The template's path with the bounds in their places. */
export function rangePath(template: AccessPath, { min, max }: Interval): AccessPath {
  const filled = (text: string): string =>
    text.replaceAll(/\{low\}|%7Blow%7D/gu, String(min)).replaceAll(/\{high\}|%7Bhigh%7D/gu, String(max));
  switch (template.kind) {
    case 'url':
      return { ...template, url: filled(template.url) };
    case 'request':
      return { ...template, url: filled(template.url), body: template.body === null ? null : filled(template.body) };
    case 'actions':
      return {
        ...template,
        from: rangePath(template.from, { min, max }),
        steps: template.steps.map((step) => (step.value === null ? step : { ...step, value: filled(step.value) })),
      };
  }
}
