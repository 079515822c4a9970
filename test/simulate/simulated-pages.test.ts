import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { catalogueOf } from '../../src/simulate/catalogue-columns.js';
import { simulateCatalogue, type AttributeSpec } from '../../src/simulate/catalogue.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { createSimulatedPages } from '../../src/simulate/simulated-pages.js';
import {
  resolveSimulatedSiteOptions,
  SIMULATED_ORIGIN,
  type SimulatedSiteOptions,
} from '../../src/simulate/site-options.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['shoe', 'bag', 'hat'] },
  { name: 'Colour', values: ['red', 'blue'] },
];
const CATALOGUE = catalogueOf(simulateCatalogue(ATTRIBUTES, 25, 1), ATTRIBUTES);

function page(path: string, options: SimulatedSiteOptions = {}): PageView | null {
  return createSimulatedPages(CATALOGUE, resolveSimulatedSiteOptions(options))(`${SIMULATED_ORIGIN}${path}`);
}

const names = (view: PageView | null): readonly string[] => (view?.list?.cards ?? []).map(({ name }) => name);

describe('the pages of a simulated site', () => {
  it('list everything in pages', () => {
    const [one, two, three] = ['/list', '/list?page=2', '/list?page=3'].map((path) => page(path));
    expect([names(one!).length, names(two!).length, three?.list]).toEqual([20, 5, null]);
    expect(one?.pagination.next).toEqual({ kind: 'url', url: `${SIMULATED_ORIGIN}/list?page=2` });
    expect(two?.pagination.next).toBeNull();
  });

  it('list what has the chosen values, as many as the choice promises', () => {
    const colour = page('/list?Kind=shoe')?.groups.find(({ label }) => label === 'Colour');
    for (const { value, count } of colour?.choices ?? []) {
      expect(names(page(`/list?Kind=shoe&Colour=${value}`))).toHaveLength(count ?? -1);
    }
  });

  it('offer no value that leads to nothing', () => {
    const brandless = createSimulatedPages(catalogueOf([], ATTRIBUTES), resolveSimulatedSiteOptions());
    expect(brandless(`${SIMULATED_ORIGIN}/list`)?.groups.map(({ label }) => label)).toEqual(['Sort']);
  });

  it('list the same in another order', () => {
    const ordered = names(page('/list?sort=Cheapest', { pageSize: 100 }));
    expect(ordered).toEqual([...names(page('/list', { pageSize: 100 }))].reverse());
  });

  it.each(['/nowhere', '/item/25', '/item/x', '/list?Kind=shoe'])('%s does not exist', (path) => {
    expect(page(path, { everything: false })).toBeNull();
  });

  it('elsewhere do not exist', () => {
    const pages = createSimulatedPages(CATALOGUE, resolveSimulatedSiteOptions());
    expect(pages('http://other.test/list')).toBeNull();
  });
});

describe('the switches of a simulated site', () => {
  it('counts can be kept back', () => {
    const view = page('/list', { counts: false });
    expect(view?.declaredCount).toBeNull();
    expect(view?.groups.flatMap(({ choices }) => choices).every(({ count }) => count === null)).toBe(true);
  });

  it('a menu starts anew with each choice', () => {
    const menu = page('/list?Colour=red', { menu: 'Kind' })?.groups.find(({ label }) => label === 'Kind');
    expect(menu).toMatchObject({ guess: 'navigation' });
    expect(menu?.choices.map(({ path }) => path)).toContainEqual({
      kind: 'url',
      url: `${SIMULATED_ORIGIN}/list?Kind=shoe&page=1`,
    });
  });

  it('without a list of everything the menu leads to all lists', () => {
    const options = { menu: 'Kind', everything: false };
    expect(page('/', options)?.groups.map(({ label }) => label)).toEqual(['Kind']);
    expect(names(page('/list?Kind=shoe', options)).length).toBeGreaterThan(0);
  });

  it('orders can be left out', () => {
    expect(page('/list', { orders: false })?.groups.map(({ label }) => label)).toEqual(['Kind', 'Colour']);
  });

  it('sponsored cards stand on every page', () => {
    const marked = page('/list?page=2', { sponsored: 2 })?.list?.cards.filter(({ marks }) => marks.length > 0);
    expect(marked?.map(({ name }) => name)).toEqual(['Item 1', 'Item 2']);
  });

  it('a pager may look like any link', () => {
    const view = page('/list', { pager: false });
    expect(view?.pagination.next).toBeNull();
    expect(view?.links.filter(({ area }) => area === 'content').map(({ url }) => url)).toEqual([
      `${SIMULATED_ORIGIN}/list?page=2`,
    ]);
  });

  it('wandering links differ from page to page, not from visit to visit', () => {
    const links = (path: string): readonly string[] =>
      (page(path, { wanderingLinks: 3 })?.links ?? []).filter(({ area }) => area === 'content').map(({ url }) => url);
    expect(links('/list?page=1')).toHaveLength(3);
    expect(links('/list?page=1')).toEqual(links('/list?page=1'));
    expect(links('/list?page=1')).not.toEqual(links('/list?page=2'));
  });

  it('entity pages show what is visible', () => {
    expect(page('/item/0', { visible: ['Kind'] })?.details.attributes.map(({ label }) => label)).toEqual(['Kind']);
    expect(page('/item/0')?.details.attributes).toEqual([]);
  });

  it('cards show what is visible on them', () => {
    const [card] = page('/list?Colour=red', { visibleOnCards: ['Colour'] })?.list?.cards ?? [];
    expect(card?.attributes).toEqual([{ node: 0, label: 'Colour', values: ['red'], from: 'card' }]);
  });

  it('totals can be kept back or wrong by themselves', () => {
    expect(page('/list', { totals: false })?.declaredCount).toBeNull();
    const total = page('/list', { totals: 'wrong' })?.declaredCount ?? 0;
    expect(total).not.toBe(25);
    expect([total >= 12, total <= 38]).toEqual([true, true]);
  });

  it('entities come and go with the pages that are asked for', () => {
    const options = resolveSimulatedSiteOptions({ pageSize: 50, churn: { everyPages: 10, changes: 3 } });
    const pages = createSimulatedPages(CATALOGUE, options);
    const [before, after] = [0, 1000].map((number) => new Set(names(pages(`${SIMULATED_ORIGIN}/list`, number))));
    expect([before!.size, after!.size]).toEqual([22, 22]);
    expect([...before!].filter((name) => !after!.has(name))).toHaveLength(3);
  });
});

describe('a site over a generated catalogue', () => {
  const catalogue = generateCatalogue({
    size: 200,
    seed: 2,
    attributes: [
      { kind: 'flat', name: 'Kind', values: 3 },
      { kind: 'number', name: 'Price', values: 4, min: 1, max: 100 },
    ],
  });
  const numbered = (path: string, options: SimulatedSiteOptions): PageView | null =>
    createSimulatedPages(catalogue, resolveSimulatedSiteOptions(options))(`${SIMULATED_ORIGIN}${path}`);
  const prices = (view: PageView | null): readonly number[] =>
    (view?.list?.cards ?? []).map(({ url }) => catalogue.attributes[1]!.numberOf(Number(url?.split('/').at(-1)))!);

  it('orders lists by a number, both ways, and cuts them afterwards', () => {
    const options = { sortable: ['Price'], cap: 30, pageSize: 50 };
    const up = prices(numbered('/list?sort=Price+ascending', options));
    const down = prices(numbered('/list?sort=Price+descending', options));
    expect([up.length, down.length]).toEqual([30, 30]);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(up.at(-1)).toBeLessThan(down.at(-1)!);
  });

  it('answers free bounds', () => {
    const view = numbered('/list', { sliders: ['Price'] });
    const template = view?.ranges?.[0]?.template;
    expect(view?.ranges?.[0]).toMatchObject({ label: 'Price', min: 1, max: 100 });
    if (template?.kind !== 'url') throw new Error('no template');
    const asked = template.url.replace('{low}', '10').replace('{high}', '20').replace(SIMULATED_ORIGIN, '');
    const found = prices(numbered(asked, { sliders: ['Price'], pageSize: 200 }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((price) => price >= 10 && price <= 20)).toBe(true);
  });
});
