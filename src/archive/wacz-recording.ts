/**
 * WACZ files (Web Archive Collection Zipped 1.1.1) read as recordings: the WARC files in their folder `archive`, taken out
 * into a temporary file for as long as the recording is open. Names in the file lead nowhere on this machine.
 */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';

import { UsageError } from '../base/errors.js';
import type { RecordingSource } from './recording-source.js';
import { openWarcRecording } from './warc-recording.js';

/** What is taken out may be this many times as long as the file: WARC files are packed already, so more is a bomb. */
const MOST_GROWTH = 4;

const WARC_ENTRY = /^archive\/[^/]+\.warc(?:\.gz)?$/u;

/** Reads a file. @throws UsageError if it is no WACZ file, or damaged */
export async function openWaczRecording(path: string): Promise<RecordingSource> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-wacz-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'data.warc.gz');
    await takeOut(path, file);
    const source = await openWarcRecording(file);
    return { ...source, close: () => source.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Writes all WARC files one after the other into one. */
async function takeOut(path: string, file: string): Promise<void> {
  let left = (await stat(path)).size * MOST_GROWTH;
  let found = 0;
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      for await (const entry of zip.eachEntry()) {
        if (!WARC_ENTRY.test(entry.fileName)) continue;
        left -= entry.uncompressedSize;
        if (left < 0) throw bad(path, 'it unpacks to far more than it is long');
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { flags: 'a' }));
        found += 1;
      }
    } finally {
      zip.close();
    }
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw bad(path, cause instanceof Error ? cause.message : String(cause), cause);
  }
  if (found === 0) throw bad(path, 'its folder "archive" holds no WARC file');
}

function bad(path: string, why: string, cause?: unknown): UsageError {
  const message = `The recording ${path} cannot be read: ${why}. Name a WACZ file with WARC files in its folder "archive".`;
  return new UsageError('bad-recording', message, cause === undefined ? {} : { cause });
}
