import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../../src/base/errors.js';
import { browserFailure, statusProblem, typeProblem } from '../../../src/browse/live/browser-failures.js';

const URL_OF_PAGE = 'https://site.example/';

describe('a document', () => {
  it.each([
    [null, { kind: 'failed', reason: 'network' }],
    [429, { kind: 'blocked', status: 429 }],
    [404, { kind: 'failed', reason: 'not-found', status: 404 }],
    [503, { kind: 'failed', reason: 'server-error', status: 503 }],
  ])('with status %s is no page', (status, problem) => {
    expect(statusProblem(URL_OF_PAGE, status)).toMatchObject(problem);
  });

  it('may be a page otherwise, if its type says so', () => {
    expect(statusProblem(URL_OF_PAGE, 200)).toBeNull();
    for (const type of ['text/html', 'application/xhtml+xml']) expect(typeProblem(URL_OF_PAGE, type, 200)).toBeNull();
    expect(typeProblem(URL_OF_PAGE, 'application/json', 200)).toMatchObject({ kind: 'failed', reason: 'not-html' });
  });
});

describe('an error in a browser', () => {
  it.each([
    ['page.goto: Timeout 100ms exceeded.', false, 'timeout'],
    ['anything', true, 'timeout'],
    ['net::ERR_TOO_MANY_REDIRECTS', false, 'redirect-loop'],
    ['Download is starting', false, 'not-html'],
    ['net::ERR_ABORTED', false, 'not-html'],
    ['net::ERR_CONNECTION_RESET\nCall log:', false, 'network'],
  ])('%j, late: %s, means %s', (message, isLate, reason) => {
    expect(browserFailure(URL_OF_PAGE, new Error(message), isLate)).toMatchObject({ kind: 'failed', reason });
  });

  it('that is no error is told all the same', () => {
    expect(browserFailure(URL_OF_PAGE, 'gone', false)).toMatchObject({ reason: 'network', message: 'gone' });
  });

  it('of the browser itself is thrown', () => {
    expect(() => browserFailure(URL_OF_PAGE, new Error('Failed to launch browser: no'), false)).toThrow(
      EnvironmentError,
    );
  });
});
