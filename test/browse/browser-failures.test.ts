import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../src/base/errors.js';
import { browserFailure, documentProblem } from '../../src/browse/browser-failures.js';

const URL_OF_PAGE = 'https://site.example/';

describe('a document', () => {
  it.each([
    [200, 'text/html', null],
    [200, 'application/xhtml+xml', null],
    [null, 'text/html', { kind: 'failed', reason: 'network' }],
    [429, 'text/html', { kind: 'blocked', status: 429 }],
    [404, 'text/html', { kind: 'failed', reason: 'not-found', status: 404 }],
    [503, 'text/html', { kind: 'failed', reason: 'server-error', status: 503 }],
    [200, 'application/json', { kind: 'failed', reason: 'not-html' }],
  ])('with status %s and type %s', (status, contentType, problem) => {
    const found = documentProblem(URL_OF_PAGE, status, contentType);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatchObject(problem);
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
