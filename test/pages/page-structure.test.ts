import { expect, test } from 'vitest';
import { parseForms } from '../../src/forms/index.js';
import type { Form } from '../../src/model/form.js';
import { readStructure } from '../../src/pages/page-structure.js';
import { indexPage } from '../../src/pages/page-index.js';
import { cardsHtml, pageOf } from './html-page.js';
import { liveSnapshot } from './live-page.js';

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

test('things with several links each, all answered by the script of the page, are listed by those that name them', () => {
  const row = (id: number): string => {
    const to = (deed: string, text: string): string => `<a href="/a.php?do=${deed}&n=${id}">${text}</a>`;
    return `${to('show', '<img src="/t.jpg">')} ${to('show', `Crowd at the mill ${id}`)}<br><font>${id}/9 [${to('print', 'print')}] [${to('send', 'e-mail this')}]</font><br><br>`;
  };
  const rows = [1, 2, 3, 4, 5, 6].map(row).join('');
  const { main } = readStructure(pageOf(`<p>${rows}</p>`, 'https://shop.example/a.php?do=browse'));
  expect(main.list?.records.map(({ target }) => target)).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `https://shop.example/a.php?do=show&n=${id}`),
  );
});

test('blocks that say little are the list where their pages, as the pager beside them tells, hold what the page counts', () => {
  const row = (id: number): string =>
    `<div><a href="/tracks/${id}">Bay ${id}</a><span>3:0${id % 10}</span><button>♥</button></div>`;
  const pills = Array.from({ length: 40 }, (_, id) => `<button>Style ${id}</button>`).join('');
  const rows = Array.from({ length: 20 }, (_, id) => row(id)).join('');
  const listOf = (count: number): number | undefined => {
    const html = `<main><h1>Find</h1>${pills}<p><span>${count}</span> found</p><div>${rows}</div><div><button disabled>Back</button><span> 1 / 11 </span><button>On</button></div></main>`;
    return readStructure(indexPage(liveSnapshot(html))).main.list?.records.length;
  };
  expect([210, 240].map(listOf)).toEqual([20, undefined]);
});

test('the number of a page between worded ends of a pager is no size of its list', () => {
  const { main, pagination } = readStructure(
    pageOf(
      `<div>${cardsHtml(10)}</div><nav><a href="/page/5/">Newer</a> <a href="/">Page 1</a> <span>…</span> <span>Page 6</span>
       <span>…</span> <a href="/page/22/">Page 22</a> <a href="/page/7/">Older</a></nav>`,
      'https://shop.example/page/6/',
    ),
  );
  expect(main.declaredCount).toBeNull();
  expect(pagination.next).toEqual({ kind: 'url', url: 'https://shop.example/page/7/' });
});

test('a size is told of a list that only an element waiting behind its cards leads on', () => {
  const { main, pagination } = readStructure(
    pageOf(
      `<div><h1>Shoes</h1><p>498 shoes</p></div><div>${cardsHtml(12)}<div hx-get="/list?page=2" hx-trigger="revealed"></div></div>`,
    ),
  );
  expect(pagination.next).toEqual({ kind: 'url', url: 'https://shop.example/list?page=2' });
  expect(main.declaredCount).toBe(498);
});

test('a further page leads on by what waits behind its cards, though a link of a menu leads back to the first', () => {
  const { pagination } = readStructure(
    pageOf(
      `<div>${cardsHtml(12)}<div hx-get="/list?page=3"></div></div><footer><a href="/list">Shoes</a> <a href="/help">Help</a></footer>`,
      'https://shop.example/list?page=2',
    ),
  );
  expect([pagination.previous, pagination.next]).toEqual(
    ['/list', '/list?page=3'].map((path) => ({ kind: 'url', url: `https://shop.example${path}` })),
  );
});

test('what might be pressed over HTTP does not stand before an address that leads on', () => {
  const bar = '<p><a href="#">Fold</a> <a href="/untagged">Untagged</a> 1 / 10 <a href="?page=2"><i></i></a></p>';
  const { pagination } = readStructure(pageOf(`${bar}<div>${cardsHtml(10)}</div>${bar}`));
  expect(pagination.next).toEqual({ kind: 'url', url: 'https://shop.example/list?page=2' });
});

test('submit buttons turn pages where an address only seems to lead back, as the size of a page may look like its place', () => {
  const buttons = ['1', '2', 'Next'].map(
    (text, at) => `<button name=page value=${at === 0 ? '1 aria-current=page' : '2'}>${text}</button>`,
  );
  const pager = `<form action=/list><input type=hidden name=q><select name=limit><option selected>12<option>24</select><p>${buttons.join('')}</p></form>`;
  const index = pageOf(
    `<div>${cardsHtml(12)}</div>${pager}<footer><a href="/list">Shoes</a></footer>`,
    'https://shop.example/list?limit=12',
  );
  const wayOn = (forms: readonly Form[]): unknown =>
    readStructure(index, { hint: null, forms, at: null }).pagination.next;
  const next = { kind: 'url', url: 'https://shop.example/list?q=&limit=12&page=2' };
  expect([wayOn(parseForms(index.snapshot)), wayOn([])]).toEqual([next, null]);
});
