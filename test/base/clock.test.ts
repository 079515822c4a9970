import { expect, it } from 'vitest';
import { isoTime } from '../../src/base/clock.js';

it('a moment is written in UTC with milliseconds', () => {
  expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z');
});
