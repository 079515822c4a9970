import { describe, expect, it } from 'vitest';

import { measureList } from '../../../src/explore/lists/measuring.js';
import { createPageNumbering, type PageNumbering } from '../../../src/explore/lists/page-numbering.js';
import type { Site } from '../../../src/model/site.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';

const COLOUR: AttributeSpec = { name: 'Colour', values: ['red', 'blue'] };
const PATH = { kind: 'url', url: 'https://simulated.example/list?page=1' } as const;

/** The size that is measured of a list of so many entities, and the pages that it took. */
async function measured(
  size: number,
  {
    most = null,
    guess = 0,
    mean = 0,
    beyond = null,
    numbering = createPageNumbering(),
  }: {
    readonly most?: number | null;
    readonly guess?: number;
    readonly mean?: number;
    readonly beyond?: number | null;
    readonly numbering?: PageNumbering;
  } = {},
): Promise<{ readonly size: number | null; readonly pages: number }> {
  const site = createSimulatedSite(simulateCatalogue([COLOUR], size, 3), [COLOUR], { counts: false });
  const { origin } = new URL(site.start.kind === 'url' ? site.start.url : PATH.url);
  const path = { kind: 'url', url: `${origin}/list?page=1` } as const;
  const clamped: Site = {
    async open(asked, options) {
      const page = asked.kind === 'url' ? Number(new URL(asked.url).searchParams.get('page')) : 0;
      const isBeyond = beyond !== null && page > Math.ceil(size / 20);
      return site.open(isBeyond ? { kind: 'url', url: `${origin}/list?page=${beyond}` } : asked, options);
    },
  };
  const list = await measureList(exploreContext(clamped).context, { path, like: null, most, guess, mean }, numbering);
  return { size: list?.size ?? null, pages: site.asked() };
}

describe('the size of a list that does not tell it', () => {
  it.each([1, 19, 20, 21, 40, 41, 60, 61, 100, 999, 1000, 1001])('is found: %i', async (size) => {
    expect((await measured(size)).size).toBe(size);
  });

  it('takes far fewer pages than the list has', async () => {
    expect((await measured(4007)).pages).toBeLessThan(20);
  });

  it('takes few pages where it is near what is guessed', async () => {
    for (const guess of [3900, 4007, 4100]) {
      const { size, pages } = await measured(4007, { guess });
      expect(size).toBe(4007);
      expect(pages).toBeLessThan(11);
    }
  });

  it.each([5, 50_000])('is found where the guess of %i is wrong', async (guess) => {
    expect((await measured(1001, { guess })).size).toBe(1001);
  });

  it.each([
    ['first', 1],
    ['last', 51],
  ])('is found where the site shows its %s page for any beyond the end', async (_, beyond) => {
    expect((await measured(1001, { beyond })).size).toBe(1001);
  });

  it.each([10, 500, 90_000])('is found where lists have %i on average', async (mean) => {
    for (const size of [21, 100, 1001]) expect((await measured(size, { mean })).size).toBe(size);
  });

  it.each([null, 1, 51])(
    'takes fewer pages once others were measured, with page %s shown beyond the end',
    async (beyond) => {
      const numbering = createPageNumbering();
      const before = await measured(1001, { beyond, numbering, guess: 1001 });
      const after = await measured(1001, { beyond, numbering, guess: 1001 });
      expect(after.size).toBe(1001);
      expect(after.pages).toBeLessThan(before.pages);
      for (const size of [1, 20, 21, 40, 41, 61, 999]) {
        const last = beyond === 51 ? Math.ceil(size / 20) : beyond;
        expect((await measured(size, { beyond: last, numbering })).size).toBe(size);
      }
    },
  );

  it('is told by the page that is guessed to be the last, where it is and nothing stands beyond it', async () => {
    const numbering = createPageNumbering();
    await measured(1001, { numbering });
    expect(await measured(4007, { numbering, guess: 4007 })).toEqual({ size: 4007, pages: 2 });
  });

  it('is found up to what it can be at most, and not beyond', async () => {
    expect((await measured(1001, { most: 1001 })).size).toBe(1001);
    expect((await measured(1001, { most: 900 })).size).toBeNull();
  });
});
