import { join } from 'node:path';
import { expect, it } from 'vitest';

import { tellCrawl } from '../../src/cli/tell-crawl.js';
import { createFakeTerminal } from './fake-terminal.js';
import { openSmallShop } from './small-shop.js';
import { temporaryFolder } from './temporary-folder.js';

it('crawls, tells the summary, and answers how it ended', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  const terminal = createFakeTerminal();
  const options = { outputDir: join(folder, 'run'), maxPages: 4, render: 'http' } as const;
  const call = { startUrls: [shop.url], options, verbosity: 'normal', json: false } as const;
  expect(await tellCrawl(call, terminal)).toBe('limit');
  expect(terminal.written()).toContain('Stopped at a limit');
});
