import { describe, expect, it } from 'vitest';

import { composedPath, isComposed } from '../../../src/explore/planning/composing.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { region } from '../page-views.js';

const url = (query: string): AccessPath => ({ kind: 'url', url: `http://shop.test/list${query}` });
const LIST = region([], { path: url(''), view: { ...region([], {}).view, url: 'http://shop.test/list' } });

describe('the way to a conjunction', () => {
  it('has what both choices ask for', () => {
    expect(composedPath(LIST, url('?state=north'), { path: url('?city=york') })).toEqual(url('?state=north&city=york'));
  });

  it('is not known where a choice leads elsewhere', () => {
    const elsewhere: AccessPath = { kind: 'url', url: 'http://shop.test/city/york' };
    expect(composedPath(LIST, url('?state=north'), { path: elsewhere })).toBeNull();
    expect(composedPath(LIST, url('?state=north'), { path: null })).toBeNull();
  });

  it('is the one that a page shows if it asks for the same, in whatever order', () => {
    const composed = composedPath(LIST, url('?state=north'), { path: url('?city=york') });
    expect(isComposed(composed, url('?city=york&state=north'), new Set())).toBe(true);
    expect(isComposed(composed, url('?city=york'), new Set())).toBe(false);
    expect(isComposed(composed, null, new Set())).toBe(false);
  });
});
