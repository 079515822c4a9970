import { expect, test } from 'vitest';
import { readCardTexts } from '../../../src/pages/lists/card-texts.js';
import { first, pageOf } from '../html-page.js';

/** Texts of the first `div`. */
function texts(html: string): readonly string[] {
  const index = pageOf(`<div>${html}</div>`);
  const root = first(index, 'div');
  return readCardTexts(index, { root, end: index.node(root).end });
}

test('each thing said is a text of its own', () => {
  expect(texts('<h3>Boot</h3><span>Acme</span><span>€ 5</span>')).toEqual(['Boot', 'Acme', '€ 5']);
});

test('parts that only differ in style are one text', () => {
  expect(texts('<p>The <b>red</b> boot</p>')).toEqual(['The red boot']);
});

test('hidden parts and choices are left out', () => {
  expect(texts('<p>a</p><p hidden>b</p><select><option>c</select>')).toEqual(['a']);
});

test('no more than thirty texts of two hundred characters', () => {
  const many = texts('<p>x</p>'.repeat(50) + `<p>${'y'.repeat(500)}</p>`);
  expect(many).toHaveLength(30);
  expect(texts(`<p>${'y'.repeat(500)}</p>`)[0]).toHaveLength(200);
});
