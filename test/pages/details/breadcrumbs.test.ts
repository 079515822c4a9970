import { describe, expect, test } from 'vitest';

import { displayedTrail, structuredTrail } from '../../../src/pages/details/breadcrumbs.js';
import { readJsonLd } from '../../../src/pages/details/json-ld.js';
import { readMicrodata } from '../../../src/pages/details/microdata.js';
import { htmlIndex, jsonLd } from './html-page.js';

const steps = '<a href="/">Home</a> SEP <a href="/tools/">Tools</a>';

function trail(html: string): readonly [readonly string[], string | null] | null {
  const found = displayedTrail(htmlIndex(html), ['Anvil | Shop', 'Anvil']);
  return found === null ? null : [found.labels, found.current];
}

describe('a displayed trail', () => {
  test.each([
    ['with separators', `<div>${steps.replace('SEP', '›')} › Anvil</div>`],
    ['as a list', '<ol><li><a href="/">Home</a></li><li><a href="/tools/">Tools</a></li><li>Anvil</li></ol>'],
    [
      'as a list by role',
      '<div><div role="listitem"><a href="/">Home</a></div><div role="listitem"><a href="/tools/">Tools</a></div><div role="listitem">Anvil</div></div>',
    ],
    ['with words before it', `<p>You are here: ${steps.replace('SEP', '&gt;')} &gt; <b>Anvil</b></p>`],
    ['with separators in elements', `<p>${steps.replace('SEP', '<span>/</span>')}<span>/</span><span>Anvil</span></p>`],
  ])('%s', (_, html) => {
    expect(trail(html)).toEqual([['Home', 'Tools'], 'Anvil']);
  });

  test('that ends above this page', () => {
    expect(trail(`<div>${steps.replace('SEP', '»')}</div>`)).toEqual([['Home', 'Tools'], null]);
  });

  test.each([
    ['a menu', '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul>'],
    ['links of an account', '<p><a href="/login">Sign in</a> | <a href="/cart">Cart</a></p>'],
    ['a link beside the heading', '<p><a href="/videos">Videos</a><span>Anvil</span></p>'],
    ['no links', '<p>Home › Tools › Anvil</p>'],
  ])('is not %s', (_, html) => {
    expect(trail(html)).toBeNull();
  });
});

test('a trail in data is in the order of its positions', () => {
  const list = [
    { position: 2, name: 'Tools' },
    { position: 1, item: { '@id': '/', name: 'Home' } },
  ];
  const index = htmlIndex('', jsonLd({ '@type': 'BreadcrumbList', itemListElement: list }));
  expect(structuredTrail(readJsonLd(index))?.labels).toEqual(['Home', 'Tools']);
});

test('a trail in microdata is read', () => {
  const step = (name: string) =>
    `<li itemprop="itemListElement" itemscope><a itemprop="item" href="/"><span itemprop="name">${name}</span></a></li>`;
  const index = htmlIndex(
    `<ol itemscope itemtype="https://schema.org/BreadcrumbList">${step('Home')}${step('Tools')}</ol>`,
  );
  expect(structuredTrail(readMicrodata(index))?.labels).toEqual(['Home', 'Tools']);
  expect(structuredTrail([])).toBeNull();
});
