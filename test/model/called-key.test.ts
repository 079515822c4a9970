import { expect, it } from 'vitest';
import { calledKey, ownKey } from '../../src/model/called-key.js';

it('a group that is called after something else has its own key still', () => {
  expect(calledKey('other|mode|', 'Brand')).toBe('other|mode| of brand');
  expect(ownKey(calledKey('other|mode|', 'Brand'))).toBe('other|mode|');
  expect(ownKey('other|number of rooms|')).toBe('other|number of rooms|');
  expect(ownKey('other|mode')).toBe('other|mode');
});
