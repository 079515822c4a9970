import { describe, expect, it } from 'vitest';
import { isRich, isSurelyRich } from '../../../src/explore/start/rich-lists.js';
import { to } from '../fixture-site.js';
import { choice, facet, listPage, pageView } from '../page-views.js';

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

  it('is not one by a number on a front page whose cards move sideways', () => {
    const pagination = { next: to('/2'), previous: null, pages: [], nodes: [], isSideways: true } as const;
    expect(isSurelyRich(listPage(['1'], { declaredCount: 350, pagination }))).toBe(false);
  });

  it('is not one beside a pair of links without counts', () => {
    const beside = (values: readonly string[], count: number | null): boolean =>
      isSurelyRich(
        listPage(['1'], {
          groups: [facet('Shop', [], { confidence: 0.5, choices: values.map((one) => choice(one, one, { count })) })],
        }),
      );
    expect([beside(['Home', 'Menu'], null), beside(['Yes', 'No'], 4), beside(['S', 'M', 'L'], null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is not one beside a menu that counts more than it can hold', () => {
    const beside = (path: (value: string) => string, more: Parameters<typeof listPage>[1] = {}): boolean => {
      const choices = ['Lamps', 'Bulbs'].map((one) => choice(one, null, { count: 12, path: to(path(one)) }));
      return isSurelyRich(listPage(['1', '2'], { ...more, groups: [facet('Departments', [], { choices })] }));
    };
    const next = { kind: 'actions', from: { kind: 'url', url: to('/').url }, steps: [] } as const;
    const pagination = { next, previous: null, pages: [], nodes: [] };
    expect([
      beside((value) => `/${value}`),
      beside((value) => `/list?in=${value}`),
      beside((value) => `/${value}`, { declaredCount: 40 }),
      beside((value) => `/${value}`, { pagination }),
      // Arrows that move the cards sideways bring no more of them.
      beside((value) => `/${value}`, { pagination: { ...pagination, isSideways: true } }),
    ]).toEqual([false, true, true, true, false]);
  });
});
