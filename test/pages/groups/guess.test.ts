import { describe, expect, it } from 'vitest';
import { liveGroupsOf } from './read-live.js';

import type { GroupGuess, ItemList } from '../../../src/model/page.js';
import { parseForms } from '../../../src/forms/index.js';
import { readGroups } from '../../../src/pages/groups/index.js';
import { groupsOf, indexOf, linksTo, PAGE } from './read-html.js';

const NUMBERS = ['1', '2', '3'];

describe('what a group looks like', () => {
  const cases: readonly (readonly [guess: GroupGuess, html: string])[] = [
    ['pager', linksTo('page', NUMBERS, 'span')],
    [
      'pager',
      '<h3>Pages</h3><p><span aria-label="This page, page 1">1</span> <a href="?page=2" aria-label="Go to page 2">2</a> <a href="?page=3" aria-label="Go to page 3">3</a></p>',
    ],
    ['pager', '<form>Page <select name=page><option value=1>1<option value=2>2<option value=3>3</select></form>'],
    ['facet', '<form>Beds <select name=b><option value="">Any<option value=1>1<option value=2>2</select></form>'],
    ['facet', linksTo('beds', ['1+', '2+', '3+'], 'span')],
    [
      'facet',
      '<h3>Seats</h3><ul><li><a href="?s=0">2 seats</a><li><a href="?s=1">3 seats</a><li><a href="?s=2">Corner</a></ul>',
    ],
    ['letters', linksTo('from', [...'ABCDEFGHI'])],
    ['letters', linksTo('from', [...'アイウエオカキク'])],
    ['facet', `<h3>Energy class</h3>${linksTo('energy', ['A+', ...'ABCDEFGH'], 'li')}`],
    ['page-size', `Show: ${linksTo('n', ['12', '24', '48'], 'span')}`],
    ['page-size', '<form><select name=n><option>12<option>24<option>48</select></form>'],
    ['facet', `<h3>RAM</h3><ul><li><a href="?r=8">8</a> (4)<li><a href="?r=16">16</a> (2)</ul>`],
    ['order', `<p>Sort: ${linksTo('o', ['name', '-name', 'price'], 'span')}</p>`],
    [
      'order',
      '<form><select name=o><option value=price_asc>Cheap first<option value=price_desc>Dear first</select></form>',
    ],
    ['order', '<p><a href="?s=a&d=asc">A</a> <a href="?s=b&d=desc">B</a></p>'],
    [
      'order',
      '<form><select name=o><option>New<option>Preis: hoch bis tief<option>Preis: tief bis hoch</select></form>',
    ],
    ['facet', '<h3>Mix</h3><ul><li><a href="?m=1">Red, blue</a><li><a href="?m=2">Blue, red</a></ul>'],
    ['order', '<p><a href="?s=a">Price ↑</a> <a href="?s=b">Price ↓</a></p>'],
    [
      'order',
      '<table><thead><tr><th><a href="?o=1">Name</a><th><a href="?o=2">Price</a></thead><tr><td>x<td>1</table>',
    ],
    [
      'order',
      '<table><thead><tr><td><a href="?o=1">Name</a><td><a href="?o=2">Price</a></thead><tr><td>x<td>1</table>',
    ],
    ['breadcrumbs', '<p><a href="/">Home</a> › <a href="/list">List</a> › Lamps</p>'],
    [
      'breadcrumbs',
      '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li><a href="/x">X</a><li><a href="/q">Q</a></ol>',
    ],
    ['navigation', '<nav><a href="/women">Women</a><a href="/men">Men</a></nav>'],
    ['facet', `<nav><h3>Brand</h3><ul>${linksTo('b', ['A1', 'B1'])}</ul></nav>`],
    ['other', '<footer><a href="/terms">Terms</a><a href="/imprint">Imprint</a></footer>'],
    ['other', '<ul><li><a href="/de" hreflang=de>Deutsch</a><li><a href="/fr" hreflang=fr>Français</a></ul>'],
    ['other', '<ul><li><a href="https://one.example/">One</a><li><a href="https://two.example/">Two</a></ul>'],
    ['other', '<form method=post><select name=size><option>S<option>M</select></form>'],
    [
      'related',
      '<h2>More</h2><ul><li><a href="/a">A headline that is much longer than any value would be</a><li><a href="/b">Another one that goes on and on about something</a></ul>',
    ],
    ['facet', `<h3>Brand</h3><ul>${linksTo('b', ['A1', 'B1'])}</ul>`],
  ];
  it.each(cases)('%s: %s', (guess, html) => {
    expect(groupsOf(html, 'https://shop.example/list/all')[0]?.guess).toBe(guess);
  });

  it('is surer of a facet with counts and of one that stays on its page', () => {
    const [counted, plain, away] = groupsOf(
      '<h3>A</h3><ul><li><a href="?a=1">x</a> (1)<li><a href="?a=2">y</a> (2)</ul>' +
        `<h3>B</h3><ul>${linksTo('b', ['x', 'y'])}</ul><h3>C</h3><ul><li><a href="/x">x</a><li><a href="/y">y</a></ul>`,
    ).map(({ confidence }) => confidence);
    expect(counted).toBeGreaterThan(plain ?? 1);
    expect(plain).toBeGreaterThan(away ?? 1);
  });
});

describe('a list beside the groups', () => {
  const list = (size: number, linkPattern: string): ItemList => ({
    node: -1,
    cards: Array.from({ length: size }, (_, position) => ({
      node: -1,
      position,
      url: null,
      name: '',
      image: null,
      identifier: null,
      texts: [],
      attributes: [],
      marks: [],
    })),
    linkPattern,
    label: null,
  });
  const guessOf = (html: string, main: ItemList): readonly [string, number] | undefined => {
    const index = indexOf(html);
    const [group] = readGroups(index, {
      forms: parseForms(index.snapshot),
      list: main,
      pagerNodes: new Set(),
      url: PAGE,
    });
    return group && [group.guess, group.confidence];
  };

  it('proves a page size by its length, or speaks against it', () => {
    const html = '<form><select name=n><option>12<option selected>24</select></form>';
    expect(guessOf(html, list(24, ''))).toEqual(['page-size', 0.95]);
    expect(guessOf(html, list(60, ''))).toEqual(['page-size', 0.35]);
    const open = '<form><select name=n><option value="">Any<option>12<option>24</select></form>';
    expect([24, 60].map((size) => guessOf(open, list(size, ''))?.[0])).toEqual(['page-size', 'facet']);
  });

  it('knows links to entities like its own', () => {
    expect(
      guessOf(
        '<h2>You may like</h2><a href="/p/lamp-1">Lamp</a><a href="/p/chair-2">Chair</a>',
        list(3, 'shop.example/p/*'),
      )?.[0],
    ).toBe('related');
  });
});

it('a list that a field at the head of a column drops down there chooses values, and orders nothing', () => {
  const head = (name: string): string => {
    const options = ['Gloss', 'Satin', 'Matte'].map((value) => `<div role=option>${value}</div>`).join('');
    const list = `<div role=listbox id=l-${name}>${options}</div>`;
    return `<th><label id=n-${name}>${name}</label><input role=combobox aria-expanded=true aria-controls=l-${name} aria-labelledby=n-${name}>${list}</th>`;
  };
  const html = `<table><thead><tr><th>Glaze</th>${head('Surface')}</tr></thead><tbody><tr><td>Fog<td>x</table>`;
  expect(liveGroupsOf(html).map(({ label, guess }) => [label, guess])).toEqual([['Surface', 'facet']]);
});

it('links home from the page where a site begins make no facet of those beside them', () => {
  const header =
    '<header><a href="/shop/">The Shop</a><a href="/shop/login">Log in</a><ul><li><a href="/shop/">Home</a></ul></header>';
  expect(groupsOf(header, 'https://shop.example/shop/').map(({ guess }) => guess)).toEqual(['navigation']);
});
