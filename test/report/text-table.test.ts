import fc from 'fast-check';
import { expect, it } from 'vitest';

import { displayWidth } from '../../src/report/display-text.js';
import { formatColumns } from '../../src/report/text-table.js';

it('aligns columns by what a terminal shows', () => {
  const columns = [{ title: 'Name' }, { title: 'Count', align: 'right' }] as const;
  expect(
    formatColumns(
      columns,
      [
        ['赤い', '1'],
        ['a', '23'],
      ],
      80,
    ),
  ).toEqual(['Name  Count', '────  ─────', '赤い      1', 'a        23']);
});

it('takes from the widest column where the table is too wide', () => {
  const rows = [['a'.repeat(30), 'b'.repeat(10)]];
  expect(formatColumns([{ title: 'A' }, { title: 'B' }], rows, 30)[2]).toBe(`${'a'.repeat(17)}…  ${'b'.repeat(10)}`);
  expect(formatColumns([{ title: 'A' }, { title: 'B' }], rows, 1)[2]).toBe('aaaaa…  bbbbb…');
});

it('shows nothing that a terminal would obey', () => {
  const lines = formatColumns([{ title: '\u001b[31mA' }], [['x\u001b]0;title\u0007\ny']], 80);
  expect(lines.join('')).not.toMatch(/[\u0000-\u001f]/u);
  expect(lines).toHaveLength(3);
});

it('is never wider than asked for, if its columns can be that narrow', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 22, max: 120 }),
      (rows, width) => {
        const lines = formatColumns([{ title: 'A' }, { title: 'B' }, { title: 'C', align: 'right' }], rows, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
      },
    ),
    { seed: 1 },
  );
});
