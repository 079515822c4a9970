import { expect, test } from 'vitest';
import { isRefining, PLAUSIBLE_SCORE } from '../../../src/pages/lists/list-features.js';
import { cardsHtml, pageOf } from '../html-page.js';
import { candidatesOf } from '../list-pages.js';
import { readLive } from '../live-page.js';

test('cards measure what they show', () => {
  expect(candidatesOf(pageOf(`<main>${cardsHtml(5)}</main>`))[0]?.features).toMatchObject({
    size: 5,
    distinct: 1,
    withImage: 1,
    withPrice: 1,
    withHeading: 1,
    landmark: 'main',
    refining: 0,
    alike: 1,
  });
});

test('cards score higher than a menu', () => {
  const index = pageOf(
    `<div>${cardsHtml(3)}</div><ul>${[1, 2, 3, 4, 5, 6].map((id) => `<li><a href="/m/${id}">Menu ${id}</a></li>`).join('')}</ul>`,
  );
  const scores = (part: string): number =>
    Math.max(
      0,
      ...candidatesOf(index)
        .filter(({ records }) => records.every(({ target }) => target.includes(part)))
        .map(({ features }) => features.score),
    );
  expect(scores('/product/')).toBeGreaterThan(scores('/m/') * 2);
});

test('cards score higher than panels that fold behind their headings, with more to read in them', () => {
  const choices = ['Oak', 'Walnut', 'Beech', 'Marble'].map(
    (name) => `<div role="button">${name} (${name.length})</div>`,
  );
  const panel = (name: string): string =>
    `<div><h3><button aria-expanded="true">${name} <svg></svg></button></h3><div>${choices.join('')}</div></div>`;
  const names = [
    'Material',
    'Colour',
    'Style',
    'Room',
    'Finish',
    'Care',
    'Country',
    'Brand',
    'Season',
    'Price',
    'Sale',
  ];
  const panels = (html: (name: string) => string): string => `<div>${names.map(html).join('')}</div>`;
  const cards = Array.from(
    { length: 12 },
    (_, at) => `<div><a href="/p/${at}"><img src="/${at}.jpg"><h2>Chair ${at}</h2><b>€ 9.95</b></a></div>`,
  ).join('');
  const namesIn = (html: string): readonly string[] => (readLive(html).list?.cards ?? []).map(({ name }) => name);
  expect(
    namesIn(
      `<main><form>${cards}</form><p>Page 1 of 11 <a rel="next" href="/l/2"><button aria-label="Next page"></button></a></p>${panels(panel)}</main>`,
    ),
  ).toEqual(Array.from({ length: 12 }, (_, at) => `Chair ${at}`));
  // Where nothing else is listed they are what the page lists.
  expect(namesIn(panels(panel))).toEqual(names);
});

test('rows whose links all say "View" are named by what stands beside', () => {
  const names = ['Washing machine WX-1', 'Dishwasher DS-2', 'Oven OV-3', 'Fridge FR-4', 'Dryer DR-5', 'Oven OV-6'];
  const rows = names.map((name, id) => `<tr><td>${name}</td><td><a href="/p?id=${id}">View</a></td></tr>`).join('');
  const [best] = candidatesOf(pageOf(`<h1>All</h1><table>${rows}</table>`));
  expect(best?.features.linkText).toBeGreaterThan('View'.length);
});

test('links beside titles that say the same, as "Map", name nothing', () => {
  const rows = [1, 2, 3].map(
    (id) =>
      `<dt><a href="/firm/${id}">Baker & Sons ${id}</a></dt><dd>Tel. 01234 5678${id} <a href="/firm/${id}?tab=map">Map</a></dd>`,
  );
  const maps = candidatesOf(pageOf(`<h1>All</h1><dl>${rows.join('')}</dl>`)).filter(({ records }) =>
    records[0]?.target.includes('map'),
  );
  for (const { features } of maps) expect(features.linkText).toBeLessThan('Baker & Sons'.length);
});

test.each([
  ['https://a.example/l', 'https://a.example/l?c=red', true],
  ['https://a.example/l?x=1', 'https://a.example/l?x=1&c=red', true],
  ['https://a.example/l?x=1', 'https://a.example/l?id=5', false],
  ['https://a.example/l', 'https://a.example/item?id=5', false],
  ['https://a.example/l', 'https://a.example/l', false],
  ['https://shop.example/wiki', 'https://shop.example/wiki?Old_Harbour', false],
])('on %s a link to %s refines: %s', (page, target, refines) => {
  expect(isRefining(page, target)).toBe(refines);
});

const COVERS = [
  'The Long Way Home',
  'Letters from an Attic',
  'A Clock for Winter',
  'Garden of Stones',
  'Salt and Iron',
];

test('covers without a text are named by what their pictures show', () => {
  const covers = COVERS.map((title, id) => `<a href="/#book=${id}"><img src="/c/${id}" alt="${title}"></a>`).join('');
  const [best] = candidatesOf(pageOf(`<h1>Books</h1><div>${covers}</div>`));
  expect(best?.features.linkText).toBeGreaterThanOrEqual(Math.min(...COVERS.map((title) => title.length)));
});

test('a bar of tabs that lead to the parts of a site is no list, however little else a page has', () => {
  const bar = (role: string): string =>
    ['Home', 'Recipes', 'Cuisines', 'Saved', 'About']
      .map((name) => `<div><a href="/${name}"${role}><img src=/i.svg alt=""><b>${name}</b></a></div>`)
      .join('');
  const scoreOf = (role: string): number => {
    const [bar5] = candidatesOf(pageOf(`<h1>Ramen</h1><div>${bar(role)}</div>`));
    return bar5?.features.score ?? 0;
  };
  expect(scoreOf('')).toBeGreaterThan(PLAUSIBLE_SCORE);
  expect(scoreOf(' role=tab')).toBeLessThan(PLAUSIBLE_SCORE);
});
