/**
 * The queue contract: work to be done, each item once (design §4).
 */

/** A piece of work. `payload` is JSON. */
export interface WorkItem {
  /** Unique: adding an item whose key is known does nothing. */
  readonly key: string;
  readonly kind: string;
  /** Higher goes first; among equals, first in first out. */
  readonly priority: number;
  readonly payload: string;
}

/** How a piece of work ended. */
export type WorkOutcome = 'done' | 'failed' | 'skipped';

/** Pieces of work with their state; durable as soon as a call returns. */
export interface WorkQueue {
  /** Adds what is not known yet; answers how many were new. */
  add(items: readonly WorkItem[]): Promise<number>;
  /** Takes up to `limit` pending items of the given kinds, highest priority first; they are pending again after a crash. */
  take(limit: number, kinds?: readonly string[]): Promise<readonly WorkItem[]>;
  /** Ends items; unknown keys are an error. */
  finish(keys: readonly string[], outcome: WorkOutcome): Promise<void>;
  /** Gives items back, to be taken again. */
  release(keys: readonly string[]): Promise<void>;
  /** Number of items by state. */
  size(): Promise<{
    readonly pending: number;
    readonly taken: number;
    readonly done: number;
    readonly failed: number;
    readonly skipped: number;
  }>;
  close(): Promise<void>;
}
