import { expect, test } from 'vitest';
import { endingOf, isBeside } from '../../src/shortcuts/endings.js';
import { parseTree } from '../../src/shortcuts/tree.js';

const ANSWER = parseTree(
  JSON.stringify({
    data: {
      list: { edges: [{ id: 1 }, { id: 2, node: { key: 'k' } }], pageInfo: { endCursor: 'abc', prev: null, no: '' } },
    },
    links: { next: '/api/list?after=abc&size=2' },
  }),
)!;
const ending = endingOf(ANSWER, ['data', 'list', 'edges']);

test('an ending holds what stands beside the list, and what its last record holds', () => {
  expect(ending.get('["data","list","pageInfo","endCursor"]')).toBe('abc');
  expect(ending.get('last /id')).toBe('2');
  expect(ending.get('last /node/key')).toBe('k');
  expect([...ending.keys()].filter((place) => /prev|no"|edges/u.test(place))).toEqual([]);
});

test('arguments of an address in it stand for themselves', () => {
  expect(ending.get('["links","next"] ?after')).toBe('abc');
  expect(endingOf(['Who? me'], ['x'])).toEqual(new Map([['["0"]', 'Who? me']]));
});

test('places beside the list are told from those in it', () => {
  expect([...ending.keys()].filter((place) => !isBeside(place))).toEqual(['last /id', 'last /node/key']);
});

test('a list that is not there leaves the rest', () => {
  expect([...endingOf({ next: 'x', items: null }, ['items']).keys()]).toEqual(['["next"]']);
});
