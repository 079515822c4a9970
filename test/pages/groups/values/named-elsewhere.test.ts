import { expect, it } from 'vitest';
import { linesOf } from '../read-html.js';

const banner = (url: string, alt: string): string => `<a href="${url}"><img src="${alt}.svg" alt="${alt}"></a>`;
const BANNERS = `<div>${banner('/c/1', 'cat1')}${banner('/c/2', 'cat2')}${banner('/c/3', 'cat3')}</div>`;
const menuOf = (words: (name: string) => string): string =>
  `<nav>${['Saws', 'Axes', 'Nails'].map((name, at) => `<p>${name}</p><div><a href="/c/${at + 1}">${words(name)}</a></div>`).join('')}</nav>`;

it('call pictures as links in words to the same addresses do, but for what these share', () => {
  expect(linesOf(`${menuOf((name) => `Shop all ${name}`)}${BANNERS}`)).toContain('-: Saws Axes Nails');
  expect(linesOf(BANNERS)).toEqual(['-: cat1 cat2 cat3']);
});

it('leave names that the words hold', () => {
  const logos = `<div>${banner('/c/1', 'Saws')}${banner('/c/2', 'Axes')}</div>`;
  expect(linesOf(`${menuOf((name) => `Our ${name} of steel`)}${logos}`)).toContain('-: Saws Axes');
});

it('leave links that are called something themselves', () => {
  const named = BANNERS.replaceAll('<a ', '<a aria-label="Page" ');
  expect(linesOf(`${menuOf((name) => name)}${named}`)).not.toContain('-: Saws Axes Nails');
});
