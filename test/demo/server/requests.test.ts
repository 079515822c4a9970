import { describe, expect, it } from 'vitest';
import { createRequestCounter } from '../../../src/demo/server/requests.js';

describe('the counter of requests', () => {
  it('counts by kind and in all', () => {
    const counter = createRequestCounter();
    expect(counter.read().total).toBe(0);
    for (const kind of ['list', 'list', 'write'] as const) counter.count(kind);
    expect(counter.read()).toMatchObject({ total: 3, byKind: { list: 2, write: 1, home: 0 } });
  });
});
