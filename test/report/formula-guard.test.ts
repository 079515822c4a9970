import { expect, it } from 'vitest';

import { guardFormula } from '../../src/report/formula-guard.js';

it.each(['=cmd|x', '+1+2', '-2+3+cmd', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＠x', '-', '--5', '+a', '-5 or so'])(
  '%j gets a quote',
  (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`);
  },
);

it.each(['', 'a=b', '5', '-5', '+5', '-1.234,50', '+1,000', '-.5', '-5e-3', '-12 %', '-12%', ' =1', "'=1"])(
  '%j stays as it is',
  (cell) => {
    expect(guardFormula(cell)).toBe(cell);
  },
);
