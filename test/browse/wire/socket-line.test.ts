import { expect, it } from 'vitest';

import { isSentCode, NoSocketError } from '../../../src/browse/wire/socket-line.js';

it('codes that only stand for something are not sent', () => {
  expect([1000, 1001, 1011, 3000, 4999].every(isSentCode)).toBe(true);
  expect([999, 1004, 1005, 1006, 1015, 2999, 5000].some(isSentCode)).toBe(false);
});

it('an answer that opens no socket says which it was', () => {
  expect(new NoSocketError('http://a.test/s', 403).message).toBe(
    'http://a.test/s answered 403 and opened no web socket',
  );
});
