/**
 * Rank-shrink of Sheng et al. (PVLDB 5(11), 2012): all entities of a query by intervals of a number that cards show. A
 * baseline for benchmarks of the planner.
 *
 * Departs from the paper: where the first page tells that a query overflows, the pivot comes from that page's cards instead
 * of all that the site would show, which saves pages.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Card, RangeControl } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import { askCapped, type CappedCrawl } from './capped-query.js';

/** Bounds of whole numbers, both included. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Share of the cards with the pivot's number above which it is asked by itself (the paper's k / 4). */
const FREQUENT_SHARE = 0.25;

/** Covers what satisfies the predicates, by intervals of a number. */
export async function rankShrink(
  crawl: CappedCrawl,
  predicates: readonly Predicate[],
  range: RangeControl,
): Promise<void> {
  const { min, max, template, label } = range;
  if (min === null || max === null || template === null || label === null) return crawl.giveUp(predicates);
  const open: Bounds[] = [{ low: min, high: max }];
  for (let bounds = open.pop(); bounds !== undefined; bounds = open.pop()) {
    const predicate = intervalPredicate(label, bounds);
    const question = { predicates: [...predicates, predicate], path: filled(template, bounds) };
    const { kind, cards } = await askCapped(crawl, question);
    if (kind !== 'overflow') continue;
    const parts = split(bounds, numbersOf(cards, label));
    if (parts.length === 0) crawl.giveUp(question.predicates);
    open.push(...parts);
  }
}

/**
 * Two intervals at the middle number of those shown, or three if many have just that one; none if nothing is left to split.
 */
export function split({ low, high }: Bounds, numbers: readonly number[]): readonly Bounds[] {
  if (low >= high) return [];
  const ordered = [...numbers].sort((a, b) => a - b);
  const pivot = ordered[Math.floor(ordered.length / 2)] ?? Math.ceil((low + high) / 2);
  const same = ordered.filter((number) => number === pivot).length;
  const parts =
    same <= ordered.length * FREQUENT_SHARE && pivot > low
      ? [
          { low, high: pivot - 1 },
          { low: pivot, high },
        ]
      : [
          { low, high: pivot - 1 },
          { low: pivot, high: pivot },
          { low: pivot + 1, high },
        ];
  return parts.filter((part) => part.low <= part.high);
}

function numbersOf(cards: readonly Card[], label: string): readonly number[] {
  return cards.flatMap(({ attributes }) =>
    attributes.filter((one) => one.label === label).flatMap(({ values }) => values.map(Number)),
  );
}

function intervalPredicate(attribute: string, { low, high }: Bounds): Predicate {
  return { attribute, op: 'range', values: [`${low}–${high}`], range: { min: low, max: high }, synthetic: true };
}

/** The template with its bounds, of a site whose intervals are asked by addresses. */
function filled(template: AccessPath, { low, high }: Bounds): AccessPath {
  if (template.kind !== 'url') return template;
  return { kind: 'url', url: template.url.replace('{low}', String(low)).replace('{high}', String(high)) };
}
