import { expect, it } from 'vitest';
import { comeAgain, returnToTop } from '../../../src/browse/in-page/return-to-top.js';
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

it.each([
  ['a page', `<!doctype html><html id="it">${LONG}<p id="end">End</p>`, true],
  [
    'a part that stands for the page',
    `<div id="it" style="height:90vh;overflow:auto">${LONG}<p id="end">End</p></div>`,
    true,
  ],
  ['no small box', `<div id="it" style="height:90px;overflow:auto">${LONG}<p id="end">End</p></div>`, false],
  ['nothing that is in sight as a whole', '<!doctype html><html id="it"><p id="end">End</p>', false],
])('the end of %s is left and come to again: what watches it hears of both', async (_what, html, expected) => {
  const { page, session } = await browser.open(html);
  const world = await enterPageWorld(session);
  const seen = await page.evaluateHandle(async () => {
    const [it, end] = ['it', 'end'].map((id) => document.getElementById(id));
    it?.scrollTo({ top: it.scrollHeight, behavior: 'instant' });
    const heard: boolean[] = [];
    await new Promise<void>((resolve) => {
      const watch = new IntersectionObserver((entries) => {
        heard.push(...entries.map(({ isIntersecting }) => isIntersecting));
        resolve();
      });
      if (end != null) watch.observe(end);
    });
    return heard;
  });
  expect(await world.run(comeAgain, null)).toBe(expected);
  const [, ...later] = await seen.jsonValue();
  expect(later).toEqual(expected ? [false, true] : []);
});
