import { expect, test } from 'vitest';
import { isSelecting } from '../../src/filter/argument-class.js';

test('keywords and selections change what is found, presentation and tracking do not', () => {
  expect((['keyword', 'selects', 'orders', 'positions', 'tracks'] as const).map(isSelecting)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
