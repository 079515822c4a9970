/**
 * Visits in a browser that teach the same, one after the other: the second is often needless for what the first one taught.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Shortcuts } from '../../model/shortcut.js';

/** Visits for one lesson that others wait for; what is not learnt by then may never be. Raising it slows sites that teach nothing. */
const MOST_VISITS = 3;

/** Fetches a page in its turn. */
export type Lessons = <Result>(path: AccessPath, fetch: () => Promise<Result>) => Promise<Result>;

/** Turns by what the shortcuts still have to learn; without shortcuts everything goes at once. */
export function createLessons(shortcuts: Shortcuts | null): Lessons {
  const running = new Map<string, Promise<unknown>>();
  const visits = new Map<string, number>();

  return async (path, fetch) => {
    for (;;) {
      const lesson = shortcuts?.lesson(path) ?? null;
      if (lesson === null || (visits.get(lesson) ?? 0) >= MOST_VISITS) return fetch();
      const before = running.get(lesson);
      if (before === undefined) return visit(lesson, fetch);
      await before;
    }
  };

  async function visit<Result>(lesson: string, fetch: () => Promise<Result>): Promise<Result> {
    visits.set(lesson, (visits.get(lesson) ?? 0) + 1);
    const result = fetch();
    // A failure is its own caller's; those who wait go on all the same.
    running.set(lesson, Promise.allSettled([result]));
    try {
      return await result;
    } finally {
      running.delete(lesson);
    }
  }
}
