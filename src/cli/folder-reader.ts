/**
 * A written run folder as the library reads it.
 */

import type { FolderReader } from '../crawl/run.js';
import { readEntities, readFacts } from '../report/run-files.js';

/** Reads what a run has written, one record at a time. */
export const folderReader: FolderReader = { entities: readEntities, facts: readFacts };
