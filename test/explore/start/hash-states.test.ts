import { describe, expect, it } from 'vitest';

import { listPage } from '../page-views.js';
import type { PageView } from '../../../src/model/page.js';
import { isStateOfKnown } from '../../../src/explore/start/hash-states.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { to } from '../fixture-site.js';

const found = (path: string, view: Partial<PageView>): FoundList => ({
  path: to(path),
  observation: {
    page: path,
    view: listPage(['1', '2'], view),
    at: '2026-01-01T00:00:00.000Z',
    cost: { pages: 1, bytes: 0, transport: 'memory' },
  },
  via: null,
  depth: 1,
});

const WHOLE = found('/search', { declaredCount: 90 });
const parts = (count: number, ...names: readonly string[]): readonly FoundList[] =>
  names.map((name) => found(`/search#c=${name}`, { declaredCount: count }));

const isSkipped = (path: string, lists: readonly FoundList[]): boolean => isStateOfKnown(to(path), lists);

describe('a link to a state behind the hash', () => {
  it('is no list of its own once others of its kind were parts of the list of the page', () => {
    expect(isSkipped('/search#c=Tents', [WHOLE, ...parts(9, 'Bags', 'Boats', 'Boots')])).toBe(true);
  });

  it('nor is one to a state of a page that is behind the hash itself', () => {
    const whole = found('/#/search', { declaredCount: 90 });
    const seen = ['Bags', 'Boats', 'Boots'].map((name) => found(`/#/search?c=${name}`, { declaredCount: 9 }));
    expect(isSkipped('/#/search?c=Tents', [whole, ...seen])).toBe(true);
    expect(isSkipped('/#/found?c=Tents', [whole, ...seen])).toBe(false);
  });

  it.each([
    ['too few were seen', '/search#c=Tents', [WHOLE, ...parts(9, 'Bags', 'Boats')]],
    ['it says something else', '/search#tab=News', [WHOLE, ...parts(9, 'Bags', 'Boats', 'Boots')]],
    ['its page is another one', '/found#c=Tents', [WHOLE, ...parts(9, 'Bags', 'Boats', 'Boots')]],
    ['the list of its page is not known', '/search#c=Tents', parts(9, 'Bags', 'Boats', 'Boots')],
    ['one was larger', '/search#c=Tents', [WHOLE, ...parts(9, 'Bags', 'Boats'), ...parts(99, 'Boots')]],
  ])('may be one where %s', (_title, path, lists) => {
    expect(isSkipped(path, lists)).toBe(false);
  });
});
