import { describe, expect, test } from 'vitest';
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import type { Shortcuts, Sight } from '../../src/model/shortcut.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { query } from './protocols.js';
import { HOST, type Look, type Selection, found, jsonExchange, onward, shown, sightOf } from './scripted-shop.js';

/** A shop whose first pages are documents with their filters in the address, and whose further pages are data. */
const look: Look = {
  address: ({ brand = [], colour = [] }) => `${HOST}/things${asArguments({ brand, colour }, '?')}`,
  exchanges: (selection) =>
    (selection.page ?? 0) === 0
      ? []
      : [jsonExchange({ url: dataAddress(selection) }, { total: found(selection).length, items: shown(selection) })],
  appends: true,
};

function asArguments({ brand = [], colour = [] }: Selection, sign: string): string {
  const pairs = [...brand.map((value) => ['brand', value]), ...colour.map((value) => ['colour', value])] as const;
  return pairs.length === 0 ? '' : sign + query(pairs as readonly [string, string][]);
}

function dataAddress(selection: Selection): string {
  return `${HOST}/api/more?page=${(selection.page ?? 0) + 1}${asArguments(selection, '&')}`;
}

function pathOf(selection: Selection): AccessPath {
  const first = { kind: 'url', url: look.address(selection) } as const;
  const page = selection.page ?? 0;
  return page === 0 ? first : { kind: 'actions', from: first, steps: [onward(page)] };
}

function sight(selection: Selection): Sight {
  const { view, exchanges } = sightOf(selection, look);
  const isLast = view.pagination.next === null;
  const next = isLast ? null : pathOf({ ...selection, page: (selection.page ?? 0) + 1 });
  return { path: pathOf(selection), view: { ...view, pagination: { ...view.pagination, next } }, exchanges };
}

/** Shortcuts that saw these lists, each to a page. */
function taught(...lists: readonly Selection[]): Shortcuts {
  const shortcuts = createShortcuts();
  for (const { page: last = 0, ...list } of lists) {
    shortcuts.learn(sight(list), null);
    for (let page = 1; page <= last; page += 1)
      shortcuts.learn(sight({ ...list, page }), sight({ ...list, page: page - 1 }));
  }
  return shortcuts;
}

function address(shortcuts: Shortcuts, selection: Selection): string | undefined {
  return shortcuts.resolve(pathOf(selection))?.request.url;
}

function read(shortcuts: Shortcuts, selection: Selection): PageView | null {
  const shortcut = shortcuts.resolve(pathOf(selection));
  const [exchange] = look.exchanges(selection);
  return shortcut === null || exchange === undefined ? null : shortcuts.read(shortcut, exchange);
}

describe('further pages of lists whose first pages are documents', () => {
  const BRANDS = [{ page: 2 }, { brand: ['Acme'], page: 1 }, { brand: ['Dune'], page: 1 }] as const;

  test('are asked for with what the address of the list chooses', () => {
    const shortcuts = taught(...BRANDS);
    const [second, third] = [1, 2].map((page) => ({ brand: ['Ember'], page }));
    expect(address(shortcuts, second!)).toContain('brand=Ember');
    expect(new URL(address(shortcuts, third!) ?? HOST).searchParams.get('page')).toBe('3');
    expect(address(shortcuts, { colour: ['Red'], page: 1 })).toBeUndefined();
  });

  test('explain one another where only second pages were seen', () => {
    const shortcuts = taught(
      { brand: ['Acme'], page: 1 },
      { brand: ['Dune'], page: 1 },
      { brand: ['Cobalt'], page: 1 },
    );
    expect(new URL(address(shortcuts, { brand: ['Ember'], page: 1 }) ?? HOST).searchParams.get('page')).toBe('2');
    expect(address(shortcuts, { brand: ['Ember'], page: 2 })).toBeUndefined();
  });

  test('are read as cards, and go on from the address of their list to its end', () => {
    const shortcuts = taught(...BRANDS);
    const selection = { brand: ['Ember'], page: 1 };
    const view = read(shortcuts, selection);
    const live = sight(selection).view;
    expect(view?.list?.cards.map(({ name }) => name)).toEqual(shown(selection).map(({ name }) => name));
    expect(view?.pagination.next).toEqual(live.pagination.next);
    expect(view?.declaredCount).toBe(live.declaredCount);
    expect(shortcuts.judge(shortcuts.resolve(pathOf(selection))!, view, live)).toBe(true);
    expect(read(shortcuts, { brand: ['Ember'], page: 2 })?.pagination.next).toBeNull();
  });

  test('are left to the browser where the document alone tells how they go on', () => {
    const opaque: Look['exchanges'] = (selection) => {
      const { page = 0 } = selection;
      const cursor = (of: number): string =>
        Buffer.from(JSON.stringify({ ...selection, page: of })).toString('base64url');
      const answer = { items: shown(selection), next: cursor(page + 1) };
      return page === 0
        ? []
        : [jsonExchange({ url: `${HOST}/api/more?after=${cursor(page)}${asArguments(selection, '&')}` }, answer)];
    };
    const shortcuts = createShortcuts();
    for (const brand of [['Acme'], ['Dune'], ['Cobalt']]) {
      for (const page of [1, 2]) {
        const [before, after] = [page - 1, page].map((at) => {
          const seen = sight({ brand, page: at });
          return { ...seen, exchanges: opaque({ brand, page: at }) };
        });
        shortcuts.learn(after!, before!);
      }
    }
    expect(address(shortcuts, { brand: ['Ember'], page: 1 })).toBeUndefined();
    shortcuts.learn(
      { ...sight({ brand: ['Ember'], page: 1 }), exchanges: opaque({ brand: ['Ember'], page: 1 }) },
      null,
    );
    const [exchange] = opaque({ brand: ['Ember'], page: 2 });
    expect(address(shortcuts, { brand: ['Ember'], page: 2 })).toBe(exchange?.url);
  });
});

describe('further pages that are documents of an address of their own', () => {
  const addressed: Look = {
    address: ({ brand = [], page = 0 }) =>
      `${HOST}/things?${query([...brand.map((value) => ['brand', value] as const), ...(page > 0 ? ([['page', String(page + 1)]] as const) : [])])}`,
    exchanges: () => [],
    appends: true,
  };

  function seen(brand: string, page: number): Sight {
    const path: AccessPath = { kind: 'url', url: addressed.address({ brand: [brand] }) };
    const { view } = sightOf({ brand: [brand], page }, addressed);
    return {
      path:
        page === 0 ? path : { kind: 'actions', from: path, steps: Array.from({ length: page }, () => onward(page)) },
      view: { ...view, url: addressed.address({ brand: [brand], page }) },
      exchanges: [],
    };
  }

  test('are asked for without a browser on their first page', () => {
    const shortcuts = createShortcuts();
    for (const brand of ['Acme', 'Dune']) {
      shortcuts.learn(seen(brand, 0), null);
      shortcuts.learn(seen(brand, 1), seen(brand, 0));
    }
    expect(shortcuts.resolve(seen('Ember', 1).path)?.request.url).toBe(`${HOST}/things?brand=Ember&page=2`);
  });
});
