import { expect, it } from 'vitest';
import { createMembership } from '../../src/crawl/membership.js';
import { entitySet } from '../../src/explore/entity-set.js';
import type { ListedPage } from '../../src/explore/context.js';

function page(...entities: readonly number[]): ListedPage {
  const items = entities.map((entity, position) => ({ entity, position, marks: [], fingerprint: '' }));
  return { page: '/list', at: '', items };
}

it('strangers are what queries listed and none of them holds, whoever they turn out to be', () => {
  const same = new Map([[5, 1]]);
  const membership = createMembership((entity) => same.get(entity) ?? entity);
  membership.learn({ pages: [page(1, 2, 9), page(3, 9, 8)], entities: entitySet([1, 2, 3]), paths: [] });
  expect(membership.strangers([])).toEqual([8, 9]);
  membership.learn({ pages: [page(5, 8)], entities: entitySet([5, 8]), paths: [] });
  expect(membership.strangers([])).toEqual([9]);
  membership.learn({ pages: [page(6, 7)], entities: entitySet([6]), paths: [] });
  same.set(7, 6);
  expect(membership.strangers([])).toEqual([9]);
});

it('a stranger is what an address lists a query of, unless a query holds it', () => {
  const membership = createMembership((entity) => entity);
  const paths = ['/oak', '/elm'].map((path) => ({ kind: 'url', url: `https://site.example${path}/` }) as const);
  membership.learn({ pages: [page(1, 2)], entities: entitySet([1, 2]), paths });
  const at = (entity: number, path: string): { entity: number; url: string } => ({
    entity,
    url: `https://site.example${path}/#top`,
  });
  expect(membership.strangers([at(2, '/elm'), at(7, '/oak'), at(8, '/table')])).toEqual([7]);
});
