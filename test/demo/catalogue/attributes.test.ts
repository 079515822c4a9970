import { describe, expect, it } from 'vitest';
import { attributesFor } from '../../../src/demo/catalogue/attributes.js';
import { resolveDemoShopOptions } from '../../../src/demo/switches.js';

function keys(options: Parameters<typeof resolveDemoShopOptions>[0]): readonly string[] {
  return attributesFor(resolveDemoShopOptions(options)).map(({ key }) => key);
}

describe('the attributes', () => {
  it('have keys that fit into addresses, each once', () => {
    const attributes = attributesFor(resolveDemoShopOptions({ hostile: 'on', residual: 'on' }));
    for (const { values } of attributes) {
      expect(new Set(values.map(({ key }) => key)).size).toBe(values.length);
      for (const { key } of values) expect(key).toMatch(/^[a-z0-9-]+$/);
    }
    expect(new Set(attributes.map(({ key }) => key)).size).toBe(attributes.length);
  });

  it('are fewer in a small shop and more in a hostile one', () => {
    expect(keys({ attributes: 'few' }).length).toBeLessThan(keys({}).length);
    expect(keys({ hostile: 'on' })).toEqual([...keys({}), 'x1', 'x2', 'x3']);
  });

  it('can be nearly all hidden, or nearly all visible', () => {
    const visible = (hidden: 'most' | 'none') =>
      attributesFor(resolveDemoShopOptions({ hidden })).filter((attribute) => attribute.visible).length;
    expect(visible('most')).toBe(1);
    expect(visible('none')).toBe(keys({}).length - 2);
  });

  it('have residual values where they are switched on', () => {
    const color = attributesFor(resolveDemoShopOptions({ residual: 'on' })).find(({ key }) => key === 'color');
    expect(color?.values.at(-1)?.key).toBe('other');
  });
});
