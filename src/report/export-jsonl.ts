/**
 * A run as lines of JSON, checked line by line on the way.
 */

import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { textKey } from '../base/text.js';
import type { EntityRecord } from '../model/entity.js';
import { KEYWORDS_FILE, OBSERVATIONS_FILE, QUERIES_FILE } from '../model/run-folder.js';
import { hasRecords, readEntities, readFacts, readRecords } from './run-files.js';

/** What to write. */
export interface JsonlOptions {
  /** @default 'entities' */
  readonly records?: 'entities' | 'facts' | 'queries' | 'observations' | 'keywords';
  /** Of entities and facts only these attributes, compared without case. @default all */
  readonly attributes?: readonly string[];
}

/** Files whose lines go out as they are. */
const FILES = { queries: QUERIES_FILE, observations: OBSERVATIONS_FILE, keywords: KEYWORDS_FILE };

/** Characters gathered before they go out. */
const CHUNK = 65_536;

/**
 * Writes records of a run folder, one a line; answers how many. The output is left open.
 *
 * @throws {UsageError} `no-run` or `bad-file` with file and line if the folder cannot be read.
 */
export async function exportJsonl(folder: string, output: Writable, options: JsonlOptions = {}): Promise<number> {
  let count = 0;
  const chunks = async function* (): AsyncGenerator<string> {
    let chunk = '';
    for await (const record of selectRecords(folder, options)) {
      count += 1;
      chunk += `${JSON.stringify(record)}\n`;
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  };
  await pipeline(Readable.from(chunks()), output, { end: false });
  return count;
}

async function* selectRecords(folder: string, options: JsonlOptions): AsyncGenerator<unknown> {
  const wanted = options.attributes === undefined ? null : new Set(options.attributes.map(textKey));
  const isWanted = (attribute: string): boolean => wanted === null || wanted.has(textKey(attribute));
  const records = options.records ?? 'entities';
  if (records === 'entities') {
    for await (const entity of readEntities(folder)) yield withAttributes(entity, isWanted);
  } else if (records === 'facts') {
    for await (const fact of readFacts(folder)) if (isWanted(fact.attribute)) yield fact;
  } else if (records !== 'keywords' || hasRecords(folder, KEYWORDS_FILE)) {
    for await (const { line } of readRecords(folder, FILES[records])) yield line.value;
  }
}

function withAttributes(entity: EntityRecord, isWanted: (attribute: string) => boolean): EntityRecord {
  const attributes = Object.create(null) as Record<string, readonly string[]>;
  for (const [name, values] of Object.entries(entity.attributes)) if (isWanted(name)) attributes[name] = values;
  return { ...entity, attributes };
}
