import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RangeControl } from '../../src/model/page.js';
import type { CappedCrawl } from '../../src/simulate/capped-query.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { rankShrink, split } from '../../src/simulate/rank-shrink.js';
import { serveCatalogue } from '../../src/simulate/simulated-site.js';

const CATALOGUE = generateCatalogue({
  size: 500,
  seed: 8,
  attributes: [{ kind: 'number', name: 'Price', values: 4, min: 0, max: 300 }],
});

async function shrunk(cap: number, change: Partial<RangeControl> = {}) {
  const site = serveCatalogue(CATALOGUE, { cap, sliders: ['Price'], visibleOnCards: ['Price'] });
  const opening = await site.open({ kind: 'url', url: 'http://simulated.test/list?page=1' });
  if (opening.kind !== 'session') throw new Error('no list');
  const [range] = opening.session.observe().view.ranges ?? [];
  const entities = new Set<string>();
  let unreached = 0;
  const crawl: CappedCrawl = {
    site,
    cap,
    attributes: new Set(['Price']),
    learn: (_, cards) => cards.forEach(({ url }) => entities.add(url!)),
    giveUp: () => (unreached += 1),
  };
  await rankShrink(crawl, [], { ...range!, ...change });
  return { entities: entities.size, unreached, pages: site.asked() };
}

describe('rank-shrink', () => {
  it('reaches all entities by intervals that the site shows whole', async () => {
    expect(await shrunk(40)).toMatchObject({ entities: 500, unreached: 0 });
  });

  it('gives up a number that too many share, and a site that asks for no bounds', async () => {
    const { entities, unreached } = await shrunk(2);
    expect(unreached).toBeGreaterThan(0);
    expect(entities).toBeLessThan(500);
    expect(await shrunk(40, { template: null })).toMatchObject({ entities: 0, unreached: 1 });
  });

  it('splits in two at the middle number, in three where many have it', () => {
    expect(split({ low: 0, high: 9 }, [1, 2, 3, 4, 5])).toEqual([
      { low: 0, high: 2 },
      { low: 3, high: 9 },
    ]);
    expect(split({ low: 0, high: 9 }, [0, 4, 4, 4, 8])).toEqual([
      { low: 0, high: 3 },
      { low: 4, high: 4 },
      { low: 5, high: 9 },
    ]);
    expect(split({ low: 4, high: 4 }, [4, 4])).toEqual([]);
    expect(split({ low: 0, high: 9 }, [])).toHaveLength(2);
  });

  it('always splits into smaller intervals that together are the whole', () => {
    const bounds = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(bounds, fc.array(fc.nat(100), { maxLength: 9 }), ([low, width], shown) => {
        const high = low + width;
        const parts = split(
          { low, high },
          shown.map((number) => low + (number % (width + 1))),
        );
        expect(parts.every((part) => part.high - part.low < width)).toBe(true);
        const covered = parts.flatMap((part) =>
          Array.from({ length: part.high - part.low + 1 }, (_, at) => part.low + at),
        );
        expect(covered).toEqual(Array.from({ length: width + 1 }, (_, at) => low + at));
      }),
    );
  });
});
