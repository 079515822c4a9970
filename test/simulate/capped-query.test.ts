import { describe, expect, it } from 'vitest';
import { askCapped, type CappedAnswer } from '../../src/simulate/capped-query.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { serveCatalogue } from '../../src/simulate/simulated-site.js';
import type { SimulatedSiteOptions } from '../../src/simulate/site-options.js';

const CATALOGUE = generateCatalogue({
  size: 90,
  seed: 1,
  attributes: [{ kind: 'flat', name: 'Brand', values: 3 }],
});

async function asked(
  query: string,
  options: SimulatedSiteOptions,
): Promise<CappedAnswer & { readonly learnt: number }> {
  let learnt = 0;
  const crawl = {
    site: serveCatalogue(CATALOGUE, options),
    cap: options.cap ?? CATALOGUE.size,
    attributes: new Set<string>(),
    learn: (_: unknown, cards: readonly unknown[]) => void (learnt += cards.length),
    giveUp: () => undefined,
  };
  const path = { kind: 'url', url: `http://simulated.test/${query}` } as const;
  return { ...(await askCapped(crawl, { predicates: [], path })), learnt };
}

describe('a query of a site that cuts its lists', () => {
  it.each<{ what: string; query: string; options: SimulatedSiteOptions; kind: CappedAnswer['kind']; learnt: number }>([
    { what: 'fits', query: 'list', options: {}, kind: 'resolved', learnt: 90 },
    {
      what: 'declares too much: its first page tells',
      query: 'list',
      options: { cap: 40 },
      kind: 'overflow',
      learnt: 20,
    },
    { what: 'is as long as the cap', query: 'list', options: { cap: 40, counts: false }, kind: 'overflow', learnt: 40 },
    { what: 'has nothing', query: 'list?Brand=none', options: {}, kind: 'none', learnt: 0 },
    { what: 'is not there', query: 'nowhere', options: {}, kind: 'none', learnt: 0 },
  ])('that $what is $kind', async ({ query, options, kind, learnt }) => {
    expect(await asked(query, options)).toMatchObject({ kind, learnt });
  });

  it('leaves out what does not belong', async () => {
    expect(await asked('list', { sponsored: 2 })).toMatchObject({ kind: 'resolved', learnt: 90 });
  });
});
