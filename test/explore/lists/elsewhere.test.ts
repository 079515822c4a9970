import { describe, expect, it } from 'vitest';
import { leadsElsewhere } from '../../../src/explore/lists/elsewhere.js';
import type { Step } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { byScript, listPage, SITE, step } from '../page-views.js';

const more = { next: byScript(step('See all')), previous: null, pages: [], nodes: [7] };

/** Whether the way on from a page at an address leads elsewhere, if that is another address with these cards. */
function leads(from: string, to: string, names: readonly string[] = ['c', 'd']): boolean {
  const before = listPage(['a', 'b'], { url: `${SITE}${from}`, pagination: more });
  return leadsElsewhere(before, listPage(names, { url: `${SITE}${to}` }));
}

describe('a press on what stands behind a list', () => {
  it.each([
    ['/', '/cars'],
    ['/', '/cars?sort=new'],
    ['/', '/all%20cars'],
    ['/#/', '/#/cars'],
    ['/app/#/', '/app/#/cars'],
  ])('leads from %s to the list at %s', (from, to) => {
    expect(leads(from, to)).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/cars', '/cars/?sort=new'],
    ['/', '/page/2'],
    ['/cars', '/cars/more'],
    ['/cars', '/results?page=2'],
    ['/#/cars', '/#/cars/2'],
  ])('leads from %s to the next page at %s', (from, to) => {
    expect(leads(from, to)).toBe(false);
  });

  it('leads to the next page where the list came as data, or that page does: these have another address', () => {
    const paged = step('See all', { group: PAGINATION_GROUP });
    const place = (chosen: readonly Step[], source: PageView['source']): boolean => {
      const pagination = { ...more, next: byScript(...chosen, paged) };
      const [before, after] = [
        listPage(['a', 'b'], { url: `${SITE}/data/search`, pagination, source }),
        listPage(['c', 'd'], { url: `${SITE}/oak`, source: 'browser' }),
      ];
      return leadsElsewhere(before, after);
    };
    expect([place([step('Oak')], 'http'), place([step('Oak')], 'browser'), place([], 'http')]).toEqual([
      false,
      true,
      true,
    ]);
    const before = listPage(['a'], { url: `${SITE}/oak`, pagination: more });
    expect(leadsElsewhere(before, listPage(['b'], { url: `${SITE}/data`, source: 'http' }))).toBe(false);
  });

  it('brings more where what was there before is still there', () => {
    expect(leads('/', '/cars', ['a', 'b', 'c'])).toBe(false);
  });

  it('is none where the way on is a link: it says itself where it leads', () => {
    const before = listPage(['a'], {
      url: `${SITE}/`,
      pagination: { ...more, next: { kind: 'url', url: `${SITE}/cars` } },
    });
    expect(leadsElsewhere(before, listPage(['b'], { url: `${SITE}/cars` }))).toBe(false);
  });
});
