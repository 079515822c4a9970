import { expect, test } from 'vitest';
import { createVoteCount } from '../../src/filter/argument-votes.js';
import { choice, facet, link, listPage, pageView, SITE } from '../explore/page-views.js';

test('controls, what links keep and what pages listed are counted', () => {
  const votes = createVoteCount();
  const brands = { ...facet('brand', []), choices: [choice('A', 'brand=1', { count: 2 }), choice('B', 'brand=2')] };
  votes.learn(pageView({ url: `${SITE}/list`, groups: [brands] }));
  votes.learn(listPage(['a', 'b'], { url: `${SITE}/list?sort=1`, declaredCount: 2 }));
  votes.learn(listPage(['b', 'a'], { url: `${SITE}/list?sort=2`, declaredCount: 2 }));
  expect(votes.of('brand')).toMatchObject({ selects: 1, counted: 0 });
  expect(votes.of('sort')).toMatchObject({ reordered: 1, selects: 0 });
  expect([...votes.names()].sort()).toEqual(['brand', 'sort']);
});

test('a session counts for every page that keeps it, a state that changes for none', () => {
  const votes = createVoteCount();
  for (const size of ['1', '2']) {
    const own = `size=${size}&sid=7`;
    const links = ['/a', '/b', '/c'].flatMap((path) => [
      link(`${path}?${own}`, { area: 'header', text: path }),
      link(`/item${path}?${own}`, { area: 'list', text: `item ${path}` }),
    ]);
    votes.learn(pageView({ url: `${SITE}/list?${own}`, links }));
  }
  expect(votes.of('sid').everywhere).toBe(2);
  expect(votes.of('size').everywhere).toBe(0);
});
