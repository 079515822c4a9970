import { expect, test } from 'vitest';
import { formatArguments } from '../../src/report/inspect-arguments.js';

test('each argument has a line with what it does, and why that is believed', () => {
  const lines = formatArguments([
    { name: 'brand', kind: 'selects', reason: 'facet' },
    { name: 'sort', kind: 'orders', reason: 'order-control' },
  ]).split('\n');
  expect(lines.slice(1).map((line) => line.trim().split(/\s{2,}/u))).toEqual([
    ['brand', 'selects', 'facet'],
    ['sort', 'orders', 'order control'],
  ]);
});

test('without arguments there is no section', () => {
  expect(formatArguments([])).toBe('');
});

test('what a site calls an argument cannot act on the terminal', () => {
  expect(formatArguments([{ name: '\u001b[2Jx', kind: 'tracks', reason: 'everywhere' }])).not.toContain('\u001b');
});
