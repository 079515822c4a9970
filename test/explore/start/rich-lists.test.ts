import { describe, expect, it } from 'vitest';
import { isRich, isSurelyRich } from '../../../src/explore/start/rich-lists.js';
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

  it('is not one that might go on if it were scrolled, or that moves sideways', () => {
    const scroll = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null } as const;
    const next = { kind: 'actions', from: { kind: 'url', url: to('/').url }, steps: [scroll] } as const;
    const none = { previous: null, pages: [], nodes: [] };
    expect(isSurelyRich(listPage(['1'], { pagination: { next, ...none } }))).toBe(false);
    expect(isSurelyRich(listPage(['1'], { pagination: { next: to('/2'), ...none, isSideways: true } }))).toBe(false);
    expect(isSurelyRich(listPage(['1'], { pagination: { next: to('/2'), ...none } }))).toBe(true);
  });
});
