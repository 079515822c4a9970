import { expect, test } from 'vitest';

import {
  PREFIX,
  addressParts,
  keyWithout,
  partNames,
  partValue,
  segmentName,
  withoutParts,
} from '../../src/entities/address-parts.js';
import { at } from './cards.js';

test('an address has arguments, path parameters and segments as parts', () => {
  const parts = addressParts(at('/a/b;sid=7?x=1&x=2'));
  expect(parts === null ? [] : partNames(parts)).toEqual([';sid', '?x', '/0/2', '/1/2', PREFIX]);
  expect(
    parts === null ? [] : [';sid', '?x', '/1/2', PREFIX, '?y', '/0/3'].map((name) => partValue(parts, name)),
  ).toEqual(['7', '1\n2', 'b', 'a', null, null]);
});

test('arguments of a fragment are parts, other fragments are not', () => {
  const named = (path: string): readonly string[] => [...(addressParts(at(path))?.values.keys() ?? [])];
  expect(named('/a?x=1#x=2&y=3')).toEqual(['?x', '#x', '#y']);
  expect(named('/a#/b/c')).toEqual([]);
});

test('what is no address has no parts', () => {
  expect(addressParts('mailto:a@b')).toBeNull();
  expect(withoutParts('mailto:a@b', new Set(['?x']))).toBe('mailto:a@b');
});

test.each([
  ['?x', '/a/b?x=1&y=2', '/a/b?y=2'],
  ['#x', '/a/b?x=1#x=2&y=3', '/a/b?x=1#y=3'],
  ['#x', '/a/b#x=2', '/a/b'],
  ['#x', '/a/b#/c?x=2', '/a/b#/c'],
  ['#x', '/a/b#/c?x=2&y=3', '/a/b#/c?y=3'],
  [';sid', '/a/b;sid=7', '/a/b'],
  ['=ref', '/dp/B07/ref=sr_1_7?k=lamp', '/dp/B07?k=lamp'],
  ['=b', '/dp/a=1/b=2', '/dp/a=1'],
  ['=a', '/a=1', '/a=1'],
  [segmentName(0, 2), '/a/b', '/*/b'],
  [segmentName(0, 3), '/a/b', '/a/b'],
  [PREFIX, '/a/c/b/', '/*/b/'],
  [PREFIX, '/b', '/*/b'],
  [PREFIX, '/', '/'],
])('without %s, %s is %s', (name, from, to) => {
  expect(withoutParts(at(from), new Set([name]))).toBe(at(to));
});

test('a path with very many segments has only a prefix', () => {
  const parts = addressParts(at('/x'.repeat(40)));
  expect(parts === null ? [] : partNames(parts)).toEqual([PREFIX]);
});

test('addresses of other paths in their fragments are others, whatever their arguments', () => {
  const keys = ['/#/stay?id=1', '/#/home?id=1', '/#/home?id=1&from=list'].map((path) => {
    const parts = addressParts(at(path));
    return parts === null ? '' : keyWithout(parts, new Set(['#from']));
  });
  expect(new Set(keys).size).toBe(2);
});
