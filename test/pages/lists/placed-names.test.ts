import { expect, test } from 'vitest';
import { readPlacedNames } from '../../../src/pages/lists/placed-names.js';
import { pageOf } from '../html-page.js';
import { itemRecords } from './item-records.js';

/** Names of the list items, where their links name those that have one. */
function names(html: string): readonly string[] {
  const index = pageOf(html);
  const records = itemRecords(index);
  const linked = records.map(({ links: [link] }) => (link === undefined ? '' : index.text(link)));
  return readPlacedNames(index, records, linked);
}

const title = (name: string, style = 'title'): string => `<div class="${style}">${name}</div>`;
const linked = ['Otter', 'Falcon', 'Badger']
  .map((name) => `<li><i class="fan">♡</i><a href="/${name}">${title(name)}</a><div class="shop">12 shops</div></li>`)
  .join('');
const paid = (style: string): string =>
  `<li><b class="ad">Paid</b><i class="fan">♡</i><button>${title('Heron', style)}</button><div class="shop">Shop</div></li>`;

test('a card without a link is called as what stands where the names of the others stand', () => {
  expect(names(linked + paid('title')).at(-1)).toBe('Heron');
});

test.each([
  ['a card has nothing there', linked + paid('other')],
  ['too few others are named', linked.slice(0, linked.lastIndexOf('<li>')) + paid('title')],
  ['elements have no names', linked.replaceAll(' class="title"', '') + paid('title')],
])('where %s it stays without a name', (_, html) => {
  expect(names(html).at(-1)).toBe('');
});
