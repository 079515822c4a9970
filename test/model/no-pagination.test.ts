import { expect, it } from 'vitest';
import { NO_PAGINATION } from '../../src/model/no-pagination.js';

it('a page without other pages leads neither on nor back', () => {
  expect([NO_PAGINATION.next, NO_PAGINATION.previous]).toEqual([null, null]);
  expect(NO_PAGINATION.pages).toEqual([]);
});
