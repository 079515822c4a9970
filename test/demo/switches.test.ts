import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DEMO_SHOP,
  demoSwitches,
  parseDemoSwitch,
  parseDemoSwitches,
  resolveDemoShopOptions,
} from '../../src/demo/index.js';

describe('the switches', () => {
  it('name every option that has values, with the standard among them', () => {
    const numbers = ['size', 'seed', 'layoutSeed', 'port', 'host', 'latencyMillis'];
    const named = Object.keys(DEFAULT_DEMO_SHOP).filter((name) => !numbers.includes(name));
    expect(demoSwitches.map(({ name }) => name).sort()).toEqual(named.sort());
    for (const { values, standard } of demoSwitches) expect(values).toContain(standard);
  });

  it('are read from name=value', () => {
    expect(parseDemoSwitch('theme=table')).toEqual({ theme: 'table' });
    expect(parseDemoSwitch(' size = 500 ')).toEqual({ size: 500 });
    expect(parseDemoSwitches(['theme=table', 'theme=aria', 'seed=3'])).toEqual({ theme: 'aria', seed: 3 });
  });

  it('refuse what they do not know, and say what they do', () => {
    expect(() => parseDemoSwitch('colour=red')).toThrow(/unknown demo switch "colour".*theme/);
    expect(() => parseDemoSwitch('theme=red')).toThrow(/"theme" cannot be "red".*blocks, table/);
    expect(() => parseDemoSwitch('theme')).toThrow(/cannot be ""/);
    expect(() => parseDemoSwitch('size=')).toThrow(/whole numbers from 20/);
    expect(() => parseDemoSwitch('__proto__=1')).toThrow(RangeError);
  });

  it('are completed with the standard and checked', () => {
    expect(resolveDemoShopOptions({})).toEqual(DEFAULT_DEMO_SHOP);
    expect(() => resolveDemoShopOptions({ size: 3 })).toThrow(/"size" cannot be "3"/);
    expect(() => resolveDemoShopOptions({ theme: 'x' as never })).toThrow(RangeError);
  });
});
