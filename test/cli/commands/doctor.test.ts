import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { doctorCommand } from '../../../src/cli/commands/doctor.js';
import { createFakeTerminal } from '../fake-terminal.js';
import { temporaryFolder } from '../temporary-folder.js';

it('finds what a crawl needs', async () => {
  const folder = await temporaryFolder();
  const terminal = createFakeTerminal({ folder });
  expect(await doctorCommand.run({ positionals: [], flags: new Map(), terminal })).toBe('finished');
  expect(terminal.written()).toContain(`Node ${process.versions.node}`);
  expect(terminal.written()).toContain(join(folder, 'storage'));
  expect(await readdir(folder)).toEqual([]);
});

it('tells of a folder that cannot be written to, and what to do', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'storage'), 'a file in the way');
  const terminal = createFakeTerminal({ folder });
  expect(await doctorCommand.run({ positionals: [], flags: new Map(), terminal })).toBe('unexpected');
  expect(terminal.written()).toContain('Name another with --output-dir.');
});
