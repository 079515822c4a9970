/**
 * How many tests passed and failed, over Vitest and Playwright.
 */

/** Counts of tests; a file that could not be loaded counts as one failed test. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** Totals of a Vitest run. A missing report means that Vitest did not come to its end. */
export function vitestTotals(report: VitestReport | undefined): Totals {
  if (report === undefined) return { passed: 0, failed: 1 };
  const statuses = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => test.status);
    return file.status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests;
  });
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length,
  };
}

/** Totals of a Playwright run. A test that passed only when repeated has failed: nothing is repeated here. */
export function playwrightTotals(report: PlaywrightReport | undefined): Totals {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** One run's totals and its exit code: a runner that ends badly without a failed test has failed once. */
export function withExitCode(totals: Totals, exitCode: number): Totals {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** The sum, as the closing line of a test run. */
export function totalsLine(all: readonly Totals[]): string {
  const { passed, failed } = sumTotals(all);
  return `${passed} passed, ${failed} failed`;
}

/** All counts added up. */
export function sumTotals(all: readonly Totals[]): Totals {
  return all.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
