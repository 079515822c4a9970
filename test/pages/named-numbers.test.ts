import { expect, test } from 'vitest';
import { findNumberTexts } from '../../src/pages/count-texts.js';
import { hasNamedNumbersOnly } from '../../src/pages/named-numbers.js';
import { pageOf } from './html-page.js';

test.each([
  ['Boot 3', '/p/boot-3', true],
  ['Buy the boot 3 now', '/p/1200/Big_Boot_3/', true],
  ['3 pack', '/p/socks-3%20pack.html', true],
  ['Boot 3', '/p/boot/3', false],
  ['Boot 3: 24 reviews', '/p/boot-3', false],
  ['3 results', '/p/boot-3', false],
  ['Boot', '/p/boot-3', false],
  ['100 % wool 3', '/p/100-%-wool-3', true],
])('%s on the page %s', (text, path, isNamed) => {
  expect(hasNamedNumbersOnly(pageOf('', `https://shop.example${path}`), text)).toBe(isNamed);
});

test('a number in the name of the page counts nothing', () => {
  const html = '<h1>Boot 3</h1><p>24 results</p>';
  const textsOn = (path: string) =>
    findNumberTexts(pageOf(html, `https://shop.example${path}`)).map(({ text }) => text);
  expect(textsOn('/p/boot-3')).toEqual(['24 results']);
  expect(textsOn('/boots')).toEqual(['Boot 3', '24 results']);
});
