/**
 * Work queues: `openQueue` in the run's database, which survives the process; `createMemoryQueue` for tests.
 */

export { createMemoryQueue } from './memory-queue.js';
export { openQueue } from './open-queue.js';
