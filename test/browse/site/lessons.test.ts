import { describe, expect, it } from 'vitest';
import { createLessons } from '../../../src/browse/site/lessons.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { shortcutsSaying } from '../fetching-fixture.js';

/** Visits that end when they are told to, and what happened so far. */
function visits(lesson: (path: AccessPath) => string | null): {
  readonly ask: (url: string) => Promise<string>;
  readonly end: (url: string) => Promise<void>;
  readonly begun: readonly string[];
} {
  const lessons = createLessons({ ...shortcutsSaying(null), lesson });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (url) =>
      lessons({ kind: 'url', url }, () => {
        begun.push(url);
        return new Promise((resolve) => ends.set(url, () => resolve(url)));
      }),
    async end(url) {
      ends.get(url)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('visits that teach the same', () => {
  it('wait for each other, and no longer once nothing is left to learn', async () => {
    let isLearnt = false;
    const { ask, end, begun } = visits(() => (isLearnt ? null : 'brand'));
    void ['a', 'b', 'c', 'd'].map(ask);
    await end('');
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    isLearnt = true;
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait no more for what three of them did not teach', async () => {
    const { ask, end, begun } = visits(() => 'brand');
    void ['a', 'b', 'c', 'd', 'e'].map(ask);
    for (const url of ['a', 'b', 'c']) await end(url);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('do not wait for those that teach something else', async () => {
    const { ask, end, begun } = visits((path) => (path.kind === 'url' ? path.url : null));
    void ['a', 'b'].map(ask);
    await end('');
    expect(begun).toEqual(['a', 'b']);
  });

  it('go on after one that failed', async () => {
    const lessons = createLessons({ ...shortcutsSaying(null), lesson: () => 'brand' });
    const path: AccessPath = { kind: 'url', url: 'a' };
    const failing = lessons(path, () => Promise.reject(new Error('gone')));
    const after = lessons(path, () => Promise.resolve('came'));
    await expect(failing).rejects.toThrow('gone');
    expect(await after).toBe('came');
  });
});

it('without shortcuts nothing waits', async () => {
  const lessons = createLessons(null);
  let begun = 0;
  const never = (): Promise<never> => {
    begun += 1;
    return new Promise(() => undefined);
  };
  void [1, 2].map(() => lessons({ kind: 'url', url: 'a' }, never));
  await new Promise(setImmediate);
  expect(begun).toBe(2);
});
