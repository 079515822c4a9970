import { expect, test } from 'vitest';
import { withoutRanks } from '../../../src/pages/lists/card-ranks.js';

test('a number that counts the cards is no part of their names', () => {
  expect(withoutRanks(['Paid', '13. Otter', '14. 7 Seas', '15. Badger'])).toEqual([
    'Paid',
    'Otter',
    '7 Seas',
    'Badger',
  ]);
  expect(withoutRanks(['#1: Otter', '#2: Falcon', '#3: Badger'])).toEqual(['Otter', 'Falcon', 'Badger']);
});

test.each([
  ['numbers that do not count', ['3. Symphony', '5. Symphony', '9. Symphony']],
  ['parts of names', ['1 room', '2 rooms', '3 rooms']],
  ['few', ['1. Otter', '2. Falcon']],
])('%s stay', (...[, names]) => {
  expect(withoutRanks(names)).toEqual(names);
});
