import { expect, it } from 'vitest';
import { withoutSharedArrows } from '../../../../src/pages/groups/values/shared-arrows.js';

it.each([
  [
    ['Oak->', 'Ash =>'],
    ['Oak', 'Ash'],
  ],
  [
    ['Oak »', 'Ash »'],
    ['Oak', 'Ash'],
  ],
  [
    ['Oak »', 'Ash'],
    ['Oak »', 'Ash'],
  ],
  [
    ['Oak->', 'Ash->', 'All'],
    ['Oak', 'Ash', 'All'],
  ],
  [['Oak »'], ['Oak »']],
  [
    ['»', '»'],
    ['»', '»'],
  ],
])('%j is read as %j', (values, expected) => {
  expect(withoutSharedArrows(values.map((value) => ({ value }))).map(({ value }) => value)).toEqual(expected);
});
