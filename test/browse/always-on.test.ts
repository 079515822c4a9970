import type { AutoscaledPool } from 'crawlee';
import { describe, expect, it } from 'vitest';
import { createAlwaysOn } from '../../src/browse/always-on.js';

function crawler(run: () => Promise<void> = () => Promise.resolve()) {
  const log: string[] = [];
  const note = (what: string) => () => {
    log.push(what);
    return Promise.resolve();
  };
  const pool = {
    run: () => {
      log.push('run');
      return run();
    },
    notify: note('notify'),
  } as unknown as AutoscaledPool;
  return {
    log,
    parts: {
      init: note('init'),
      pool: () => pool,
      teardown: note('teardown'),
      died: (error: unknown) => log.push(`died: ${String(error)}`),
    },
  };
}

describe('a crawler that is always on', () => {
  it('starts once, and looks for work each time', async () => {
    const { log, parts } = crawler();
    const power = createAlwaysOn(parts);
    await Promise.all([power.wake(), power.wake()]);
    expect(log).toEqual(['init', 'run', 'notify', 'notify']);
  });

  it('shuts only what was started', async () => {
    const { log, parts } = crawler();
    const power = createAlwaysOn(parts);
    await power.shut();
    expect(log).toEqual([]);
    await power.wake();
    await power.shut();
    expect(log.at(-1)).toBe('teardown');
  });

  it('tells when the crawler dies', async () => {
    const { log, parts } = crawler(() => Promise.reject(new Error('gone')));
    const power = createAlwaysOn(parts);
    await power.wake();
    await power.shut();
    expect(log).toContain('died: Error: gone');
  });
});
