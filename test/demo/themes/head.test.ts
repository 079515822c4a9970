import { describe, expect, it } from 'vitest';
import { documentAt } from '../page-fixture.js';
import { visitShop } from '../shop-fixture.js';

describe('the head of a document', () => {
  it('has title, canonical address and neighbours', () => {
    const product = documentAt(visitShop(), '/p/3');
    expect(product('title').text()).toMatch(/ – Trail & Hearth$/);
    expect(product('link[rel=canonical]').attr('href')).toMatch(/^http:\/\/shop\.test\/product\//);
    const list = documentAt(visitShop({ relNext: 'on' }), '/all?page=2');
    expect([list('link[rel=prev]').attr('href'), list('link[rel=next]').attr('href')]).toEqual(['/all', '/all?page=3']);
  });

  it('has structured data that reads as JSON, hostile names included', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const document = documentAt(visitShop({ data: 'jsonld', hostile: 'on' }), `/p/${id}`);
      expect(JSON.parse(document('script').text())).toHaveProperty('name');
    }
  });

  it('has Open Graph properties', () => {
    const document = documentAt(visitShop({ data: 'opengraph' }), '/p/3');
    expect(document('meta[property="og:type"]').attr('content')).toBe('product');
  });
});
