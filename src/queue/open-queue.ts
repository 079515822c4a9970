/**
 * The work queue in the run's database: what is done is durable as soon as a call returns, and what was taken when the
 * process died is pending again when the queue is opened.
 */

import type { WorkItem, WorkOutcome, WorkQueue } from '../model/queue.js';
import type { SqlDatabase, SqlRow } from '../model/sql.js';
import { unknownWork } from './unknown-work.js';

type State = 'pending' | 'taken' | WorkOutcome;

/** A column holds the position in this list, so it only ever grows at its end. */
const STATES: readonly State[] = ['pending', 'taken', 'done', 'failed', 'skipped'];

const TABLES = `
CREATE TABLE IF NOT EXISTS work (
  number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, priority REAL NOT NULL,
  payload TEXT NOT NULL, state INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS work_by_turn ON work (kind, priority DESC, number) WHERE state = 0;
UPDATE work SET state = 0 WHERE state = 1;
`;

/**
 * The queue in a database that one process has to itself. The database is the caller's to close; the queue's `close`
 * leaves it open.
 */
export async function openQueue(database: SqlDatabase): Promise<WorkQueue> {
  database.transaction(() => {
    database.exec(TABLES);
  });
  const work = createWorkTable(database);
  /** All of the work or nothing of it, in the table and in the counts. */
  const atomic = <T>(change: () => T): T => {
    try {
      return database.transaction(change);
    } catch (error) {
      work.recount();
      throw error;
    }
  };
  return {
    add: async (items) => atomic(() => items.reduce((added, item) => added + work.add(item), 0)),
    take: async (limit, kinds) => atomic(() => work.take(limit, kinds ?? null)),
    finish: async (keys, outcome) => {
      atomic(() => {
        work.move(keys, () => outcome);
      });
    },
    release: async (keys) => {
      atomic(() => {
        work.move(keys, (state) => (state === 'taken' ? 'pending' : state));
      });
    },
    size: async () => ({ ...work.counts }),
    close: async () => undefined,
  };
}

interface WorkTable {
  readonly counts: Readonly<Record<State, number>>;
  /** 1 if it was new, else 0. */
  add(item: WorkItem): number;
  take(limit: number, kinds: readonly string[] | null): readonly WorkItem[];
  move(keys: readonly string[], next: (state: State) => State): void;
  recount(): void;
}

function createWorkTable(database: SqlDatabase): WorkTable {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO work (key, kind, priority, payload, state) VALUES (?, ?, ?, ?, 0)',
  );
  const pending = database.prepare(
    `SELECT key, kind, priority, payload, number FROM work WHERE state = 0 AND kind = ?
     ORDER BY priority DESC, number LIMIT ?`,
  );
  const stateOf = database.prepare('SELECT state FROM work WHERE key = ?');
  const setState = database.prepare('UPDATE work SET state = ? WHERE key = ?');
  const totals = database.prepare('SELECT kind, state, count(*) FROM work GROUP BY kind, state');
  const counts: Record<State, number> = { pending: 0, taken: 0, done: 0, failed: 0, skipped: 0 };
  const known = new Set<string>();

  const recount = (): void => {
    for (const state of STATES) counts[state] = 0;
    for (const [kind, state, count] of totals.all([])) {
      known.add(String(kind));
      counts[stateAt(state)] += Number(count);
    }
  };
  const change = (key: string, from: State, to: State): void => {
    if (from === to) return;
    setState.run([STATES.indexOf(to), key]);
    counts[from] -= 1;
    counts[to] += 1;
  };
  recount();
  return {
    counts,
    recount,
    add: ({ key, kind, priority, payload }) => {
      const added = insert.run([key, kind, priority, payload]);
      known.add(kind);
      counts.pending += added;
      return added;
    },
    take: (limit, kinds) => {
      const most = Math.max(0, limit);
      const rows = (kinds ?? [...known]).flatMap((kind) => pending.all([kind, most]));
      const items = rows.toSorted(byTurn).slice(0, most).map(toItem);
      for (const { key } of items) change(key, 'pending', 'taken');
      return items;
    },
    move: (keys, next) => {
      const states = keys.map((key) => ({ key, state: stateOf.get([key])?.[0] }));
      const missing = states.filter(({ state }) => state === undefined).map(({ key }) => key);
      if (missing.length > 0) throw unknownWork(missing);
      for (const { key } of states) {
        // Read again: a key may be named twice.
        const from = stateAt(stateOf.get([key])?.[0]);
        change(key, from, next(from));
      }
    },
  };
}

function stateAt(column: unknown): State {
  return STATES[Number(column)] ?? 'pending';
}

/** Highest priority first, then the one that came first. */
function byTurn(a: SqlRow, b: SqlRow): number {
  return Number(b[2]) - Number(a[2]) || Number(a[4]) - Number(b[4]);
}

function toItem([key, kind, priority, payload]: SqlRow): WorkItem {
  return { key: String(key), kind: String(kind), priority: Number(priority), payload: String(payload) };
}
