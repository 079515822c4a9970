/**
 * Two selects that are the ends of one interval, such as "from 2010" and "to 2020": what one of them lists lies anywhere
 * beyond its number, so that none of its options is a value.
 */

import { textKey } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import { withoutEnd } from './end-names.js';
import type { FoundGroup } from './found-group.js';
import { isRangeDash } from './runs/texts.js';

/** Numbers that the two have in common at least. Raising it takes short intervals for two facets. */
const LEAST_SHARED = 3;

/** Share of the shorter one's options that the other has, too, 0–1: one end may begin later, or say "no limit" in a row of its own. */
const MOST_SHARED = 0.6;

/** The groups of a page, in document order, that are ends of intervals. */
export function boundSelects(index: PageIndex, groups: readonly FoundGroup[]): ReadonlySet<FoundGroup> {
  const bounds = new Set<FoundGroup>();
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1];
    if (next === undefined || bounds.has(group) || !areEnds(index, group, next)) continue;
    bounds.add(group);
    bounds.add(next);
  }
  return bounds;
}

/** Whether two neighbouring groups are the ends of one interval: called alike, or joined by a dash, and of the same numbers. */
function areEnds(index: PageIndex, low: FoundGroup, high: FoundGroup): boolean {
  if (![low, high].every(isSingle) || !haveSameNumbers(low, high)) return false;
  return areCalledAlike(low, high) || areJoined(index, low, high);
}

/** Whether nothing but a dash stands between two selects. */
function areJoined(index: PageIndex, low: FoundGroup, high: FoundGroup): boolean {
  const [from, to] = [low, high].map(({ choices }) => selectOf(index, choices[0]?.node ?? 0));
  if (from === undefined || to === undefined || to < from) return false;
  const between = index.nodes.slice(index.node(from).end, to).map(({ tag, text }) => (tag === '#text' ? text : ''));
  return isRangeDash(between.join(''));
}

/** The select of an option. */
function selectOf(index: PageIndex, option: number): number {
  return [option, ...index.ancestors(option)].find((id) => index.node(id).tag === 'select') ?? option;
}

function isSingle({ widget, multiple, choices }: FoundGroup): boolean {
  return widget === 'select' && !multiple && choices.every(({ count }) => count === null);
}

function areCalledAlike(low: FoundGroup, high: FoundGroup): boolean {
  const isAlike = (one: string | null, other: string | null): boolean =>
    one !== null && other !== null && withoutEnd(one) === withoutEnd(other);
  if (low.field !== null && high.field !== null && low.field !== high.field) return isAlike(low.field, high.field);
  return isAlike(low.label?.toLowerCase() ?? null, high.label?.toLowerCase() ?? null);
}

function haveSameNumbers(low: FoundGroup, high: FoundGroup): boolean {
  const [first, second] = [low, high].map(numbersOf);
  if (first === undefined || second === undefined) return false;
  const shared = [...first].filter((number) => second.has(number)).length;
  return shared >= Math.max(LEAST_SHARED, Math.min(first.size, second.size) * MOST_SHARED);
}

/** What the options that hold a digit say; one that holds none stands for no bound. */
function numbersOf({ choices }: FoundGroup): ReadonlySet<string> {
  return new Set(choices.map(({ value }) => textKey(value)).filter((text) => /\p{Nd}/u.test(text)));
}
