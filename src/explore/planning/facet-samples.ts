/**
 * How the facets of a large region depend on each other, from the first pages of their largest values: these tell how many
 * entities each other value has among theirs, and which values stand below them.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import type { Explorer } from '../explorer.js';
import type { FacetInRegion } from './facet-dependence.js';
import { bySize, countsOf, firstPage, inside, type AskedFacet } from '../facets/facet-views.js';
import { isOpened } from '../lists/first-page.js';
import { expectedFilled, holdsAll, totalCount, type ValueCounts } from './grouping.js';
import type { Region } from '../region.js';

/** Values of a facet that are looked at where a region is large. */
const SAMPLED_VALUES = 8;

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

/** Which values are looked at: the largest ones, or of these what was opened already. */
export type SampledPages = 'largest' | 'opened';

/** What the values of a region's facets hold, by facet. */
export interface FacetSamples {
  /** The numbers of its values, in place of those that have values below them the numbers of these. */
  readonly counts: readonly ValueCounts[];
  /** Facts that its values teach, those below them, too. */
  readonly facts: readonly number[];
}

/** Learns from the largest values of each facet how these depend on each other, and what stands below them. */
export async function sampleFacets(
  explorer: Explorer,
  region: Region,
  { facets, pages }: { readonly facets: readonly AskedFacet[]; readonly pages: SampledPages },
): Promise<FacetSamples> {
  const samples: (readonly SampledValue[])[] = [];
  for (const asked of facets) samples.push(await sampleFacet(explorer, region, { asked, facets, pages }));
  const known = { samples, counts: facets.map(countsOf), size: region.size ?? 0 };
  const places = facets.map(inRegion);
  for (const [at, one] of places.entries()) {
    if ((samples[at] ?? []).length === 0) continue;
    for (const [to, other] of places.entries())
      if (to !== at) explorer.dependence.learn(one, other, ratio(known, at, to));
  }
  return {
    counts: facets.map((asked, at) => leafCounts(countsOf(asked), at, samples[at] ?? [])),
    facts: facets.map((asked, at) => expectedFacts(countsOf(asked), at, samples[at] ?? [])),
  };
}

/** A facet as one of a region's. */
export function inRegion({ facet, questions }: AskedFacet): FacetInRegion {
  return { identity: facet.identity, values: questions.length };
}

interface FacetToSample {
  readonly asked: AskedFacet;
  readonly facets: readonly AskedFacet[];
  readonly pages: SampledPages;
}

async function sampleFacet(
  explorer: Explorer,
  region: Region,
  { asked, facets, pages }: FacetToSample,
): Promise<readonly SampledValue[]> {
  const { concurrency } = explorer.context;
  const largest = bySize(asked.questions).slice(0, SAMPLED_VALUES);
  const looked = pages === 'largest' ? largest : largest.filter(({ choice }) => isOpened(explorer, choice.path));
  const sampled = await mapConcurrent(looked, concurrency, async (question) => {
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

/** Facts that all values teach, if those that were not looked at have as many below them as the others. */
function expectedFacts(counts: ValueCounts, facet: number, samples: readonly SampledValue[]): number {
  const looked = totalCount(samples.map(({ count }) => count));
  const below = totalCount(splitValues(samples, facet).flatMap(({ inside: shown }) => shown[facet] ?? []));
  return totalCount(counts) * (1 + (looked === 0 ? 0 : below / looked));
}

/** Values whose entities all have a value below them. */
function splitValues(samples: readonly SampledValue[], facet: number): readonly SampledValue[] {
  return samples.filter(({ count, inside: shown }) => holdsAll(shown[facet] ?? [], count, true));
}

/** The numbers of the lowest values, those that were not looked at as they are. */
function leafCounts(counts: ValueCounts, facet: number, samples: readonly SampledValue[]): ValueCounts {
  const split = splitValues(samples, facet);
  const left = [...counts];
  for (const { count } of samples) left.splice(left.indexOf(count), 1);
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
