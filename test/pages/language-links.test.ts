import { describe, expect, it } from 'vitest';

import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { languageLinks } from '../../src/pages/language-links.js';
import { readPage } from '../../src/pages/read-page.js';
import { cardsHtml, pageOf } from './html-page.js';

const OTHERS = ['/a', '/b', '/c', '/d', '/e', '/f'].map((url) => `<a href="${url}">Page ${url}</a>`).join(' ');
const menu = (...links: readonly (readonly [string, string])[]): string =>
  `<ul>${links.map(([url, name]) => `<li><a href="${url}">${name}</a></li>`).join('')}</ul>`;
const namesIn = (html: string): readonly string[] => {
  const index = pageOf(`<html lang=en><body>${html}${OTHERS}</body></html>`);
  return [...languageLinks(index)].map((node) => index.text(node));
};

describe('links to the page in other languages', () => {
  it('are called as the languages whose codes their addresses hold', () => {
    expect(
      namesIn(`<header>${menu(['?culture=en', 'English'], ['?culture=fr', 'Français'], ['/about', 'About'])}</header>`),
    ).toEqual(['English', 'Français']);
    expect(namesIn(`<footer>${menu(['/de/list', 'Deutsch'], ['/pt-br/list', 'Português (Brasil)'])}</footer>`)).toEqual(
      ['Deutsch', 'Português (Brasil)'],
    );
    expect(namesIn(`<nav><a href="/liste" hreflang=fr>Français</a></nav>`)).toEqual(['Français']);
    expect(namesIn(`<div>${menu(['/x?l=en', 'English'], ['/x?l=ja', '日本語'])}</div><h1>Lamps</h1>`)).toEqual([
      'English',
      '日本語',
    ]);
  });

  it('are none that choose among what is listed', () => {
    const values = menu(['?language=en', 'English'], ['?language=fr', 'Français']);
    expect(namesIn(`<h1>Books</h1><h3>Language</h3>${values}`)).toEqual([]);
    expect(namesIn(`<main>${values}</main>`)).toEqual([]);
    expect(namesIn(`<aside>${values}</aside>`)).toEqual([]);
    expect(namesIn(`<nav>${menu(['?language=en', 'English (22)'], ['?language=fr', 'Français (6)'])}</nav>`)).toEqual(
      [],
    );
    expect(namesIn(`<nav>${menu(['?language=en', 'English'], ['?language=fr', 'French'])}</nav>`)).toEqual([]);
  });

  it('are none where only a section has the name of the page’s own language', () => {
    expect(namesIn(`<nav>${menu(['/en/english', 'English'], ['/en/maths', 'Maths'])}</nav>`)).toEqual([]);
  });

  it('are ways on where a page has little else', () => {
    const index = pageOf(menu(['/en/', 'English'], ['/fr/', 'Français'], ['/help', 'Help']));
    expect(languageLinks(index).size).toBe(0);
  });
});

describe('on a page with a list', () => {
  const read = (menus: string): ReturnType<typeof readPage> =>
    readPage(
      snapshotFromHtml(`<html lang=en><body>${menus}<main><h1>Things</h1>${cardsHtml(6)}</main></body></html>`, {
        url: 'https://shop.example/list',
        status: 200,
      }),
    );

  it('a menu of languages is no group, and its links are not followed', () => {
    const { groups, links } = read(
      `<header><h6>Language</h6>${menu(['/list?hl=en', 'English'], ['/list?hl=fr', 'Français'])}</header>`,
    );
    expect(groups).toEqual([]);
    expect(links.filter(({ acts }) => acts).map(({ text }) => text)).toEqual(['English', 'Français']);
  });

  it('nor is a field of languages in a bar of the page, while one beside the list is a facet', () => {
    const field =
      '<form><select name=lang><option value=en selected>English</option><option value=fr>Français</option></select></form>';
    expect(read(`<header>${field}</header>`).groups).toEqual([]);
    expect(read(`<div>${field}</div>`).groups.map(({ guess }) => guess)).toEqual(['facet']);
    const others = field.replace('Français', 'French');
    expect(read(`<header>${others}</header>`).groups).toHaveLength(1);
  });
});
