import { describe, expect, it } from 'vitest';

import type { DemoShopOptions } from '../../src/demo/index.js';
import { crawlDemo } from './crawl-demo.js';

/** A seed that is another one with each commit of the continuous integration, so that no layout is learnt by heart. */
const COMMIT_SEED = Number.parseInt((process.env['QUERENT_TEST_SEED'] ?? '7').slice(0, 6), 16) || 7;
const SMALL: Partial<DemoShopOptions> = { size: 48, attributes: 'few' };
const LONG = 120_000;

const shops: readonly Partial<DemoShopOptions>[] = [
  { theme: 'blocks', language: 'en', layoutSeed: 1 },
  { theme: 'table', language: 'de', facets: 'form', layoutSeed: 2 },
  { theme: 'aria', language: 'ja', counts: 'off', layoutSeed: 3 },
  { theme: 'utility', language: 'ar', sponsored: 'badge', layoutSeed: 4 },
  { theme: 'blocks', language: 'de', urls: 'path', pager: 'prevnext', layoutSeed: COMMIT_SEED },
  { theme: 'table', language: 'en', allProducts: 'off', total: 'off', rangeText: 'off' },
  { theme: 'utility', language: 'ja', hostile: 'on', chosen: 'vanish', sizes: 'select' },
  { theme: 'aria', language: 'en', acts: 'get', tracking: 'page', emptySearch: 'nothing' },
];

describe('a crawl of the demo shop from its home page finds every hidden fact and no other', () => {
  it.each(shops.map((shop) => [JSON.stringify(shop), shop] as const))(
    '%s',
    async (_, shop) => {
      const { score, result, writes } = await crawlDemo({ ...SMALL, ...shop });
      expect({ missing: score.missing, wrong: score.wrong }).toEqual({ missing: [], wrong: [] });
      expect(score.right).toBeGreaterThan(100);
      expect(result.exit).toBe('finished');
      expect(writes).toBe(0);
    },
    LONG,
  );
});
