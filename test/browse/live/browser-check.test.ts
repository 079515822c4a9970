import { expect, it } from 'vitest';

import { EnvironmentError } from '../../../src/base/errors.js';
import { checkBrowser } from '../../../src/browse/live/browser-check.js';

it('a program that says its version starts', async () => {
  await expect(checkBrowser(process.execPath)).resolves.toBeUndefined();
});

it('a program that fails, or is not there, is an error that names it', async () => {
  await expect(checkBrowser('/bin/false')).rejects.toThrow(EnvironmentError);
  await expect(checkBrowser('/nowhere/chromium')).rejects.toThrow('/nowhere/chromium');
});
