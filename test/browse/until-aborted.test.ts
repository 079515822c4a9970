import { expect, it } from 'vitest';
import { untilAborted } from '../../src/browse/until-aborted.js';

const forever = new Promise<never>(() => undefined);

it('gives what was done, or its fault', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
});

it('does not wait for what hangs', async () => {
  const stop = new AbortController();
  const waiting = untilAborted(forever, stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect(untilAborted(forever, AbortSignal.abort())).rejects.toThrow();
});
