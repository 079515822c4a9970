import { expect, it } from 'vitest';

import { unknownWork } from '../../src/queue/unknown-work.js';

it('names some of the keys and counts the rest', () => {
  expect(unknownWork(['a', 'b"']).message).toBe('No such work in the queue: "a", "b\\""');
  expect(unknownWork(['a', 'b', 'c', 'd', 'e']).message).toBe('No such work in the queue: "a", "b", "c" and 2 more');
});
