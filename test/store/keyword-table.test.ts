import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import type { KeywordRecord } from '../../src/model/keyword.js';
import { openStore } from '../../src/store/open-store.js';
import { runRecord } from './run-record.js';

const waiting = (text: string): KeywordRecord => ({
  text,
  source: 'given',
  score: 1,
  why: 'given',
  site: 'shop.example',
  state: 'waiting',
  listed: null,
  fresh: null,
});

it('keeps each keyword in its place with what became of it, in a file of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'querent-keywords-'));
  const store = await openStore(folder);
  try {
    await store.writeRunFolder(runRecord);
    expect(await readdir(folder)).not.toContain('keywords.jsonl');
    await store.commit({ keywords: [waiting('lamp'), waiting('shade')] });
    const lamp: KeywordRecord = { ...waiting('lamp'), state: 'asked', listed: 3, fresh: 2 };
    await store.commit({ keywords: [lamp] });
    await store.writeRunFolder(runRecord);
    const lines = (await readFile(join(folder, 'keywords.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([lamp, waiting('shade')]);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
});
