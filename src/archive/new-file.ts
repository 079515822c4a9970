/**
 * Files that are made of recordings: never in the place of another one.
 */

import { open } from 'node:fs/promises';

import { UsageError } from '../base/errors.js';

/** Makes an empty file. @throws UsageError if there is one, or none can be made */
export async function claimFile(path: string): Promise<void> {
  const handle = await open(path, 'wx').catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const why = code === 'EEXIST' ? 'there is a file already' : `it cannot be written (${code})`;
    throw new UsageError('cannot-write', `Nothing was packed into ${path}: ${why}. Name another file.`, { cause });
  });
  await handle.close();
}
