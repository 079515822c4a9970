import { describe, expect, it } from 'vitest';
import { createMenuNames, type MenuNames } from '../../../src/explore/facets/menu-names.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { to } from '../fixture-site.js';
import { choice, facet, pageView } from '../page-views.js';

const links = (...places: readonly string[]) =>
  places.map((place) => choice(`Menu ${place}`, null, { path: to(`/${place}`) }));

const counted = (label: string, sizes: Readonly<Record<string, number>>): ChoiceGroup =>
  facet(label, [], {
    choices: Object.entries(sizes).map(([place, count]) => choice(place, null, { count, path: to(`/${place}`) })),
  });

function names(...groups: readonly ChoiceGroup[]): MenuNames {
  const all = createMenuNames(new Set());
  all.learn(pageView({ groups }));
  for (const { choices } of groups)
    for (const { path, count } of choices.slice(0, 1)) if (path !== null && count !== null) all.check(path, count);
  return all;
}

describe('a link of a menu', () => {
  it('is a value of the facet that leads there and counts', () => {
    const { nameOf } = names(counted('Kind', { tea: 3, coffee: 2 }));
    expect(nameOf(to('/tea'))).toEqual({ attribute: 'Kind', value: 'tea', count: 3 });
    expect(nameOf(to('/milk'))).toBeNull();
  });

  it('is none of a facet that tells other sizes than lists have', () => {
    const all = names(counted('Kind', { tea: 3, coffee: 2 }), counted('Brand', { acme: 9 }));
    all.check(to('/coffee'), 2);
    all.check(to('/acme'), 9);
    all.check(to('/tea'), 4);
    expect(['/tea', '/coffee', '/acme'].map((path) => all.nameOf(to(path))?.value)).toEqual([
      undefined,
      undefined,
      'acme',
    ]);
  });

  it('is none of a facet of whose lists none was seen', () => {
    const all = createMenuNames(new Set());
    all.learn(pageView({ groups: [counted('Kind', { tea: 3, coffee: 2 })] }));
    expect(all.nameOf(to('/tea'))).toBeNull();
  });

  it('is none where facets disagree, or the facet tells no numbers, or has no label', () => {
    expect(names(counted('Kind', { tea: 3 }), counted('Use', { tea: 3 })).nameOf(to('/tea'))).toBeNull();
    expect(names(facet('Kind', [], { choices: links('tea') })).nameOf(to('/tea'))).toBeNull();
    expect(names({ ...counted('Kind', { tea: 3 }), label: null }).nameOf(to('/tea'))).toBeNull();
  });
});

describe('a menu', () => {
  const { facetOf } = names(counted('Kind', { tea: 3, coffee: 2, milk: 4, juice: 1 }), counted('Brand', { acme: 9 }));
  const menu = (...places: readonly string[]): ChoiceGroup =>
    facet('Shop', [], { guess: 'navigation', label: null, choices: links(...places) });

  it('is the facet of nearly all of its links', () => {
    expect(facetOf(menu('tea', 'coffee', 'milk', 'juice', 'all'))).toBe('Kind');
  });

  it('is none of its own with further links, values of two facets, one link, or numbers', () => {
    expect(facetOf(menu('tea', 'coffee', 'all', 'help'))).toBeNull();
    expect(facetOf(menu('tea', 'coffee', 'milk', 'juice', 'acme'))).toBeNull();
    expect(facetOf(menu('tea'))).toBeNull();
    expect(facetOf(counted('Shop', { tea: 3, coffee: 2 }))).toBeNull();
  });
});

it('a facet that leads where values of another one do is that one only if it calls them so', () => {
  const { facetOf } = names(counted('Kind', { tea: 3, coffee: 2 }));
  const price = facet('Price', [], { choices: links('tea', 'coffee') });
  expect(facetOf(price)).toBeNull();
  const kinds = ['tea', 'coffee'].map((place) => choice(place, null, { path: to(`/${place}`) }));
  expect(facetOf({ ...price, choices: kinds })).toBe('Kind');
});
