import { describe, expect, it } from 'vitest';
import { besideIdleStep } from '../../../src/browse/stage/brought-openers.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { wayTo } from '../../../src/browse/stage/opener-ways.js';
import type { Step } from '../../../src/model/access-path.js';
import { opener, openerStep, viewListing } from '../offering-view.js';

const [filters, column, value, tools] = ['Filters', 'Column', 'Value', 'Tools'].map((name) => openerStep(name)) as [
  Step,
  Step,
  Step,
  Step,
];
const step: Step = { ...openerStep('Wood', 'Column'), do: 'click', role: 'option' };
const before = viewListing(['A'], { openers: [opener('Filters'), opener('Tools'), opener('Column')] });
const byGroup = new Map([['Column', [filters, column]]]);

describe('after a choice that left the list as it was', () => {
  it('what it has brought up is opened, and what stands in its panel, but nothing else', () => {
    const within = new Map([[openerKey(column), filters]]);
    const isBeside = besideIdleStep({ step, before }, [filters, tools, column, value], { byGroup, within });
    expect([filters, tools, column, value].map((one) => isBeside?.(one))).toEqual([false, false, true, true]);
    expect(wayTo(within, value)).toEqual([filters, value]);
  });

  it('what it has brought up stands behind no opener that stood behind it before', () => {
    const within = new Map([
      [openerKey(filters), value],
      [openerKey(column), filters],
    ]);
    besideIdleStep({ step, before }, [value], { byGroup, within });
    expect(wayTo(within, column)).toEqual([value, filters, column]);
  });

  it('all is opened where nothing had to be opened for it', () => {
    const within = new Map<string, Step>();
    expect(besideIdleStep({ step, before }, [value], { byGroup: new Map(), within })).toBeNull();
    expect(within.size).toBe(0);
  });
});

it('all is opened after anything else', () => {
  expect(besideIdleStep(null, [value], { byGroup, within: new Map() })).toBeNull();
});
