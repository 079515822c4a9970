import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findBrowser } from '../../../src/browse/browser-path.js';
import { browserArguments } from '../../../src/browse/launch-arguments.js';
import { startDemoShop, type DemoShop, type DemoShopOptions } from '../../../src/demo/index.js';
import { SCRIPTED_FACETS } from '../../../src/demo/scripted.js';
import { choose, expectedPaths, listedPaths, waitForList } from './hand.js';

type Switches = Partial<DemoShopOptions>;

const SMALL: Switches = { size: 40, attributes: 'few', recommendations: 'off' };
const THEMES = ['blocks', 'table', 'aria', 'utility'] as const;
const RANGES: ReadonlySet<string> = new Set(['slider', 'number-range', 'date-range', 'tree-lazy']);

let browser: Browser;

beforeAll(async () => {
  const search = findBrowser();
  browser = await chromium.launch({
    args: [...browserArguments()],
    ...(search.kind === 'found' ? { executablePath: search.path } : {}),
  });
});
afterAll(() => browser.close());

/** A page of a shop in a browser context of its own; what goes wrong in the page fails the test. */
async function visit(
  switches: Switches,
  path: string,
  act: (page: Page, shop: DemoShop) => Promise<void>,
): Promise<void> {
  const shop = await startDemoShop({ ...SMALL, ...switches });
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.goto(shop.url + path);
    await act(page, shop);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await shop.close();
  }
}

describe('a choice by hand changes the list as the catalogue says', () => {
  const kinds = SCRIPTED_FACETS.map((facets, at) => ({ facets, theme: THEMES[at % THEMES.length]! }));
  const combinations: readonly Switches[] = [
    ...kinds,
    { facets: 'checkbox-fetch', theme: 'blocks', transport: 'json' },
    { facets: 'chips', theme: 'table', transport: 'graphql', state: 'nowhere' },
    { facets: 'buttons', theme: 'aria', transport: 'json', state: 'hash' },
    { facets: 'spans', theme: 'utility', transport: 'fragment', state: 'replaced' },
    { facets: 'select-auto', theme: 'blocks', state: 'path' },
    { facets: 'checkbox-auto', theme: 'table', sending: 'post' },
    { facets: 'checkbox-button', theme: 'utility', sending: 'post' },
    { facets: 'radio', theme: 'table', transport: 'json', state: 'path' },
    { facets: 'checkbox-loose', theme: 'aria', hurdle: 'skeleton' },
  ];
  it.each(combinations.map((one) => [JSON.stringify(one), one] as const))('%s', async (_, switches) => {
    await visit(switches, '/all?size=96', async (page, shop) => {
      const kind = RANGES.has(switches.facets ?? '') ? 'checkbox-fetch' : (switches.facets ?? 'links');
      await choose(page, kind, { label: 'Season', value: 'Winter' });
      await waitForList(page, expectedPaths(shop, 'Season', 'Winter'));
      expect(shop.writes()).toBe(0);
    });
  });
});
