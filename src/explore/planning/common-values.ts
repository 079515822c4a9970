/**
 * Values that most entities have, asked together with those of other facets (design §5.4, "With a page budget"): the list of
 * both is nearly as long as that of the other value alone, and each of its entities teaches two facts. Nothing is opened
 * before that: the way to both is composed of the ways to each.
 */

import { accessKey } from '../access-key.js';
import type { Explorer } from '../explorer.js';
import { comparableSize, relateReading } from '../facets/relating.js';
import type { AskedFacet } from '../facets/facet-views.js';
import { readList, type ListReading } from '../lists/list-reading.js';
import { styledPath } from '../lists/list-style.js';
import { takeIn } from '../taking-in.js';
import { composedPath } from './composing.js';
import type { Question } from './planner.js';
import { hintOf, keywordOf, pageSizeOf, predicateOf, valueKey, type Region } from '../region.js';
import type { PageView } from '../../model/page.js';

/** Share of a region's entities above which a value is one that most have, 0–1. */
const MOST = 0.5;

/** Values of two facets, each by its question. */
export type ValuePair = readonly [Question, Question];

/** What two values list together. */
export interface ListedTogether {
  /** Number of entities that have both. */
  readonly declared: number;
  /** How many of them were listed. */
  readonly listed: number;
}

/** Each value that goes on beyond a page and that most entities of a region have, with each value of the other facets; no pair twice. */
export function pairsWithCommon(region: Region, facets: readonly AskedFacet[]): readonly ValuePair[] {
  const least = Math.max(pageSizeOf(region), MOST * (region.size ?? 0));
  const isCommon = ({ choice }: Question): boolean => (choice.count ?? 0) > least;
  return facets.flatMap(({ questions }, at) =>
    questions.filter(isCommon).flatMap((common) =>
      facets.flatMap(({ questions: others }, place) => {
        if (place === at) return [];
        return others.flatMap((other): readonly ValuePair[] =>
          place < at && isCommon(other) ? [] : [[other, common]],
        );
      }),
    ),
  );
}

/** New facts that a page of both values is expected to teach, as if neither told anything of the other. */
export function worthOfBoth({ known }: Explorer, region: Region, pair: ValuePair): number {
  const [one, other] = pair.map(({ choice }) => choice.count ?? 0);
  const both = ((one ?? 0) * (other ?? 0)) / Math.max(1, region.size ?? 0);
  return Math.min(both, pageSizeOf(region)) * openOf({ known }, pair);
}

/** Facts of the two values that one of their entities is expected to teach. */
export function openOf({ known }: Pick<Explorer, 'known'>, pair: ValuePair): number {
  return pair
    .map(({ facet, choice, path }) => known.sizeOf(predicateOf(facet.attribute, choice, path)) / (choice.count ?? 1))
    .reduce((open, share) => open + Math.max(0, 1 - share), 0);
}

/** Reads so many pages of what has both values, and keeps what they teach; null if nothing has both, `else` if it is not sure that both hold. */
export async function askBoth(
  explorer: Explorer,
  region: Region,
  { pair, mostPages }: { readonly pair: ValuePair; readonly mostPages?: number },
): Promise<ListedTogether | 'else' | null> {
  const [one, common] = pair;
  const beside = common.choice.path;
  const path = beside === null ? null : composedPath(region, beside, one.choice);
  if (path === null) return 'else';
  explorer.visited.add(accessKey(path, explorer.tracking));
  const limit = mostPages === undefined ? {} : { mostPages };
  const listing = await readList(explorer.context, styledPath(path, explorer.style), {
    like: hintOf(region),
    ...limit,
  });
  if (listing.kind !== 'list') return null;
  const { reading } = listing;
  const declared = comparableSize(explorer, region, reading.first.view);
  if (declared === null || !hasBoth(explorer, { pair, declared, view: reading.first.view })) return 'else';
  if (relateReading(explorer, region, { reading, declared }) === 'unrelated') return 'else';
  for (const { facet } of pair) explorer.proven.add(facet.group.key);
  return { declared, listed: await keepBoth(explorer, region, { pair, reading }) };
}

/**
 * Whether a page lists what has both values: it shows them as chosen, and each of them narrows what the other lists, unless
 * it is known to narrow.
 */
function hasBoth(
  explorer: Explorer,
  { pair, declared, view }: { readonly pair: ValuePair; readonly declared: number; readonly view: PageView },
): boolean {
  const [one, common] = pair;
  const isChosen = ({ facet, choice }: Question): boolean =>
    view.groups.some(
      ({ key, choices }) =>
        key === facet.group.key && choices.some((shown) => shown.selected && valueKey(shown) === valueKey(choice)),
    );
  const narrows = ({ facet }: Question, { choice }: Question): boolean =>
    declared < (choice.count ?? 0) || (explorer.proven.has(facet.group.key) && declared === choice.count);
  return pair.every(isChosen) && narrows(one, common) && narrows(common, one);
}

/** Records what both values list; answers how many entities that are. */
async function keepBoth(
  explorer: Explorer,
  region: Region,
  { pair, reading }: { readonly pair: ValuePair; readonly reading: ListReading },
): Promise<number> {
  const { context, capped, foreign } = explorer;
  const taken = takeIn(explorer, reading);
  // As long as no list told which cards do not belong, what stands on a first page is not believed.
  const believed = foreign.isTried() ? reading : { ...reading, pages: [] };
  const { entities } = takeIn(explorer, believed);
  const predicates = pair.map(({ facet, choice, path }) => predicateOf(facet.attribute, choice, path));
  capped.gather({ predicates, ...(region.keyword === undefined ? {} : { keyword: region.keyword }) }, entities);
  await context.record({
    predicates,
    keyword: keywordOf(region),
    paths: [reading.path],
    teaches: predicates,
    parents: region.id === null ? [] : [region.id],
    equivalentTo: null,
    declaredSize: taken.declared,
    pages: believed.pages,
    entities,
    complete: taken.complete,
  });
  return entities.length;
}
