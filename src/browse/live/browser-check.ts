/**
 * Whether a program is a browser that starts, found out before a page waits for it.
 */

import { execFile } from 'node:child_process';

import { EnvironmentError } from '../../base/errors.js';

/** Time for a browser to say its version. */
const PATIENCE_MILLIS = 30_000;

/** Settles if the program says its version. Throws an EnvironmentError that names it and what to do. Does nothing on Windows, where browsers say no version. */
export async function checkBrowser(path: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  if (platform === 'win32') return;
  await new Promise<void>((resolve, reject) => {
    execFile(path, ['--version'], { timeout: PATIENCE_MILLIS }, (cause) => {
      if (cause === null) resolve();
      else reject(doesNotStart(path, cause));
    });
  });
}

function doesNotStart(path: string, cause: Error): EnvironmentError {
  const advice = 'Name another with --browser-path, or see `querent doctor`.';
  return new EnvironmentError('browser-does-not-start', `The browser ${path} does not start. ${advice}`, { cause });
}
