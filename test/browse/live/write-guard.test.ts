import { describe, expect, it } from 'vitest';
import { createWriteGuard, requestKind } from '../../../src/browse/live/write-guard.js';
import type { ExchangeRequest, RequestCause } from '../../../src/model/exchange.js';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { serve } from '../local-server.js';

const PAGE = '<h1>hello</h1>';

describe('what would change something', () => {
  it.each(['/logout', '/item/7/delete', '/cart/add?id=7'])('%s is never asked for', async (path) => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), site.origin + path))).toBe('refused write-guard');
    expect(site.asked).toHaveLength(0);
  });

  it('is not posted unless the policy allows it', async () => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/search`, { method: 'POST', body: 'q=x' }))).toBe(
      'refused write-guard',
    );
  });
});

const ORIGIN = 'https://shop.example';

interface Post {
  readonly url?: string;
  readonly body?: string | null;
  readonly method?: string;
  readonly cause?: RequestCause;
}

function post({ url = `${ORIGIN}/api`, body = null, method = 'POST', cause = 'choice' }: Post): ExchangeRequest {
  return { method, url, headers: {}, body, purpose: 'resource', transport: 'browser', priority: 0, cause };
}

const graphql = (query: string, operationName?: string): string => JSON.stringify({ operationName, query });

const OPENS_ELSEWHERE: Post = {
  cause: 'opener',
  url: 'https://elsewhere.example/x',
  body: graphql('{ colours { name } }'),
};

const STATE = JSON.stringify({ colour: ['red'], page: 1 });
const PUTS: Post = { method: 'PUT', url: `${ORIGIN}/async/list-state`, body: STATE };

describe('what a page posts', () => {
  it.each<[string, Post, boolean]>([
    ['to its own site when a value is chosen', {}, true],
    ['to another host of its site', { url: 'https://api.shop.example/x' }, true],
    ['to another site', { url: 'https://elsewhere.example/x' }, false],
    ['when it loads', { cause: 'load', url: 'https://elsewhere.example/x' }, true],
    ['when a part of it is opened', { cause: 'opener' }, false],
    ['when a part of it is opened, as a query', { cause: 'opener', body: graphql('{ colours { name } }') }, true],
    ['when what lies over it is closed, as a query', { cause: 'overlay', body: graphql('{ things }') }, false],
    ['when a part of it is opened, as a query elsewhere', OPENS_ELSEWHERE, false],
    ['when what lies over it is closed', { cause: 'overlay' }, false],
    ['as a query', { body: graphql('query { things { name } }') }, true],
    ['as a mutation', { body: graphql('mutation { like }') }, false],
    ['as a mutation behind white space and remarks', { body: graphql('# only a query\n  mutation M { like }') }, false],
    ['as a mutation in a form', { body: 'query=mutation%20%7Blike%7D' }, false],
    ['as an operation that acts', { body: graphql('query { x }', 'AddToCart') }, false],
    ['as an operation that acts, named in the address', { url: `${ORIGIN}/api?operationName=deleteReview` }, false],
    ['to a place where something is saved', { url: `${ORIGIN}/search/save` }, false],
    ['to a place named after what is saved', { url: `${ORIGIN}/saved-searches` }, true],
    ['with another method', { method: 'PATCH', body: STATE }, false],
    ['as a state put when a value is chosen', PUTS, true],
    ['as a state put when a page is turned', { ...PUTS, cause: 'pager' }, true],
    ['as a state put for words', { ...PUTS, cause: 'search' }, true],
    ['as a state put when it loads', { ...PUTS, cause: 'load' }, false],
    ['as a state put when a part of it is opened', { ...PUTS, cause: 'opener' }, false],
    ['as a state put to another site', { ...PUTS, url: 'https://elsewhere.example/list' }, false],
    ['as nothing, put', { ...PUTS, body: null }, false],
    ['as a form, put', { ...PUTS, body: 'colour=red' }, false],
    ['as a record, put in its place', { ...PUTS, url: `${ORIGIN}/api/things/17` }, false],
    ['as settings, put', { ...PUTS, url: `${ORIGIN}/api/update-settings` }, false],
    ['as an operation that acts, put', { ...PUTS, body: graphql('query { x }', 'AddToCart') }, false],
  ])('%s', (_what, request, isAllowed) => {
    expect(createWriteGuard([ORIGIN]).isAllowed(post(request))).toBe(isAllowed);
  });

  it('is held from then on if it did something else than ask, unless it is known to ask', () => {
    const guard = createWriteGuard([ORIGIN]);
    const [saved, listed] = [post({ url: `${ORIGIN}/saved?id=1` }), post({ url: `${ORIGIN}/list` })];
    guard.approve(requestKind(listed));
    for (const request of [saved, listed]) guard.condemn(requestKind(request));
    expect([saved, listed].map(guard.isAllowed)).toEqual([false, true]);
    expect(guard.isAllowed(post({ url: `${ORIGIN}/saved?id=2` }))).toBe(false);
    expect(guard.isApproved(requestKind(listed))).toBe(true);
  });

  it('when it loads may be posted again by what opens', () => {
    const guard = createWriteGuard([ORIGIN]);
    guard.isAllowed(post({ cause: 'load' }));
    expect(guard.isAllowed(post({ cause: 'opener' }))).toBe(true);
  });

  it('is put again wherever it is known to ask, and is known by its method', () => {
    const guard = createWriteGuard([ORIGIN]);
    guard.approve(requestKind(post({ ...PUTS, method: 'POST' })));
    expect(guard.isAllowed(post({ ...PUTS, cause: 'load' }))).toBe(false);
    guard.approve(requestKind(post(PUTS)));
    expect(guard.isAllowed(post({ ...PUTS, cause: 'load' }))).toBe(true);
  });

  it('is of one kind by address and operation', () => {
    const kinds = [
      post({ body: graphql('{ a }', 'List') }),
      post({ url: `${ORIGIN}/api?p=2`, body: graphql('{ b }', 'List') }),
      post({ body: graphql('{ a }', 'Facets') }),
    ].map(requestKind);
    expect(kinds[0]).toBe(kinds[1]);
    expect(kinds[0]).not.toBe(kinds[2]);
  });
});
