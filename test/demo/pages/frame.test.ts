import { describe, expect, it } from 'vitest';
import { pageAt, visitShop } from '../shop-fixture.js';

describe('the frame of every page', () => {
  it('has the categories, everything, and the journal', () => {
    const { navigation } = pageAt(visitShop(), '/about');
    expect(navigation?.categories).toHaveLength(4);
    expect(navigation?.others.map(({ text }) => text)).toEqual(['All products', 'Journal']);
  });

  it('has neither where they are switched off', () => {
    const { navigation } = pageAt(visitShop({ categories: 'off', allProducts: 'off', trap: 'calendar' }), '/about');
    expect(navigation?.categories).toEqual([]);
    expect(navigation?.others.map(({ text }) => text)).toEqual(['Journal', 'Events']);
  });

  it('has a search box that asks for a list', () => {
    expect(pageAt(visitShop(), '/').search).toMatchObject({ name: 'q', form: { action: '/search', method: 'get' } });
    expect(pageAt(visitShop({ urls: 'opaque' }), '/').search).toMatchObject({ name: 's', form: { action: '/list' } });
  });

  it('declares the encoding only where the header does not', () => {
    expect(pageAt(visitShop(), '/').head.charset).toBeNull();
    expect(pageAt(visitShop({ charset: 'shift_jis', charsetIn: 'meta' }), '/').head.charset).toBe('shift_jis');
  });

  it('offers nothing that acts where acts are off', () => {
    const page = pageAt(visitShop({ acts: 'off' }), '/');
    expect([page.signOut, page.footer.newsletter]).toEqual([null, null]);
  });
});
