import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { lockFolder } from '../../src/store/folder-lock.js';
import { temporaryFolder } from './temporary-folder.js';

const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url));

it('the lock of a folder ends with the process that holds it, even by kill -9', async () => {
  const folder = temporaryFolder();
  const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'folder-in-use' }) as Error);
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;
  lockFolder(folder).release();
});
