import { describe, expect, it } from 'vitest';
import { createCaps } from '../../src/explore/lists/caps.js';
import type { ListReading } from '../../src/explore/lists/list-reading.js';
import { createOnlineCrawl } from '../../src/explore/published/online-crawl.js';
import { takeIn, type ListKnowledge } from '../../src/explore/taking-in.js';
import { exploreContext } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { listedPage, listPage } from './page-views.js';

const knowledge = (): ListKnowledge => createOnlineCrawl(exploreContext(fixtureSite({})).context, []);

function reading(items: readonly (number | string)[], declared: number | null, whole = true): ListReading {
  const counts =
    declared === null ? [] : [{ node: 1, template: '# results', value: declared, from: null, to: null, confidence: 1 }];
  const view = listPage([], { counts, declaredCount: declared });
  const first = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
  return { path: to('/'), first, pages: [listedPage(items)], whole, refusal: null };
}

describe('a list that was read', () => {
  it('is complete if it lists what it declares, or declares nothing', () => {
    expect(takeIn(knowledge(), reading([1, 2], 2))).toMatchObject({ declared: 2, complete: 'yes', whole: true });
    expect(takeIn(knowledge(), reading([1, 2], null))).toMatchObject({ declared: null, complete: 'yes', whole: true });
  });

  it('was stopped if it was not read to its end', () => {
    expect(takeIn(knowledge(), reading([1, 2], null, false))).toMatchObject({ complete: 'stopped', whole: false });
  });

  it.each([
    ['more than a page', 9],
    ['a page', 4],
  ])('is capped if lists confirmed its count and %s is missing', (_, declared) => {
    const known = knowledge();
    takeIn(known, reading([1, 2, 3], 3));
    takeIn(known, reading([4, 5], 2));
    expect(takeIn(known, reading([1, 2], declared))).toMatchObject({ declared, complete: 'capped', whole: false });
  });

  it('is capped if its only page says itself that there is more', () => {
    const plain = reading([1, 2], 3);
    const counts = [{ node: 1, template: '#–# of #', value: 3, from: 1, to: 2, confidence: 1 }];
    const first = { ...plain.first, view: { ...plain.first.view, counts } };
    expect(takeIn(knowledge(), { ...plain, first })).toMatchObject({ declared: 3, complete: 'capped', whole: false });
  });

  it('is capped if it ends where the site cuts its lists, however little is missing', () => {
    const known = { ...knowledge(), caps: createCaps() };
    takeIn(known, reading([5, 6], 2));
    takeIn(known, reading([4], 1));
    for (let list = 0; list < 2; list += 1) known.caps.learn(2, true);
    expect(takeIn(known, reading([1, 2], 3))).toMatchObject({ complete: 'capped', whole: false });
  });

  it('ends with its size where the page goes on with what belongs to another', () => {
    const known = knowledge();
    takeIn(known, reading([1, 2, 3], 3));
    const own = reading([1, 2], 3);
    const pages = [
      [1, 2],
      [3, 4, 5],
      [6, 7, 8, 9],
    ].map((items) => listedPage(items));
    const { entities, complete } = takeIn(known, { ...own, pages });
    expect([[...entities], complete]).toEqual([[1, 2, 3], 'yes']);
  });

  it('has changed if little is missing', () => {
    const known = knowledge();
    takeIn(known, reading([1, 2, 3], 3));
    takeIn(known, reading([4, 5], 2));
    expect(takeIn(known, reading([1, 2], 3))).toMatchObject({ complete: 'changed', whole: true });
  });

  it('teaches which cards do not belong', () => {
    const known = knowledge();
    expect([...takeIn(known, reading(['9:Ad', 1, 2], 2)).entities]).toEqual([1, 2]);
    expect([...takeIn(known, reading(['8:Ad', 3], null)).entities]).toEqual([3]);
  });
});
