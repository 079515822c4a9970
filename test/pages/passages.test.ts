import { expect, test } from 'vitest';
import { readPassages } from '../../src/pages/passages.js';
import { first, pageOf } from './html-page.js';

function passages(html: string): readonly string[] {
  return readPassages(pageOf(html), []);
}

test('texts of one block are one passage', () => {
  expect(passages('<h1>Results for <b>“boots”</b></h1><p>Nothing <i>found</i>.</p>')).toEqual([
    'Results for “boots”',
    'Nothing found.',
  ]);
});

test('links, controls, code and hidden texts are none', () => {
  expect(
    passages(
      '<p hidden>no</p><a href="/x">no</a><button>no</button><script>no()</script><select><option>no</select>yes',
    ),
  ).toEqual(['yes']);
});

test('a picture stands for its message; one in a link does not', () => {
  expect(passages('<img src="/none.gif?v=3" alt=""><a href="/x"><img src="/ad.gif"></a>')).toEqual(['image:/none.gif']);
});

test('cards are none', () => {
  const page = pageOf('<section><p>card</p></section><p>after</p>');
  const root = first(page, 'section');
  const record = { root, end: page.node(root).end } as never;
  expect(readPassages(page, [record])).toEqual(['after']);
});

test('no more than 80, none longer than 160 characters', () => {
  const many = passages(Array.from({ length: 100 }, (_, at) => `<p>${String(at)} ${'x'.repeat(200)}</p>`).join(''));
  expect(many).toHaveLength(80);
  expect(Math.max(...many.map(({ length }) => length))).toBe(160);
});
