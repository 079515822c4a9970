import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** A boundary whose list is not known yet. */
const waiting = '<main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--><p>after</p></main>';
const call = (code: string): string => `<script>${code}</script>`;

/** The body's tags and texts, those of hidden elements in brackets, scripts left out. */
function contents(html: string): string {
  const { nodes } = snapshotFromHtml(`<body>${html}`, { url: 'https://a.example/', status: 200 });
  const body = nodes.find(({ tag }) => tag === 'body');
  return nodes
    .slice((body?.id ?? 0) + 1)
    .filter(({ tag }) => tag !== 'script')
    .map(({ tag, text, visible }) => (visible === false ? `(${text || tag})` : text || tag))
    .join(' ');
}

test('a part that came late stands where its skeleton was, and is shown', () => {
  const late = `<div hidden id="S:0"><ul><li>a</li></ul></div>${call('$RC=function(a,b){};$RC("B:0","S:0")')}`;
  expect(contents(waiting + late)).toBe('main ul li a p after');
});

test('a part with style sheets of its own is read without waiting for them', () => {
  const late = `<div hidden id="S:0"><ul></ul></div>${call('$RR("B:0","S:0",[["/a.css","next"]])')}`;
  expect(contents(waiting + late)).toBe('main ul p after');
});

test('a skeleton stays where the part never came or failed', () => {
  expect(contents(waiting)).toBe('main (template) p Loading p after');
  expect(contents(waiting + call('$RX("B:0","digest")'))).toBe('main (template) p Loading p after');
});

test('parts of parts are put in place, whichever came first', () => {
  const outer = '<div hidden id="S:0"><h1>all</h1><!--$?--><template id="B:1"></template>Wait<!--/$--></div>';
  const inner = '<div hidden id="S:1"><ul></ul></div>';
  expect(contents(waiting + outer + inner + call('$RC("B:0","S:0");$RC("B:1","S:1")'))).toBe('main h1 all ul p after');
  expect(contents(waiting + inner + outer + call('$RC("B:1","S:1");$RC("B:0","S:0")'))).toBe('main h1 all ul p after');
});

test('a skeleton with boundaries of its own is replaced as a whole', () => {
  const html = '<!--$?--><template id="B:0"></template><!--$-->x<!--/$--><p>Loading</p><!--/$--><p>after</p>';
  expect(contents(`${html}<div hidden id="S:0">list</div>${call('$RC("B:0","S:0")')}`)).toBe('list p after');
});

test('a segment stands before what follows its place, and rows come in a table', () => {
  const place = '<table><tbody><template id="P:1"></template><tr><td>last</td></tr></tbody></table>';
  const rows = '<table hidden><tbody id="S:1"><tr><td>first</td></tr></tbody></table>';
  expect(contents(place + rows + call('$RS("S:1","P:1")'))).toBe('table tbody tr td first tr td last (table)');
});

test('ids may have a prefix, and are not looked for in what scripts and templates only hold as text', () => {
  const html = '<!--$?--><template id="xB:0"></template>Wait<!--/$--><div hidden id="xS:0">list</div>';
  expect(contents(html + call('$RC("xB:0","xS:0")'))).toBe('list');
  expect(contents(`${html}<p>$RC("xB:0","xS:0")</p>`)).toContain('Wait');
  expect(contents(html + call('push("$RC(\\"xB:0\\",\\"xS:0\\")")'))).toBe('(template) Wait (div) (list)');
});

test('calls that name nothing, or an element that holds no place, put nothing there', () => {
  expect(contents(waiting + call('$RC("B:0","S:9")'))).toBe('main (template) p Loading p after');
  expect(contents(`<p id="x">kept</p><div hidden id="S:0">gone</div>${call('$RC("x","S:0")')}`)).toBe('p kept');
});

test('a part within itself ends nowhere, and parts that are named again are not repeated', () => {
  const own = '<div hidden id="S:0"><!--$?--><template id="B:0"></template>Wait<!--/$--></div><p>b</p>';
  expect(contents(own + call('$RC("B:0","S:0")'))).toBe('p b');
  const late = '<div hidden id="S:0">list</div><div hidden id="S:1">other</div>';
  expect(contents(waiting + late + call('$RC("B:0","S:0")'.repeat(3) + '$RC("B:0","S:1")'))).toBe('main list p after');
});

test('very many parts cost no more than they are long', () => {
  const count = 5_000;
  const ids = Array.from({ length: count }, (_, at) => at.toString(16));
  const places = ids.map((id) => `<!--$?--><template id="B:${id}"></template>Wait<!--/$-->`).join('');
  const late = ids.map((id) => `<div hidden id="S:${id}"><b>x</b></div>`).join('');
  const text = contents(places + late + call(ids.map((id) => `$RC("B:${id}","S:${id}");`).join('')));
  expect(text.split(' ').filter((word) => word === 'b')).toHaveLength(count);
  expect(text).not.toContain('Wait');
});

test('parts one in another to any depth cost neither the stack nor much time', () => {
  const ids = Array.from({ length: 5_000 }, (_, at) => at.toString(16));
  const nested = ids.map(
    (id, at) => `<i hidden id="S:${id}"><template id="B:${(at + 1).toString(16)}"></template></i>`,
  );
  const text = contents(
    `<template id="B:0"></template>${nested.join('')}${call(ids.map((id) => `$RC("B:${id}","S:${id}");`).join(''))}`,
  );
  expect(text).toBe('(template)');
});
