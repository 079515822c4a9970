import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDatabase } from '../../src/store/database.js';
import { openMemoryStore, openStore } from '../../src/store/open-store.js';
import { testStoreContract } from '../contracts/store-contract.js';
import { temporaryFolder } from './temporary-folder.js';

testStoreContract('in a run folder', async () => openStore(temporaryFolder()));
testStoreContract('in memory', async () => openMemoryStore());

describe('a store in a run folder', () => {
  const evidence = { kind: 'page', source: 'https://a.example/', at: '2026-01-01T00:00:00.000Z' } as const;
  const entity = { entity: 0, id: 'one', url: null, name: 'One', weak: true };

  it('holds what was committed when it is opened again', async () => {
    const folder = temporaryFolder();
    const before = await openStore(folder);
    await before.commit({ entities: [entity], facts: [{ entity: 0, attribute: 'a', value: 'b', evidence }] });
    await before.close();
    const after = await openStore(folder);
    expect(await after.nextEntity()).toBe(1);
    expect(await after.totals()).toMatchObject({ entities: 1, facts: 1 });
    await after.commit({ facts: [{ entity: 0, attribute: 'a', value: 'c', evidence }] });
    expect(await after.attributes()).toMatchObject([{ attribute: 'a', values: 2, entities: 1, sources: ['page'] }]);
    await after.close();
  });

  it('refuses a second user of the folder, until the first one is done', async () => {
    const folder = temporaryFolder();
    const first = await openStore(folder);
    await expect(openStore(folder)).rejects.toMatchObject({ code: 'folder-in-use', exit: 'usage' });
    await first.close();
    await (await openStore(folder)).close();
  });

  it('leaves one complete file when it is closed', async () => {
    const folder = temporaryFolder();
    const store = await openStore(folder);
    await store.commit({ entities: [entity] });
    await store.close();
    const copy = temporaryFolder();
    writeFileSync(join(copy, 'run.sqlite'), readFileSync(join(folder, 'run.sqlite')));
    const again = await openStore(copy);
    expect((await again.totals()).entities).toBe(1);
    await again.close();
  });

  it.each([
    ['no database at all', 'damaged-run', (file: string) => writeFileSync(file, 'hello '.repeat(1000))],
    ['a database of another program', 'not-a-run', (file: string) => openWith(file, 'CREATE TABLE mine (x)')],
    [
      'a newer run',
      'newer-run',
      (file: string) => openWith(file, 'PRAGMA application_id = 1364348500; PRAGMA user_version = 99'),
    ],
  ])('says clearly that a file is %s', async (_, code, prepare) => {
    const folder = temporaryFolder();
    prepare(join(folder, 'run.sqlite'));
    await expect(openStore(folder)).rejects.toMatchObject({
      code,
      message: expect.stringContaining('run.sqlite') as string,
    });
    await expect(openStore(folder)).rejects.toMatchObject({ code });
  });

  it('says so when the disk takes no more, and goes on with what it had', async () => {
    const store = await openStore(temporaryFolder());
    await store.commit({ entities: [entity] });
    store.database.exec('PRAGMA max_page_count = 20');
    const large = 'x'.repeat(1_000_000);
    await expect(store.commit({ values: { large } })).rejects.toMatchObject({ code: 'store-write-failed' });
    expect((await store.totals()).entities).toBe(1);
    await store.close();
  });
});

function openWith(file: string, sql: string): void {
  const database = openDatabase(file);
  database.exec(sql);
  database.close();
}
