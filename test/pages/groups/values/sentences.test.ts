import { expect, test } from 'vitest';
import { isSentence } from '../../../../src/pages/groups/values/sentences.js';

test.each([
  ['. To check this option, press Enter.', true],
  ['Some wear and tear.', true],
  ['Some wear and tear', false],
  ['Co. Ltd.', false],
  ['Up to no. 12.', false],
])('%j is a sentence: %s', (text, is) => {
  expect(isSentence(text)).toBe(is);
});
