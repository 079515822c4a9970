import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../src/browse/stage/stage-contract.js';
import { createStagePool, WAITING_STAGES, type StagePool } from '../../../src/browse/stage/stage-pool.js';
import type { AccessPath } from '../../../src/model/access-path.js';

const URL_PATH = { kind: 'url', url: 'https://site.example/' } as const;

/** A path of one step. */
function ticking(name: string): AccessPath {
  const step = { do: 'check', role: 'checkbox', name, group: 'Brand', ordinal: 0, value: null } as const;
  return { kind: 'actions', from: URL_PATH, steps: [step] };
}

interface Opened {
  readonly pool: StagePool;
  /** What each stage was used for, in the order in which they were opened. */
  readonly uses: AccessPath[][];
  readonly closed: number[];
  /** Uses a stage for a path. */
  readonly use: (path: AccessPath, work?: () => Promise<void>) => Promise<void>;
}

/** A pool of stages that are near what they did last, and so far from all else. */
function poolOf(concurrency: number, far = 5): Opened {
  const uses: AccessPath[][] = [];
  const closed: number[] = [];
  const numbers = new Map<Stage, number>();
  const pool = createStagePool(() => {
    const at = uses.push([]) - 1;
    const stage: Stage = {
      show: () => Promise.reject(new Error('nothing to show')),
      distance: (path) => (JSON.stringify(uses[at]?.at(-1)) === JSON.stringify(path) ? 0 : far),
      loads: () => uses[at]?.length ?? 0,
      waitedMillis: () => 0,
    };
    numbers.set(stage, at);
    return Promise.resolve({ stage, close: () => closed.push(at) });
  }, concurrency);
  const use: Opened['use'] = (path, work = () => Promise.resolve()) =>
    pool.use(path, async (stage) => {
      uses[numbers.get(stage) ?? -1]?.push(path);
      await work();
    });
  return { pool, uses, closed, use };
}

describe('a pool of stages', () => {
  it('gives each order to the stage that is nearest', async () => {
    const { uses, use } = poolOf(1);
    for (const name of ['A', 'B', 'A', 'B', 'B']) await use(ticking(name));
    expect(uses).toEqual([
      [ticking('A'), ticking('A')],
      [ticking('B'), ticking('B'), ticking('B')],
    ]);
  });

  it('gives up a state only where there is no room for another one', async () => {
    const { uses, use } = poolOf(1);
    for (let at = 0; at < WAITING_STAGES + 3; at += 1) await use(ticking(String(at)));
    expect(uses).toHaveLength(WAITING_STAGES + 1);
    // The one that was used longest ago goes first.
    expect(uses[0]).toHaveLength(2);
  });

  it('opens no other stage for what is reached by taking a choice back: that costs less than a load', async () => {
    const { uses, use } = poolOf(1, 2);
    for (const name of ['A', 'B', 'C']) await use(ticking(name));
    expect(uses).toEqual([['A', 'B', 'C'].map(ticking)]);
  });

  it('opens another stage for an address, too, where a state that is not to be given up would have to be', async () => {
    const { uses, use } = poolOf(1);
    await use(ticking('A'));
    await use(URL_PATH);
    expect(uses).toEqual([[ticking('A')], [URL_PATH]]);
  });

  it('does no more at once than it may, and the rest in turn', async () => {
    const { use } = poolOf(2);
    let working = 0;
    let most = 0;
    await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) =>
        use(ticking(name), async () => {
          working += 1;
          most = Math.max(most, working);
          await new Promise(setImmediate);
          working -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
  });

  it('closes a stage on which something fails, and goes on with another one', async () => {
    const { use, closed, uses } = poolOf(1);
    await expect(use(URL_PATH, () => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed');
    expect(closed).toEqual([0]);
    await use(URL_PATH);
    expect(uses).toHaveLength(2);
  });

  it('replaces a stage that has loaded many pages', async () => {
    const { use, closed } = poolOf(1);
    for (let at = 0; at < 1_000; at += 1) await use(URL_PATH);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(20);
  });

  it('closes all of them at its end', async () => {
    const { use, pool, closed } = poolOf(2);
    await Promise.all([use(ticking('A')), use(ticking('B'))]);
    pool.close();
    pool.close();
    expect([...closed].sort()).toEqual([0, 1]);
  });

  it('frees the place of a stage that could not be opened', async () => {
    let times = 0;
    const pool = createStagePool(() => {
      times += 1;
      return Promise.reject(new Error('no browser'));
    }, 1);
    for (let at = 0; at < 3; at += 1)
      await expect(pool.use(URL_PATH, () => Promise.resolve())).rejects.toThrow('no browser');
    expect(times).toBe(3);
  });
});
