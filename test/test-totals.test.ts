import { expect, test } from 'vitest';
import { playwrightTotals, totalsLine, vitestTotals, withExitCode } from './test-totals.js';

const file = (
  status: string,
  ...tests: readonly string[]
): { status: string; assertionResults: { status: string }[] } => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests are counted over all files, skipped ones not', () => {
  const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] };
  expect(vitestTotals(report)).toEqual({ passed: 2, failed: 1 });
});

test('a file that could not be loaded is a failed test', () => {
  expect(vitestTotals({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
});

test('a test that passed only when repeated has failed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] };
  expect(playwrightTotals(report)).toEqual({ passed: 3, failed: 2 });
});

test.each([vitestTotals, playwrightTotals])('a run without a report has failed', (totals) => {
  expect(totals(undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ends badly without a failed test has failed', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('the closing line is the sum', () => {
  expect(
    totalsLine([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toBe('5 passed, 1 failed');
});
