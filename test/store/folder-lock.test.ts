import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { lockFolder } from '../../src/store/folder-lock.js';
import { temporaryFolder } from './temporary-folder.js';

const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url));

describe('the lock of a folder', () => {
  it('is held by one at a time, and may be given free twice', () => {
    const folder = temporaryFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'folder-in-use' }) as Error);
    lock.release();
    lock.release();
    lockFolder(folder).release();
  });

  it('ends with the process that holds it, even by kill -9', async () => {
    const folder = temporaryFolder();
    const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'folder-in-use' }) as Error);
    const exit = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exit;
    lockFolder(folder).release();
  });

  it('cannot be had in a folder that is not there', () => {
    expect(() => lockFolder(join(temporaryFolder(), 'missing'))).toThrow(
      expect.objectContaining({ code: 'folder-not-writable' }) as Error,
    );
  });
});
