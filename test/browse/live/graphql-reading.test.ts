import { expect, it } from 'vitest';
import { onlyQueries } from '../../../src/browse/live/graphql-reading.js';

const asked = (query: string, more: object = {}): string => JSON.stringify({ ...more, query });

it.each<[string, string | null, boolean]>([
  ['a query', asked('query Things($max: Int) { things(max: $max) { name } }'), true],
  ['a query without a name', asked('{ things { name } }'), true],
  ['a query with a fragment', asked('{ things { ...T } } fragment T on Thing { name }'), true],
  ['several at once', `[${asked('{ a }')},${asked('{ b }')}]`, true],
  ['a mutation', asked('mutation { like(id: 1) }'), false],
  ['a mutation beside a query', asked('query A { a } mutation B { b }', { operationName: 'A' }), false],
  ['a mutation among several', `[${asked('{ a }')},${asked('mutation { b }')}]`, false],
  ['a subscription', asked('subscription { news { title } }'), false],
  ['a query whose field acts', asked('{ addToCart(id: 1) { total } }'), false],
  ['a query whose fragment acts', asked('{ ...T } fragment T on Query { deleteReview(id: 1) }'), false],
  ['a query that is named as an act', asked('query SaveFilter { things { name } }'), false],
  ['a query that is named by a hash', JSON.stringify({ extensions: { persistedQuery: { sha256Hash: 'a0' } } }), false],
  ['words to look for', asked('red shoes'), false],
  ['a document without an end', asked('{ things {'), false],
  ['a document of more than can be read', asked(`{ ${'a '.repeat(9_000)}}`), false],
  ['a nest of brackets', asked('{a'.repeat(100_000)), false],
  ['nothing at all', '[]', false],
  ['a form', 'query=%7Bthings%7D', false],
  ['no body', null, false],
])('of %s', (_what, body, isReading) => {
  expect(onlyQueries(body)).toBe(isReading);
});
