import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openStore } from '../../src/store/open-store.js';
import {
  clearVainRun,
  hostFolderName,
  prepareRunFolder,
  type RunFolderOptions,
} from '../../src/store/prepare-run-folder.js';
import { temporaryFolder } from './temporary-folder.js';

const options = (more: Partial<RunFolderOptions>): RunFolderOptions => ({
  outputDir: null,
  resume: null,
  host: 'shop.example:8080',
  now: Date.UTC(2026, 10, 21, 5, 6, 7),
  ...more,
});

describe('the folder of a new run', () => {
  it('is named for host and time, and numbered where two start in one second', async () => {
    const base = temporaryFolder();
    expect(await prepareRunFolder(options({ base }))).toBe(join(base, 'storage/shop.example-8080-2026-11-21T05-06-07'));
    expect(await prepareRunFolder(options({ base }))).toBe(
      join(base, 'storage/shop.example-8080-2026-11-21T05-06-07-2'),
    );
  });

  it('is the one asked for, made with its parents, and may hold other files', async () => {
    const base = temporaryFolder();
    expect(await prepareRunFolder(options({ base, outputDir: 'a/b' }))).toBe(join(base, 'a/b'));
    writeFileSync(join(base, 'a/b/notes.txt'), '');
    expect(await prepareRunFolder(options({ base, outputDir: 'a/b' }))).toBe(join(base, 'a/b'));
  });

  it.each(['run.sqlite', 'run.json', 'entities.jsonl'])('is not one that holds another run (%s)', async (file) => {
    const base = temporaryFolder();
    writeFileSync(join(base, file), '');
    const asked = prepareRunFolder(options({ outputDir: base }));
    await expect(asked).rejects.toMatchObject({ code: 'folder-holds-run', exit: 'usage' });
    await expect(asked).rejects.toThrow(`--resume ${base}`);
  });

  it.each(['file', 'file/below', 'x'.repeat(300)])('is not one that cannot be written (%.10s)', async (outputDir) => {
    const base = temporaryFolder();
    writeFileSync(join(base, 'file'), '');
    await expect(prepareRunFolder(options({ base, outputDir }))).rejects.toMatchObject({
      code: 'folder-not-writable',
      exit: 'usage',
    });
  });

  it('is not one whose lock cannot be made', async () => {
    const base = temporaryFolder();
    mkdirSync(join(base, 'run.lock'));
    await expect(prepareRunFolder(options({ outputDir: base }))).rejects.toMatchObject({ code: 'folder-not-writable' });
  });
});

describe('the folder of a run to go on with', () => {
  it('is the one that holds the run', async () => {
    const folder = temporaryFolder();
    await (await openStore(folder)).close();
    expect(await prepareRunFolder(options({ resume: folder }))).toBe(folder);
    expect(await prepareRunFolder(options({ resume: folder, outputDir: `${folder}/` }))).toBe(folder);
  });

  it.each(['', 'missing'])('must hold a run (%s)', async (name) => {
    const folder = temporaryFolder();
    await expect(prepareRunFolder(options({ resume: join(folder, name) }))).rejects.toMatchObject({
      code: 'nothing-to-resume',
      exit: 'usage',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('cannot be another one than --output-dir', async () => {
    const asked = prepareRunFolder(options({ resume: 'a', outputDir: 'b' }));
    await expect(asked).rejects.toMatchObject({ code: 'output-dir-and-resume', exit: 'usage' });
  });

  it('must not be in use', async () => {
    const folder = temporaryFolder();
    const store = await openStore(folder);
    await expect(prepareRunFolder(options({ resume: folder }))).rejects.toMatchObject({ code: 'folder-in-use' });
    await store.close();
  });
});

describe('the folder of a run that ended by a wrong call', () => {
  it.each([
    ['', []],
    ['{"id":1}', ['entities.jsonl', 'run.json', 'run.sqlite']],
  ])('is free again only where nothing was found (%s)', async (entities, left) => {
    const base = temporaryFolder();
    for (const file of ['run.sqlite', 'run.json']) writeFileSync(join(base, file), '');
    writeFileSync(join(base, 'entities.jsonl'), entities);
    await clearVainRun(base);
    expect(readdirSync(base).sort()).toEqual(left);
  });
});

describe('a host in a folder name', () => {
  it.each([
    ['Shop.Example', 'shop.example'],
    ['127.0.0.1:80', '127.0.0.1-80'],
    ['[::1]:80', '1-80'],
    ['../../etc', 'etc'],
    ['..', 'site'],
    ['a/../../b', 'a-.-.-b'],
    ['', 'site'],
    ['店.example', '店.example'],
    ['a\0b\nc', 'a-b-c'],
  ])('%j becomes %s', (host, name) => {
    expect(hostFolderName(host)).toBe(name);
  });

  it('never leads out of storage', async () => {
    const base = temporaryFolder();
    const folder = await prepareRunFolder(options({ base, host: '../../../outside/\\..\\x' }));
    expect(folder.startsWith(join(base, 'storage/'))).toBe(true);
    expect(existsSync(folder)).toBe(true);
    expect(readdirSync(base)).toEqual(['storage']);
  });

  it('is not too long for a file system', () => {
    expect(hostFolderName('x'.repeat(500)).length).toBeLessThanOrEqual(80);
  });
});
