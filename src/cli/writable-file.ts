/**
 * Files that a command is asked to write, looked at before the work is done.
 */

import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';

import { UsageError } from '../base/errors.js';

/** Does nothing if the file's folder is there and can be written to. `what` begins the message. @throws UsageError `cannot-write` */
export async function mustBeWritable(file: string, what: string): Promise<void> {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (cause) {
    const advice = 'Name a file in a folder that is there and can be written to.';
    throw new UsageError('cannot-write', `${what} cannot be written to ${file}. ${advice}`, { cause });
  }
}
