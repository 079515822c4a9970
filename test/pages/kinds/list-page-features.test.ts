import { expect, test } from 'vitest';
import { measureList, measurePrices, type FeatureContext } from '../../../src/pages/kinds/list-page-features.js';
import { tallyPage } from '../../../src/pages/kinds/tally.js';
import { cardsHtml, pageOf } from '../html-page.js';
import { candidatesOf } from '../list-pages.js';

/** A page with its best candidate as list. */
function contextOf(html: string): FeatureContext {
  const index = pageOf(html);
  const candidates = candidatesOf(index);
  return {
    index,
    tally: tallyPage(index.nodes),
    list: candidates[0] ?? null,
    candidates,
    hasNext: false,
    hasPageNumbers: false,
    declaredCount: null,
  };
}

test('a list below the title is told from one below a section', () => {
  expect(measureList(contextOf(`<h1>Shoes</h1>${cardsHtml(12)}`))).toMatchObject({
    listLarge: 1,
    listBelowTitle: 1,
    listBelowSection: 0,
  });
  expect(measureList(contextOf(`<h1>Boot</h1><p>About it</p><h2>Others</h2>${cardsHtml(3)}`))).toMatchObject({
    listSmall: 1,
    listBelowSection: 1,
  });
});

test('without a list there are only candidates to count', () => {
  expect(measureList(contextOf('<p>x</p>'))).toEqual({ lists: 0 });
});

test('prices outside of the list, pairs and forms are measured', () => {
  expect(
    measurePrices(
      contextOf(
        '<h1>Boot</h1><p>€ 5</p><table><tr><td>Colour<td>Red</table><form method="post"><input type="number"></form>',
      ),
    ),
  ).toMatchObject({ fewPrices: 1, postForm: 1, quantityByTitle: 1 });
});
