import { describe, expect, test } from 'vitest';
import { embeddedData } from '../../src/shortcuts/embedded-data.js';

const ITEMS = [
  { id: 1, name: 'Oak "Table" </ok>' },
  { id: 2, name: "Iron's Chair" },
];
const JSON_TEXT = JSON.stringify({ items: ITEMS }).replace(/</gu, '\\u003c');

function dataOf(html: string): unknown {
  const data = embeddedData(html);
  return data === null ? null : JSON.parse(JSON.stringify(data));
}

describe('data in a document', () => {
  test.each([
    ['a script of JSON with an id', `<script id="__DATA__" type="application/json">${JSON_TEXT}</script>`, '__DATA__'],
    ['another order of its attributes', `<SCRIPT type='application/json' id=state>${JSON_TEXT}</SCRIPT >`, 'state'],
    ['linked data', `<script type="application/ld+json">${JSON_TEXT}</script>`, 'application/ld+json 0'],
    ['what a script gives a global name', `<script>window.__STATE__ = ${JSON_TEXT};</script>`, '__STATE__'],
    ['a quoted name', `<script>window["app state"]=${JSON_TEXT}</script>`, 'app state'],
    ['a variable between others', `<script>var a = 1;\nvar items = ${JSON_TEXT};go();</script>`, 'items'],
    ['a text of JSON', `<script>self.store = JSON.parse(${JSON.stringify(JSON_TEXT)});</script>`, 'store'],
    [
      'a text in single quotes',
      `<script>store = JSON.parse('${JSON_TEXT.replace(/\\/gu, '\\\\').replace(/'/gu, "\\'")}')</script>`,
      'store',
    ],
  ])('is %s', (_kind, html, name) => {
    expect(dataOf(`<p>a</p>${html}<script src="/app.js"></script>`)).toEqual({ [name]: { items: ITEMS } });
  });

  test('holds nothing where a value is undefined', () => {
    const html = `<script>window.s={"first":undefined,"items":[{"name":"undefined {thing}"}],"last":[undefined]}</script>`;
    expect(dataOf(html)).toEqual({ s: { first: null, items: [{ name: 'undefined {thing}' }], last: [null] } });
  });

  test('is all that scripts give names to, the first of each name', () => {
    const html = `<script>window.a=${JSON_TEXT};window.b=[${JSON_TEXT}];window.a={"other":"${'x'.repeat(50)}"}</script>`;
    expect(dataOf(html)).toEqual({ a: { items: ITEMS }, b: [{ items: ITEMS }] });
  });

  test('tells what its references refer to', () => {
    const html = '<script>window.s={"a":{"name":"Table"},"items":[{"__ref":"a"},{"__ref":"a"}]}</script>';
    expect(dataOf(html)).toMatchObject({ s: { items: [{ name: 'Table' }, { name: 'Table' }] } });
  });

  test.each([
    ['code', `<script>window.a = function () { return ${JSON_TEXT}; };</script>`],
    ['part of an expression', `<script>window.a = ${JSON_TEXT}.items.map(draw);</script>`],
    ['an object that is no JSON', `<script>window.a = {items: [{name: 'a thing of some length'}]};</script>`],
    ['what does not end', `<script>window.a = {"items": [{"name": "a thing of some length"}</script>`],
    ['a text that does not end', `<script>window.a = {"items": [{"name": "a thing of some length}]}</script>`],
    ['a call that is given no text', `<script>window.a = JSON.parse("{\\"a\\": a thing of some length}");</script>`],
    ['a script of its own', `<script src="/a.js">window.a = ${JSON_TEXT};</script>`],
    ['a template', `<script type="text/template">window.a = ${JSON_TEXT};</script>`],
    ['too little', '<script>window.a = {"b": 1};</script>'],
    ['a script that does not end', `<script>window.a = ${JSON_TEXT};`],
    ['broken JSON', `<script type="application/json">${JSON_TEXT}]</script>`],
    ['too long', ' '.repeat(8_000_001)],
  ])('is not %s', (_kind, html) => {
    expect(dataOf(html)).toBeNull();
  });

  test('is read from so many scripts only', () => {
    const script = `<script type="application/json">${JSON_TEXT}</script>`;
    expect(Object.keys(embeddedData(script.repeat(60)) ?? {})).toHaveLength(40);
  });

  test('is looked for in time that grows with the document', () => {
    const hostile = `<script>${'a={"'.repeat(100_000)}</script>`;
    expect(dataOf(hostile)).toBeNull();
    expect(dataOf('<script'.repeat(100_000))).toBeNull();
    expect(dataOf(`<script>${"a={{'".repeat(100_000)}</script>`)).toBeNull();
  });
});
