import { expect, test } from 'vitest';
import { signatureOf, type PageSignature } from '../../src/filter/signature.js';
import { pageView, SITE } from '../explore/page-views.js';
import { searchSite } from './search-site.js';

const site = searchSite('bare');

test('the echo of the keyword makes no difference, nor do numbers', () => {
  const says = (query: string, count: number): PageSignature =>
    signatureOf(pageView({ title: `Search: ${query}`, passages: [`${String(count)} results for ${query}`] }), {
      query,
    });
  expect(says('oak table', 0).tokens).toEqual(says('枕', 1234).tokens);
});

test('tokens are eight digits each, sorted', () => {
  const { tokens } = signatureOf(site.answer('lamp', [1, 2, 3]), { query: 'lamp' });
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.every((token) => /^[0-9a-f]{8}$/u.test(token))).toBe(true);
  expect(tokens).toEqual([...new Set(tokens)].sort());
});

test('what the list shows is no token, but an entity', () => {
  const [few, many] = [[1], [1, 2, 3, 4, 5, 6, 7, 8]].map((found) =>
    signatureOf(site.answer('lamp', found), { query: 'lamp' }),
  );
  expect([few?.entities.length, many?.entities.length]).toEqual([1, 8]);
  expect(Math.abs((few?.tokens.length ?? 0) - (many?.tokens.length ?? 0))).toBeLessThan(4);
});

test('a number of the keyword is no size', () => {
  const view = pageView({
    declaredCount: 609265,
    counts: [{ node: 0, template: 'search "#"', value: 609265, from: null, to: null, confidence: 1 }],
  });
  expect(signatureOf(view, { query: '609265;s=nm' })).toMatchObject({ declared: null, sizes: [] });
  expect(signatureOf(view, { query: 'lamp' }).declared).toBe(609265);
});

test('links that name the keyword are counted, those of menus are not', () => {
  const links = (['content', 'navigation'] as const).map((area) => ({
    ...{ node: 0, url: `${SITE}/x`, text: 'Oak tables', rel: [], acts: false },
    area,
  }));
  expect(signatureOf(pageView({ links }), { query: 'table' }).mentions).toBe(1);
});
