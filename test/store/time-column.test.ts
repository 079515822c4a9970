import { expect, it } from 'vitest';

import { fromTimeColumn, toTimeColumn } from '../../src/store/time-column.js';

it.each([
  '2026-01-02T03:04:05.678Z',
  '1969-12-31T23:59:59.999Z',
  '2026-01-02',
  '2026-01-02T03:04:05+01:00',
  'yesterday',
  '',
])('%j comes back as it was', (at) => {
  expect(fromTimeColumn(toTimeColumn(at))).toBe(at);
});

it('is a number where that is the same time', () => {
  expect(toTimeColumn('1970-01-01T00:00:01.500Z')).toBe(1500);
  expect(fromTimeColumn(undefined)).toBe('');
});
