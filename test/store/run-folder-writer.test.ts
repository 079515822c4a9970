import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openMemoryStore, openStore, type RunStore } from '../../src/store/index.js';
import { runRecord } from './run-record.js';
import { temporaryFolder } from './temporary-folder.js';

const FILES = ['entities.jsonl', 'facts.jsonl', 'observations.jsonl', 'queries.jsonl', 'run.json'];

async function fill(store: RunStore): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const evidence = { kind: 'observed', source: 'q1', at } as const;
  await store.commit({
    entities: [{ entity: 0, id: 'https://a.example/1', url: 'https://a.example/1', name: 'One\u2028"', weak: false }],
    facts: [
      { entity: 0, attribute: '__proto__', value: 'polluted?', evidence },
      { entity: 0, attribute: 'Fuel', value: 'None', residual: true, evidence },
    ],
    observations: [{ query: 'q1', page: 'GET https://a.example/', position: 0, entity: 0, at }],
  });
}

const lines = (folder: string, file: string): readonly string[] =>
  readFileSync(join(folder, file), 'utf8').split('\n').slice(0, -1);

describe('a run folder', () => {
  it('holds one record a line, hostile names included', async () => {
    const folder = temporaryFolder();
    const store = await openMemoryStore(folder);
    await fill(store);
    await store.writeRunFolder(runRecord);
    expect(lines(folder, 'entities.jsonl')).toEqual([
      '{"id":"https://a.example/1","url":"https://a.example/1","aliases":[],"name":"One\\u2028\\"","attributes":{"__proto__":["polluted?"]}}',
    ]);
    expect(lines(folder, 'facts.jsonl')).toEqual([
      '{"entity":"https://a.example/1","attribute":"Fuel","value":"None","residual":true,"evidence":[{"kind":"observed","source":"q1","at":"2026-01-01T00:00:00.000Z"}],"visible":null}',
      '{"entity":"https://a.example/1","attribute":"__proto__","value":"polluted?","evidence":[{"kind":"observed","source":"q1","at":"2026-01-01T00:00:00.000Z"}],"visible":null}',
    ]);
    expect(lines(folder, 'observations.jsonl')).toHaveLength(1);
    expect(lines(folder, 'queries.jsonl')).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual(runRecord);
  });

  it('holds those files, the database and nothing half-done', async () => {
    const folder = temporaryFolder();
    const store = await openStore(folder);
    await fill(store);
    await store.writeRunFolder({ ...runRecord, status: 'running' });
    await store.writeRunFolder(runRecord);
    await store.close();
    const left = readdirSync(folder).filter((name) => !/^run\.(?:lock|sqlite)/u.test(name));
    expect(left.sort()).toEqual(FILES);
  });

  it('tells of one moment, though the crawl goes on meanwhile', async () => {
    const folder = temporaryFolder();
    const store = await openStore(folder);
    const many = Array.from({ length: 2000 }, (_, entity) => ({
      entity,
      id: String(entity),
      url: null,
      name: '',
      weak: true,
    }));
    await store.commit({ entities: many });
    const writing = store.writeRunFolder(runRecord);
    const evidence = { kind: 'page', source: 'p', at: '' } as const;
    await store.commit({
      entities: [{ entity: 2000, id: 'late', url: null, name: '', weak: true }],
      facts: [{ entity: 2000, attribute: 'a', value: 'b', evidence }],
    });
    await writing;
    expect([lines(folder, 'entities.jsonl').length, lines(folder, 'facts.jsonl').length]).toEqual([2000, 0]);
    await store.close();
  });

  it('stays as it was when writing it anew fails', async () => {
    const folder = temporaryFolder();
    const store = await openMemoryStore(folder);
    await store.writeRunFolder(runRecord);
    await fill(store);
    mkdirSync(join(folder, '.run.json.part/in-the-way'), { recursive: true });
    await expect(store.writeRunFolder({ ...runRecord, status: 'failed' })).rejects.toThrow();
    expect(lines(folder, 'entities.jsonl')).toEqual([]);
    expect(readFileSync(join(folder, 'run.json'), 'utf8')).toContain('"finished"');
  });

  it('does not write through a link that leads elsewhere', async () => {
    const [folder, outside] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(outside, 'precious'), 'kept');
    symlinkSync(join(outside, 'precious'), join(folder, 'facts.jsonl'));
    symlinkSync(join(outside, 'precious'), join(folder, '.facts.jsonl.part'));
    const store = await openMemoryStore(folder);
    await store.writeRunFolder(runRecord);
    expect(readFileSync(join(outside, 'precious'), 'utf8')).toBe('kept');
  });

  it('cannot be written by a store without a folder', async () => {
    await expect((await openMemoryStore()).writeRunFolder(runRecord)).rejects.toMatchObject({ code: 'no-run-folder' });
  });
});
