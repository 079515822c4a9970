import { describe, expect, test } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import type { Shortcuts } from '../../src/model/shortcut.js';
import { USUAL, asRequest, meaning, shownAll } from './protocols.js';
import {
  HOST,
  type Look,
  PAGE_SIZE,
  type Selection,
  found,
  jsonExchange,
  pathOf,
  shown,
  sightOf,
  viewOf,
} from './scripted-shop.js';

/** A cursor that says nothing to anybody else. */
function cursorTo(selection: Selection): string | null {
  const { page = 0 } = selection;
  return page * PAGE_SIZE < found(selection).length
    ? Buffer.from(JSON.stringify(selection)).toString('base64url')
    : null;
}

function filtersOf({ brand = [], colour = [] }: Selection): unknown {
  return [...brand.map((value) => ({ brand: value })), ...colour.map((value) => ({ colour: value }))];
}

/** How lists that only go on are asked for, and what answers tell of it. */
const PROTOCOLS: Readonly<Record<string, Look['exchanges']>> = {
  'a connection with an end cursor': (selection) => {
    const { page = 0 } = selection;
    const after = page > 0 ? { after: cursorTo(selection), more: true } : {};
    const body = JSON.stringify({ query: 'query List { … }', variables: { filters: filtersOf(selection), ...after } });
    const endCursor = cursorTo({ ...selection, page: page + 1 });
    const list = { edges: shown(selection).map((node) => ({ node })), pageInfo: { endCursor } };
    return [
      jsonExchange({ method: 'POST', url: `${HOST}/graphql`, body, type: 'application/json' }, { data: { list } }),
    ];
  },
  'the address of the next page': (selection) => {
    const address = (of: Selection) =>
      `/api/list?f=${encodeURIComponent(JSON.stringify(filtersOf(of)))}${(of.page ?? 0) > 0 ? `&token=${cursorTo(of)}` : ''}`;
    const next = { ...selection, page: (selection.page ?? 0) + 1 };
    const links = { next: cursorTo(next) === null ? null : address(next) };
    return [jsonExchange({ url: HOST + address(selection) }, { items: shown(selection), links })];
  },
  'the key of the last record': (selection) => {
    const { page = 0 } = selection;
    const last = page > 0 ? shown({ ...selection, page: page - 1 }).at(-1) : undefined;
    const body = JSON.stringify({
      filters: filtersOf(selection),
      ...(last && { search_after: [last.price, last.id] }),
    });
    return [
      jsonExchange(
        { method: 'POST', url: `${HOST}/search`, body, type: 'application/json' },
        { hits: shown(selection) },
      ),
    ];
  },
};

describe.each(Object.entries(PROTOCOLS))('lists that go on by %s', (name, exchanges) => {
  const look: Look = { address: () => `${HOST}/things`, exchanges, appends: true };
  // Short keys are believed later.
  const pages = [[{ colour: ['Red'] }, { colour: ['Red'], page: 1 }, { colour: ['Red'], page: 2 }]] as const;
  const learnt = (): Shortcuts => shownAll(look, [...USUAL, ...pages]);

  function answered(shortcuts: Shortcuts, selection: Selection): PageView | null {
    const shortcut = shortcuts.resolve(pathOf(selection));
    const [exchange] = exchanges(selection);
    if (shortcut === null || exchange === undefined) return null;
    expect(meaning(shortcut.request)).toEqual(meaning(asRequest(exchange)));
    return shortcuts.read(shortcut, exchange);
  }

  test('are read page by page to their end', () => {
    const shortcuts = learnt();
    const brand = ['Ember'];
    const names: string[] = [];
    for (let page = 0; page < 3; page += 1) {
      const view = answered(shortcuts, { brand, page });
      names.push(...(view?.list?.cards ?? []).map((card) => card.name));
      // The key of a full page's last record does not say whether others follow.
      const isLast = page === 2 && !name.includes('record');
      expect(view?.pagination.next ?? null).toEqual(isLast ? null : pathOf({ brand, page: page + 1 }));
    }
    expect(names).toEqual(found({ brand }).map((item) => item.name));
  });

  test('are looked at live where the page before was not read', () => {
    const shortcuts = learnt();
    expect(shortcuts.resolve(pathOf({ brand: ['Ember'], page: 1 }))).toBeNull();
    answered(shortcuts, { brand: ['Ember'] });
    expect(shortcuts.resolve(pathOf({ brand: ['Ember'], page: 1 }))?.rules.at(-1)).toBe('cursor');
    expect(shortcuts.resolve(pathOf({ brand: ['Ember'], page: 2 }))).toBeNull();
  });

  test('are given up where pages do not agree', () => {
    const shortcuts = learnt();
    const selection = { brand: ['Dune'], page: 1 };
    answered(shortcuts, { brand: ['Dune'] });
    const view = answered(shortcuts, selection);
    expect(shortcuts.judge(shortcuts.resolve(pathOf(selection))!, view, viewOf({ brand: ['Acme'] }, look))).toBe(false);
    expect(shortcuts.resolve(pathOf(selection))).toBeNull();
  });

  test('end where no cursor is told, though the page is full', () => {
    if (name.includes('record')) return;
    const shortcuts = learnt();
    // Of 18 entities the third page is full and the last.
    expect(found({ brand: ['Cobalt'] })).toHaveLength(3 * PAGE_SIZE);
    for (let page = 0; page < 2; page += 1) answered(shortcuts, { brand: ['Cobalt'], page });
    expect(answered(shortcuts, { brand: ['Cobalt'], page: 2 })?.pagination).toMatchObject({ next: null, isLast: true });
    expect(shortcuts.resolve(pathOf({ brand: ['Cobalt'], page: 3 }))).toBeNull();
  });
});

test('a list whose pages are numbered goes on by numbers, whatever its answers tell', () => {
  const exchanges: Look['exchanges'] = (selection) => {
    const { page = 0, brand = [] } = selection;
    const next = cursorTo({ ...selection, page: page + 1 });
    return [jsonExchange({ url: `${HOST}/api?b=${brand.join()}&page=${page + 1}` }, { items: shown(selection), next })];
  };
  const look: Look = { address: () => `${HOST}/things`, exchanges };
  const shortcuts = shownAll(look, USUAL);
  expect(shortcuts.resolve(pathOf({ brand: ['Ember'], page: 2 }))?.rules.at(-1)).toBe('pager');
  expect(sightOf({ page: 1 }, look).exchanges).toHaveLength(1);
});
