import { expect, test } from 'vitest';

import { readStartUrl } from '../../src/model/start-url.js';

test.each([
  ['https://shop.example', 'https://shop.example/'],
  ['  http://127.0.0.1:8080/x?y=1 ', 'http://127.0.0.1:8080/x?y=1'],
])('%j is a start address', (text, url) => {
  expect(readStartUrl(text)).toBe(url);
});

test.each([
  ['shop.example/lamps', 'Did you mean https://shop.example/lamps?'],
  ['shop.example:8080', 'Did you mean https://shop.example:8080/?'],
  ['ftp://shop.example/', 'Give one such as'],
  ['javascript:alert(1)', 'Give one such as'],
  ['not an address', 'Give one such as'],
  ['', 'Give one such as'],
])('%j is none: %s', (text, hint) => {
  expect(() => readStartUrl(text)).toThrow(hint);
});
