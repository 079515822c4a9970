import { expect, test } from 'vitest';

import { readPage } from '../../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../../src/pages/html-snapshot.js';
import { cardsHtml, PAGE_URL } from '../../html-page.js';

function valuesOf(link: (name: string, count: number) => string): readonly unknown[] {
  const names = ['Health', 'Climate', '10,000 to 49,999', '2009'];
  const items = names.map((name, at) => `<li><a href="?f=${at}">${link(name, at + 20)}</a></li>`).join('');
  const html = `<aside><h2>Theme</h2><ul>${items}</ul></aside><main>${cardsHtml(9)}</main>`;
  const { groups } = readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 }));
  return groups
    .filter(({ label }) => label === 'Theme')
    .flatMap(({ choices }) => choices.map(({ value, count }) => [value, count]));
}

test('a name that is said again within the same words as the others is no part of the value', () => {
  expect(valuesOf((name, count) => `${name} (${count})<span class="unseen"> Apply ${name} filter </span>`)).toEqual([
    ['Health', 20],
    ['Climate', 21],
    ['10,000 to 49,999', 22],
    ['2009', 23],
  ]);
});
