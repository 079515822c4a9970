import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/model/access-path.js';
import { PageSizes } from '../../src/shortcuts/page-sizes.js';
import { tick } from './scripted-shop.js';

const FIFTY: Step = { do: 'select', role: 'combobox', name: 'Per page', group: null, ordinal: 0, value: '50' };

test('a list is as long as on the page that shares most of its selection', () => {
  const sizes = new PageSizes();
  sizes.learn([], 20, true);
  sizes.learn([FIFTY], 50, true);
  expect(sizes.sizeFor([tick('brand', 'Acme')])).toBe(20);
  expect(sizes.sizeFor([FIFTY, tick('brand', 'Acme')])).toBe(50);
});

test('a page that ends the list tells no size', () => {
  const sizes = new PageSizes();
  sizes.learn([tick('brand', 'Acme')], 3, false);
  sizes.learn([], 20, true);
  expect(sizes.sizeFor([tick('brand', 'Acme')])).toBe(20);
});

test('without a full page the largest one counts', () => {
  const sizes = new PageSizes();
  sizes.learn([], 3, false);
  sizes.learn([], 7, false);
  expect(sizes.sizeFor([])).toBe(7);
});

test('what pages that came in other ways tell counts until a size is known', () => {
  const others = new PageSizes();
  const sizes = new PageSizes(others);
  others.learn([], 20, true);
  others.learn([FIFTY], 50, true);
  expect([sizes.sizeFor([]), sizes.sizeFor([FIFTY]), sizes.strideFor([])]).toEqual([20, 50, 20]);
  sizes.learn([], 12, true);
  expect(sizes.sizeFor([FIFTY])).toBe(12);
});

describe('pages that also show what is paid for', () => {
  function started(starts: readonly (readonly [number, number])[]): PageSizes {
    const sizes = new PageSizes();
    sizes.learn([], 26, true);
    for (const [page, start] of starts) sizes.noteStart(page, start);
    return sizes;
  }

  test('begin as far apart as the numbers say by which two of them were asked for', () => {
    const sizes = started([
      [1, 24],
      [2, 48],
    ]);
    expect([sizes.strideFor([]), sizes.sizeFor([])]).toEqual([24, 26]);
  });

  test.each([
    ['one page', [[1, 24]]],
    ['one page again', [[1, 24], [1, 24]]], // prettier-ignore
    ['numbers of pages', [[1, 2], [2, 3], [3, 4]]], // prettier-ignore
    ['what is not whole', [[1, 25], [2, 49]]], // prettier-ignore
  ] as const)('are not told by %s', (_what, starts) => {
    expect(started(starts).strideFor([])).toBe(26);
  });
});
