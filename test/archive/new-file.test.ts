import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';

import { claimFile } from '../../src/archive/new-file.js';
import { folder, removeFolders } from './recording-fixture.js';

afterEach(removeFolders);

it('makes an empty file where there is none, and touches no other', async () => {
  const path = `${await folder()}/a.har`;
  await claimFile(path);
  expect(await readFile(path, 'utf8')).toBe('');
  await writeFile(path, 'precious');
  await expect(claimFile(path)).rejects.toThrow(/there is a file already\. Name another file/u);
  expect(await readFile(path, 'utf8')).toBe('precious');
  await expect(claimFile(`${path}/b.har`)).rejects.toThrow(/it cannot be written \(ENOTDIR\)/u);
});
