/**
 * Holds the lock of a folder until it is killed. Run by `folder-lock.crawl.test.ts`; argument: the folder.
 */
import { writeSync } from 'node:fs';

import { lockFolder } from '../../src/store/folder-lock.js';

lockFolder(process.argv[2] ?? '');
writeSync(1, 'held\n');
process.stdin.resume();
