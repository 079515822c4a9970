import { describe, expect, it } from 'vitest';
import { hostOf, siteOf } from '../../../src/browse/exchange/site-scope.js';

describe('the site of an address', () => {
  it.each([
    ['https://www.shop.example.com/a', 'example.com'],
    ['https://shop.example.co.uk/', 'example.co.uk'],
    ['https://mine.github.io/', 'mine.github.io'],
    ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
    ['http://localhost/', 'localhost:80'],
    ['https://[2606:4700::1111]/', '[2606:4700::1111]:443'],
    ['https://xn--mnchen-3ya.de/', 'xn--mnchen-3ya.de'],
    ['mailto:a@b.example', null],
  ])('%s is %s', (url, site) => {
    expect(siteOf(url)).toBe(site);
  });

  it('has a host', () => {
    expect([hostOf('http://a.example:81/x'), hostOf('nothing')]).toEqual(['a.example:81', '']);
  });
});
