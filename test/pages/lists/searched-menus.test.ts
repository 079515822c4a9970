import { expect, test } from 'vitest';
import { pageOf } from '../html-page.js';
import { readPage } from '../../../src/pages/read-page.js';
import { isSearchedMenu } from '../../../src/pages/lists/searched-menus.js';

const FORM = '<form role=search><input type=search name=q aria-label=Search></form>';
const people = (count: number, inner = ''): string =>
  `<nav><ul>${Array.from({ length: count }, (_, at) => `<li><a href="/contacts/p${at}">Ada Abel ${at}</a>${inner}</li>`).join('')}</ul></nav>`;
const pane = (html: string): string => `<div id=sidebar><h1>Staff</h1>${html}</div><p>Five offices.</p>`;

function isSearched(html: string): boolean {
  const index = pageOf(html);
  const [list = 0] = index.byTag('ul');
  const records = index.elements(list).map((root) => ({ root, end: index.node(root).end, links: [], target: '' }));
  return isSearchedMenu(index, { container: list, records, textShare: 0.9 });
}

test('entries under the fields that search them are a list, though they are marked as navigation', () => {
  const view = readPage(pageOf(pane(FORM + people(30))).snapshot);
  expect(view.list?.cards).toHaveLength(30);
});

test.each([
  ['fields before it in its pane', pane(FORM + people(30)), true],
  ['no fields', pane(people(30)), false],
  ['fields of the whole page', `${FORM}${people(30)}`, false],
  ['few entries', pane(FORM + people(8)), false],
  ['entries with entries of their own', pane(FORM + people(30, '<ul><li>x</ul>')), false],
])('a menu with %s', (_, html, expected) => {
  expect(isSearched(html)).toBe(expected);
});
