import { expect, test } from 'vitest';
import { isTitledSection } from '../../../src/pages/lists/list-section.js';
import { cardsHtml, first, pageOf } from '../html-page.js';

/** Whether the `ul` is a section. */
function isSection(html: string): boolean {
  const index = pageOf(html);
  const list = first(index, 'ul');
  return isTitledSection(index, list, [{ root: list + 1, end: index.node(list).end, links: [], target: '' }]);
}

test('a list under a title of its own is a section', () => {
  expect(isSection(`<h1>No results</h1><div><b>You may also like</b><ul>${cardsHtml(2)}</ul></div>`)).toBe(true);
});

test('a list under the page’s title is what the page is about', () => {
  expect(isSection(`<title>Shoes – Shop</title><div><b>Shoes</b><ul>${cardsHtml(2)}</ul></div>`)).toBe(false);
});

test('a list among other things is none', () => {
  expect(isSection(`<div><p>24 results</p><ul>${cardsHtml(2)}</ul></div>`)).toBe(false);
});

test('a title may stand in an earlier row of a table around the list', () => {
  const inner = `<table><tr><td><div><ul>${cardsHtml(2)}</ul></div></td></tr></table>`;
  const box = `<table><tr><td>You may also like</td></tr><tr><td>${inner}</td></tr></table>`;
  expect(isSection(`<h1>Shoes</h1>${box}`)).toBe(true);
});

test('names of columns are no title', () => {
  const row = `<tr><td><ul>${cardsHtml(2)}</ul></td><td>5</td></tr>`;
  expect(isSection(`<h1>Shoes</h1><p>2 results</p><table><tr><th>Name</th><th>Price</th></tr>${row}</table>`)).toBe(
    false,
  );
});
