import { expect, test } from 'vitest';
import { readStructure } from '../../src/pages/page-structure.js';
import { cardsHtml, pageOf } from './html-page.js';

test('pager, list and size are told apart', () => {
  const { main, pagination, features } = readStructure(
    pageOf(
      `<h1>Shoes</h1><p>1–12 of 40</p><div>${cardsHtml(12)}</div><p><b>1</b> <a href="/list?page=2">2</a> <a href="/list?page=3">3</a></p>`,
    ),
  );
  expect(main.list?.records).toHaveLength(12);
  expect(main.declaredCount).toBe(40);
  expect(pagination.next).toEqual({ kind: 'url', url: 'https://shop.example/list?page=2' });
  expect(features['pageNumbers']).toBe(1);
});
