import { expect, test } from 'vitest';
import { clusterLinks } from '../../../src/pages/lists/link-clusters.js';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { completeRun, recordShape } from '../../../src/pages/lists/record-shape.js';
import { findRecords, recordRuns } from '../../../src/pages/lists/records.js';
import type { PageIndex } from '../../../src/pages/page-index.js';
import { first, pageOf } from '../html-page.js';

/** Texts of the blocks of the largest completed run. */
function blocks(index: PageIndex): readonly string[] {
  const runs = clusterLinks(index, readLinkFacts(index))
    .flatMap((cluster) => recordRuns(index, findRecords(index, cluster)))
    .map((run) => completeRun(index, run));
  runs.sort((a, b) => b.records.length - a.records.length);
  const text = (root: number, end: number): string => {
    let whole = '';
    for (let id = root; id < end; id = index.node(id).end) whole += ` ${index.text(id)}`;
    return whole.trim();
  };
  return (runs[0]?.records ?? []).map(({ root, end }) => text(root, end));
}

test('siblings that follow each block belong to it', () => {
  const index = pageOf(
    '<dl><dt><a href="/1">a</a></dt><dd>x</dd><dt><a href="/2">b</a></dt><dd>y</dd><dt><a href="/3">c</a></dt><dd>z</dd></dl>',
  );
  expect(blocks(index)).toEqual(['a x', 'b y', 'c z']);
});

test('an advertisement built like a card is a card', () => {
  const card = (href: string, text: string): string => `<li><img><h3><a href="${href}">${text}</a></h3><p>p</p></li>`;
  const index = pageOf(
    `<ul>${card('/p/1', 'a')}${card('https://ads.example/click?to=9&k=1', 'ad')}${card('/p/2', 'b')}${card('/p/3', 'c')}</ul>`,
  );
  expect(blocks(index)).toEqual(['a p', 'ad p', 'b p', 'c p']);
});

test('among items by role, a heading or a shelf between them is no card', () => {
  const card = (id: number): string =>
    `<div role=listitem><div><h2><a href="/p/${id}">a${id}</a></h2><p>p</p></div></div>`;
  const heading = '<div><div><h2>Results</h2><p>all of them</p></div></div>';
  const index = pageOf(`<div role=list>${heading}${[1, 2, 3].map(card).join('')}</div>`);
  expect(blocks(index)).toEqual(['a1 p', 'a2 p', 'a3 p']);
});

test('a row that only fills the room is none', () => {
  const row = (text: string): string => `<tr><td>${text}</td><td></td></tr>`;
  const named = ['a', 'b', 'c'].map((name) => row(`<a href="/p/${name}1">${name}</a>`));
  expect(blocks(pageOf(`<table>${named.join('')}${row('')}</table>`))).toEqual(['a', 'b', 'c']);
});

test('a row of buttons is none, as the heads of columns that sort', () => {
  const cell = (inside: string): string => `<div><div>${inside}</div></div>`;
  const rows = ['a', 'b', 'c'].map((name) => `<div>${cell(`<a href="/p/${name}1">${name}</a>`)}${cell('x')}</div>`);
  const head = `<div>${cell('<div role=button>Title</div>')}${cell('<div role=button>Year</div>')}</div>`;
  expect(blocks(pageOf(`<section>${head}${rows.join('')}</section>`))).toEqual(['a x', 'b x', 'c x']);
});

test('a pager that is built like a card is none', () => {
  const card = (at: number): string => `<div class=box><a href="/p/thing-${at}">Thing ${at}</a><br>new</div>`;
  const pagesTo = (last: number): string =>
    [2, 3, 4]
      .slice(0, last - 1)
      .map((page) => `<a href="/list?page=${page}">${page}</a>`)
      .join(' ');
  for (const last of [2, 4]) {
    const pager = `<div class=pages>Page: <b>1</b> ${pagesTo(last)} <a href="/list?page=2">next »</a></div>`;
    const index = pageOf(`<div>${[1, 2, 3, 4].map(card).join('')}${pager}</div>`);
    expect(blocks(index)).toEqual([1, 2, 3, 4].map((at) => `Thing ${at} new`));
  }
});

test('a shelf that is built of the same elements is none, as it links many things', () => {
  const card = (id: number): string =>
    `<div><a href="/thing-${id}"><img src="/${id}.png" alt=""></a><div><a href="/thing-${id}">Thing ${id}</a></div></div>`;
  const makers = [1, 2, 3, 4, 5].map((id) => `<a href="/maker/${id}"><img src="/m${id}.png" alt="Maker ${id}"></a>`);
  const index = pageOf(
    `<main><div><div>Makers</div>${makers.join('')}</div>${[1, 2, 3, 4, 5, 6].map(card).join('')}</main>`,
  );
  expect(blocks(index)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Thing ${id}`));
});

test('a lone card in its row is the card, not the row', () => {
  const cell = (id: number): string => `<td><a href="/p/${id}">n${id}</a></td>`;
  const index = pageOf(`<table><tr>${cell(1)}${cell(2)}</tr><tr>${cell(3)}${cell(4)}</tr><tr>${cell(5)}</tr></table>`);
  expect(blocks(index)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
});

test('a card beside the others that links its entity deeper stays the card', () => {
  const card = (id: number, query = ''): string =>
    `<div><div><p><a href="/p/x${id}.html${query}">n${id}</a></p><div><p><a href="/p/x${id}.html#rating">r${id}</a></p></div></div></div>`;
  const index = pageOf(`<section>${card(1, '?paid=1')}${card(2)}${card(3)}${card(4)}</section>`);
  expect(blocks(index)).toEqual(['n1 r1', 'n2 r2', 'n3 r3', 'n4 r4']);
});

test('shapes are tag paths', () => {
  const index = pageOf('<p><b>x</b></p>');
  expect([...recordShape(index, first(index, 'p'))]).toEqual(['p', 'p>b']);
});

test('a card with a button that stands for a link is a card of its address', () => {
  const rest = '<p>p</p><ul><li>4 stars</li></ul><dl><dt>Price</dt><dd>9</dd></dl>';
  const card = (link: string): string => `<li><img><div>${link}</div>${rest}</li>`;
  const linked = [1, 2, 3].map((id) => card(`<a href="/thing/${id}"><b>Thing ${id}</b></a>`)).join('');
  const coded = Buffer.from('/thing/9').toString('base64');
  const form = `<form action="/go" method="post"><input type="hidden" name="t" value="${coded}"><button><b>Thing 9</b></button></form>`;
  const index = pageOf(`<ul>${linked}${card(form)}</ul>`);
  const [list] = clusterLinks(index, readLinkFacts(index))
    .filter((cluster) => cluster.every(({ node }) => index.node(node).tag === 'a'))
    .flatMap((cluster) => recordRuns(index, findRecords(index, cluster)));
  const records = list === undefined ? [] : completeRun(index, list).records;
  expect(records.at(-1)?.target).toBe('https://shop.example/thing/9');
});
