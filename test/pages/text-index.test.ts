import { expect, test } from 'vitest';
import { first, pageOf } from './html-page.js';

test('texts of blocks are parted by a space, inline texts are not', () => {
  expect(pageOf('<div>a</div><div>b</div>').text(0)).toBe('a b');
  expect(pageOf('<p>pri<b>c</b>e</p>').text(0)).toBe('price');
});

test('words with a capital are parted where one inline element with a look of its own follows another', () => {
  const textOf = (html: string): string => pageOf(`<h2>${html}</h2>`).text(0);
  expect(textOf('<span class=brand>KEEN</span><span class=title>Anacapa 2</span>')).toBe('KEEN Anacapa 2');
  expect(textOf('<span class=drop>T</span><span class=rest>he end</span>')).toBe('The end');
  expect(textOf('<span>Mac</span><span>Book</span>')).toBe('MacBook');
  expect(textOf('<span class=x>Mac</span>Book')).toBe('MacBook');
  expect(textOf('<span class=sign>$</span><span class=whole>12</span><sup class=cents>50</sup>')).toBe('$1250');
});

test('hidden texts and options are no part of what is read around them', () => {
  const index = pageOf('<p>a<span hidden>b</span></p><select><option>c</select>');
  expect(index.text(0)).toBe('a');
});

test('asked for themselves they have their text', () => {
  const index = pageOf('<p hidden>b  b</p><select><option>c</select>');
  expect(index.text(first(index, 'p'))).toBe('b b');
  expect(index.text(first(index, 'option'))).toBe('c');
});

test('invisible marks and runs of white space are gone, marks of direction stay as everywhere', () => {
  expect(pageOf('<p>\u200ba \n\t b\u200e</p>').text(0)).toBe('a b\u200e');
  expect(pageOf('<p><span>&amp;#8203;</span>12 items</p>').text(0)).toBe('12 items');
});

test('lengths are known without the text, outer spaces included', () => {
  const index = pageOf('<p>abc</p><p>de</p>');
  expect(index.byTag('p').map((id) => index.textLength(id) - index.text(id).length)).toEqual([1, 1]);
});
