/**
 * `npm test`, after the build: Vitest, then Playwright even where Vitest failed, then one line that sums them up
 * (the last one here, and in `test-results/totals.txt` for continuous integration).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  playwrightTotals,
  sumTotals,
  totalsLine,
  vitestTotals,
  withExitCode,
  type PlaywrightReport,
  type VitestReport,
} from './test-totals.js';

const REPORTS = 'test-results';
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);

const vitestExit = runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`]);
const playwrightExit = runTool('playwright', ['test', '--pass-with-no-tests']);

const totals = [
  withExitCode(vitestTotals(readReport<VitestReport>(VITEST_REPORT)), vitestExit),
  withExitCode(playwrightTotals(readReport<PlaywrightReport>(PLAYWRIGHT_REPORT)), playwrightExit),
];
writeFileSync(join(REPORTS, 'totals.txt'), `${totalsLine(totals)}\n`);
console.log(totalsLine(totals));

const { passed, failed } = sumTotals(totals);
if (passed === 0) console.error('No test passed, so nothing is known.');
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function runTool(name: string, words: readonly string[]): number {
  const { status, error } = spawnSync(name, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error !== undefined) console.error(`${name} could not be run: ${error.message}`);
  return status ?? 1;
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
