import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../src/demo/catalogue/generate.js';
import { resolveDemoShopOptions } from '../../../src/demo/switches.js';

function generate(options: Parameters<typeof resolveDemoShopOptions>[0] = {}) {
  return generateCatalogue(resolveDemoShopOptions(options));
}

describe('the catalogue', () => {
  it('has at least a thousand products when nothing else is asked for', () => {
    expect(generate().products.length).toBeGreaterThanOrEqual(1000);
  });

  it('is the same for the same seed', () => {
    expect(generate({ size: 200 }).products).toEqual(generate({ size: 200 }).products);
    expect(generate({ size: 200 }).products).not.toEqual(generate({ size: 200, seed: 9 }).products);
  });

  it('has names that are mostly different, and a few that are not', () => {
    const names = generate().products.map(({ model, category }) => `${model} ${category}`);
    const different = new Set(names).size;
    expect(different).toBeLessThan(names.length);
    expect(different).toBeGreaterThan(names.length * 0.9);
  });

  it('gives values only in the regions that have the attribute', () => {
    const { tree, attributes, products } = generate({ size: 200 });
    for (const { category, values } of products) {
      const region = tree.pathOf(category).map(({ key }) => key);
      attributes.forEach((attribute, at) => {
        if (attribute.region !== null && !region.includes(attribute.region)) expect(values[at]).toEqual([]);
      });
    }
  });

  it('gives one value of a single-valued attribute, and sometimes none', () => {
    const { attributes, products } = generate();
    const at = attributes.findIndex(({ key }) => key === 'color');
    const sizes = new Set(products.map(({ values }) => values[at]?.length));
    expect(sizes).toEqual(new Set([0, 1]));
  });

  it('puts something into every category', () => {
    const { tree, products } = generate({ size: 40 });
    const filled = new Set(products.flatMap(({ category }) => tree.pathOf(category).map(({ key }) => key)));
    expect(filled).toEqual(new Set(tree.nodes.keys()));
  });

  it('lumps rare colours together where residual values are switched on', () => {
    const { attributes, products } = generate({ residual: 'on' });
    const at = attributes.findIndex(({ key }) => key === 'color');
    const last = (attributes[at]?.values.length ?? 0) - 1;
    expect(products.some(({ values }) => values[at]?.includes(last))).toBe(true);
    expect(products.some(({ values }) => values[at]?.includes(last - 1))).toBe(false);
  });
});
