/**
 * What goes wrong in a browser, as answers.
 */

import { EnvironmentError } from '../../base/errors.js';
import type { Refusal } from '../../model/site.js';
import { isMarkupType } from '../exchange/charset.js';
import { TOO_MANY_REQUESTS } from '../exchange/retries.js';

/** Why there is no page. */
export type BrowserFailure = Exclude<Refusal, { kind: 'stopped' }>;

/** Why an answer is no page by its status, or null if it may be one. `status` is null if none came. */
export function statusProblem(url: string, status: number | null): BrowserFailure | null {
  if (status === null) return networkFailure(url, 'There was no response.');
  const message = `${url} answers ${String(status)}`;
  if (status === TOO_MANY_REQUESTS) return { kind: 'blocked', url, status, message };
  if (status >= 500) return { kind: 'failed', reason: 'server-error', url, status, message };
  if (status >= 400) return { kind: 'failed', reason: 'not-found', url, status, message };
  return null;
}

/** Why a document that came is no page by its media type, or null if it is one. */
export function typeProblem(url: string, contentType: string, status: number | null): BrowserFailure | null {
  if (isMarkupType(contentType)) return null;
  return { kind: 'failed', reason: 'not-html', url, status, message: `${url} is no page but ${contentType}` };
}

/** What an error means for the page that was asked for. @throws EnvironmentError if the browser itself is the reason. */
export function browserFailure(url: string, error: unknown, isLate: boolean): BrowserFailure {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (error instanceof Error && (error.name === 'BrowserLaunchError' || /Failed to launch browser/u.test(message))) {
    throw new EnvironmentError('browser-failed', `The browser does not start: ${message}`, { cause: error });
  }
  if (isLate || /timed? ?out|Timeout \d+ms exceeded/iu.test(message))
    return { kind: 'failed', reason: 'timeout', url, status: null, message };
  if (/ERR_TOO_MANY_REDIRECTS/u.test(message))
    return { kind: 'failed', reason: 'redirect-loop', url, status: null, message };
  if (/Download is starting|ERR_ABORTED/u.test(message))
    return { kind: 'failed', reason: 'not-html', url, status: null, message };
  return networkFailure(url, message);
}

function networkFailure(url: string, message: string): BrowserFailure {
  return { kind: 'failed', reason: 'network', url, status: null, message };
}
