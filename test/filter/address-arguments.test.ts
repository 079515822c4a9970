import { expect, test } from 'vitest';
import { argumentsOf, differingArguments, varyingArguments } from '../../src/filter/address-arguments.js';

const SITE = 'https://shop.example';

function written(path: string): readonly string[] {
  return (argumentsOf(SITE + path)?.items ?? []).map(({ name, value }) => `${name}=${value}`);
}

test.each([
  ['/list?sort=4&brand=a%20b', ['/list=', 'sort=4', 'brand=a b']],
  ['/list?q=&sale', ['/list=', 'sale=']],
  ['/all/red/page-2', ['/all=', '/red=', '/page=2']],
  ['/all/page/2/', ['/all=', '/page=2']],
  ['/all;sid=7/x', ['/all=', ';sid=7', '/x=']],
  ['/list#brand=acme&page=2', ['/list=', '#brand=acme', '#page=2']],
  ['/#!/list/page-3?sort=up', ['#/list=', '#/page=3', '#sort=up']],
  ['/list#top', ['/list=']],
  ['/a?x=%E0%A4%A', ['/a=', 'x=\uf7e0\uf7a4%A']],
])('%s is %j', (path, expected) => {
  expect(written(path)).toEqual(expected);
});

test('what is no address has no arguments', () => {
  expect(argumentsOf('javascript:void 0')).toBeNull();
  expect(differingArguments(`${SITE}/a`, 'https://other.example/a')).toBeNull();
});

test('an address of thousands of arguments is cut', () => {
  const address = `${SITE}/?${Array.from({ length: 5000 }, (_, at) => `a${String(at)}=1`).join('&')}`;
  expect(argumentsOf(address)?.items).toHaveLength(60);
});

test('addresses differ where a value does or is not there; several values of a name are one in any order', () => {
  expect(differingArguments(`${SITE}/l?a=1&b=2&b=3`, `${SITE}/l?b=3&b=2&c=4`)).toEqual(['a', 'c']);
  expect(varyingArguments([`${SITE}/l?a=1&b=2`, `${SITE}/l?a=1`, `${SITE}/l/page-2?a=1`])).toEqual(['b', '/page']);
});
