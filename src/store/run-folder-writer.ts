/**
 * The files of a run folder (design §3), written from the database.
 *
 * Every file is written beside its final name first. Only when all are complete they are renamed, `run.json` last: a
 * reader sees whole files at any moment, and one that finds a final `run.json` finds the files that belong to it.
 */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import type { RunRecord } from '../model/run.js';
import {
  ENTITIES_FILE,
  FACTS_FILE,
  KEYWORDS_FILE,
  OBSERVATIONS_FILE,
  QUERIES_FILE,
  RUN_FILE,
} from '../model/run-folder.js';
import type { RunReader } from './run-reader.js';

/** Characters gathered before they go to the file. */
const CHUNK = 65_536;

/** Characters that JSON leaves as they are and many line readers take for the end of a line. */
const LINE_ENDS = /[\u0085\u2028\u2029]/gu;

/** Writes the files of a run into its folder. */
export async function writeRunFiles(folder: string, reader: RunReader, run: RunRecord): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files: readonly (readonly [string, AsyncIterable<unknown>])[] = [
    [ENTITIES_FILE, reader.entities()],
    [FACTS_FILE, reader.facts()],
    [QUERIES_FILE, reader.queries()],
    [OBSERVATIONS_FILE, reader.observations()],
    ...(reader.hasKeywords() ? [[KEYWORDS_FILE, reader.keywords()] as const] : []),
  ];
  try {
    for (const [name, records] of files) await writeLines(draft(folder, name), jsonLines(records));
    await writeLines(draft(folder, RUN_FILE), [`${JSON.stringify(run, null, 2)}\n`]);
    for (const [name] of files) await rename(draft(folder, name), join(folder, name));
    await rename(draft(folder, RUN_FILE), join(folder, RUN_FILE));
  } catch (error) {
    for (const name of [...files.map(([file]) => file), RUN_FILE]) await rm(draft(folder, name), { force: true });
    throw error;
  }
}

function draft(folder: string, name: string): string {
  return join(folder, `.${name}.part`);
}

async function* jsonLines(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let chunk = '';
  for await (const record of records) {
    chunk += `${JSON.stringify(record).replace(LINE_ENDS, escapeCharacter)}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

async function writeLines(file: string, chunks: AsyncIterable<string> | Iterable<string>): Promise<void> {
  await rm(file, { force: true });
  const output = createWriteStream(file, { flags: 'wx' });
  const done = finished(output);
  // A failure shows at the next write or at the end; until then nobody else listens for it.
  done.catch(() => undefined);
  for await (const chunk of chunks) {
    if (!output.write(chunk)) await Promise.race([once(output, 'drain'), done]);
  }
  output.end();
  await done;
}
