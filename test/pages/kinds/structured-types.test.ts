import { expect, test } from 'vitest';
import { countStructuredTypes } from '../../../src/pages/kinds/structured-types.js';
import { pageOf } from '../html-page.js';

test('types of JSON-LD and microdata are counted together', () => {
  const types = countStructuredTypes(
    pageOf(
      '<script type="application/ld+json">{"@type":"Product","offers":[{"@type":["Offer","Thing"]}]}</script><p itemtype="https://schema.org/Product"></p>',
    ),
  );
  expect(Object.fromEntries(types)).toEqual({ product: 2, offer: 1, thing: 1 });
});

test('broken JSON tells its types too', () => {
  expect(
    countStructuredTypes(pageOf('<script type="application/ld+json">{"@type": "Recipe", </script>')).get('recipe'),
  ).toBe(1);
});
