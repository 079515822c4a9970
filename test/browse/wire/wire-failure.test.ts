import { expect, it } from 'vitest';

import { DeadlineError } from '../../../src/browse/exchange/deadline.js';
import { PrivateAddressError } from '../../../src/browse/exchange/http-client.js';
import { failureOf } from '../../../src/browse/wire/wire-failure.js';

it.each([
  ['private-address', new PrivateAddressError('a.test', '10.0.0.1'), null],
  ['network', new Error('reset'), null],
  ['network', 'reset', new AbortController().signal],
  ['given-up', new Error('aborted'), AbortSignal.abort()],
  ['timeout', new Error('aborted'), AbortSignal.abort(new DeadlineError(1))],
] as const)('an error counts as %s', (reason, error, signal) => {
  expect(failureOf(error, signal)).toMatchObject({ kind: 'failed', reason });
});
