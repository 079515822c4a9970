import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { replayCall } from '../../src/cli/replay-call.js';
import { createFakeTerminal } from './fake-terminal.js';
import { temporaryFolder } from './temporary-folder.js';

const FOREIGN = [
  'WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: http://shop.example/\r\nContent-Type: application/http\r\n',
  'Content-Length: 19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\r\n\r\n',
].join('');

it('takes addresses and options of the recording, or those that are named', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'other.warc');
  await writeFile(file, FOREIGN);
  const call = { flags: new Map<string, unknown>([['max-pages', '3']]), terminal: createFakeTerminal({ folder }) };
  await expect(replayCall(call, file, [])).rejects.toThrow(/does not say what was crawled/u);
  expect(await replayCall(call, file, ['http://shop.example/'])).toMatchObject({
    startUrls: ['http://shop.example/'],
    options: { maxPages: 3, replay: file },
  });
});
