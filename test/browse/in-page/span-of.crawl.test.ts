import { expect, it } from 'vitest';
import { spanOf } from '../../../src/browse/in-page/span-of.js';
import { snapshotProgram } from '../../../src/browse/live/snapshot-program.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LIMITS = { maxNodes: 100, maxDepth: 20, maxText: 100 } as const;

/** Three elements, the second a line, 1,000 px from the top of the page, which is scrolled. */
const PAGE = `<!doctype html><style>* { margin: 0 } p { height: 700px }</style><h1 style="height:1000px"></h1><p></p><p style="height:5px"></p><p></p>
  <h1 style="height:5000px"></h1>`;

interface Shown {
  readonly scrolled: number;
  readonly wanted: readonly number[];
  readonly most?: number;
}

it.each<[string, Shown, { readonly pixels: number; readonly top: number }]>([
  ['all of them from above', { scrolled: 0, wanted: [0, 1, 2] }, { pixels: 2405, top: 0 }],
  [
    'those too far down, scrolled down to the first',
    { scrolled: 500, wanted: [2], most: 1_500 },
    { pixels: 700, top: 1705 },
  ],
  ['all from below, scrolled up to the first', { scrolled: 1_500, wanted: [0, 2] }, { pixels: 1405, top: 1000 }],
  ['none that is a mere line', { scrolled: 0, wanted: [1] }, { pixels: 0, top: 0 }],
])('a window must be as high as to show %s', async (_what, { scrolled, wanted, most = 12_000 }: Shown, expected) => {
  const { page, session } = await browser.open(PAGE);
  const world = await enterPageWorld(session);
  const { rows } = await world.run(snapshotProgram, LIMITS);
  const lines = rows.flatMap(({ t }, row) => (t === 'p' ? [row] : []));
  await page.evaluate((top) => {
    scrollTo({ top });
  }, scrolled);
  const limits = { leastHeight: 24, mostHeight: most };
  const { pixels, isBelow } = await world.run(spanOf, { rows: wanted.map((at) => lines[at] ?? -1), ...limits });
  expect(isBelow).toBe(expected.top > scrolled);
  expect({ pixels, top: await page.evaluate(() => scrollY) }).toEqual(expected);
});
