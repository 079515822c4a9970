/**
 * Whether values of different facets can be asked at once on a site: a choice may also widen the list, or replace the one
 * before (design §5.4).
 */

import type { Explorer } from '../explorer.js';
import { composedPath, isComposed } from './composing.js';
import { bySize, firstPage, inside, largestOf, type AskedFacet } from '../facets/facet-views.js';
import { readFirstPage } from '../lists/first-page.js';
import type { Question } from './planner.js';
import { valueKey, type Facet, type Region } from '../region.js';
import { sizeIn } from '../facets/relating.js';
import { isEmptied } from '../facets/trying.js';

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
  const { ways } = explorer;
  if (ways.conjunctions !== null) return ways.conjunctions;
  const [one, ...others] = facets;
  const largest = one === undefined ? null : largestOf(one);
  const view = largest === null ? null : await firstPage(explorer, region, largest);
  if (one === undefined || largest === null || view === null) return false;
  const node = { ...region, view };
  const beside = { node, largest, facets, below: inside(explorer, node, [one, ...others]) };
  const proof = (await proofByFewer(explorer, beside)) ?? (await proofByNone(explorer, region, beside));
  if (proof !== null) ways.conjunctions = proof;
  return proof ?? false;
}

/** What the page of the largest value of the first facet shows. */
interface Beside {
  readonly node: Region;
  readonly largest: Question;
  /** The facets of the region above. */
  readonly facets: readonly AskedFacet[];
  /** What is open of them below the value. */
  readonly below: readonly AskedFacet[];
}

/** By a value that fewer of the largest value's entities have than of all; null if none tells. */
async function proofByFewer(explorer: Explorer, { node, largest, facets, below }: Beside): Promise<boolean | null> {
  const { sizes } = explorer;
  const [one, next] = facets;
  const isNext = ({ question: { facet } }: { readonly question: Question }): number =>
    Number(facet.identity === next?.facet.identity);
  const probes = below
    .filter(({ facet }) => facet.identity !== one?.facet.identity)
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
    return sizes.measured(node.view) === null ? size === question.choice.count : size < least;
  }
  return null;
}

/**
 * By a value that none of the largest value's entities has: of cities that each lie in one state, no page shows one with
 * fewer entities than it has alone. Only where addresses are composed as the page's own are.
 */
async function proofByNone(
  explorer: Explorer,
  region: Region,
  { node, largest, facets, below }: Beside,
): Promise<boolean | null> {
  const beside = largest.choice.path;
  if (beside === null || explorer.sizes.measured(region.view) !== null) return null;
  const others = below.filter(({ facet }) => facet.identity !== largest.facet.identity);
  for (const { facet, questions } of others) {
    const all = bySize(facets.find((asked) => asked.facet.identity === facet.identity)?.questions ?? []);
    const shown = new Map(questions.map(({ choice }) => [valueKey(choice), choice]));
    const offered = new Set(facet.choices.filter(({ count }) => count !== 0).map(valueKey));
    const isRight = all.some(({ choice }) =>
      isComposed(composedPath(region, beside, choice), shown.get(valueKey(choice))?.path ?? null, explorer.tracking),
    );
    const absent = all.find(({ choice }) => !offered.has(valueKey(choice)));
    const path = absent === undefined || !isRight ? null : composedPath(region, beside, absent.choice);
    if (path === null) continue;
    const listing = await readFirstPage(explorer, region, path);
    if (listing.kind === 'refusal') continue;
    return listing.kind === 'no-list' && isEmptied(node, listing.view);
  }
  return null;
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
