import { describe, expect, test } from 'vitest';
import type { DataExchange } from '../../src/model/shortcut.js';
import { sourceRequest, sourcesOf } from '../../src/shortcuts/sources.js';
import { HOST, type Look, jsonExchange, pathOf, shown, sightOf } from './scripted-shop.js';

function kinds(exchange: DataExchange, url = `${HOST}/things`): readonly string[] {
  const look: Look = { address: () => url, exchanges: () => [exchange] };
  return sourcesOf(sightOf({}, look)).map(({ kind }) => kind);
}

const LIST = jsonExchange({ url: `${HOST}/api?x=1` }, { items: shown({}) });
const MARKUP = `<ul>${shown({})
  .map(({ name }) => `<li><a href="/i">${name}</a></li>`)
  .join('')}</ul>`;
const FRAGMENT: DataExchange = { ...LIST, mediaType: 'text/html', text: MARKUP };

describe('the sources of a page', () => {
  test.each([
    ['data', LIST, ['document', 'data']],
    ['data sent as plain text', { ...LIST, mediaType: 'text/plain' }, ['document', 'data']],
    ['a fragment of markup', FRAGMENT, ['document', 'fragment']],
    ['markup of something else', { ...FRAGMENT, text: '<p>Cookies?</p>' }, ['document']],
    ['the document itself', { ...FRAGMENT, url: `${HOST}/things` }, ['document']],
    [
      'what was posted to its address',
      { ...FRAGMENT, method: 'POST', url: `${HOST}/things` },
      ['document', 'fragment'],
    ],
    ['an answer that failed', { ...LIST, status: 500 }, ['document']],
    ['broken data', { ...LIST, text: '{"items":[' }, ['document']],
    ['a picture', { ...LIST, mediaType: 'image/png' }, ['document']],
  ] as const)('%s', (_what, exchange, expected) => {
    expect(kinds(exchange)).toEqual(expected);
  });
});

test('headers of the question are kept, those of the session and the connection are not', () => {
  const headers = {
    'content-type': 'application/json',
    'x-key': 'k',
    authorization: 'Bearer t',
    cookie: 'c',
    host: 'h',
  };
  const look: Look = {
    address: () => HOST,
    exchanges: () => [{ ...LIST, headers: { ...headers, 'sec-fetch-mode': 'cors' } }],
  };
  const [, data] = sourcesOf(sightOf({}, look));
  expect(Object.keys(data!.headers).sort()).toEqual(['authorization', 'content-type', 'x-key']);
});

test('a batch is cut to the question whose answer is the list', () => {
  const body = JSON.stringify({ requests: [{ q: 'counts' }, { q: 'list' }] });
  const exchange = jsonExchange(
    { method: 'POST', url: `${HOST}/batch`, body },
    { results: [{ hits: [] }, { hits: shown({}) }] },
  );
  const [, data] = sourcesOf(sightOf({}, { address: () => HOST, exchanges: () => [exchange] }));
  expect(data?.data?.list.place).toEqual(['results', '0', 'hits']);
  expect(sourceRequest(data!.request, pathOf({}))).toMatchObject({
    body: JSON.stringify({ requests: [{ q: 'list' }] }),
  });
});

test('requests of one kind are one family, whatever page they are for', () => {
  const family = (category: string): string | undefined => {
    const exchange = { ...LIST, url: `${HOST}/api/${category}/list?n=1` };
    return sourcesOf(
      sightOf({ category }, { address: ({ category: own }) => `${HOST}/${own}`, exchanges: () => [exchange] }),
    )[1]?.family;
  };
  expect(family('things')).toBe(family('things'));
  expect(family('things')).toContain('/*/');
});

describe('an answer to a request that names what it asks for is no list', () => {
  const ask = (body: unknown, items: readonly unknown[] = shown({})): DataExchange =>
    jsonExchange({ method: 'POST', url: `${HOST}/details`, body: JSON.stringify(body) }, { items });
  const names = shown({}).map(({ name }) => name);

  test.each([
    ['each by a text of its own', ask({ names }), ['document']],
    ['all in one text', ask({ names: names.join(',') }), ['document']],
    ['but not some of them', ask({ names: names.slice(0, 2) }), ['document', 'data']],
    [
      'nor a text that all of them share',
      ask(
        { kinds: ['lamps', 'tables'] },
        shown({}).map((item) => ({ ...item, kind: 'lamps' })),
      ),
      ['document', 'data'],
    ],
  ] as const)('%s', (_what, exchange, expected) => {
    expect(kinds(exchange)).toEqual(expected);
  });
});
