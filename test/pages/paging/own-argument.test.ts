import { expect, test } from 'vitest';
import { ownPosition } from '../../../src/pages/paging/own-argument.js';

const KEY = 'shop.example/list?page=\u0000&rank=undefined&size=64';

test('the position of an address that lacks what the pager adds', () => {
  expect(ownPosition('https://shop.example/list?size=64&page=2', KEY)).toBe(2);
  expect(ownPosition('https://shop.example/list?page=3', KEY)).toBe(3);
});

test('none of another list, of an address that says more, or without the argument', () => {
  expect(ownPosition('https://shop.example/other?page=2', KEY)).toBeNull();
  expect(ownPosition('https://shop.example/list?page=2&size=32', KEY)).toBeNull();
  expect(ownPosition('https://shop.example/list?page=2&color=red', KEY)).toBeNull();
  expect(ownPosition('https://shop.example/list?size=64', KEY)).toBeNull();
  expect(ownPosition('https://shop.example/list/2', 'shop.example/list/\u0000')).toBeNull();
});
