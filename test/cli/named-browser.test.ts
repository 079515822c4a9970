import { join } from 'node:path';
import { expect, it } from 'vitest';

import { mustBeThere } from '../../src/cli/named-browser.js';
import { temporaryFolder } from './temporary-folder.js';

it('refuses a browser that is not there, as wrong usage', async () => {
  const browserPath = join(await temporaryFolder(), 'chrome');
  await expect(mustBeThere({ browserPath, render: 'auto' })).rejects.toMatchObject({
    exit: 'usage',
    message: `There is no browser at ${browserPath}. Correct the path, or leave it out to use one that is found.`,
  });
});

it.each([
  ['none is named', { browserPath: null, render: 'browser' }],
  ['none is to be used', { browserPath: '/none', render: 'http' }],
  ['it is there', { browserPath: process.execPath, render: 'browser' }],
] as const)('says nothing where %s', async (_, options) => {
  await expect(mustBeThere(options)).resolves.toBeUndefined();
});
