import { expect, test } from 'vitest';
import { otherCards } from '../../../src/pages/lists/other-cards.js';
import { cardsHtml, pageOf } from '../html-page.js';
import { candidatesOf } from '../list-pages.js';

const others = (second: string): readonly boolean[] => {
  const index = pageOf(
    `<main><section><h2>Deals</h2><div>${cardsHtml(8)}</div></section><p id=p>Text</p><section><h2>Featured</h2><div>${second}</div></section></main>`,
  );
  const candidates = candidatesOf(index);
  const list = candidates.find(({ records }) => records[0]?.target.endsWith('thing-1') && records.length === 8);
  if (list === undefined) throw new Error('no list');
  const isOther = otherCards(list, candidates);
  const [, , last] = [...index.byTag('p').slice(0, 1), ...index.byTag('p').slice(-2)];
  return [isOther(index.byTag('p')[0] ?? 0), isOther(last ?? 0)];
};

test('what stands in cards of a second shelf is of those, what stands in the list or between both is not', () => {
  expect(others(cardsHtml(8, 20))).toEqual([false, true]);
});

test('cards that lead elsewhere are no shelf of the same', () => {
  expect(others(cardsHtml(8, 20).replaceAll('/product/thing', '/guide/of/thing'))).toEqual([false, false]);
});
