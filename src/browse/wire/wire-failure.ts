/**
 * Why a request had no answer, as recordings keep it.
 */

import type { WireFailure, WireOutcome } from '../../model/recording.js';
import { DeadlineError } from '../exchange/deadline.js';
import { PrivateAddressError } from '../exchange/http-client.js';

/** What is kept of an error; `signal` is that of who asked. */
export function failureOf(error: unknown, signal: AbortSignal | null): WireOutcome {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', reason: reasonOf(error, signal), message };
}

function reasonOf(error: unknown, signal: AbortSignal | null): WireFailure {
  if (error instanceof PrivateAddressError) return 'private-address';
  if (signal?.aborted !== true) return 'network';
  return signal.reason instanceof DeadlineError ? 'timeout' : 'given-up';
}
