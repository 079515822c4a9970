import { expect, test } from 'vitest';
import { createNodeWriter, MAX_DEPTH, MAX_NODES, NO_ATTRIBUTES } from '../../src/pages/node-writer.js';
import { first, pageOf } from './html-page.js';

test.each([
  ['<p hidden>x</p>'],
  ['<p style="color:red; display : none">x</p>'],
  ['<div style="visibility:hidden"><p>x</p></div>'],
  ['<template><p>x</p></template>'],
  ['<dialog><p>x</p></dialog>'],
])('%s is not seen', (html) => {
  const index = pageOf(html);
  expect(index.isHidden(first(index, 'p'))).toBe(true);
});

test.each([
  ['<p>x</p>'],
  ['<p hidden="until-found">x</p>'],
  ['<p aria-hidden="true">x</p>'],
  ['<dialog open><p>x</p></dialog>'],
])('%s may be seen', (html) => {
  const index = pageOf(html);
  expect(index.node(first(index, 'p')).visible).toBeNull();
});

test('code and style sheets are dropped, data is kept', () => {
  const index = pageOf(
    '<script>alert(1)</script><script type="application/ld+json">{"a":1}</script><style>p{}</style>',
  );
  expect(index.byTag('script').map((id) => index.ownText(id))).toEqual(['', '{"a":1}']);
  expect(index.ownText(first(index, 'style'))).toBe('');
});

test('a single select has its first option chosen, a marked one first', () => {
  const index = pageOf(
    '<select><option disabled>A<option value="b">B</select><select><option>1<option selected>2</select>',
  );
  expect(index.byTag('select').map((id) => index.node(id).state?.value)).toEqual(['b', '2']);
});

test('a multiple select has nothing chosen unless marked', () => {
  const index = pageOf('<select multiple><option>A<option>B</select>');
  expect(index.byTag('option').map((id) => index.node(id).state?.selected)).toEqual([false, false]);
});

test('a disabled fieldset disables its fields', () => {
  const index = pageOf('<fieldset disabled><input></fieldset>');
  expect(index.node(first(index, 'input')).state?.disabled).toBe(true);
});

test('a text area has its text as value', () => {
  const index = pageOf('<textarea>hello</textarea>');
  expect(index.node(first(index, 'textarea')).state?.value).toBe('hello');
});

test('white space between inline parts is kept, between blocks it is not', () => {
  expect(pageOf('<b>a</b> <i>b</i>').text(0)).toBe('a b');
  expect(pageOf('<p>a</p>\n<p>b</p>').nodes.filter(({ tag }) => tag === '#text')).toHaveLength(2);
});

test('a page that is too large is cut', () => {
  const writer = createNodeWriter();
  writer.open('html', NO_ATTRIBUTES);
  for (let at = 0; at < MAX_NODES + 10; at += 1) if (writer.open('b', NO_ATTRIBUTES)) writer.close();
  writer.text('late');
  expect(writer.finish()).toHaveLength(MAX_NODES);
});

test('elements below the deepest level become siblings', () => {
  const writer = createNodeWriter();
  for (let at = 0; at < MAX_DEPTH + 50; at += 1) writer.open('div', NO_ATTRIBUTES);
  writer.text('deep');
  const nodes = writer.finish();
  expect(Math.max(...nodes.map(({ depth }) => depth))).toBe(MAX_DEPTH);
  expect(nodes.at(-1)?.text).toBe('deep');
});
