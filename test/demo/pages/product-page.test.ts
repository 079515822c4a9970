import { describe, expect, it } from 'vitest';
import { bodyAt, visitShop } from '../shop-fixture.js';

describe('a product page', () => {
  it('shows number, visible attributes and weight', () => {
    const { specs } = bodyAt(visitShop(), '/p/14', 'product');
    expect(specs.rows.map(({ label }) => label)).toEqual(['Item number', 'Brand', 'Features', 'Capacity', 'Weight']);
    expect(specs.rows[0]?.values).toEqual(['TH-000014']);
  });

  it('shows more where nothing is hidden', () => {
    const labels = bodyAt(visitShop({ hidden: 'none' }), '/p/14', 'product').specs.rows.map(({ label }) => label);
    expect(labels).toContain('Color');
    expect(labels).not.toContain('Price range');
  });

  it('has a price for people and one for programs', () => {
    const { price, plainPrice } = bodyAt(visitShop({ language: 'de' }), '/p/5', 'product');
    expect(price).toMatch(/€/);
    expect(plainPrice).toMatch(/^\d+\.\d\d$/);
  });

  it('has controls that act', () => {
    expect(bodyAt(visitShop(), '/p/5', 'product').acts.map(({ kind }) => kind)).toEqual(['cart', 'wishlist', 'vote']);
  });
});
