import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { lockFolder } from '../../src/store/folder-lock.js';
import { temporaryFolder } from './temporary-folder.js';

describe('the lock of a folder', () => {
  it('is held by one at a time, and may be given free twice', () => {
    const folder = temporaryFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'folder-in-use' }) as Error);
    lock.release();
    lock.release();
    lockFolder(folder).release();
  });

  it('cannot be had in a folder that is not there', () => {
    expect(() => lockFolder(join(temporaryFolder(), 'missing'))).toThrow(
      expect.objectContaining({ code: 'folder-not-writable' }) as Error,
    );
  });
});
