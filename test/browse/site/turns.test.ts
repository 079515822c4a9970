import { expect, it } from 'vitest';
import { createTurns, type Turns } from '../../../src/browse/site/turns.js';

/** The most works that run at the same time, of three of which the first fails. */
async function mostAtOnce(turns: Turns): Promise<number> {
  let running = 0;
  let most = 0;
  const work = async (fails: boolean): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (fails) throw new Error('failed');
  };
  await Promise.allSettled([true, false, false].map((fails) => turns.take(() => work(fails))));
  return most;
}

it('work runs at once until turns begin', async () => {
  expect(await mostAtOnce(createTurns())).toBe(3);
});

it('then one at a time, also after a failure', async () => {
  const turns = createTurns();
  turns.begin();
  expect(await mostAtOnce(turns)).toBe(1);
});

it('then it is known what was asked last', async () => {
  const turns = createTurns();
  const ask = async (key?: string): Promise<string | null> => turns.take(() => Promise.resolve(turns.latest()), key);
  await ask('before');
  turns.begin();
  expect([await ask('red'), await ask('blue'), await ask(), await ask('green')]).toEqual([null, 'red', 'blue', null]);
});
