/**
 * Reading a run folder's lines of JSON, one at a time.
 */

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { FolderReader } from '../crawl/run.js';
import { ENTITIES_FILE, FACTS_FILE } from '../model/run-folder.js';

/** Reads what a run has written. Lines are trusted, as Querent wrote them itself. */
export const folderReader: FolderReader = {
  entities: (folder) => jsonLines(join(folder, ENTITIES_FILE)),
  facts: (folder) => jsonLines(join(folder, FACTS_FILE)),
};

async function* jsonLines<T>(file: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield JSON.parse(line) as T;
}
