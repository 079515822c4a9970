import { expect, it } from 'vitest';
import { readPost, readPut, tokenOf } from '../../../src/demo/server/posts.js';
import { ORIGIN, visitShop } from '../shop-fixture.js';

const POSTING = visitShop({ sending: 'post' });
const at = (path: string): URL => new URL(path, ORIGIN);

it('takes a form with the token of its visitor as a question', () => {
  const post = readPost(POSTING, at('/all'), { body: 'csrf=t&color=red', token: 't' });
  expect(post.kind === 'question' && [...post.args]).toEqual([['color', 'red']]);
});

it('takes what is sent for a part of a page with the token as a question', () => {
  const sent = { body: 'csrf=t&color=red', token: 't' };
  expect(readPost(POSTING, at('/fragment?in=/all'), sent).kind).toBe('question');
  expect(readPost(visitShop(), at('/fragment?in=/all'), sent).kind).toBe('write');
});

it('refuses a form with another token', () => {
  expect(readPost(POSTING, at('/all'), { body: 'csrf=x&color=red', token: 't' })).toEqual({ kind: 'refused' });
  expect(tokenOf(1, 'a')).not.toBe(tokenOf(1, 'b'));
});

it('takes all other posts as writes, mutations among them', () => {
  const graph = visitShop({ transport: 'graphql' });
  const kind = (query: string) => readPost(graph, at('/graphql'), { body: JSON.stringify({ query }), token: 't' }).kind;
  expect(kind('query Products { products { id } }')).toBe('data');
  expect(kind('mutation Save { save { id } }')).toBe('write');
  expect(readPost(POSTING, at('/cart'), { body: 'csrf=t', token: 't' }).kind).toBe('write');
  expect(readPost(visitShop(), at('/all'), { body: 'csrf=t', token: 't' }).kind).toBe('write');
});

it('takes what is put as a write, unless lists are asked for so', () => {
  const putting = visitShop({ transport: 'put' });
  expect(readPut(putting, at('/api/products')).kind).toBe('data');
  expect(readPut(putting, at('/all')).kind).toBe('write');
  expect(readPut(visitShop({ transport: 'json' }), at('/api/products')).kind).toBe('write');
});
