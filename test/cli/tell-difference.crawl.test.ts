import { join } from 'node:path';
import { expect, it } from 'vitest';

import { tellDifference } from '../../src/cli/tell-difference.js';
import { startWiredCrawl } from '../../src/cli/wire.js';
import { startDemoShop } from '../../src/demo/index.js';
import { createFakeTerminal } from './fake-terminal.js';
import { SMALL } from './small-shop.js';
import { temporaryFolder } from './temporary-folder.js';

it('tells what changed on a site between two recordings', async () => {
  const folder = await temporaryFolder();
  const record = async (name: string, size: number, port: number): Promise<string> => {
    const shop = await startDemoShop({ ...SMALL, size, port });
    const [outputDir, file] = [join(folder, name), join(folder, `${name}.warc.gz`)];
    await (
      await startWiredCrawl([shop.url], { render: 'http', record: file, outputDir })
    ).done;
    await shop.close();
    return shop.url;
  };
  const url = await record('old', 20, 0);
  await record('new', 22, Number(new URL(url).port));

  const [older, newer] = ['old', 'new'].map((name) => join(folder, `${name}.warc.gz`));
  const terminal = createFakeTerminal({ folder });
  const call = { older: older ?? '', newer: newer ?? '', flags: new Map<string, unknown>([['quiet', true]]) };
  expect(await tellDifference(call, terminal)).toBe('finished');
  expect(terminal.written()).toMatch(/^Entities: 2 came, 0 went\n {2}\+ .+ \(http/u);
});
