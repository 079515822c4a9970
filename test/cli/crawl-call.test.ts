import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

import { readCrawlCall } from '../../src/cli/crawl-call.js';
import { createFakeTerminal, type FakeTerminalOptions } from './fake-terminal.js';
import { temporaryFolder } from './temporary-folder.js';

function read(
  positionals: readonly string[],
  flags: Readonly<Record<string, unknown>> = {},
  terminal: FakeTerminalOptions = {},
): ReturnType<typeof readCrawlCall> {
  return readCrawlCall({ positionals, flags: new Map(Object.entries(flags)), terminal: createFakeTerminal(terminal) });
}

describe('a call of crawl', () => {
  it('has start addresses and only the options that were given', async () => {
    expect(await read(['http://a/'], { url: ['http://b/'], 'max-pages': '3' })).toEqual({
      startUrls: ['http://a/', 'http://b/'],
      options: { maxPages: 3 },
      verbosity: 'normal',
      json: false,
    });
  });

  it('may have its addresses in the configuration file', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'querent.config.json'), '{ "urls": ["http://a/"], "delay": "2s", "quiet": true }');
    expect(await read([], {}, { folder })).toEqual({
      startUrls: ['http://a/'],
      options: { delaySecs: 2 },
      verbosity: 'quiet',
      json: false,
    });
  });

  it('that resumes needs no address', async () => {
    expect(await read([], { resume: 'runs/1' })).toMatchObject({ startUrls: [], options: { resume: 'runs/1' } });
  });

  test.each([
    [['http://a/'], { resume: 'x' }, '--resume goes on with the start addresses of its run.'],
    [[], { resume: 'x', 'output-dir': 'y' }, 'exclude each other'],
    [['http://a/'], { quiet: true, verbose: true }, '--quiet and --verbose exclude each other.'],
    [['nonsense'], {}, '"nonsense" is no address'],
    [[], {}, 'No start address was given.'],
    [['http://a/'], { config: 'no.json' }, 'There is no configuration file no.json.'],
  ])('%j %j is refused: %s', async (positionals, flags, message) => {
    await expect(read(positionals, flags)).rejects.toThrow(message);
  });
});
