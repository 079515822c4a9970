/**
 * The error for a request that was not recorded.
 */

import { UnrecordedError } from '../../base/errors.js';
import type { WireRequest } from '../../model/recording.js';

/** Longest body that is quoted. */
const QUOTED = 200;

/** Names the request, and those recorded that come nearest to it. */
export function unrecorded({ method, url, body }: WireRequest, nearest: readonly string[]): UnrecordedError {
  const sent = body === null ? '' : ` with the body ${Buffer.from(body).toString('utf8').slice(0, QUOTED)}`;
  const lines = [
    `${method} ${url}${sent} was not recorded.`,
    ...(nearest.length === 0 ? [] : ['Nearest to it were:', ...nearest.map((line) => `  ${line}`)]),
    'Record the crawl again, or let --on-miss fetch or --on-miss record ask the site.',
  ];
  return new UnrecordedError('unrecorded', lines.join('\n'));
}
