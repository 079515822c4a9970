/**
 * The records of a run folder, read from its files (not from the database, so that copied folders can be read too).
 * They are checked as far as they are used: a folder may come from anywhere.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { UsageError } from '../base/errors.js';
import type { EntityRecord, FactRecord } from '../model/entity.js';
import type { RunRecord } from '../model/run.js';
import { DATABASE_FILE, ENTITIES_FILE, FACTS_FILE, RUN_FILE } from '../model/run-folder.js';
import { lineError, readJsonLines, type JsonLine } from './json-lines.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Entities of a run, in the file's order.
 *
 * @throws {UsageError} `no-run` if there is no such file, `bad-file` with file and line if a line is no entity.
 */
export async function* readEntities(folder: string): AsyncGenerator<EntityRecord> {
  for await (const { line, file } of readRecords(folder, ENTITIES_FILE)) {
    if (!isEntity(line.value))
      throw lineError({ file, number: line.number }, 'not an entity (id, url, name, attributes)');
    yield line.value;
  }
}

/**
 * Facts of a run, in the file's order.
 *
 * @throws {UsageError} `no-run` if there is no such file, `bad-file` with file and line if a line is no fact.
 */
export async function* readFacts(folder: string): AsyncGenerator<FactRecord> {
  for await (const { line, file } of readRecords(folder, FACTS_FILE)) {
    if (!isFact(line.value))
      throw lineError({ file, number: line.number }, 'not a fact (entity, attribute, value, evidence)');
    yield line.value;
  }
}

/** Whether the run has such a file; some are written only where there is something to write. @throws {UsageError} `no-run` */
export function hasRecords(folder: string, name: string): boolean {
  if (!existsSync(join(folder, ENTITIES_FILE))) throw noFile(folder, ENTITIES_FILE);
  return existsSync(join(folder, name));
}

/** Lines of one of the run's files, whatever they hold. */
export async function* readRecords(
  folder: string,
  name: string,
): AsyncGenerator<{ readonly line: JsonLine; readonly file: string }> {
  const file = join(folder, name);
  if (!existsSync(file)) throw noFile(folder, name);
  for await (const line of readJsonLines(file)) yield { line, file };
}

/**
 * The run's record.
 *
 * @throws {UsageError} `no-run` if there is none, `bad-file` if it cannot be read.
 */
export async function readRun(folder: string): Promise<RunRecord> {
  const file = join(folder, RUN_FILE);
  if (!existsSync(file)) throw noFile(folder, RUN_FILE);
  try {
    const run: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isRun(run)) return run;
  } catch (error) {
    throw new UsageError(
      'bad-file',
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  throw new UsageError('bad-file', `${file} is not the record of a run`);
}

function noFile(folder: string, name: string): UsageError {
  const advice = existsSync(join(folder, DATABASE_FILE))
    ? `it is written when the crawl there ends or is stopped, and querent crawl --resume ${folder} goes on with one that was cut off`
    : 'name the folder of a crawl that has ended or was stopped';
  return new UsageError('no-run', `${folder} holds no ${name}; ${advice}`);
}

function isRun(value: unknown): value is RunRecord {
  return (
    isFields(value) &&
    isFields(value['counters']) &&
    Array.isArray(value['attributes']) &&
    typeof value['status'] === 'string'
  );
}

function isEntity(value: unknown): value is EntityRecord {
  if (!isFields(value) || !isFields(value['attributes'])) return false;
  return (
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    (value['url'] === null || typeof value['url'] === 'string') &&
    isTexts(value['aliases']) &&
    Object.values(value['attributes']).every(isTexts)
  );
}

function isFact(value: unknown): value is FactRecord {
  if (!isFields(value)) return false;
  const texts = [value['entity'], value['attribute'], value['value']];
  return texts.every((text) => typeof text === 'string') && isEvidence(value['evidence']) && isPathAndRange(value);
}

function isEvidence(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isFields(one) && typeof one['source'] === 'string');
}

function isPathAndRange({ path, range }: Fields): boolean {
  return (path === undefined || isTexts(path)) && (range === undefined || isFields(range));
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
