import { expect, it } from 'vitest';

import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { placeBehind, wayTo } from '../../../src/browse/stage/opener-ways.js';
import type { Step } from '../../../src/model/access-path.js';
import { openerStep } from '../offering-view.js';

const [filters, column, value] = ['Filters', 'Column', 'Value'].map((name) => openerStep(name)) as [Step, Step, Step];

it('leads through all that has to be opened, from the outermost', () => {
  const within = new Map<string, Step>();
  placeBehind(within, value, column);
  placeBehind(within, column, filters);
  expect(wayTo(within, value)).toEqual([filters, column, value]);
  expect(wayTo(within, filters)).toEqual([filters]);
});

it('ends where each of two openers has brought up the other', () => {
  const within = new Map<string, Step>();
  placeBehind(within, value, column);
  placeBehind(within, column, value);
  placeBehind(within, column, column);
  expect(wayTo(within, value)).toEqual([column, value]);
  expect(within.has(openerKey(column))).toBe(false);
});
