import { describe, expect, it } from 'vitest';
import { pageAt, visitShop } from '../shop-fixture.js';

describe('structured data', () => {
  it('as JSON-LD says what the page says, safe inside a script', () => {
    const { head } = pageAt(visitShop({ data: 'jsonld', hostile: 'on' }), '/p/14');
    expect(head.jsonLd).not.toContain('<');
    expect(JSON.parse(head.jsonLd ?? '')).toMatchObject({
      '@type': 'Product',
      sku: 'TH-000014',
      offers: { priceCurrency: 'USD' },
    });
  });

  it('as Open Graph names brand and price', () => {
    const properties = new Map(pageAt(visitShop({ data: 'opengraph' }), '/p/14').head.openGraph);
    expect(properties.get('og:type')).toBe('product');
    expect(properties.get('product:price:amount')).toMatch(/^\d+\.\d\d$/);
  });

  it('is missing where it is switched off', () => {
    expect(pageAt(visitShop(), '/p/14').head).toMatchObject({ jsonLd: null, openGraph: [] });
  });
});
