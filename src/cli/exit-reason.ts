/**
 * How a command ends after a run (DESIGN §3, exit codes).
 */

import type { ExitReason } from '../base/errors.js';
import type { RunStatus } from '../model/run.js';

/** The exit reason of a run that ended with this status. */
export function exitReasonOf(status: RunStatus): ExitReason {
  switch (status) {
    case 'finished':
      return 'finished';
    case 'stopped':
      return 'signal';
    case 'limited':
      return 'limit';
    case 'blocked':
      return 'blocked';
    case 'failed':
      return 'uncrawlable';
    case 'running':
      return 'unexpected';
    default:
      return status satisfies never;
  }
}
