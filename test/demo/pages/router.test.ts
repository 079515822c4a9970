import { describe, expect, it } from 'vitest';
import { answerVisit } from '../../../src/demo/pages/router.js';
import { ORIGIN, bodyAt, pageAt, visitShop } from '../shop-fixture.js';

function statusOf(path: string, options: Parameters<typeof visitShop>[0] = {}): number {
  const visit = visitShop(options);
  const url = new URL(path, ORIGIN);
  return answerVisit(visit, visit.addresses.read(url), url).status;
}

describe('the router', () => {
  it.each(['/', '/all', '/c/footwear', '/search?q=x', '/p/3', '/login', '/cart', '/account', '/about'])(
    'finds %s',
    (path) => {
      expect(statusOf(path)).toBe(200);
    },
  );

  it.each(['/nowhere', '/p/999', '/c/nothing', '/events/2026/11'])('does not find %s', (path) => {
    expect(statusOf(path)).toBe(404);
  });

  it('does not find the list of everything where there is none', () => {
    expect(statusOf('/all', { allProducts: 'off' })).toBe(404);
  });

  it('names the canonical address of a product, or does not', () => {
    expect(pageAt(visitShop(), '/p/3').head.canonical).toMatch(/^http:\/\/shop\.test\/product\/.*-3$/);
    expect(pageAt(visitShop({ aliases: 'bare' }), '/p/3').head.canonical).toBeNull();
  });

  it('names the next page in the head where the shop does', () => {
    expect(pageAt(visitShop({ relNext: 'on' }), '/all').head.next).toBe('/all?page=2');
    expect(pageAt(visitShop(), '/all').head.next).toBeNull();
  });

  it('shows all values of one facet, and the list if the facet does not exist', () => {
    expect(bodyAt(visitShop(), '/all?values=collection', 'values').facet.values.length).toBeGreaterThan(8);
    expect(bodyAt(visitShop(), '/all?values=nothing', 'list').cards).toHaveLength(24);
  });
});
