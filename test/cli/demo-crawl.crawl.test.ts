import { join } from 'node:path';
import { expect, it } from 'vitest';

import { runCli } from './run-cli.js';
import { SMALL } from './small-shop.js';
import { temporaryFolder } from './temporary-folder.js';

it('shows summary, table and a score without errors', async () => {
  const switches = Object.entries(SMALL).flatMap(([name, value]) => ['--switch', `${name}=${String(value)}`]);
  const { code, stdout } = await runCli(['demo', '--crawl', ...switches, '-o', join(await temporaryFolder(), 'run')]);
  expect(code).toBe(0);
  expect(stdout).toContain('The first 12 of 30 entities');
  expect(stdout).toMatch(/^all hidden \* +1\.0000 +1\.0000/mu);
  expect(stdout).toContain('The shop counted 0 attempts to change something.');
});
