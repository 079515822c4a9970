import { expect, test } from 'vitest';
import { findNumberTexts, readNumbers } from '../../src/pages/count-texts.js';
import { pageOf } from './html-page.js';
import { livePageOf } from './live-page.js';

test.each([
  ['1–24 of 312', [1, 24, 312], '#–# of #'],
  ['全312件', [312], '全#件'],
  ['٣١٢ نتيجة', [312], '# نتيجة'],
  ['1,234 results', [1234], '# results'],
  ['1.234 Treffer', [1234], '# treffer'],
  ['(88)', [88], '(#)'],
  ['31-45 of 400 rows', [31, 45, 400], '#–# of # rows'],
  ['Showing 1 - 15 of 400', [1, 15, 400], 'showing # - # of #'],
  ['46-57 of 57', [46, 57, 57], '#–# of #'],
  ['(1-25/180)', [1, 25, 180], '(#–# / #)'],
  ['1 result in 3ms', [1], '# result in #ms'],
  [
    'Ropes from €60 on and helmets from €49 on are among the 412 products',
    [412],
    'ropes from on and helmets from on are among the # products',
  ],
  ['Model 12-45 of 2024', [12, 2024], 'model #-45 of #'],
])('%s', (text, numbers, template) => {
  expect(readNumbers(text)).toEqual({ numbers, template });
});

test('prices in prose are no numbers that it tells', () => {
  const said = readNumbers('Free delivery over €60 · 60-day returns · repairs in our own workshop');
  expect(said?.numbers).toEqual([60]);
});

test('a value that can be chosen is no statement', () => {
  const index = pageOf(
    '<p>32 results</p><div><input type=checkbox id=a><label for=a>Acme</label> <i>9</i></div><div><i role=checkbox></i> Bolt 5</div>',
  );
  expect(findNumberTexts(index).map(({ text }) => text)).toEqual(['32 results']);
});

test('what stands at the thumb of a slider tells where that is', () => {
  const index = pageOf(
    '<div>Floor area</div><div><div role=slider><span>20 m²</span></div><div role=slider><span>220 m²</span></div></div>' +
      '<div>624 homes found</div>',
  );
  expect(findNumberTexts(index).map(({ text }) => text)).toEqual(['624 homes found']);
});

test('what can be pressed is a choice or a command, not a statement', () => {
  const page = livePageOf(
    '<body onclick><section onclick><p>Showing 1–13 of 13</p><div><span onclick>Winter <i>(10)</i></span></div><p>' +
      'Delegation: whole parts of a page listen for clicks as well, with all that they say.</p></section></body>',
  );
  expect(findNumberTexts(page).map(({ text }) => text)).toEqual(['Showing 1–13 of 13']);
});

test('a number beside what can be pressed is read without it', () => {
  const page = livePageOf(
    '<p><span onclick>Winter</span> <i>(10)</i></p><p>48 boots <span onclick>Clear all 2</span></p>',
  );
  expect(findNumberTexts(page).map(({ text }) => text)).toEqual(['(10)', '48 boots']);
});

test.each([
  ['$ 12'],
  ['12.05.2024'],
  ['2024-05-12'],
  ['12:30'],
  ['4.5 stars'],
  ['no number'],
  ['20 %'.replace(' ', '')],
  ['Back in 24h'],
])('%s tells no size', (text) => {
  expect(readNumbers(text)).toBeNull();
});

test('a number that stands apart is read with the word beside it', () => {
  expect(findNumberTexts(pageOf('<div><span>312</span> <span>results</span></div>')).map(({ text }) => text)).toEqual([
    '312 results',
  ]);
});

test('a number in an element of its own is apart from the word before it, also beside what can be pressed', () => {
  const page = livePageOf('<div><i></i><span>Filters</span><span>412 coats</span><button>Sort by</button></div>');
  expect(findNumberTexts(page).map(({ text, numbers }) => [text, numbers])).toEqual([['Filters 412 coats', [412]]]);
});

test('a number in a badge is apart from the word before it, a part of a word is not', () => {
  const page = pageOf('<h2>List<span>160</span></h2><p>Area m<sup>2</sup></p><p>Code A<b>12</b></p>');
  expect(findNumberTexts(page).map(({ text }) => text)).toEqual(['List 160']);
});

test('what is read out of what is shown beside it says nothing of its own', () => {
  const page = pageOf('<div><span>72 results in 1ms</span><span role="status">240 results</span></div>');
  expect(findNumberTexts(page).map(({ template, numbers }) => [template, numbers])).toEqual([
    ['# results in #ms', [72]],
  ]);
});

test('what is read out may be all that is said', () => {
  const page = pageOf('<div><span>Page 2</span> <span aria-live="polite">72 <b>results</b></span></div>');
  expect(findNumberTexts(page).map(({ text }) => text)).toContain('72 results');
  const alone = pageOf('<p><span role="status">72</span> results</p>');
  expect(findNumberTexts(alone).map(({ text }) => text)).toEqual(['72 results']);
});

test('what part of a list is shown is no more than its own sentence', () => {
  const range = '<span><span>1</span> <span>to</span> <span>50</span> <span>of</span> <span>240</span></span>';
  const page = pageOf(
    `<div><span>Page size <span>50</span></span><span>${range}</span><span>Page <span>1</span> of 5</span></div>`,
  );
  expect(findNumberTexts(page).map(({ numbers }) => numbers)).toContainEqual([1, 50, 240]);
});

test('links, buttons and labels state nothing', () => {
  expect(findNumberTexts(pageOf('<a href="/c">Cart 3</a><button>4 more</button><label>Red 5</label>'))).toEqual([]);
});

test('what stands in a pager as a link that leads nowhere tells which part is shown', () => {
  const pager = '<ul><li><a href="#">«</a><li><a href="#">41-80 of 267</a><li><a href="/?p=3">81-120 of 267</a></ul>';
  expect(findNumberTexts(pageOf(pager)).map(({ numbers }) => numbers)).toEqual([[41, 80, 267]]);
  expect(findNumberTexts(pageOf('<a href="#">Reviews (267)</a>'))).toEqual([]);
});

test('prose is not read', () => {
  expect(findNumberTexts(pageOf(`<p>${'In 1999 we began. '.repeat(20)}</p>`))).toEqual([]);
});

test('linked page numbers are no part of the sentence after them', () => {
  const pager = '<p><b>1</b> <a href="?p=2">2</a> … <a href="?p=24">24</a> 925 games</p>';
  expect(findNumberTexts(pageOf(pager)).map(({ text }) => text)).toContain('925 games');
});

test('what stands above cards with a box each may tell of the result', () => {
  const card = (at: number): string =>
    `<li><a href="/p/${String(at)}">Lamp</a><input type=checkbox name=compare value=${String(at)}></li>`;
  const index = pageOf(`<main><p>24 results</p><ul>${[1, 2, 3].map(card).join('')}</ul></main>`);
  expect(findNumberTexts(index).map(({ text }) => text)).toContain('24 results');
});

test('what stands with the boxes of one field tells of them, not of the result', () => {
  const boxes = (name: string): string =>
    `<li><input type="checkbox" name="${name}" value="a">A<li><input type="checkbox" name="${name}" value="b">B`;
  const field = (name: string): string => `<div><p>0 selected <a href="/">Reset</a></p><ul>${boxes(name)}</ul></div>`;
  const texts = findNumberTexts(pageOf(`<form>${field('colour')}${field('size')}<p>312 products</p></form>`));
  expect(texts.map(({ text }) => text)).toEqual(['312 products']);
});

test('what stands in a row that hands clicks to the field in it tells of the result', () => {
  const row = (field: string): string => `<div onclick><span>497 recipes</span> ${field}</div>`;
  const found = (field: string): readonly string[] => findNumberTexts(livePageOf(row(field))).map(({ text }) => text);
  expect(found('<button aria-haspopup=dialog aria-label="Sort by, Newest"></button>')).toEqual(['497 recipes']);
  expect(found('<button aria-expanded=false></button>')).toEqual([]);
});

test('a button that drops down how many are shown at once may tell which part is shown', () => {
  const told = (text: string, attributes = 'aria-haspopup=listbox'): readonly string[] =>
    findNumberTexts(livePageOf(`<button ${attributes}><span><b>${text}</b></span></button>`)).map(
      (found) => found.text,
    );
  expect(told('1 - 20</b> of <b>372')).toEqual(['1 - 20 of 372']);
  expect(told('Brand 3 of 12')).toEqual([]);
  expect(told('1 - 20</b> of <b>372', '')).toEqual([]);
});
