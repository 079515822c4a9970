import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import type { FacetView } from '../../../src/demo/view/controls.js';
import { bodyAt, visitShop } from '../shop-fixture.js';

function facetAt(address: string, label: string, options: Partial<DemoShopOptions> = {}): FacetView | undefined {
  const groups = bodyAt(visitShop(options), address, 'list').facets;
  return groups.flatMap(({ facets }) => facets).find((facet) => facet.label === label);
}

function texts(facet: FacetView | undefined): readonly string[] {
  return facet?.values.map(({ text }) => text) ?? [];
}

describe('facets', () => {
  it('exist only in some categories', () => {
    expect(facetAt('/c/footwear', 'Heel height')).toBeDefined();
    expect(facetAt('/all', 'Heel height')).toBeUndefined();
    expect(facetAt('/c/clothing', 'Heel height')).toBeUndefined();
  });

  it('stand with the most frequent value first, ranges in their own order', () => {
    const counts = facetAt('/all', 'Brand')?.values.map(({ count }) => Number(count)) ?? [];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(texts(facetAt('/all', 'Price range'))[0]).toBe('Under $25');
  });

  it.each([
    ['remove', ['Red']],
    ['vanish', []],
    ['chips', []],
  ] as const)('leave of a chosen single facet with %s: %o', (chosen, left) => {
    expect(texts(facetAt('/all?color=red', 'Color', { chosen }))).toEqual(left);
  });

  it('offer the other values in place of the chosen one where they switch', () => {
    const facet = facetAt('/all?color=red', 'Color', { chosen: 'switch' });
    expect(facet?.values.length).toBeGreaterThan(5);
    expect(facet?.values.find(({ text }) => text === 'Blue')?.href).toBe('/all?color=blue');
    expect(facet?.values.find(({ isChosen }) => isChosen)).toMatchObject({ text: 'Red', href: '/all' });
  });

  it('widen or narrow with a second value, or forget the other filters', () => {
    const second = (options: Partial<DemoShopOptions>) =>
      facetAt('/all?activity=hiking&color=red', 'Activity', { chosen: 'switch', ...options })?.values.find(
        ({ text }) => text === 'Climbing',
      )?.href;
    expect(second({ multi: 'or' })).toBe('/all?activity=hiking&color=red&activity=climbing');
    expect(second({ multi: 'single' })).toBe('/all?color=red&activity=climbing');
    expect(second({ combine: 'replace' })).toBe('/all?activity=climbing');
  });

  it('are links, forms or both', () => {
    const widgets = (facets: DemoShopOptions['facets']) =>
      new Set(bodyAt(visitShop({ facets }), '/all', 'list').facets.map(({ form }) => form !== null));
    expect(widgets('links')).toEqual(new Set([false]));
    expect(widgets('form')).toEqual(new Set([true]));
    expect(widgets('mixed')).toEqual(new Set([true, false]));
    expect(widgets('none').size).toBe(0);
  });

  it('of a form keep the rest of the state in hidden fields', () => {
    const [group] = bodyAt(visitShop({ facets: 'form' }), '/c/footwear?q=a&color=red&sort=dear', 'list').facets;
    expect(group?.form).toMatchObject({
      action: '/c/footwear',
      hidden: [
        ['q', 'a'],
        ['sort', 'dear'],
      ],
    });
    expect(new Set(group?.facets.map(({ widget }) => widget))).toEqual(new Set(['select', 'radios']));
  });

  it('may have a form each, which keeps the other facets', () => {
    const groups = bodyAt(visitShop({ facets: 'form', forms: 'each' }), '/all?color=red', 'list').facets;
    expect(groups.length).toBeGreaterThan(8);
    expect(groups.find(({ facets }) => facets[0]?.label === 'Brand')?.form?.hidden).toEqual([['color', 'red']]);
  });

  it('show eight values and lead to the rest', () => {
    const facet = facetAt('/all', 'Collection', { truncate: 'on' });
    expect(facet?.values).toHaveLength(8);
    expect(bodyAt(visitShop(), facet?.showAll?.href ?? '', 'values').facet.values.length).toBeGreaterThan(8);
  });

  it('may show what would find nothing', () => {
    const address = '/all?brand=maruni&color=red';
    const zeros = (zero: 'hide' | 'show') =>
      facetAt(address, 'Collection', { zero })?.values.filter(({ count }) => count === '0').length;
    expect(zeros('hide')).toBe(0);
    expect(zeros('show')).toBeGreaterThan(0);
  });

  it('may do without counts, with swatches, or with nofollow', () => {
    expect(facetAt('/all', 'Color', { counts: 'off' })?.values[0]?.count).toBeNull();
    expect(facetAt('/all', 'Color', { swatches: 'on' })?.values[0]?.swatch).toMatch(/^#/);
    expect(facetAt('/all', 'Color', { nofollow: 'on' })?.values[0]?.rel).toBe('nofollow');
  });
});
