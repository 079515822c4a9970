/**
 * Files for tests, in a temporary folder that goes with the test.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** Path of a new file with this content. */
export async function writtenFile(content: string | Uint8Array, name = 'file.txt'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** The same, compressed. */
export function gzippedFile(content: string, name = 'file.gz'): Promise<string> {
  return writtenFile(gzipSync(content), name);
}

/** All items of some batches. */
export async function allOf<T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}
