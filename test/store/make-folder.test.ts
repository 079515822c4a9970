import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/store/make-folder.js';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'));
  made.push(folder);
  return folder;
}

describe('a folder', () => {
  it('is made with those around it, and may be there', async () => {
    const folder = join(await temporary(), 'a', 'b', 'c');
    await Promise.all([makeFolder(folder), makeFolder(folder)]);
    await makeFolder(folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it('is not made where a file stands in its way', async () => {
    const file = join(await temporary(), 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toThrow(/EEXIST/u);
    await expect(makeFolder(join(file, 'below'))).rejects.toThrow();
  });

  it.runIf(process.platform === 'linux')('is not tried without end where a folder takes none', async () => {
    await expect(makeFolder('/proc/nothing/below')).rejects.toThrow(/ENOENT/u);
  });
});
