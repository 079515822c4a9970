import { describe, expect, test } from 'vitest';
import type { AccessPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import type { Shortcuts, Sight } from '../../src/model/shortcut.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import { PROTOCOLS, asRequest, meaning, query } from './protocols.js';
import { HOST, type Look, type Selection, jsonExchange, shown, sightOf, tick } from './scripted-shop.js';

describe('pages whose documents come without lists', () => {
  /** A shop whose links are addresses that its script reads. */
  const look: Look = {
    address: (selection) => addressOf(selection),
    exchanges: PROTOCOLS['a batch of searches']!,
  };

  function addressOf({ brand = [], colour = [], page = 0 }: Selection): string {
    const pairs: [string, string][] = brand.map((value, index) => [`b[${index}]`, value]);
    if (colour[0] !== undefined) pairs.push(['colour', colour[0]]);
    if (page > 0) pairs.push(['page', String(page + 1)]);
    return `${HOST}/things${pairs.length === 0 ? '' : `?${query(pairs)}`}`;
  }

  function linked(selection: Selection): Sight {
    const sight = sightOf(selection, look);
    const groups = sight.view.groups.map((group) => ({
      ...group,
      multiple: false,
      choices: group.choices.map(({ control: _control, ...choice }) => {
        const field = group.label === 'Brand' ? 'brand' : 'colour';
        const url = addressOf({ ...selection, page: 0, [field]: [choice.value] });
        return { ...choice, path: { kind: 'url' as const, url } };
      }),
    }));
    const { next } = sight.view.pagination;
    const onwards =
      next === null
        ? null
        : ({ kind: 'url', url: addressOf({ ...selection, page: (selection.page ?? 0) + 1 }) } as const);
    const pagination = { ...sight.view.pagination, next: onwards };
    return { ...sight, path: { kind: 'url', url: addressOf(selection) }, view: { ...sight.view, groups, pagination } };
  }

  function visited(...selections: readonly Selection[]): Shortcuts {
    const shortcuts = createShortcuts();
    for (const selection of selections) shortcuts.learn(linked(selection), null);
    return shortcuts;
  }

  function read(shortcuts: Shortcuts, selection: Selection): PageView | null {
    const shortcut = shortcuts.resolve({ kind: 'url', url: addressOf(selection) });
    const { method, url, status, mediaType, text } = look.exchanges(selection)[0]!;
    return shortcut === null ? null : shortcuts.read(shortcut, { method, url, status, mediaType, text });
  }

  const SEEN = [
    {},
    { brand: ['Acme'] },
    { brand: ['Dune'] },
    { colour: ['Red'] },
    { colour: ['Green'] },
    { page: 1 },
    { page: 2 },
  ];

  test('arguments of the address are choices', () => {
    const selection = { brand: ['Blue Ox'], colour: ['Dark Blue'], page: 1 };
    const shortcut = visited(...SEEN).resolve({ kind: 'url', url: addressOf(selection) });
    expect(meaning(shortcut?.request)).toEqual(meaning(asRequest(look.exchanges(selection)[0]!)));
  });

  test('what is read goes on by addresses, and offers addresses', () => {
    const selection = { brand: ['Ember'] };
    const view = read(visited(...SEEN), selection);
    expect(view?.pagination.next).toEqual({ kind: 'url', url: addressOf({ ...selection, page: 1 }) });
    expect(view?.url).toBe(addressOf(selection));
    const green = view?.groups[1]?.choices.find(({ value }) => value === 'Green');
    expect(green?.path).toEqual({ kind: 'url', url: addressOf({ ...selection, colour: ['Green'] }) });
    const acme = view?.groups[0]?.choices.find(({ value }) => value === 'Acme');
    expect(acme?.path).toEqual({ kind: 'url', url: addressOf({ brand: ['Acme'] }) });
    expect(acme?.count).toBeNull();
  });

  test('where an argument counts the pages before steps choose, it is told where the list begins', () => {
    const shortcuts = visited(...SEEN);
    const step = { do: 'check', role: 'checkbox', name: 'Ember', group: 'Brand', ordinal: 0, value: null } as const;
    const chosen = (url: string): AccessPath => ({ kind: 'actions', from: { kind: 'url', url }, steps: [step] });
    const pages = [0, 2].map((page) => addressOf({ colour: ['Red'], page }));
    expect(pages.map((url) => shortcuts.beginning(chosen(url)))).toEqual([
      null,
      { first: chosen(pages[0] ?? ''), pages: 2 },
    ]);
    expect(shortcuts.beginning({ kind: 'url', url: pages[1] ?? '' })).toBeNull();
  });

  test('a list is not read if it is not known how it goes on', () => {
    const shortcuts = visited(...SEEN.slice(0, 3));
    const last = linked({});
    const numbered = { ...last.view.pagination, next: { kind: 'url' as const, url: `${HOST}/things/2` } };
    const other = createShortcuts();
    for (const selection of SEEN.slice(0, 3)) {
      const sight = linked(selection);
      other.learn({ ...sight, view: { ...sight.view, pagination: numbered } }, null);
    }
    expect(read(shortcuts, { brand: ['Ember'] })).not.toBeNull();
    expect(read(other, { brand: ['Ember'] })).toBeNull();
  });

  describe('where what is ticked is written into the address, by which the list goes on', () => {
    /** A tick on the first page, and the page after it. */
    const ticked = (brand: string, address = addressOf({ brand: [brand] })): readonly Sight[] => {
      const sight = linked({ brand: [brand] });
      const path = {
        kind: 'actions',
        from: { kind: 'url', url: addressOf({}) },
        steps: [tick('brand', brand)],
      } as const;
      return [{ ...sight, path, view: { ...sight.view, url: address } }, linked({ brand: [brand], page: 1 })];
    };
    const next = { brand: ['Ember'], page: 1 };
    const resolved = (...sights: readonly Sight[]) => {
      const shortcuts = createShortcuts();
      for (const sight of [linked({}), ...sights]) shortcuts.learn(sight, null);
      return shortcuts.resolve({ kind: 'url', url: addressOf(next) })?.request;
    };

    test('later pages of others are known once those of two ticks were seen', () => {
      const asked = resolved(...ticked('Acme'), ...ticked('Dune'));
      expect(meaning(asked)).toEqual(meaning(asRequest(look.exchanges(next)[0]!)));
    });

    test('nothing is known of them if one address is written whatever is ticked', () => {
      const same = addressOf({ brand: ['Acme'] });
      expect(resolved(...ticked('Acme', same).slice(0, 1), ...ticked('Dune', same).slice(0, 1))).toBeUndefined();
    });
  });

  test('addresses whose documents hold the list need no shortcut', () => {
    const shortcuts = createShortcuts();
    shortcuts.learn({ ...linked({}), exchanges: [] }, null);
    expect(shortcuts.resolve({ kind: 'url', url: addressOf({ brand: ['Acme'] }) })).toBeNull();
  });
});

describe('pages that keep what is chosen in a path behind the hash, and tell their address with each question', () => {
  const NAMES: Readonly<Record<string, string>> = { Acme: 'Alder & Pine', Dune: 'Dune > Sand' };
  let loads = 0;

  function escaped(text: string): string {
    return encodeURIComponent(text).replace(/%/gu, '$25');
  }

  function addressOf({ brand = [], colour = [], page = 0 }: Selection): string {
    const chosen = [
      ...brand.map((value) => `/filter:brand:${escaped(NAMES[value] ?? value)}`),
      ...colour.map((value) => `/filter:colour:${escaped(value)}`),
    ].join('');
    return `${HOST}/things${page > 0 ? `?page=${String(page + 1)}` : ''}${chosen === '' ? '' : `#${chosen}`}`;
  }

  const look: Look = {
    address: addressOf,
    exchanges: (selection) => {
      const { brand = [], colour = [], page = 0 } = selection;
      loads += 1;
      const asked = [
        ['domain', addressOf(selection)],
        ['load', `load-${String(loads)}`],
        ...(page > 0 ? [['page', String(page + 1)]] : []),
        ...brand.map((value) => ['filter.brand', NAMES[value] ?? value]),
        ...colour.map((value) => ['filter.colour', value]),
      ];
      return [
        jsonExchange(
          { url: `${HOST}/api/search?${new URLSearchParams(asked).toString()}` },
          { items: shown(selection) },
        ),
      ];
    },
  };

  function resolved(seen: readonly Selection[], selection: Selection): URLSearchParams | null {
    const shortcuts = createShortcuts();
    for (const each of seen) {
      const sight = sightOf(each, look);
      const onwards = { kind: 'url', url: addressOf({ ...each, page: (each.page ?? 0) + 1 }) } as const;
      const pagination = { ...sight.view.pagination, next: onwards };
      shortcuts.learn(
        { ...sight, path: { kind: 'url', url: addressOf(each) }, view: { ...sight.view, pagination } },
        null,
      );
    }
    const request = shortcuts.resolve({ kind: 'url', url: addressOf(selection) })?.request;
    return request === undefined ? null : new URL(request.url).searchParams;
  }

  test('are asked for without a browser once two values of each group were seen', () => {
    const seen = [
      {},
      { brand: ['Acme'] },
      { brand: ['Dune'] },
      { colour: ['Red'] },
      { colour: ['Green'] },
      { page: 1 },
      { page: 2 },
    ];
    const selection = { brand: ['Blue Ox'], colour: ['Dark Blue'], page: 1 };
    const asked = resolved(seen, selection);
    expect(['filter.brand', 'filter.colour', 'page', 'domain'].map((name) => asked?.get(name))).toEqual([
      'Blue Ox',
      'Dark Blue',
      '2',
      addressOf(selection),
    ]);
  });
});
