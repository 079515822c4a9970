import { expect, it } from 'vitest';

import { readStartUrls } from '../../src/cli/start-urls.js';
import { createFakeTerminal } from './fake-terminal.js';

it('reads addresses from standard input where - stands, one a line', async () => {
  const { stdin } = createFakeTerminal({ stdin: ['https://b.example/\r\n# a comment\n\nhttps://c.exa', 'mple/\n'] });
  expect(await readStartUrls(['https://a.example', '-', 'https://a.example/'], stdin)).toEqual([
    'https://a.example/',
    'https://b.example/',
    'https://c.example/',
  ]);
});

it('needs at least one', async () => {
  await expect(readStartUrls([], createFakeTerminal().stdin)).rejects.toThrow('No start address was given.');
  await expect(readStartUrls(['-'], createFakeTerminal().stdin)).rejects.toThrow('No start address was given.');
});
