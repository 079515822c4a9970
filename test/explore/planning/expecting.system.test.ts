import { describe, expect, it } from 'vitest';

import type { ExploreNews } from '../../../src/explore/context.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../../src/simulate/index.js';
import { exploreSimulated, numbered } from '../explore-simulated.js';

const PAGE_SIZE = 20;
const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 4) },
  { name: 'Brand', values: numbered('brand', 9) },
  { name: 'Colour', values: numbered('colour', 6), perEntity: 2 },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 3000, 5);

type Outlook = Extract<ExploreNews, { kind: 'outlook' }>;

/** What was forecast, each with the pages that had been asked by then. */
async function forecasts(counts: boolean): Promise<{
  readonly told: readonly (Outlook & { readonly asked: number })[];
  readonly pages: number;
  readonly facts: number;
}> {
  const site = createSimulatedSite(CATALOGUE, ATTRIBUTES, { pageSize: PAGE_SIZE, counts });
  const told: (Outlook & { readonly asked: number })[] = [];
  const { pages, facts } = await exploreSimulated(site, undefined, {
    tell: (news) => void (news.kind === 'outlook' && told.push({ ...news, asked: site.asked() })),
  });
  return { told, pages, facts: facts.size };
}

describe('a forecast', () => {
  it.each([
    { counts: true, known: 'from the first pages on', share: 0.05 },
    { counts: false, known: 'once the list of everything is known', share: 0.2 },
  ])('is near the truth $known, counts told: $counts', async ({ counts, share }) => {
    const { told, pages, facts } = await forecasts(counts);
    const early = told.filter(({ asked }) => asked < pages * share).at(-1);
    const all = (early?.asked ?? 0) + (early?.pages ?? 0);
    expect(Math.max(all / pages, pages / all)).toBeLessThan(1.2);
    expect(Math.abs((early?.facts ?? 0) / facts - 1)).toBeLessThan(0.2);
    expect(early?.entities).toBe(CATALOGUE.length);
  });

  it('tells in the end that nothing is left', async () => {
    const { told } = await forecasts(true);
    expect(told.at(-1)).toMatchObject({ pages: 0, facts: 0, factsPerThousand: [] });
  });
});
