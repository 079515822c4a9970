import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { queriesCommand } from '../../../src/cli/commands/queries.js';
import { createFakeTerminal, type FakeTerminal } from '../fake-terminal.js';
import { temporaryFolder } from '../temporary-folder.js';

async function queries(flags: Readonly<Record<string, unknown>>, ...urls: readonly string[]): Promise<FakeTerminal> {
  const folder = await temporaryFolder();
  const log = ['1', '2'].map((page) => `red lamp\thttps://www.shop.example/${page}\t4`).join('\n');
  await writeFile(join(folder, 'log.tsv'), log);
  await writeFile(join(folder, 'list.txt'), Array.from({ length: 60 }, (_, at) => `lamp ${String(at)}`).join('\n'));
  const terminal = createFakeTerminal({ folder });
  await queriesCommand.run({ positionals: urls, flags: new Map(Object.entries(flags)), terminal });
  return terminal;
}

describe('the queries of a site', () => {
  it('are shown with their reasons', async () => {
    const terminal = await queries({ 'query-log': 'log.tsv', keyword: ['desk'] }, 'https://shop.example/');
    expect(terminal.written()).toMatch(/^1 +desk +given/mu);
    expect(terminal.written()).toMatch(/^2 +red lamp +log .*clicked 8 times on 2 pages$/mu);
    expect(terminal.noted()).toContain('Log: 2 records, 1 site');
  });

  it('are as many as asked for, as text and as JSON', async () => {
    const shown = await queries({ queries: 'list.txt' }, 'https://shop.example/');
    expect(shown.written()).toContain('and 10 more');
    const few = await queries(
      { queries: 'list.txt', max: '2', json: true },
      'https://a.example/',
      'https://b.example/',
    );
    const { sites } = JSON.parse(few.written()) as { sites: { site: string; queries: unknown[] }[] };
    expect(sites.map((site) => [site.site, site.queries.length])).toEqual([
      ['a.example', 2],
      ['b.example', 2],
    ]);
  });

  it('without sources are words of the site itself', async () => {
    expect((await queries({}, 'https://shop.example/')).written()).toContain('Words of the site itself will be asked');
  });
});

describe('what is wrong is said', () => {
  it.each([
    [{ 'query-log': 'none.tsv' }, 'none.tsv does not exist'],
    [{ 'query-log': 'list.txt' }, 'is no query log'],
    [{ max: '0' }, '--max cannot be'],
  ])('of %j', async (flags, message) => {
    await expect(queries(flags, 'https://shop.example/')).rejects.toThrow(message);
    await expect(queries(flags, 'https://shop.example/')).rejects.toMatchObject({ exit: 'usage' });
  });
});
