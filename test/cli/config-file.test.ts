import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

import { loadConfigFile } from '../../src/cli/config-file.js';
import { temporaryFolder } from './temporary-folder.js';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('a configuration file', () => {
  test.each([
    ['querent.config.ts', 'interface A { maxPages: number }\nexport default { maxPages: 3 } satisfies A;'],
    ['querent.config.mts', 'export default { maxPages: 3 as number };'],
    ['querent.config.mjs', 'export default { maxPages: 3 };'],
    ['querent.config.json', '{ "maxPages": 3 }'],
  ])('may be %s', async (name, text) => {
    const folder = await folderWith({ [name]: text });
    expect(await loadConfigFile(null, folder)).toEqual({ file: name, values: { maxPages: 3 } });
  });

  it('may be there or not', async () => {
    expect(await loadConfigFile(null, await temporaryFolder())).toBeNull();
  });

  it('may be named', async () => {
    const folder = await folderWith({ 'other.json': '{"seed": 2}', 'querent.config.json': '{"seed": 1}' });
    expect(await loadConfigFile('other.json', folder)).toEqual({ file: 'other.json', values: { seed: 2 } });
  });
});

describe('a configuration file that cannot be used is named with the reason', () => {
  test.each([
    ['missing.json', 'There is no configuration file missing.json'],
    ['broken.json', 'broken.json could not be read: '],
    ['throws.mjs', 'throws.mjs could not be read: boom'],
    ['list.json', 'list.json must hold one object of options (export default { maxPages: 100 }), not a list.'],
    ['empty.mjs', 'not nothing (is there a default export?)'],
  ])('%s', async (name, message) => {
    const folder = await folderWith({
      'broken.json': '{',
      'throws.mjs': 'throw new Error("boom");',
      'list.json': '[]',
      'empty.mjs': '',
    });
    await expect(loadConfigFile(name, folder)).rejects.toThrow(message);
  });
});
