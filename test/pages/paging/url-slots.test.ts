import { expect, test } from 'vitest';
import {
  allSlots,
  normalAddress,
  repeatedSlot,
  urlSlots,
  withoutSlot,
  pageNumber,
} from '../../../src/pages/paging/url-slots.js';

test('addresses that differ in one number share a key', () => {
  const keys = ['https://a.example/f42-orders-2.html', 'https://a.example/f42-orders-573.html'].map(
    (url) => urlSlots(url).at(-1)?.key,
  );
  expect(keys[0]).toBe(keys[1]);
});

test('the order of arguments, the protocol and a fragment that names a place do not matter', () => {
  expect(normalAddress('http://www.a.example/x?b=1&a=2&#top')).toBe(normalAddress('https://a.example/x?a=2&b=1'));
});

test('an argument says the same however its characters are written', () => {
  const escaped = 'https://a.example/l?label=env%3Alab&name=Tea%20pot&sum=1%2B1&page=2';
  expect(normalAddress(escaped)).toBe(normalAddress('https://a.example/l?label=env:lab&name=Tea+pot&sum=1%2b1&page=2'));
  expect(normalAddress('https://a.example/l?a=1%2B1')).not.toBe(normalAddress('https://a.example/l?a=1+1'));
  for (const spaced of ['tea+', 'tea%20', '+tea'])
    expect(normalAddress(`https://a.example/l?tags=${spaced}&page=2`)).toBe(
      normalAddress('https://a.example/l?page=2&tags=tea'),
    );
  expect(normalAddress('https://a.example/l?tags=tea+pot')).not.toBe(normalAddress('https://a.example/l?tags=teapot'));
  expect(normalAddress('https://a.example/l?a=b%26c=d')).not.toBe(normalAddress('https://a.example/l?a=b&c=d'));
});

test.each([
  ['https://a.example/l#c=x&page=2', 'https://a.example/l#c=x'],
  ['https://a.example/l?c=x#page=2', 'https://a.example/l?c=x'],
  ['https://a.example/app#/l?page=2', 'https://a.example/app#/l'],
])('%s is a page of a list whose state stands in the fragment', (url, first) => {
  expect(withoutSlot(urlSlots(url)[0]?.key ?? '')).toBe(normalAddress(first));
});

test('digits in identifiers are no numbers', () => {
  expect(urlSlots('https://a.example/x?s=1d0f438e6').map(({ value }) => value)).toEqual([]);
});

test('a number is one before a capital letter that begins the next part of a segment', () => {
  expect(urlSlots('https://a.example/7I16-15F12.html').map(({ value }) => value)).toContain(15);
  expect(urlSlots('https://a.example/7I16-15f12.html').map(({ value }) => value)).not.toContain(15);
});

test('digits in the names of arguments are no numbers', () => {
  expect(urlSlots('https://shop.example/list?f[1]=7&f[2]=40&page=2').map(({ value }) => value)).toEqual([7, 40, 2]);
  expect(urlSlots('https://shop.example/list?page2').map(({ value }) => value)).toEqual([2]);
  expect(repeatedSlot('https://shop.example/list?f[2]=40&page=2', 2)).toBeNull();
});

test('a first page lacks the argument, the segment or its parameter', () => {
  expect(
    [
      'https://a.example/l?page=2&c=x',
      'https://a.example/l/page/2?c=x',
      'https://a.example/l/p2?c=x',
      'https://a.example/l;page=2?c=x',
    ].map((url) => withoutSlot(urlSlots(url)[0]?.key ?? '')),
  ).toEqual(['a.example/l?c=x', 'a.example/l?c=x', 'a.example/l?c=x', 'a.example/l?c=x']);
});

test('a position that an address names twice is one slot', () => {
  const url = 'https://a.example/l_2?page=2';
  expect(repeatedSlot(url, 2)).toBe('a.example/l_\u0000?page=\u0000');
  expect(repeatedSlot(url, 3)).toBeNull();
  expect(allSlots(url)).toHaveLength(3);
});

test.each([
  ['https://a.example/page/6/', ['https://a.example/page/7/', 'https://a.example/page/5/'], 6],
  ['https://a.example/l?from=40', ['https://a.example/l?from=60'], 3],
  ['https://a.example/l', ['https://a.example/l?page=2'], null],
])('%s beside %j is page %j', (url, beside, number) => {
  expect(pageNumber(url, beside)).toBe(number);
});

test('a position that an address names in a cursor, too, is one slot', () => {
  const page = (offset: number): string => {
    const cursor = Buffer.from(JSON.stringify({ offset, version: 1 })).toString('base64');
    return `https://a.example/l?offset=${offset}&cursor=${encodeURIComponent(cursor)}`;
  };
  const [second, third] = [18, 36].map((offset) => repeatedSlot(page(offset), offset));
  expect(second).not.toBeNull();
  expect(second).toBe(third);
  expect(withoutSlot(second ?? '')).toBe('a.example/l');
});

test.each([
  ['arrayconnection:23', ['after=arrayconnection:23']],
  ['{"name":"tea&cake","at":2}', ['after={"name":"tea%26cake","at":2}']],
])('a cursor that is %s in base64 is read as that', (text, [argument]) => {
  const code = Buffer.from(text).toString('base64url');
  expect(normalAddress(`https://a.example/l?after=${code}`)).toBe(`a.example/l?${argument ?? ''}`);
});

test('words are no cursors', () => {
  expect(normalAddress('https://a.example/l?name=administration1')).toBe('a.example/l?name=administration1');
});
