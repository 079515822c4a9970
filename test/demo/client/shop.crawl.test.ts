import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findBrowser } from '../../../src/browse/live/browser-path.js';
import { browserArguments } from '../../../src/browse/live/launch-arguments.js';
import { startDemoShop, type DemoShop, type DemoShopOptions } from '../../../src/demo/index.js';
import { SCRIPTED_FACETS } from '../../../src/demo/scripted.js';
import { choose, expectedPaths, listedPaths, turnPages, waitForList, waitForProgram } from './hand.js';

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
    { facets: 'checkbox-fetch', theme: 'utility', transport: 'put', state: 'replaced' },
    { facets: 'spans', theme: 'utility', transport: 'fragment', state: 'replaced' },
    { facets: 'select-auto', theme: 'blocks', state: 'path' },
    { facets: 'checkbox-auto', theme: 'table', sending: 'post' },
    { facets: 'checkbox-button', theme: 'utility', sending: 'post' },
    { facets: 'checkbox-button', theme: 'blocks', sending: 'post', bait: 'review' },
    { facets: 'chips', theme: 'aria', sending: 'post' },
    { facets: 'own-page', theme: 'blocks', sending: 'post' },
    { facets: 'checkbox-fetch', theme: 'utility', sending: 'post', state: 'path', transport: 'graphql', bait: 'heart' },
    { facets: 'radio', theme: 'table', transport: 'json', state: 'path' },
    { facets: 'checkbox-loose', theme: 'aria', hurdle: 'skeleton' },
    { facets: 'checkbox-fetch', theme: 'blocks', hurdle: 'skeleton', state: 'path' },
    { facets: 'checkbox-fetch', theme: 'utility', hurdle: 'skeleton', sending: 'post' },
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

/** Paths of all products of the shop, sorted. */
function everything(shop: DemoShop): readonly string[] {
  return shop
    .truth()
    .map(({ entity }) => entity)
    .sort();
}

describe('a pager by hand comes to every product', () => {
  const pagers: readonly Switches[] = [
    { pager: 'hash-anchors', theme: 'table' },
    { pager: 'hash-anchors', theme: 'blocks', transport: 'json' },
    { pager: 'form-buttons', theme: 'utility' },
    { pager: 'load-more', theme: 'aria', transport: 'graphql' },
    { pager: 'load-more', theme: 'blocks' },
    { pager: 'load-more', theme: 'blocks', transport: 'cursors' },
    { pager: 'load-more', theme: 'table', transport: 'mixed' },
    { pager: 'infinite', theme: 'aria', transport: 'cursors', state: 'nowhere' },
    { pager: 'infinite', theme: 'utility', transport: 'fragment' },
    { pager: 'infinite', theme: 'table', transport: 'json', state: 'nowhere' },
    { pager: 'virtual', theme: 'blocks' },
    { pager: 'numbers', theme: 'aria', state: 'nowhere' },
    { pager: 'prevnext', theme: 'blocks', state: 'hash' },
    { pager: 'numbers', theme: 'table', state: 'replaced', list: 'titles' },
  ];
  it.each(pagers.map((one) => [JSON.stringify(one), one] as const))('%s', async (_, switches) => {
    await visit(switches, '/all', async (page, shop) => {
      const seen = new Set(await listedPaths(page));
      if (switches.pager !== 'virtual') expect(seen.size).toBe(24);
      await turnPages(page, switches.pager ?? '', async (count) => {
        for (const path of await listedPaths(page)) seen.add(path);
        return seen.size < count;
      });
      expect([...seen].sort()).toEqual(everything(shop));
    });
  });
});

describe('what stands in the way', () => {
  const hurdles = ['consent', 'newsletter', 'region', 'late', 'lazy', 'worker', 'busy'] as const;
  it.each(hurdles)('%s can be passed, and the list works', async (hurdle) => {
    await visit({ hurdle, facets: 'chips', theme: 'utility' }, '/all?size=96', async (page, shop) => {
      if (hurdle === 'lazy') await waitForProgram(page);
      if (hurdle === 'consent') await page.locator('[data-pick="few"]').click();
      if (hurdle === 'newsletter' || hurdle === 'region') await page.locator('[data-pick]').first().click();
      if (hurdle === 'lazy') await page.locator('[data-panel]').scrollIntoViewIfNeeded();
      await waitForProgram(page);
      await choose(page, 'chips', { label: 'Season', value: 'Winter' });
      await waitForList(page, expectedPaths(shop, 'Season', 'Winter'));
      expect(shop.writes()).toBe(0);
    });
  });

  it('an empty front page fills itself', async () => {
    await visit({ hurdle: 'shell' }, '/', async (page) => {
      await page.locator('[data-view] a[href="/all"]').first().waitFor();
    });
  });
});

describe('what a careless visitor sets off is counted', () => {
  const baits = ['heart', 'mutation', 'review', 'confirm'] as const;
  it.each(baits)('%s', async (bait) => {
    await visit({ bait, theme: 'blocks' }, '/all', async (page, shop) => {
      page.on('dialog', (dialog) => void dialog.accept());
      const written = page.waitForRequest((request) => request.method() === 'POST');
      if (bait === 'mutation') await choose(page, 'checkbox-fetch', { label: 'Season', value: 'Winter' });
      else
        await page
          .locator(bait === 'review' ? 'form[action="/review"] button' : `[data-act="${bait}"]`)
          .first()
          .click();
      await (await written).response();
      expect(shop.writes()).toBe(1);
    });
  });
});

/** The products that are in both. */
function both(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((path) => other.includes(path));
}

describe('two choices by hand', () => {
  const winter = { label: 'Season', value: 'Winter' };
  const hiking = { label: 'Activity', value: 'Hiking' };
  const cases: readonly (readonly [Switches, 'both' | 'either' | 'last'])[] = [
    [{ facets: 'chips', theme: 'blocks' }, 'both'],
    [{ facets: 'chips', theme: 'aria', semantics: 'or-all' }, 'either'],
    [{ facets: 'checkbox-fetch', theme: 'table', semantics: 'replace', transport: 'json' }, 'last'],
    [{ facets: 'buttons', theme: 'utility', semantics: 'cascade', state: 'hash' }, 'both'],
  ];
  it.each(cases.map((one) => [JSON.stringify(one), ...one] as const))('%s', async (_, switches, outcome) => {
    await visit(switches, '/all?size=96', async (page, shop) => {
      const [cold, walks] = [winter, hiking].map(({ label, value }) => expectedPaths(shop, label, value));
      await choose(page, switches.facets ?? '', winter);
      await waitForList(page, cold!);
      await choose(page, switches.facets ?? '', hiking);
      const sets = { both: both(cold!, walks!), either: [...new Set([...cold!, ...walks!])].sort(), last: walks! };
      await waitForList(page, sets[outcome]);
    });
  });

  it.each([
    ['checkbox-fetch', 'In stock', {}],
    ['select-button', 'Any', { sending: 'post', size: 20 }],
    ['select-auto', 'Any', { transport: 'json' }],
    ['radio', 'Any', {}],
    ['radio', 'Any', { theme: 'aria' }],
  ] as const)('lift the filter that stands from the start: %s, %s, %j', async (facets, value, others) => {
    const switches: Switches = { facets, standing: 'stock', theme: 'blocks', ...others };
    await visit(switches, '/all?size=96', async (page, shop) => {
      await waitForList(page, expectedPaths(shop, 'Availability', 'In stock'));
      await choose(page, facets, { label: 'Availability', value });
      await waitForList(page, everything(shop));
    });
  });

  it('keep that filter lifted where one choice replaces another', async () => {
    const switches: Switches = { facets: 'chips', standing: 'stock', theme: 'blocks', semantics: 'replace' };
    await visit(switches, '/all?size=96', async (page, shop) => {
      await choose(page, 'chips', { label: 'Availability', value: 'In stock' });
      await waitForList(page, everything(shop));
      await choose(page, 'chips', winter);
      await waitForList(page, expectedPaths(shop, winter.label, winter.value));
    });
  });
});

describe('a search by hand', () => {
  const boxes: readonly Switches[] = [
    { search: 'post', theme: 'aria' },
    { search: 'formless', theme: 'table' },
    { search: 'icon', theme: 'utility', entrance: 'keyword' },
    { search: 'autocomplete', theme: 'blocks' },
    { search: 'required', theme: 'table' },
  ];
  it.each(boxes.map((one) => [JSON.stringify(one), one] as const))('%s', async (_, switches) => {
    await visit(switches, '/', async (page, shop) => {
      if (switches.search !== 'post') await waitForProgram(page);
      if (switches.search === 'icon') await page.locator('[data-act="icon"]').click();
      if (switches.search === 'required') await page.locator('select[required]').selectOption('2');
      const field = page.locator('input[aria-label="Search"]');
      await field.fill('boots');
      if (switches.search === 'autocomplete') await page.locator('[role="option"]').first().waitFor();
      await field.press('Enter');
      await page.waitForURL(/search/u);
      const boots = shop.truth().filter(({ name }) => name.includes('boots'));
      expect(boots.length).toBeGreaterThan(0);
      const named = await listedPaths(page);
      expect(boots.map(({ entity }) => entity).filter((path) => !named.includes(path))).toEqual([]);
      expect(shop.writes()).toBe(0);
    });
  });
});
