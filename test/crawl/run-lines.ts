/** The files of JSON lines in run folders, for tests. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The records of a file of a run folder; `file` is its name without the ending. */
export async function linesOf<Line>(folder: string, file: string): Promise<readonly Line[]> {
  const text = await readFile(join(folder, `${file}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
