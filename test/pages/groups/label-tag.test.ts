import { expect, it } from 'vitest';

import { labelTagOf } from '../../../src/pages/groups/label-tag.js';
import { indexOf } from './read-html.js';

it('is told from the innermost element, so that wrappers do not matter', () => {
  const index = indexOf('<div><div><strong>Brand</strong></div></div><section aria-label=Color><a href="/1">much longer than it</a></section>');
  expect(index.byTag('div').map((id) => labelTagOf(index, id, 'Brand'))).toEqual(['strong', 'strong']);
  expect(labelTagOf(index, index.byTag('section')[0] ?? -1, 'Color')).toBe('name');
  expect(labelTagOf(index, -1, null)).toBe('');
});
