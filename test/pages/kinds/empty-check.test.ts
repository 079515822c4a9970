import { expect, test } from 'vitest';
import { checkEmpty } from '../../../src/pages/kinds/empty-check.js';

const list = { node: 1, cards: [], linkPattern: '', label: null };

test('an error page is empty', () => {
  expect(checkEmpty(404, { list, declaredCount: 3 })).toEqual({ empty: true, reason: 'error-status' });
});

test('a declared count of zero is empty, whatever is recommended', () => {
  expect(checkEmpty(200, { list, declaredCount: 0 })).toEqual({ empty: true, reason: 'declared-zero' });
});

test('a page without a main list is empty', () => {
  expect(checkEmpty(200, { list: null, declaredCount: null })).toEqual({ empty: true, reason: 'no-main-list' });
});

test('a page with a list is not', () => {
  expect(checkEmpty(200, { list, declaredCount: null })).toEqual({ empty: false });
});
