import { expect, it } from 'vitest';
import { linesOf, linksTo } from '../read-html.js';

const styles = ['Techno', 'House', 'Ambient', 'Dub', 'Ska'];
const facet = (label: string, name: string, values: readonly string[]): string =>
  `<h2>${label}</h2><ul>${linksTo(name, values)}</ul>`;
const all = (name: string, values: readonly string[]): string =>
  `<a href="#more" role=button>All</a><div class=dialog><div class=columns><ul>${linksTo(name, values)}</ul></div></div>`;

it('all values of a facet, told once more in a hidden dialog, are called as its first ones', () => {
  const page = [
    facet('Style', 'style', styles.slice(0, 3)) + all('style', styles),
    facet('Country', 'country', ['UK', 'US']) + all('country', ['Cuba', 'UK', 'US']),
  ];
  expect(linesOf(page.join(''))).toEqual(['Style: Techno House Ambient Dub Ska', 'Country: Cuba UK US']);
});

it('a menu that leads to the values of a facet, and to more, is none of its own', () => {
  const menu = `<nav><ul>${linksTo('style', styles)}<li><a href="/news">News</a></li><li><a href="/shop">Shop</a></li></ul></nav>`;
  expect(linesOf(menu + facet('Style', 'style', styles.slice(0, 3)))).toEqual([
    '-: Techno House Ambient Dub Ska News Shop',
    'Style: Techno House Ambient',
  ]);
});
