/**
 * Makes a folder with those around it.
 */

import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder that may be there already, level by level: a recursive `mkdir` of Node.js never ends where a folder takes no
 * others though it is there, as in `/proc`.
 *
 * @throws the error of the file system where it cannot be made, or a file has its name.
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  if (await isFolder(path)) return;
  const around = dirname(path);
  if (around !== path) await makeFolder(around);
  try {
    await mkdir(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
