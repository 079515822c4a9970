import { describe, expect, test } from 'vitest';
import { jsonBody, requestOf, requestTree } from '../../src/shortcuts/request-tree.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

describe('a request and its tree say the same', () => {
  test.each([
    ['http://s.test/a/b?x=1&x=2&y='],
    ['http://s.test/'],
    ['http://s.test/caf%C3%A9/50%25'],
    ['http://s.test/list?variables=%7B%22page%22%3A1%7D'],
  ])('%s', (url) => {
    expect(requestOf(requestTree({ method: 'GET', url, body: null, contentType: null })!)).toEqual({
      kind: 'url',
      url,
    });
  });

  test.each([
    ['{"query":"x","variables":{"page":1,"__proto__":2}}', JSON_TYPE],
    ['a=1&b=x+y&b=%26', FORM_TYPE],
    ['[{"params":"query=&facetFilters=%5B%5B%22a%3Ab%22%5D%5D"}]', JSON_TYPE],
    ['{"requests":[]}', FORM_TYPE],
    ['{"index":"a"}\n{"from":0,"q":["x"]}\n{"index":"a"}\n{}\n', 'application/json'],
    ['{"index":"a"}\n\n{"from":0}', 'application/x-ndjson'],
    ['anything at all', 'text/plain'],
  ])('%s as %s', (body, contentType) => {
    const request = { method: 'POST', url: 'http://s.test/q', body, contentType };
    expect(requestOf(requestTree(request)!)).toEqual({ kind: 'request', ...request });
  });
});

test('what follows # is no part of a request', () => {
  const tree = requestTree({ method: 'GET', url: 'http://s.test/a#b=1', body: null, contentType: null });
  expect(requestOf(tree!)).toEqual({ kind: 'url', url: 'http://s.test/a' });
});

test('addresses that are none have no tree', () => {
  expect(requestTree({ method: 'GET', url: 'mailto:a@b', body: null, contentType: null })).toBeNull();
});

test('JSON bodies are found with their place', () => {
  const post = { method: 'POST', url: 'http://s.test/', contentType: JSON_TYPE };
  expect(jsonBody(requestTree({ ...post, body: '[1]' })!)?.value).toEqual([1]);
  expect(jsonBody(requestTree({ ...post, body: 'x' })!)).toBeNull();
});
