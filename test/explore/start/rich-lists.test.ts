import { describe, expect, it } from 'vitest';
import { isRich } from '../../../src/explore/start/rich-lists.js';
import { to } from '../fixture-site.js';
import { facet, listPage, pageView } from '../page-views.js';

describe('a rich list', () => {
  it('has pages, a count or facets', () => {
    expect(isRich(listPage(['1'], { declaredCount: 1 }))).toBe(true);
    expect(isRich(listPage(['1'], { groups: [facet('Colour', ['red'])] }))).toBe(true);
    expect(isRich(listPage(['1'], { pagination: { next: to('/2'), previous: null, pages: [], nodes: [] } }))).toBe(
      true,
    );
    expect(isRich(listPage(['1']))).toBe(false);
    expect(isRich(pageView({ declaredCount: 1 }))).toBe(false);
  });
});
