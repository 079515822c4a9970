import { describe, expect, it } from 'vitest';

import { displayText, displayWidth, fitText, padText } from '../../src/report/display-text.js';

describe('text that a site sent', () => {
  it('cannot colour, move the cursor, ring, or break the line', () => {
    expect(displayText('\u001b[31mred\u001b[2J\u0007 and\r\nmore\u0085\u2028end')).toBe('[31mred [2J and more end');
  });

  it('cannot turn round what follows', () => {
    expect(displayText('abc\u202ecod.exe\u2066')).toBe('abc cod.exe');
  });

  it('keeps letters of all scripts', () => {
    expect(displayText('حذاء 靴 Schuhe')).toBe('حذاء 靴 Schuhe');
  });
});

describe('columns', () => {
  it('are two for wide characters and none for marks', () => {
    expect([displayWidth('靴'), displayWidth('é'), displayWidth('e\u0301')]).toEqual([2, 1, 1]);
  });

  it('are never exceeded by a text that was fitted', () => {
    expect(fitText('靴靴靴靴', 5)).toBe('靴靴…');
    expect(fitText('short', 5)).toBe('short');
  });

  it('are filled up', () => {
    expect(padText('靴', 4)).toBe('靴  ');
  });
});
