import { describe, expect, it } from 'vitest';
import { bodyAt, pageAt, visitShop } from '../shop-fixture.js';

describe('cards', () => {
  it('of paid products stand among the results without satisfying the query', () => {
    const visit = visitShop({ sponsored: 'badge', sizes: 'off' });
    const { cards } = bodyAt(visit, '/all?color=red', 'list');
    const results = bodyAt(visitShop(), '/all?color=red', 'list').cards;
    const paid = cards.filter(({ badge }) => badge !== null);
    expect(paid.length).toBeGreaterThan(0);
    expect(cards.filter(({ badge }) => badge === null).map(({ href }) => href)).toEqual(
      results.map(({ href }) => href),
    );
    expect(paid.every(({ href }) => results.every((result) => result.href !== href))).toBe(true);
  });

  it('of paid products are few, and come again on page after page', () => {
    const visit = visitShop({ sponsored: 'rel' });
    const paid = [1, 2, 3, 4, 5].flatMap((page) =>
      bodyAt(visit, `/all?page=${page}`, 'list').cards.filter(({ rel }) => rel !== null),
    );
    expect(paid.length).toBeGreaterThan(10);
    expect(new Set(paid.map(({ name }) => name)).size).toBeLessThanOrEqual(6);
    expect(paid[0]).toMatchObject({ badge: 'Sponsored', rel: 'sponsored nofollow' });
  });

  it('carry tracking arguments where the shop wants them', () => {
    const { cards } = bodyAt(visitShop({ tracking: 'position' }), '/all', 'list');
    expect(cards[3]?.href).toMatch(/\?src=list&pos=3$/);
    expect(bodyAt(visitShop({ tracking: 'page' }), '/all', 'list').cards[3]?.href).toMatch(/\?ref=list$/);
  });

  it('lead to other addresses of the same product from other places', () => {
    const visit = visitShop({ aliases: 'bare' });
    const [inCategory] = bodyAt(visit, '/c/footwear', 'list').cards;
    const [inAll] = bodyAt(visit, '/all', 'list').cards;
    expect(inCategory?.href).toMatch(/^\/footwear\//);
    expect(inAll?.href).toMatch(/^\/product\//);
  });

  it('of what the session has seen are shown where that is switched on', () => {
    const visit = { ...visitShop({ recentlyViewed: 'on' }), viewed: [3, 5] };
    expect(pageAt(visit, '/all').recentlyViewed?.cards).toHaveLength(2);
    expect(pageAt({ ...visit, viewed: [] }, '/all').recentlyViewed).toBeNull();
    expect(pageAt({ ...visitShop(), viewed: [3] }, '/all').recentlyViewed).toBeNull();
  });

  it('are recommended under lists, the same ones each time', () => {
    const shelf = () => bodyAt(visitShop(), '/c/footwear', 'list').shelf;
    expect(shelf()).toEqual(shelf());
    expect(bodyAt(visitShop({ recommendations: 'off' }), '/all', 'list').shelf).toBeNull();
  });
});
