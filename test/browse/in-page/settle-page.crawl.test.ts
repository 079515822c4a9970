import { expect, it } from 'vitest';
import { settlePage } from '../../../src/browse/in-page/settle-page.js';
import { programText } from '../../../src/browse/page-world.js';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const DAY = 86_400_000;

const drawn = `JSON.stringify([Math.random(), crypto.randomUUID(), [...crypto.getRandomValues(new Uint16Array(3))]])`;

async function settled<Answer>(expression: string, clockShiftMillis = 0, pace = 1): Promise<Answer> {
  const [site, { page }] = [await serve({ '/': '<p>hello' }), await browser.open('')];
  await page.addInitScript({ content: programText(settlePage, { clockShiftMillis, pace }) });
  await page.goto(`${site.origin}/`);
  return page.evaluate(expression);
}

it('draws the same numbers each time', async () => {
  const first = await settled<string>(drawn);
  expect(await settled(drawn)).toBe(first);
  expect(first).toMatch(/^\[0\.\d+,"[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}",\[\d+,\d+,\d+\]\]$/u);
});

it('puts the clock back in every way to read it, and leaves given moments alone', async () => {
  const clocks = '[Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), Date.UTC(1970, 0, 2)]';
  const [now = 0, made = 0, said = 0, ...given] = await settled<number[]>(clocks, -DAY);
  for (const read of [now, made, said]) expect(Math.abs(Date.now() - DAY - read)).toBeLessThan(60_000);
  expect(given).toEqual([5, DAY]);
  expect(await settled('new Date() instanceof Date && Object.prototype.toString.call(new Date())', -DAY)).toBe(
    '[object Date]',
  );
});

it('lets time pass faster, and the page’s clocks show it', async () => {
  const waited =
    '(async () => { const [a, b] = [Date.now(), performance.now()]; await new Promise((go) => setTimeout(go, 400)); return [Date.now() - a, performance.now() - b]; })()';
  const began = performance.now();
  const [byDate = 0, byClock = 0] = await settled<number[]>(`Promise.resolve(${waited})`, 0, 40);
  expect(byDate).toBeGreaterThanOrEqual(390);
  expect(byClock).toBeGreaterThanOrEqual(390);
  expect(performance.now() - began).toBeLessThan(5_000);
});
