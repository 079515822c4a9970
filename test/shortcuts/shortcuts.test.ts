import { describe, expect, test } from 'vitest';
import type { AccessPath, RequestPath, Step, UrlPath } from '../../src/model/access-path.js';
import type { Shortcut, Shortcuts, Sight } from '../../src/model/shortcut.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { PROTOCOLS, USUAL, asRequest, meaning, query, shownAll } from './protocols.js';
import {
  BRANDS,
  HOST,
  type Look,
  type Selection,
  countsOf,
  handleOf,
  jsonExchange,
  pathOf,
  sightOf,
  viewOf,
} from './scripted-shop.js';

function requestOf(shortcut: Shortcut | null): UrlPath | RequestPath | undefined {
  return shortcut?.request;
}

function requestText(shortcuts: Shortcuts, selection: Selection): string | undefined {
  const request = requestOf(shortcuts.resolve(pathOf(selection)));
  if (request === undefined) return undefined;
  return request.kind === 'url' ? request.url : `${request.method} ${request.url} ${request.body ?? ''}`;
}

describe('addresses', () => {
  const look: Look = {
    address: ({ brand = [], colour = [], page = 0, category = 'things' }) => {
      const pairs: [string, string][] = [];
      if (brand.length > 0) pairs.push(['brand[operation]', 'in'], ['brand[value]', brand.map(handleOf).join(',')]);
      if (colour.length > 0) pairs.push(['colour[operation]', 'in'], ['colour[value]', colour.map(handleOf).join(',')]);
      if (page > 0) pairs.push(['page', String(page + 1)]);
      return `${HOST}/${category}${pairs.length === 0 ? '' : `?${query(pairs)}`}`;
    },
    exchanges: () => [],
  };

  test('one value teaches that value only', () => {
    const shortcuts = shownAll(look, [[{}, { brand: ['Acme'] }]]);
    expect(requestText(shortcuts, { brand: ['Acme'] })).toBe(look.address({ brand: ['Acme'] }));
    expect(requestText(shortcuts, { brand: ['Blue Ox'] })).toBeUndefined();
  });

  test('two values teach all', () => {
    const shortcuts = shownAll(look, USUAL);
    expect(requestText(shortcuts, { brand: ['Dune'] })).toBe(look.address({ brand: ['Dune'] }));
    expect(requestOf(shortcuts.resolve(pathOf({ brand: ['Dune'] })))?.kind).toBe('url');
    expect(shortcuts.tellsAll(pathOf({ brand: ['Dune'] }))).toBe(false);
  });

  test('values of two groups and a page come together', () => {
    const selection = { brand: ['Ember'], colour: ['Dark Blue'], page: 3 };
    expect(requestText(shownAll(look, USUAL), selection)).toBe(look.address(selection));
  });

  test('that say the page and nothing of what was chosen are no way to its further pages', () => {
    const address = ({ page = 0 }: Selection): string => `${HOST}/things${page > 0 ? `?page=${String(page + 1)}` : ''}`;
    const chosen = ['Acme', 'Dune'].map((brand) => [{}, { brand: [brand] }, { brand: [brand], page: 1 }]);
    const shortcuts = shownAll({ ...look, address }, [...chosen, [{}, { page: 1 }, { page: 2 }]]);
    expect(requestText(shortcuts, { page: 3 })).toBe(address({ page: 3 }));
    for (const brand of ['Acme', 'Ember']) expect(requestText(shortcuts, { brand: [brand], page: 2 })).toBeUndefined();
  });

  test('say codes that only data tell beside the names', () => {
    const options = (values: readonly string[], selection: Selection, field: 'brand' | 'colour'): readonly unknown[] =>
      values.map((label) => ({ count: countsOf(selection, field)[label] ?? 0, label, value: handleOf(label) }));
    const coded = (exchanges: Look['exchanges']): Look => ({
      address: ({ brand = [], colour = [] }) =>
        [HOST, 'things', ...brand.flatMap((value) => ['brand', handleOf(value)]), ...colour].join('/'),
      exchanges,
      saysHandles: false,
      valuesShown: 3,
    });
    const told = coded((selection) => [
      jsonExchange({ url: `${HOST}/data.json` }, { filters: [{ options: options(BRANDS, selection, 'brand') }] }),
    ]);
    const visits = [
      [{}, { brand: ['Acme'] }],
      [{}, { brand: ['Cobalt'] }],
    ];
    const dune = { brand: ['Dune'] };
    expect(requestText(shownAll(told, visits), dune)).toBe(told.address(dune));
    expect(
      requestText(
        shownAll(
          coded(() => []),
          visits,
        ),
        dune,
      ),
    ).toBeUndefined();
  });

  test('other pages of the site have the same rules once they were seen', () => {
    const selection = { category: 'gifts', brand: ['Dune'] };
    const shortcuts = shownAll(look, USUAL);
    expect(requestText(shortcuts, selection)).toBeUndefined();
    shortcuts.learn(sightOf({ category: 'gifts' }, look), null);
    expect(requestText(shortcuts, selection)).toBe(look.address(selection));
  });

  test('two values of one group are not put together without having been seen', () => {
    expect(requestText(shownAll(look, USUAL), { brand: ['Dune', 'Ember'] })).toBeUndefined();
  });

  test('a path of the address takes values and pages', () => {
    const paths: Look = {
      ...look,
      address: ({ brand = [], page = 0 }) =>
        [
          HOST,
          'things',
          ...brand.map((value) => `brand-${value.toLowerCase().replace(' ', '-')}`),
          ...(page > 0 ? [`page-${page + 1}`] : []),
        ].join('/'),
    };
    const shortcuts = shownAll(
      paths,
      USUAL.filter((visit) => !visit.some(({ colour }) => colour !== undefined)),
    );
    const selection = { brand: ['Ember'], page: 2 };
    expect(requestText(shortcuts, selection)).toBe(paths.address(selection));
  });

  describe('of several parts in one argument', () => {
    const parts: Look = {
      ...look,
      address: ({ brand = [], colour = [] }) => {
        const chosen = [...brand.map((value) => `maker:${value}`), ...colour.map((value) => `tint:${value}`)];
        return `${HOST}/things${chosen.length === 0 ? '' : `?${query([['facet', chosen.join('||')]])}`}`;
      },
    };
    const apply: Step = { do: 'click', role: 'button', name: 'Show', group: null, ordinal: 0, value: null };
    const applied = (selection: Selection): Sight => {
      const path = pathOf(selection);
      const steps = path.kind === 'actions' ? path.steps : [];
      return {
        ...sightOf(selection, parts),
        path: { ...path, kind: 'actions', from: pathOf({}), steps: [...steps, apply] } as AccessPath,
      };
    };

    test('each key is learnt from two values, but not how two are joined', () => {
      const shortcuts = shownAll(parts, USUAL);
      for (const selection of [{ brand: ['Dune'] }, { colour: ['Green'] }])
        expect(requestText(shortcuts, selection)).toBe(parts.address(selection));
      expect(requestText(shortcuts, { brand: ['Dune'], colour: ['Green'] })).toBeUndefined();
    });

    test('a button that applies what its tick has applied is learnt with it, and trusted', () => {
      const shortcuts = createShortcuts();
      const visit = (brand: string): void => {
        const ticked = sightOf({ brand: [brand] }, parts);
        shortcuts.learn(ticked, sightOf({}, parts));
        shortcuts.learn(applied({ brand: [brand] }), ticked);
      };
      shortcuts.learn(sightOf({}, parts), null);
      for (const brand of ['Acme', 'Blue Ox']) visit(brand);
      for (const brand of ['Cobalt', 'Dune']) {
        const { path, view } = applied({ brand: [brand] });
        const shortcut = shortcuts.resolve(path);
        expect(requestOf(shortcut)).toEqual({ kind: 'url', url: parts.address({ brand: [brand] }) });
        expect(shortcuts.wantsCheck(shortcut!, view)).toBe(true);
        visit(brand);
        expect(shortcuts.judge(shortcut!, view, view)).toBe(true);
      }
      const { path, view } = applied({ brand: ['Ember'] });
      expect(shortcuts.wantsCheck(shortcuts.resolve(path)!, view)).toBe(false);
    });
  });

  test('what follows # is never sent, so it is no shortcut', () => {
    const hash: Look = { ...look, address: ({ brand = [] }) => `${HOST}/things#brand=${brand.join()}` };
    expect(requestText(shownAll(hash, USUAL), { brand: ['Dune'] })).toBeUndefined();
    expect(requestText(shownAll(hash, USUAL), { brand: ['Acme'] })).toBeUndefined();
  });
});

describe.each(Object.entries(PROTOCOLS))('data by %s', (_name, exchanges) => {
  const look: Look = { address: () => `${HOST}/things`, exchanges };

  /** What the server would say to a request: the selection whose own request is the same. */
  function answered(shortcuts: Shortcuts, selection: Selection): ReturnType<Shortcuts['read']> {
    const shortcut = shortcuts.resolve(pathOf(selection));
    const [exchange] = exchanges(selection);
    if (shortcut === null || exchange === undefined) return null;
    const { method, url, status, mediaType, text } = exchange;
    return shortcuts.read(shortcut, { method, url, status, mediaType, text });
  }

  test('tell all of pages that were seen chosen alike', () => {
    const shortcuts = shownAll(look, USUAL);
    const tellsAll = (selection: Selection): boolean => shortcuts.tellsAll(pathOf(selection));
    expect([{ brand: ['Dune'] }, { colour: ['Green'] }].map(tellsAll)).toEqual([true, true]);
    expect(tellsAll({ brand: ['Dune'], colour: ['Red'] })).toBe(false);
  });

  test('other values and pages are asked as the page would ask them', () => {
    const shortcuts = shownAll(look, USUAL);
    for (const selection of [{ brand: ['Dune'] }, { brand: ['Ember'], colour: ['Green'], page: 2 }, { page: 5 }]) {
      const shortcut = shortcuts.resolve(pathOf(selection));
      expect(shortcut?.kind, JSON.stringify(selection)).toBe('data');
      const [exchange] = exchanges(selection);
      expect(meaning(shortcut?.request)).toEqual(meaning(asRequest(exchange!)));
    }
  });

  test('answers are read as the page shows them', () => {
    const shortcuts = shownAll(look, USUAL);
    const selection = { brand: ['Dune'], page: 1 };
    const live = viewOf(selection, look);
    const view = answered(shortcuts, selection);
    expect(view?.list?.cards.map(({ name, url }) => [name, url])).toEqual(
      live.list?.cards.map(({ name, url }) => [name, url]),
    );
    expect(view?.list?.cards[0]?.texts).toEqual(live.list?.cards[0]?.texts);
    expect(view?.declaredCount).toBe(live.declaredCount);
    expect(view?.pagination.next).toEqual(live.pagination.next);
    expect(shortcuts.judge(shortcuts.resolve(pathOf(selection))!, view, live)).toBe(true);
  });
});

describe('facets in the data', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['a batch of searches']!, valuesShown: 3 };

  test('values that the page folds away are offered with paths and counts', () => {
    const shortcuts = shownAll(look, USUAL);
    const text = look.exchanges({})[0]?.text ?? '';
    const shortcut = shortcuts.resolve({ kind: 'actions', from: { kind: 'url', url: `${HOST}/things` }, steps: [] });
    const reply = { method: 'POST', url: `${HOST}/api/queries`, status: 200, mediaType: 'application/json', text };
    const brand = shortcuts.read(shortcut!, reply)?.groups.find(({ label }) => label === 'Brand');
    expect(brand?.choices.map(({ value }) => value).sort()).toEqual([...BRANDS].sort());
    expect(brand?.choices.find(({ value }) => value === 'Ember')?.count).toBe(countsOf({}, 'brand')['Ember']);
    expect(brand?.choices.find(({ value }) => value === 'Ember')?.path).toEqual(pathOf({ brand: ['Ember'] }));
  });
});

test('scrolling behind the last page that leaves its address teaches nothing of how lists go on', () => {
  const look: Look = {
    address: ({ brand = [], page = 0 }) =>
      `${HOST}/things?${query([['brand', brand.map(handleOf).join(',')], ...(page > 0 ? [['page', String(page + 1)] as const] : [])] as [string, string][])}`,
    exchanges: () => [],
  };
  const scroll: Step = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null };
  const shortcuts = createShortcuts();
  const lists = [
    ['Acme', 3],
    ['Blue Ox', 2],
  ] as const;
  shortcuts.learn(sightOf({}, look), null);
  for (const [brand, pages] of lists) {
    const sights = Array.from({ length: pages }, (_, page) => sightOf({ brand: [brand], page }, look));
    for (const [at, sight] of sights.entries()) shortcuts.learn(sight, sights[at - 1] ?? null);
    const last = sights.at(-1);
    if (last?.path.kind !== 'actions') continue;
    const path: AccessPath = { ...last.path, steps: [...last.path.steps, scroll] };
    shortcuts.learn({ path, view: { ...last.view, list: null }, exchanges: [] }, last);
  }
  shortcuts.learn(sightOf({ brand: ['Dune'] }, look), null);
  expect(requestText(shortcuts, { brand: ['Dune'], page: 1 })).toBe(look.address({ brand: ['Dune'], page: 1 }));
});
