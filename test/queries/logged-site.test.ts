import { expect, it } from 'vitest';

import { createSiteReader, nameOfSite, siteOfAddress } from '../../src/queries/logged-site.js';

it.each([
  ['https://www.shop.example.co.uk/lamps?q=1', 'example.co.uk'],
  ['http://SHOP.Example.com', 'example.com'],
  ['//cdn.example.com/x', 'example.com'],
  ['www.example.com/a/b', 'example.com'],
  ['http://user:pass@example.com:8080/', 'example.com'],
  ['http://127.0.0.1:8101/lamps', '127.0.0.1:8101'],
  ['https://localhost/', 'localhost:443'],
  ['http://localhost/', 'localhost:80'],
  ['http://[::1]:8000/', '[::1]:8000'],
  ['https://tenant.github.io/a', 'tenant.github.io'],
  ['red lamp', null],
  ['lamp', null],
  ['mailto:someone', null],
  ['', null],
])('the site of %s is %s', (address, site) => {
  expect(siteOfAddress(address)).toBe(site);
});

it('is the same when it is remembered', () => {
  const siteOf = createSiteReader();
  for (let host = 0; host < 50_002; host += 1) siteOf(`https://h${String(host)}.example.com/`);
  expect(siteOf('https://h1.example.com/a')).toBe('example.com');
  expect(siteOf('https://h1.example.com/b')).toBe('example.com');
  expect(siteOf('https://h1.example.com')).toBe('example.com');
  expect(siteOf('nothing')).toBe(null);
});

it('is called by the label of its domain', () => {
  expect(nameOfSite('best-buy.co.uk')).toBe('bestbuy');
  expect(nameOfSite('')).toBe('');
});
