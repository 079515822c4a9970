/**
 * Which folder a crawl works in, and whether it may.
 */

import { existsSync, statSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { isoTime } from '../base/clock.js';
import { UsageError } from '../base/errors.js';

import {
  DATABASE_FILE,
  ENTITIES_FILE,
  FACTS_FILE,
  OBSERVATIONS_FILE,
  QUERIES_FILE,
  RUN_FILE,
} from '../model/run-folder.js';
import { lockFolder } from './folder-lock.js';
import { makeFolder } from './make-folder.js';

/** Longest host part of a folder's name, in characters. */
const LONGEST_HOST = 80;

/** How many crawls of one host may start within one second. */
const MOST_A_SECOND = 1000;

/** Files whose presence says that a folder holds a run. */
const RUN_FILES: readonly string[] = [
  DATABASE_FILE,
  ENTITIES_FILE,
  FACTS_FILE,
  QUERIES_FILE,
  OBSERVATIONS_FILE,
  RUN_FILE,
];

/** What the names of files end with that SQLite keeps beside the database. */
const BESIDE_DATABASE: readonly string[] = ['-wal', '-shm'];

/** What decides on the folder. */
export interface RunFolderOptions {
  /** Folder for a new run; null for `storage/<host>-<time>`. */
  readonly outputDir: string | null;
  /** Folder of a run to go on with; null for a new run. */
  readonly resume: string | null;
  /** Host of the first start address, port included. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where relative folders start. @default the working folder */
  readonly base?: string;
}

/**
 * The folder to work in, absolute; it exists and can be written. Nothing is written yet but the lock file, which is
 * free again; `openStore` takes the lock for the crawl.
 *
 * @throws {UsageError} `folder-holds-run`, `nothing-to-resume`, `output-dir-and-resume`, `folder-in-use`,
 * `folder-not-writable`: each says what to do.
 */
export async function prepareRunFolder(options: RunFolderOptions): Promise<string> {
  const folder = await chooseFolder(options);
  try {
    lockFolder(folder).release();
  } catch (error) {
    throw error instanceof UsageError ? error : notWritable(folder, error);
  }
  return folder;
}

/**
 * Takes a new run that could not begin or found nothing, closed before, out of its folder, so that this can be named again;
 * one that found something stays as it is.
 */
export async function clearVainRun(folder: string): Promise<void> {
  const found = await stat(join(folder, ENTITIES_FILE)).catch(() => null);
  if (found !== null && found.size > 0) return;
  const beside = BESIDE_DATABASE.map((suffix) => `${DATABASE_FILE}${suffix}`);
  for (const name of [...RUN_FILES, ...beside]) await rm(join(folder, name), { force: true });
}

async function chooseFolder(options: RunFolderOptions): Promise<string> {
  const { outputDir, resume, base = '.' } = options;
  if (resume !== null) {
    if (outputDir !== null && resolve(base, outputDir) !== resolve(base, resume)) {
      throw new UsageError(
        'output-dir-and-resume',
        `--resume ${resume} goes on in its own folder; leave --output-dir ${outputDir} out`,
      );
    }
    return folderToResume(resolve(base, resume), resume);
  }
  return outputDir === null ? defaultFolder(options) : newFolder(resolve(base, outputDir), outputDir);
}

function folderToResume(folder: string, asGiven: string): string {
  if (existsSync(join(folder, DATABASE_FILE))) return folder;
  throw new UsageError(
    'nothing-to-resume',
    `${asGiven} holds no run to go on with (no ${DATABASE_FILE}); name a folder that a crawl has written, or start anew without --resume`,
  );
}

async function newFolder(folder: string, asGiven: string): Promise<string> {
  const found = RUN_FILES.find((name) => existsSync(join(folder, name)));
  if (found !== undefined) {
    throw new UsageError(
      'folder-holds-run',
      `${asGiven} holds another run (${found}); go on with it by --resume ${asGiven}, or choose another --output-dir`,
    );
  }
  await madeFolder(folder);
  if (!statSync(folder).isDirectory()) throw notWritable(folder, new Error('it is not a folder'));
  return folder;
}

/** `storage/<host>-<time>`, with a number where several crawls start in one second. */
async function defaultFolder(options: RunFolderOptions): Promise<string> {
  const storage = resolve(options.base ?? '.', 'storage');
  await madeFolder(storage);
  const time = isoTime(options.now).slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-');
  const name = `${hostFolderName(options.host)}-${time}`;
  for (let attempt = 1; attempt <= MOST_A_SECOND; attempt += 1) {
    const folder = join(storage, attempt === 1 ? name : `${name}-${String(attempt)}`);
    if (existsSync(folder)) continue;
    await madeFolder(folder);
    return folder;
  }
  throw new UsageError('folder-holds-run', `${join(storage, name)} is taken many times over; choose an --output-dir`);
}

/** The host as part of a file name: letters, digits, dots and hyphens, never a way up or out. */
export function hostFolderName(host: string): string {
  const safe = host
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .replace(/\.{2,}/gu, '.')
    .slice(0, LONGEST_HOST)
    .replace(/^[.-]+|[.-]+$/gu, '');
  return safe === '' ? 'site' : safe;
}

async function madeFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, cause: unknown): UsageError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new UsageError('folder-not-writable', `Cannot write to ${folder}: ${why}; choose another --output-dir`, {
    cause,
  });
}
