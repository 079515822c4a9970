import { describe, expect, it } from 'vitest';
import { createArgumentRoles, type ArgumentRoles } from '../../../src/explore/published/argument-roles.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { facet, pageView, SITE } from '../page-views.js';

const at = (query: string): AccessPath => ({ kind: 'url', url: `${SITE}/list?${query}` });
const sameQuery = (roles: ArgumentRoles, a: string, b: string): boolean =>
  roles.queryKey(at(a)) === roles.queryKey(at(b));
const samePage = (roles: ArgumentRoles, a: string, b: string): boolean => roles.pageKey(at(a)) === roles.pageKey(at(b));
const pager = (
  ...queries: readonly string[]
): {
  pagination: { next: AccessPath | null; previous: null; pages: { number: number; path: AccessPath }[]; nodes: [] };
} => ({
  pagination: {
    next: at(queries[0] ?? ''),
    previous: null,
    pages: queries.map((query, number) => ({ number, path: at(query) })),
    nodes: [],
  },
});

describe('what an argument does', () => {
  it('tracking changes neither page nor query', () => {
    const roles = createArgumentRoles(['sid']);
    expect([samePage(roles, 'a=1&sid=1', 'a=1'), sameQuery(roles, 'a=1&sid=1', 'a=1')]).toEqual([true, true]);
  });

  it('position, told by the pager, changes the page only', () => {
    const roles = createArgumentRoles([]);
    roles.learn(pageView({ url: `${SITE}/list?a=1`, ...pager('a=1&page=2', 'a=1&page=3') }));
    expect([samePage(roles, 'a=1&page=2', 'a=1&page=3'), sameQuery(roles, 'a=1&page=2', 'a=1&page=3')]).toEqual([
      false,
      true,
    ]);
    expect(sameQuery(roles, 'a=1&page=2', 'a=2&page=2')).toBe(false);
  });

  it('position does not count for a list, order does', () => {
    const roles = createArgumentRoles([]);
    const groups = [facet('sort', ['price', 'name'], { guess: 'order' })];
    roles.learn(pageView({ url: `${SITE}/list?a=1`, groups, ...pager('a=1&page=2', 'a=1&page=3') }));
    const key = (query: string): string => roles.listKey(at(query));
    expect([key('page=2&a=1') === key('a=1'), key('a=1&sort=price') === key('a=1')]).toEqual([true, false]);
  });

  it('a single link to the next page tells the position if it adds one argument', () => {
    const roles = createArgumentRoles([]);
    roles.learn(pageView({ url: `${SITE}/list?a=1`, ...pager('a=1&offset=20') }));
    expect(sameQuery(roles, 'a=1&offset=20', 'a=1')).toBe(true);
  });

  it('a single link that adds more tells nothing', () => {
    const roles = createArgumentRoles([]);
    roles.learn(pageView({ url: `${SITE}/list`, ...pager('category=5&page=2') }));
    expect(sameQuery(roles, 'category=5&page=2', 'category=6&page=2')).toBe(false);
  });

  it('a sure sort bar and a page-size bar change neither', () => {
    const roles = createArgumentRoles([]);
    const groups = [
      facet('sort', ['price', 'name'], { guess: 'order' }),
      facet('size', ['20', '40'], { guess: 'page-size' }),
    ];
    roles.learn(pageView({ groups }));
    expect(samePage(roles, 'a=1&sort=price&size=20', 'a=1&size=40')).toBe(true);
  });

  it('a doubtful sort bar says nothing until it was tried', () => {
    const roles = createArgumentRoles([]);
    const sort = facet('sort', ['price', 'name'], { guess: 'order', confidence: 0.4 });
    roles.learn(pageView({ groups: [sort] }));
    expect(samePage(roles, 'sort=price', 'sort=name')).toBe(false);
    roles.learnOrder(sort, [sort]);
    expect(samePage(roles, 'sort=price', 'sort=name')).toBe(true);
  });

  it('an argument with which a facet chooses is never taken for anything else', () => {
    const roles = createArgumentRoles([]);
    const groups = [facet('colour', ['red', 'blue'])];
    roles.learn(pageView({ groups, ...pager('colour=red', 'colour=blue') }));
    roles.learnOrder(facet('colour', ['red', 'blue']), groups);
    expect(sameQuery(roles, 'colour=red', 'colour=blue')).toBe(false);
  });
});
