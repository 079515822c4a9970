/**
 * A work queue in memory, for tests and simulated sites. It forgets everything when it goes.
 */

import type { WorkItem, WorkOutcome, WorkQueue } from '../model/queue.js';
import { unknownWork } from './unknown-work.js';

type State = 'pending' | 'taken' | WorkOutcome;

interface Entry {
  readonly item: WorkItem;
  state: State;
}

/** An empty queue in memory. */
export function createMemoryQueue(): WorkQueue {
  const entries = new Map<string, Entry>();
  const change = (keys: readonly string[], state: State, from: readonly State[]): void => {
    const known = keys.map((key) => entries.get(key) ?? null);
    const missing = keys.filter((_, index) => known[index] === null);
    if (missing.length > 0) throw unknownWork(missing);
    for (const entry of known) if (entry !== null && from.includes(entry.state)) entry.state = state;
  };
  return {
    add: async (items) => {
      const before = entries.size;
      for (const item of items) if (!entries.has(item.key)) entries.set(item.key, { item, state: 'pending' });
      return entries.size - before;
    },
    take: async (limit, kinds) => {
      const chosen = [...entries.values()]
        .filter((entry) => entry.state === 'pending' && (kinds?.includes(entry.item.kind) ?? true))
        // The sort is stable: among equals the first one in stays first.
        .sort((a, b) => b.item.priority - a.item.priority)
        .slice(0, Math.max(0, limit));
      for (const entry of chosen) entry.state = 'taken';
      return chosen.map((entry) => entry.item);
    },
    finish: async (keys, outcome) => {
      change(keys, outcome, ['pending', 'taken', 'done', 'failed', 'skipped']);
    },
    release: async (keys) => {
      change(keys, 'pending', ['taken']);
    },
    size: async () => {
      const sizes = { pending: 0, taken: 0, done: 0, failed: 0, skipped: 0 };
      for (const entry of entries.values()) sizes[entry.state] += 1;
      return sizes;
    },
    close: async () => {
      entries.clear();
    },
  };
}
