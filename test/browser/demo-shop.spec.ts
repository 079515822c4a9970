/**
 * The demo shop as a person sees it, in each of its themes.
 */
import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { startDemoShop, type DemoShop, type DemoShopOptions, type ThemeName } from '../../src/demo/index.js';

const THEMES: readonly ThemeName[] = ['blocks', 'table', 'aria', 'utility'];
const PICTURES = 'test-results/demo';

mkdirSync(PICTURES, { recursive: true });

/** Opens a shop for the time of the test. */
async function withShop(options: Partial<DemoShopOptions>, look: (shop: DemoShop) => Promise<void>): Promise<void> {
  const shop = await startDemoShop({ size: 200, ...options });
  try {
    await look(shop);
  } finally {
    expect(shop.writes()).toBe(0);
    await shop.close();
  }
}

/** Links to products that a person sees, each once. */
async function products(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href*="/product/"]:visible');
  const addresses = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(addresses)];
}

/** The number that the page gives as the size of its result. */
async function resultSize(page: Page): Promise<number> {
  const text = await page.locator('body').innerText();
  return Number(/of (\d+)/u.exec(text)?.[1] ?? Number.NaN);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

for (const theme of THEMES) {
  test.describe(`the theme ${theme}`, () => {
    test('has a home page with a way to everything', async ({ page }) => {
      await withShop({ theme }, async ({ url }) => {
        await page.goto(url);
        await expect(page).toHaveTitle(/\S/u);
        await keepPicture(page, `${theme}-home`);
        await page.getByText('All products', { exact: true }).first().click();
        expect(await resultSize(page)).toBe(200);
      });
    });

    test('lists products with pictures and prices', async ({ page }) => {
      await withShop({ theme, recommendations: 'off' }, async ({ url }) => {
        await page.goto(`${url}/all`);
        expect((await products(page)).length).toBe(24);
        await expect(page.locator('body')).toContainText('$');
        const isLoaded = await page
          .locator('img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
        expect(isLoaded).toBe(true);
        await keepPicture(page, `${theme}-list`);
      });
    });

    test('narrows when a filter is chosen', async ({ page }) => {
      await withShop({ theme }, async ({ url }) => {
        await page.goto(`${url}/all`);
        await page
          .getByText(/^Red\b/u)
          .first()
          .click();
        const narrowed = await resultSize(page);
        expect(narrowed).toBeGreaterThan(0);
        expect(narrowed).toBeLessThan(200);
        await keepPicture(page, `${theme}-narrowed`);
      });
    });

    test('shows a product', async ({ page }) => {
      await withShop({ theme }, async ({ url }) => {
        await page.goto(`${url}/all`);
        const [first = ''] = await products(page);
        await page.goto(url + first);
        await expect(page.locator('body')).toContainText(/Item number/u);
        await expect(page.locator('body')).toContainText(/Brand/u);
        await keepPicture(page, `${theme}-product`);
      });
    });

    test('reads from right to left in Arabic', async ({ page }) => {
      await withShop({ theme, language: 'ar' }, async ({ url }) => {
        await page.goto(`${url}/all`);
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
        await keepPicture(page, `${theme}-arabic`);
      });
    });
  });
}

test('a form filters as links do', async ({ page }) => {
  await withShop({ facets: 'form' }, async ({ url }) => {
    await page.goto(`${url}/all`);
    await keepPicture(page, 'form-list');
    await page.getByLabel('Color').selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await resultSize(page)).toBeLessThan(200);
  });
});

test('a search finds products', async ({ page }) => {
  await withShop({}, async ({ url }) => {
    await page.goto(url);
    await page.getByRole('textbox').first().fill('lamp');
    await page.getByRole('textbox').first().press('Enter');
    await expect(page).toHaveURL(/search/u);
    expect((await products(page)).length).toBeGreaterThan(0);
  });
});
