/**
 * Pages of the data folders: gzipped JSON lines.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One labelled page; further fields as the data set's README says. */
export interface DataPage {
  readonly id: string;
  readonly url: string;
  readonly html: string;
}

/** All pages of `dataDir/name/pages.jsonl.gz`. */
export function readDataPages<T extends DataPage>(dataDir: string, name: string): readonly T[] {
  const lines = gunzipSync(readFileSync(join(dataDir, name, 'pages.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}
