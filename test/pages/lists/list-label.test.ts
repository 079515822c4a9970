import { expect, test } from 'vitest';
import { listHeading, listLabel } from '../../../src/pages/lists/list-label.js';
import { cardsHtml, first, pageOf } from '../html-page.js';

test('the nearest heading before the list names it', () => {
  const index = pageOf(`<h1>Shoes</h1><div><h2>Found:</h2><ul>${cardsHtml(2)}</ul></div>`);
  const list = first(index, 'ul');
  const records = [{ root: list + 1, end: index.node(list).end, links: [], target: '' }];
  expect(listLabel(index, list, records)).toBe('Found');
  expect(listHeading(index, list, records)?.level).toBe(2);
});

test('its own name comes first', () => {
  const index = pageOf('<h1>Shoes</h1><ul aria-label="Results"><li></ul>');
  expect(listLabel(index, first(index, 'ul'), [])).toBe('Results');
});

test('headings by role count, hidden ones do not', () => {
  const index = pageOf('<div role="heading" aria-level="3">Shoes</div><h2 hidden>x</h2><ul><li></ul>');
  expect(listHeading(index, first(index, 'ul'), [])).toMatchObject({ text: 'Shoes', level: 3 });
});

test('without a heading it has no label', () => {
  const index = pageOf('<ul><li></ul>');
  expect(listLabel(index, first(index, 'ul'), [])).toBeNull();
});
