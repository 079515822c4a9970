import { expect, test } from 'vitest';
import type { ListRecord } from '../../../src/pages/lists/records.js';
import { leadFromPictures, titleRank } from '../../../src/pages/lists/title-links.js';
import type { PageIndex } from '../../../src/pages/page-index.js';
import { pageOf } from '../html-page.js';

type Asked<Answer> = (index: PageIndex, candidate: { readonly records: readonly ListRecord[] }) => Answer;

/** What is answered of the links of a class in five list items. */
function ask<Answer>(asked: Asked<Answer>, block: (id: number) => string, style: string): Answer {
  const index = pageOf(`<ul>${[1, 2, 3, 4, 5].map((id) => `<li>${block(id)}</li>`).join('')}</ul>`);
  const records = index.byTag('li').map((root) => ({
    root,
    end: index.node(root).end,
    links: index.within(root, 'a').filter((id) => index.node(id).attributes['class'] === style),
    target: '',
  }));
  return asked(index, { records });
}

function rank(block: (id: number) => string, style: string): number {
  return ask(titleRank, block, style);
}

const story = (id: number): string =>
  `<a class=title href="https://site${id}.example/x">Story ${id}</a> <a class=domain href="/from/${id}">site${id}.example</a> <a class=talk href="/s/${id}">comments</a>`;

test('titles tell blocks apart', () => {
  expect(rank(story, 'title')).toBe(1);
});

test.each(['domain', 'talk'])('a %s names nothing', (style) => {
  expect(rank(story, style)).toBe(0);
});

test('links in headings are titles', () => {
  expect(rank((id) => `<h2><a class=a href="/${id}">Story ${id}</a></h2>`, 'a')).toBe(2);
});

test('links around headings are titles', () => {
  expect(rank((id) => `<a class=a href="/${id}"><h2>Story ${id}</h2></a>`, 'a')).toBe(2);
});

test('titles behind pictures without words tell blocks apart, and lead from those pictures', () => {
  const record = (id: number): string =>
    `<a class=title href="/release/${id}"><img src=x alt=""></a> <a class=title href="/release/${id}">Record ${id}</a> <a class=sell href="/sell/${id}">${id} for sale</a>`;
  expect(rank(record, 'title')).toBe(1);
  expect(['title', 'sell'].map((style) => ask(leadFromPictures, record, style))).toEqual([true, false]);
});

test('titles lead from pictures that are links of another look to the same page', () => {
  const record = (id: number): string =>
    `<a class=cover href="/release/${id}"><img src=x alt=""></a> <a class=title href="/release/${id}">Record ${id}</a> <a class=sell href="/sell/${id}">${id} for sale</a>`;
  expect(['title', 'sell'].map((style) => ask(leadFromPictures, record, style))).toEqual([true, false]);
});

test('titles may repeat beside pictures of their own, commands may not', () => {
  const record = (id: number): string =>
    `<a class=cover href="/release/${id}"><img src=/${id}.png alt=""></a> <a class=title href="/release/${id}">Record ${id % 3}</a> <a class=sell href="/sell/${id}"><img src=cart.png>Sell</a>`;
  expect(['title', 'sell'].map((style) => rank(record, style))).toEqual([1, 0]);
});
