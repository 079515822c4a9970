import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/model/access-path.js';
import { type PathParts, pathParts } from '../../src/shortcuts/moves.js';
import { ScrolledPages } from '../../src/shortcuts/scrolled-pages.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { HOST, ITEMS, type Look, PAGE_SIZE, jsonExchange, shown, viewOf } from './scripted-shop.js';
import type { PageView } from '../../src/model/page.js';
import type { Sight } from '../../src/model/shortcut.js';

const FROM = { kind: 'url', url: `${HOST}/things` } as const;

function scroll(times: number): Step {
  const step: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };
  return times === 1 ? step : { ...step, times };
}

function after(times: number): PathParts {
  return pathParts({ kind: 'actions', from: FROM, steps: [scroll(times)] });
}

const LOOK: Look = { address: () => `${HOST}/things`, exchanges: () => [], appends: true };

/** The page with so many of its list's pages. */
function showing(pages: number): PageView {
  const view = viewOf({ page: pages - 1 }, LOOK);
  return { ...view, pagination: { ...view.pagination, next: { kind: 'actions', from: FROM, steps: [scroll(pages)] } } };
}

describe('the page that a scrolled list has come to', () => {
  test('is told by all that it shows where a scroll brought several', () => {
    const pages = new ScrolledPages();
    expect(pages.reached(after(1), showing(3), PAGE_SIZE).page).toBe(2);
    expect([1, 2].map((times) => pages.isAhead(after(times)))).toEqual([true, false]);
  });

  test.each([
    ['where a scroll brought one', after(1), showing(2), PAGE_SIZE],
    ['where a window of it is shown', after(4), showing(2), PAGE_SIZE],
    ['where pages are not full', after(1), showing(3), PAGE_SIZE - 1],
    ['where no page is known', after(1), showing(3), 0],
    ['of the first page', pathParts(FROM), showing(3), PAGE_SIZE],
  ])('is as the path says %s', (...[, parts, view, size]) => {
    const pages = new ScrolledPages();
    expect(pages.reached(parts, view, size)).toBe(parts);
    expect(pages.isAhead(parts)).toBe(false);
  });
});

test('what later pages ask is learnt though the first scroll brought two of them', () => {
  const asked = (page: number): Sight['exchanges'][number] =>
    jsonExchange({ url: `${HOST}/api/things?page=${page + 1}` }, { total: ITEMS.length, items: shown({ page }) });
  const first: Sight = { path: FROM, view: showing(1), exchanges: [asked(0)] };
  const sights = [
    first,
    { path: { kind: 'actions', from: FROM, steps: [scroll(1)] }, view: showing(3), exchanges: [asked(1), asked(2)] },
    { path: { kind: 'actions', from: FROM, steps: [scroll(2)] }, view: showing(4), exchanges: [asked(3)] },
  ] as const;
  const shortcuts = createShortcuts();
  for (const [at, sight] of sights.entries()) shortcuts.learn(sight, sights[at - 1] ?? null);
  const shortcut = shortcuts.resolve({ kind: 'actions', from: FROM, steps: [scroll(5)] });
  expect(shortcut?.request).toMatchObject({ url: `${HOST}/api/things?page=6` });
  // What it has come to is not what the path says.
  const ahead = shortcuts.resolve({ kind: 'actions', from: FROM, steps: [scroll(2)] });
  expect(shortcuts.judge(ahead!, viewOf({ page: 2 }, { ...LOOK, appends: false }), showing(4))).toBe(true);
});
