import { expect, test } from 'vitest';
import { measurePage, type PageFeatures } from '../../../src/pages/kinds/page-features.js';
import { pageOf } from '../html-page.js';
import { tallyPage } from '../../../src/pages/kinds/tally.js';

/** Features of a page without a list. */
function measure(html: string, url?: string): PageFeatures {
  const index = pageOf(html, url);
  return measurePage({
    index,
    tally: tallyPage(index.nodes),
    list: null,
    candidates: [],
    hasNext: false,
    hasPageNumbers: false,
    declaredCount: null,
  });
}

test('structured data is measured', () => {
  expect(
    measure(
      '<script type="application/ld+json">{"@type":"Product"}</script><meta property="og:type" content="og:product">',
    ),
  ).toMatchObject({ oneEntity: 1, manyEntities: 0, ogProduct: 1 });
});

test('a price and a control beside the title are measured', () => {
  expect(measure('<h1>Boot</h1><p>€ 5</p><button>Buy</button>')).toMatchObject({
    priceByTitle: 1,
    priceAndButton: 1,
    noTitle: 0,
  });
});

test('the address is measured by its shape', () => {
  expect(measure('', 'https://a.example/a/the-red-leather-boot-1234.html?x=1')).toMatchObject({
    home: 0,
    longLast: 1,
    digitsInLast: 1,
    document: 1,
    query: 1,
  });
  expect(measure('', 'https://a.example/')).toMatchObject({ home: 1, depth: 0 });
});

test('every feature is between 0 and 1', () => {
  const values = Object.values(
    measure(
      `<h1>x</h1>${'<p>prose of a page that goes on and on, as pages do when somebody writes them, and on, and on, and then on again.</p>'.repeat(300)}`,
    ),
  );
  expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
});
