import { describe, expect, test } from 'vitest';
import {
  isAddressStep,
  joinAddress,
  splitAddress,
  textOfStep,
  writtenLike,
} from '../../src/shortcuts/address-steps.js';
import { tick } from './scripted-shop.js';

describe('an address taken apart and put together is the same', () => {
  test.each([
    'http://s.test/list?brand=acme&size=3',
    'http://s.test/?c%5Bmenu%5D%5Btype%5D%5B0%5D=A&c%5Bmenu%5D%5Btype%5D%5B1%5D=B',
    'http://s.test/#brand=acme',
    'http://s.test/app#/things?brand=acme',
    'http://s.test/plain',
    'http://s.test/list?page=2#/filter:brand:Alder$2520$2526$2520Pine/filter:weight:500:1000',
    'http://s.test/app#/things/brand:acme/size:3',
    'http://s.test/app#!/brand:acme',
    'http://s.test/app#/things/9',
  ])('%s', (url) => {
    const { from, steps } = splitAddress(url);
    expect(joinAddress(from, steps)).toEqual({ from: { kind: 'url', url }, steps: [] });
  });
});

test('arguments are steps, numbered ones of one group', () => {
  const { from, steps } = splitAddress('http://s.test/l?t%5B0%5D=A&t%5B1%5D=B');
  expect(from).toEqual({ kind: 'url', url: 'http://s.test/l' });
  expect(steps.map(({ group, ordinal, name }) => [group, ordinal, name])).toEqual([
    ['t[#]', 0, 'A'],
    ['t[#]', 1, 'B'],
  ]);
  expect(steps.every(isAddressStep)).toBe(true);
});

test('steps of controls stay steps', () => {
  const joined = joinAddress({ kind: 'url', url: 'http://s.test/' }, [tick('brand', 'Acme')]);
  expect(joined).toEqual({ from: { kind: 'url', url: 'http://s.test/' }, steps: [tick('brand', 'Acme')] });
});

describe('parts of a path behind the hash that name what they say', () => {
  const { from, steps } = splitAddress('http://s.test/l#/filter:brand:Alder$2520$2526$2520Pine/filter:w:5:10/size:72');

  test('are choices of the page', () => {
    expect(from).toEqual({ kind: 'url', url: 'http://s.test/l' });
    expect(steps.map(({ group }) => group)).toEqual(['filter:brand', 'filter:w', 'size']);
    expect(steps.map(textOfStep)).toEqual(['Alder & Pine', '5:10', '72']);
  });

  test('are written for another value as for this one', () => {
    expect(steps.map((step) => writtenLike(step, 'Oak & Elm'))).toEqual([
      'Oak$2520$2526$2520Elm',
      'Oak & Elm',
      'Oak & Elm',
    ]);
  });
});
