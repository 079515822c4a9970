import { expect, test } from 'vitest';
import { readCardMarks } from '../../../src/pages/lists/card-marks.js';
import { readCardTexts } from '../../../src/pages/lists/card-texts.js';
import { pageOf } from '../html-page.js';
import { itemRecords } from './item-records.js';

/** Marks of each list item. */
function marks(html: string): readonly (readonly string[])[] {
  const index = pageOf(`<ul>${html}</ul>`);
  const records = itemRecords(index);
  return readCardMarks(
    index,
    records,
    records.map((record) => readCardTexts(index, record)),
  );
}

const plain = (id: number): string => `<li><a href="/p/${id}">Thing ${id}</a></li>`;

test('texts that few cards share mark them', () => {
  const ad = (id: number): string => `<li><i>Anzeige</i><a href="/p/${id}">Thing ${id}</a></li>`;
  expect(marks(ad(1) + ad(2) + [3, 4, 5, 6].map(plain).join('')).map((of) => of.includes('text:anzeige'))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a text of one card alone is its own, not a mark', () => {
  expect(marks([1, 2, 3].map(plain).join(''))).toEqual([[], [], []]);
});

test('another link, class, attribute or rel marks', () => {
  const ad = '<li class="ad" data-x="1"><a rel="sponsored" href="/click?to=9">Thing</a></li>';
  expect(marks(ad + [1, 2, 3].map(plain).join(''))[0]).toEqual([
    'rel:sponsored',
    'class:ad',
    'attribute:data-x',
    'link:shop.example/click?to',
  ]);
});

test('a link with an argument more is marked alike in all lists, whatever arguments their links carry along', () => {
  const cards = (carried: string, own: number, foreign: number): readonly (readonly string[])[] =>
    marks(
      Array.from({ length: own + foreign }, (_, at) => {
        const from = at < own ? '' : '&from=ALIKE';
        return `<li><a href="/p/${String(at)}?${carried}${from}">Thing ${String(at)}</a></li>`;
      }).join(''),
    );
  const foreign = ['link:+from'];
  expect(cards('colour=red', 4, 1)).toEqual([[], [], [], [], foreign]);
  expect(cards('size=9', 3, 2)).toEqual([[], [], [], foreign, foreign]);
  expect(cards('size=3', 1, 3)).toEqual([['link:-from'], foreign, foreign, foreign]);
});
