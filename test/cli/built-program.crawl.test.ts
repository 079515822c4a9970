import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '../..');
const BUILT = resolve(PROJECT, 'dist/cli/main.js');

it('the program that the build leaves is started by its name alone, as npx does', () => {
  if (!existsSync(BUILT)) execFileSync('npm', ['run', '-s', 'build'], { cwd: PROJECT });
  expect(execFileSync(BUILT, ['--version'], { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\s*$/u);
});
