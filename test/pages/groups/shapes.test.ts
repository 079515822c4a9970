import { expect, it } from 'vitest';

import { isHeading, itemOf } from '../../../src/pages/groups/shapes.js';
import { indexOf } from './read-html.js';

it('headings are headings by tag or by role', () => {
  const index = indexOf('<h2>a</h2><dl><dt>b</dt></dl><div role=heading>c</div><p>d</p>');
  expect(['h2', 'dt', 'div', 'p'].map((tag) => isHeading(index, index.byTag(tag)[0] ?? 0))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('an item is made of one node at first', () => {
  expect(itemOf(3, 2)).toMatchObject({ main: 3, parts: [2], level: 0, maybeLabel: false });
});
