import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { createRandom } from '../../src/base/random.js';
import { openQueue } from '../../src/queue/open-queue.js';
import { openStore } from '../../src/store/open-store.js';
import { temporaryFolder } from './temporary-folder.js';

const SIZE = 3000;
const KILLS = 5;
const IN_FLIGHT = 3;
const WORKER = fileURLToPath(new URL('killed-worker.ts', import.meta.url));

/** Runs the worker, killing it some time after so many commits; answers what it said was committed. */
async function work(folder: string, killAfter: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WORKER, folder, String(SIZE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const committed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('committed ')) committed.push(line.slice('committed '.length));
    if (committed.length === killAfter) child.kill('SIGKILL');
  }
  await exit;
  return committed;
}

it('loses nothing that was committed and does nothing twice, killed five times', async () => {
  const folder = temporaryFolder();
  const random = createRandom(20_261_121);
  const said: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) said.push(...(await work(folder, 1 + Math.floor(random() * 400))));
  expect(said.length).toBeLessThan(SIZE);
  said.push(...(await work(folder, Number.POSITIVE_INFINITY)));

  const store = await openStore(folder);
  expect(await store.totals()).toMatchObject({ entities: SIZE, facts: 2 * SIZE, observations: SIZE });
  expect(await (await openQueue(store.database)).size()).toEqual({
    pending: 0,
    taken: 0,
    done: SIZE,
    failed: 0,
    skipped: 0,
  });
  for await (const fact of store.facts()) {
    expect(fact.value).toBe(`${fact.attribute}${String(Number(fact.entity) % 9)}`);
    expect(fact.evidence).toHaveLength(1);
  }
  expect(new Set(said).size).toBe(SIZE);
  expect(said.length - SIZE).toBeLessThanOrEqual(KILLS * IN_FLIGHT);
  await store.close();
});
