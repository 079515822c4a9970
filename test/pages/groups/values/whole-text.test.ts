import { expect, test } from 'vitest';

import { wholeText } from '../../../../src/pages/groups/values/whole-text.js';
import { readPage } from '../../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../../src/pages/html-snapshot.js';
import { cardsHtml, first, PAGE_URL, pageOf } from '../../html-page.js';

test('a text that is cut off is whole in the tooltip of what it stands in', () => {
  const index = pageOf(
    '<a href="/" title="Machine wash at thirty degrees"><span><b>Machine wash at…</b> 61</span></a>',
  );
  const text = first(index, 'b');
  expect(wholeText(index, text, 'Machine wash at…')).toBe('Machine wash at thirty degrees');
  expect(wholeText(index, text, 'Machine wash at ...')).toBe('Machine wash at thirty degrees');
  expect(wholeText(index, text, 'Machine wash')).toBe('Machine wash');
  expect(wholeText(index, text, 'Wipe clean…')).toBe('Wipe clean…');
});

test('values that are cut off alike are told apart, with their counts', () => {
  const value = ([id, count]: readonly [number, number], title: string, shown: string): string =>
    `<li><a href="?care=${id}"><span title="${title}">${shown}</span><span> ${count}</span></a></li>`;
  const html = `<aside><h3>Care</h3><ol>${value([1, 61], 'Machine wash at thirty degrees', 'Machine wash at…')}${value([2, 49], 'Machine wash at forty degrees', 'Machine wash at…')}${value([3, 12], 'Wipe clean', 'Wipe clean')}</ol></aside><main>${cardsHtml(9)}</main>`;
  const { groups } = readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 }));
  expect(groups.find(({ label }) => label === 'Care')?.choices.map(({ value, count }) => [value, count])).toEqual([
    ['Machine wash at thirty degrees', 61],
    ['Machine wash at forty degrees', 49],
    ['Wipe clean', 12],
  ]);
});
