import { join } from 'node:path';
import { expect, it } from 'vitest';

import { mustBeWritable } from '../../src/cli/writable-file.js';
import { temporaryFolder } from './temporary-folder.js';

it('lets files through whose folder is there', async () => {
  await expect(mustBeWritable(join(await temporaryFolder(), 'new.csv'), 'The table')).resolves.toBeUndefined();
});

it('refuses files in folders that are not there, as wrong usage', async () => {
  const file = join(await temporaryFolder(), 'none', 'new.csv');
  await expect(mustBeWritable(file, 'The table')).rejects.toMatchObject({
    exit: 'usage',
    message: `The table cannot be written to ${file}. Name a file in a folder that is there and can be written to.`,
  });
});
