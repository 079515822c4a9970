import { expect, it } from 'vitest';
import { returnToTop } from '../../../src/browse/in-page/return-to-top.js';
import { enterPageWorld } from '../../../src/browse/live/page-world.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

const LONG = '<p style="height:5000px"></p>';

it.each([
  ['a page', `<!doctype html><html id="it" style="scroll-behavior:smooth">${LONG}`, true],
  ['a part that stands for the page', `<div id="it" style="height:90vh;overflow:auto">${LONG}</div>`, true],
  ['no small box', `<div id="it" style="height:90px;overflow:auto">${LONG}</div>`, false],
])('%s is brought back to its top, once', async (_what, html, expected) => {
  const { page, session } = await browser.open(html);
  const world = await enterPageWorld(session);
  const it = page.locator('#it');
  await it.evaluate((element) => {
    element.scrollTo({ top: 700, behavior: 'instant' });
  });
  expect(await world.run(returnToTop, null)).toBe(expected);
  expect(await it.evaluate(({ scrollTop }) => scrollTop)).toBe(expected ? 0 : 700);
  expect(await world.run(returnToTop, null)).toBe(false);
});
