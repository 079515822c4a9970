/**
 * Whether values of different facets can be asked at once on a site: a choice may also widen the list, or replace the one
 * before (DESIGN §5.4).
 */

import type { Explorer } from './explorer.js';
import { firstPage, inside, largestOf, type AskedFacet } from './facet-views.js';
import { readFirstPage } from './first-page.js';
import type { Question } from './planner.js';
import { valueKey, type Facet, type Region } from './region.js';
import { sizeIn } from './relating.js';

/** Pairs of values that are asked to see whether both hold. */
const MOST_PROBES = 3;

/**
 * Whether two values of different facets hold together: both at once list fewer than each alone, and as many as the page of
 * one promised if it promised any. Asked of the largest values, as long as it is not known.
 */
export async function conjunctionsNarrow(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<boolean> {
  const { ways, sizes } = explorer;
  if (ways.conjunctions !== null) return ways.conjunctions;
  const [one, ...others] = facets;
  const largest = one === undefined ? null : largestOf(one);
  const view = largest === null ? null : await firstPage(explorer, region, largest);
  if (one === undefined || largest === null || view === null) return false;
  const node = { ...region, view };
  const isNext = ({ question: { facet } }: { readonly question: Question }): number =>
    Number(facet.identity === others[0]?.facet.identity);
  const probes = inside(explorer, node, [one, ...others])
    .filter(({ facet }) => facet.identity !== one.facet.identity)
    .flatMap(({ questions, facet }) =>
      questions.map((question) => ({ question, alone: countAlone(facets, facet, question) })),
    )
    .map(({ question, alone }) => ({ question, least: Math.min(alone, largest.choice.count ?? 0) }))
    .filter(({ question: { choice }, least }) => choice.count !== null && choice.count > 0 && choice.count < least)
    // The fullest of the next facet first: it is asked again, should the two be asked together.
    .sort((a, b) => isNext(b) - isNext(a) || (b.question.choice.count ?? 0) - (a.question.choice.count ?? 0));
  for (const { question, least } of probes.slice(0, MOST_PROBES)) {
    const size = await sizeOf(explorer, node, question);
    if (size === null) continue;
    ways.conjunctions = sizes.measured(view) === null ? size === question.choice.count : size < least;
    return ways.conjunctions;
  }
  return false;
}

/** The number of a question's value in the region whose facets these are. */
function countAlone(facets: readonly AskedFacet[], { identity }: Facet, { choice }: Question): number {
  const questions = facets.find(({ facet }) => facet.identity === identity)?.questions ?? [];
  return questions.find((question) => valueKey(question.choice) === valueKey(choice))?.choice.count ?? 0;
}

async function sizeOf(explorer: Explorer, region: Region, question: Question): Promise<number | null> {
  const { path } = question.choice;
  if (path === null) return null;
  const listing = await readFirstPage(explorer, region, path);
  return listing.kind === 'list'
    ? sizeIn(explorer, region, { reading: listing.reading, guess: question.choice.count ?? 0 })
    : null;
}
