import { describe, expect, it } from 'vitest';
import { documentAt } from '../../page-fixture.js';
import { visitShop } from '../../shop-fixture.js';

describe('cards of the blocks theme', () => {
  it('have a picture, a name, a brand, a price and stars', () => {
    const document = documentAt(visitShop(), '/all');
    const name = document('a:contains("boots")')
      .filter((_, link) => document(link).children().length === 0)
      .first();
    const card = name.parent();
    expect(card.text()).toMatch(/\$\d/);
    expect(card.parent().find('img').attr('alt')).toBe(name.text());
  });

  it('say that they are paid for', () => {
    expect(documentAt(visitShop({ sponsored: 'badge' }), '/all')('span:contains("Sponsored")').length).toBeGreaterThan(
      0,
    );
  });
});
