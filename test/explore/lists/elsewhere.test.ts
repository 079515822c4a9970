import { describe, expect, it } from 'vitest';
import { leadsElsewhere } from '../../../src/explore/lists/elsewhere.js';
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

  it('leads to the next page on the page where it was pressed, though the list came from the address of its data', () => {
    expect([leads('/data/search?wood=oak', '/list'), leads('/data/search?wood=oak', '/list/?wood=oak')]).toEqual([
      false,
      false,
    ]);
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
