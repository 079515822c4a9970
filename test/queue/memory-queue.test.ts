import { createMemoryQueue } from '../../src/queue/memory-queue.js';
import { testQueueContract } from '../contracts/queue-contract.js';

testQueueContract('in memory', async () => createMemoryQueue());
