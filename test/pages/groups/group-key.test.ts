import { expect, it } from 'vitest';

import { groupKey } from '../../../src/pages/groups/group-key.js';
import { groupsOf, linksTo } from './read-html.js';

it('is the same whatever case and white space the label has', () => {
  expect(groupKey('links', 'BRAND ', 'b')).toBe(groupKey('links', 'brand', 'b'));
});

it('is the same on two pages that offer other values in other markup', () => {
  const [first] = groupsOf(`<h3>Brand</h3><ul>${linksTo('b', ['A', 'B'])}</ul>`);
  const [second] = groupsOf(
    `<p>…</p><div><b>Brand:</b><p>${linksTo('b', ['X', 'Y', 'Z'], 'div')}</p></div>`,
    'https://shop.example/other?q=1',
  );
  expect(second?.key).toBe(first?.key);
  expect(first?.key).toBe('links|brand|b');
});
