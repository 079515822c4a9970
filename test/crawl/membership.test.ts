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
  membership.learn({ pages: [page(1, 2, 9), page(3, 9, 8)], entities: entitySet([1, 2, 3]) });
  expect(membership.strangers()).toEqual([8, 9]);
  membership.learn({ pages: [page(5, 8)], entities: entitySet([5, 8]) });
  expect(membership.strangers()).toEqual([9]);
  membership.learn({ pages: [page(6, 7)], entities: entitySet([6]) });
  same.set(7, 6);
  expect(membership.strangers()).toEqual([9]);
});
