import { expect, it } from 'vitest';
import { isJoinedAnew, isPartOfValue } from '../../src/base/joined-values.js';

it('a value that holds several has parts', () => {
  expect(isPartOfValue('a', 'a,b:1')).toBe(true);
  expect(isPartOfValue('a,b', 'b|a|c')).toBe(true);
  expect(['a,b', 'c', ''].map((part) => isPartOfValue(part, 'a,b'))).toEqual([false, false, false]);
});

it('a value is joined anew where it keeps some of its values, not where another one takes its place', () => {
  expect(isJoinedAnew('a', 'a,b')).toBe(true);
  expect(isJoinedAnew('a,b', 'a,c')).toBe(true);
  expect(isJoinedAnew('a|b', 'a')).toBe(true);
  expect(isJoinedAnew('a', 'b')).toBe(false);
  expect(isJoinedAnew('a,b', 'c,d')).toBe(false);
  expect(isJoinedAnew('', 'a,b')).toBe(false);
});
