/**
 * A folder that is gone after the test.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for this test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
