import { expect, test } from 'vitest';
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
