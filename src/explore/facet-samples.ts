/**
 * How the facets of a large region depend on each other, from the first pages of their largest values: these tell how many
 * entities each other value has among theirs, and which values stand below them.
 */

import { mapConcurrent } from '../base/concurrent.js';
import type { Explorer } from './explorer.js';
import { bySize, countsOf, firstPage, inside, type AskedFacet } from './facet-views.js';
import { expectedFilled, holdsAll, type Dependence, type ValueCounts } from './grouping.js';
import type { Region } from './region.js';

/** Values of a facet that are looked at. */
const SAMPLED_VALUES = 8;
/** Facets are taken to be this dependent at most: a few values do not tell all. */
const LEAST_DEPENDENCE = 0.02;

/** What was learnt of a region's facets. */
export interface FacetSamples {
  /** By facet the numbers of its values, in place of those that have values below them the numbers of these. */
  readonly facets: readonly ValueCounts[];
  readonly dependence: Dependence;
}

/** A value, and what its page tells of the facets. */
interface SampledValue {
  readonly count: number;
  /** By facet; of its own facet the values below it. */
  readonly inside: readonly ValueCounts[];
}

/** How many pages it takes to look at the largest values of each facet. */
export function sampledPages(facets: readonly AskedFacet[]): number {
  return facets.reduce((sum, { questions }) => sum + Math.min(SAMPLED_VALUES, questions.length), 0);
}

/** Looks at the largest values of each facet. */
export async function sampleFacets(
  explorer: Explorer,
  region: Region,
  facets: readonly AskedFacet[],
): Promise<FacetSamples> {
  const samples: (readonly SampledValue[])[] = [];
  for (const asked of facets) samples.push(await sampleFacet(explorer, region, { asked, facets }));
  const size = region.size ?? 0;
  const known = { samples, counts: facets.map(countsOf), size };
  return {
    facets: facets.map((asked, at) => leafCounts(countsOf(asked), at, samples[at] ?? [])),
    dependence: (one, other) =>
      Math.max(LEAST_DEPENDENCE, Math.min(ratio(known, one, other), ratio(known, other, one))),
  };
}

async function sampleFacet(
  explorer: Explorer,
  region: Region,
  { asked, facets }: { readonly asked: AskedFacet; readonly facets: readonly AskedFacet[] },
): Promise<readonly SampledValue[]> {
  const { concurrency } = explorer.context;
  const largest = bySize(asked.questions).slice(0, SAMPLED_VALUES);
  const sampled = await mapConcurrent(largest, concurrency, async (question) => {
    const view = await firstPage(explorer, region, question);
    if (view === null) return null;
    const open = inside(explorer, { ...region, view }, [asked, ...facets.filter((other) => other !== asked)]);
    const counts = facets.map(({ facet }) => {
      const own = open.find((other) => other.facet.identity === facet.identity);
      return own === undefined ? [] : countsOf(own);
    });
    return { count: question.choice.count ?? 0, inside: counts };
  });
  return sampled.filter((one) => one !== null);
}

/** The numbers of the lowest values, those that were not looked at as they are. */
function leafCounts(counts: ValueCounts, facet: number, samples: readonly SampledValue[]): ValueCounts {
  const split = samples.filter(({ count, inside: shown }) => holdsAll(shown[facet] ?? [], count, true));
  const left = [...counts].sort((a, b) => b - a).slice(samples.length);
  const whole = samples.filter((sample) => !split.includes(sample)).map(({ count }) => count);
  return [...split.flatMap(({ inside: shown }) => shown[facet] ?? []), ...whole, ...left];
}

interface Known {
  readonly samples: readonly (readonly SampledValue[])[];
  readonly counts: readonly ValueCounts[];
  readonly size: number;
}

/** Values of the other facet that the sampled ones of this have, by how many as many entities drawn at random would. */
function ratio({ samples, counts, size }: Known, one: number, other: number): number {
  let [shown, expected] = [0, 0];
  for (const { count, inside: below } of samples[one] ?? []) {
    shown += (below[other] ?? []).filter((number) => number > 0).length;
    expected += expectedFilled((counts[other] ?? []).map((all) => (all * count) / size));
  }
  return shown === 0 || expected === 0 ? 1 : Math.min(1, shown / expected);
}
