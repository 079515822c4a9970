import { expect, test } from 'vitest';
import { first, pageOf } from './html-page.js';

test('texts of blocks are parted by a space, inline texts are not', () => {
  expect(pageOf('<div>a</div><div>b</div>').text(0)).toBe('a b');
  expect(pageOf('<p>pri<b>c</b>e</p>').text(0)).toBe('price');
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
});

test('lengths are known without the text, outer spaces included', () => {
  const index = pageOf('<p>abc</p><p>de</p>');
  expect(index.byTag('p').map((id) => index.textLength(id) - index.text(id).length)).toEqual([1, 1]);
});
