import { expect, test } from 'vitest';
import { isBlockTag } from '../../src/pages/block-tags.js';

test('cells and items stand apart, spans do not', () => {
  expect(['td', 'li', 'br'].every(isBlockTag)).toBe(true);
  expect(['span', 'a', 'b'].some(isBlockTag)).toBe(false);
});
