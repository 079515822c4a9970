import { describe, expect, test } from 'vitest';
import type { RequestPath, UrlPath } from '../../src/model/access-path.js';
import type { PageView } from '../../src/model/page.js';
import type { Shortcut, Shortcuts, Sight } from '../../src/model/shortcut.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import {
  BRANDS,
  HOST,
  type Look,
  PAGE_SIZE,
  type Selection,
  countsOf,
  found,
  handleOf,
  jsonExchange,
  pathOf,
  shown,
  sightOf,
  viewOf,
} from './scripted-shop.js';

/** Shows a site's states one after the other, each with the one before it. */
function shownAll(look: Look, visits: readonly (readonly Selection[])[]): Shortcuts {
  const shortcuts = createShortcuts();
  for (const visit of visits) {
    visit.forEach((selection, index) => {
      const before = visit[index - 1];
      shortcuts.learn(sightOf(selection, look), before === undefined ? null : sightOf(before, look));
    });
  }
  return shortcuts;
}

/** The usual visits: two brands, two colours, two further pages. */
const USUAL: readonly (readonly Selection[])[] = [
  [{}, { brand: ['Acme'] }],
  [{}, { brand: ['Blue Ox'] }],
  [{}, { colour: ['Red'] }],
  [{}, { colour: ['Dark Blue'] }],
  [{}, { page: 1 }, { page: 2 }],
];

function requestOf(shortcut: Shortcut | null): UrlPath | RequestPath | undefined {
  return shortcut?.request;
}

function requestText(shortcuts: Shortcuts, selection: Selection): string | undefined {
  const request = requestOf(shortcuts.resolve(pathOf(selection)));
  if (request === undefined) return undefined;
  return request.kind === 'url' ? request.url : `${request.method} ${request.url} ${request.body ?? ''}`;
}

function query(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
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
  });

  test('values of two groups and a page come together', () => {
    const selection = { brand: ['Ember'], colour: ['Dark Blue'], page: 3 };
    expect(requestText(shownAll(look, USUAL), selection)).toBe(look.address(selection));
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

  test('what follows # is never sent, so it is no shortcut', () => {
    const hash: Look = { ...look, address: ({ brand = [] }) => `${HOST}/things#brand=${brand.join()}` };
    expect(requestText(shownAll(hash, USUAL), { brand: ['Dune'] })).toBeUndefined();
    expect(requestText(shownAll(hash, USUAL), { brand: ['Acme'] })).toBeUndefined();
  });
});

/** Data protocols: how a selection is asked, and how the answer is laid out. */
const PROTOCOLS: Readonly<Record<string, Look['exchanges']>> = {
  'REST with pages': (selection) => {
    const { brand = [], colour = [], page = 0, category = 'things' } = selection;
    const pairs: [string, string][] = [['category', category]];
    for (const value of brand) pairs.push(['brand', value.toLowerCase()]);
    for (const value of colour) pairs.push(['colour', value.toLowerCase()]);
    pairs.push(['page', String(page + 1)]);
    return [jsonExchange({ url: `${HOST}/api/list?${query(pairs)}` }, plainAnswer(selection))];
  },
  'REST with offsets and repeated names': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const pairs: [string, string][] = [
      ['offset', String(page * PAGE_SIZE)],
      ['limit', String(PAGE_SIZE)],
    ];
    for (const value of brand) pairs.push(['b[]', value]);
    for (const value of colour) pairs.push(['c[]', handleOf(value)]);
    return [jsonExchange({ url: `${HOST}/api/list?${query(pairs)}` }, plainAnswer(selection))];
  },
  'POST of JSON': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const filters = [
      ...(brand.length === 0 ? [] : [{ field: 'brand', values: brand }]),
      ...(colour.length === 0 ? [] : [{ field: 'colour', values: colour }]),
    ];
    const body = JSON.stringify({ filters, from: page * PAGE_SIZE, size: PAGE_SIZE });
    return [
      jsonExchange(
        { method: 'POST', url: `${HOST}/api/search`, body, type: 'application/json' },
        plainAnswer(selection),
      ),
    ];
  },
  GraphQL: (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const filter = {
      ...(brand.length === 0 ? {} : { brand: { in: brand } }),
      ...(colour.length === 0 ? {} : { colour: { in: colour } }),
    };
    const body = JSON.stringify({
      operationName: 'List',
      query: 'query List { … }',
      variables: { filter, currentPage: page + 1 },
    });
    return [
      jsonExchange(
        { method: 'POST', url: `${HOST}/graphql`, body, type: 'application/json' },
        {
          data: {
            products: { total_count: found(selection).length, edges: shown(selection).map((node) => ({ node })) },
          },
        },
      ),
    ];
  },
  'GraphQL by GET with a persisted query': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const variables = JSON.stringify({ brand, colour, page });
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'ab12' } });
    return [
      jsonExchange(
        {
          url: `${HOST}/graphql?${query([
            ['variables', variables],
            ['extensions', extensions],
          ])}`,
        },
        plainAnswer(selection),
      ),
    ];
  },
  'form data with a token and a time': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const pairs: [string, string][] = [
      ['token', 'f00'],
      ['t', String(1_700_000_000 + JSON.stringify(selection).length * 7919)],
    ];
    if (brand.length > 0) pairs.push(['brand', brand.map(handleOf).join()]);
    if (colour.length > 0) pairs.push(['colour', colour.map(handleOf).join()]);
    if (page > 0) pairs.push(['page', String(page + 1)]);
    const type = 'application/x-www-form-urlencoded';
    return [jsonExchange({ method: 'POST', url: `${HOST}/search`, body: query(pairs), type }, plainAnswer(selection))];
  },
  'a batch of searches': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const params = {
      ...(brand.length + colour.length === 0
        ? {}
        : {
            facetFilters: [
              ...(brand.length === 0 ? [] : [brand.map((value) => `brand:${value}`)]),
              ...(colour.length === 0 ? [] : [colour.map((value) => `colour:${value}`)]),
            ],
          }),
      facets: ['brand', 'colour'],
      hitsPerPage: PAGE_SIZE,
      page,
    };
    const other = { hits: [], nbHits: found({}).length, facets: { brand: countsOf({}, 'brand') } };
    const extra = brand.length > 0 ? [{ indexName: 'things', params: { facets: 'brand', hitsPerPage: 0 } }] : [];
    return [
      jsonExchange(
        {
          method: 'POST',
          url: `${HOST}/api/queries`,
          body: JSON.stringify([{ indexName: 'things', params }, ...extra]),
          type: 'application/json',
        },
        { results: [batchAnswer(selection), ...extra.map(() => other)] },
      ),
    ];
  },
  'a batch with arguments packed into texts': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const filters = [...brand.map((value) => [`brand:${value}`]), ...colour.map((value) => [`colour:${value}`])];
    const params = query([
      ['hitsPerPage', String(PAGE_SIZE)],
      ['page', String(page)],
      ...(filters.length === 0 ? [] : [['facetFilters', JSON.stringify(filters)] as const]),
    ]);
    const body = JSON.stringify({ requests: [{ indexName: 'things', params }] });
    return [
      jsonExchange(
        { method: 'POST', url: `${HOST}/1/indexes/queries`, body, type: 'application/x-www-form-urlencoded' },
        { results: [batchAnswer(selection)] },
      ),
    ];
  },
};

function plainAnswer(selection: Selection): unknown {
  return { total: found(selection).length, items: shown(selection), facets: facetLists(selection) };
}

function facetLists(selection: Selection): unknown {
  return (['brand', 'colour'] as const).map((name) => ({
    name,
    values: Object.entries(countsOf(selection, name)).map(([label, count]) => ({ label, count })),
  }));
}

function batchAnswer(selection: Selection): unknown {
  return {
    hits: shown(selection).map((item) => ({
      ...item,
      objectID: String(item.id),
      _highlight: { name: { value: item.name } },
    })),
    nbHits: found(selection).length,
    page: selection.page ?? 0,
    facets: { brand: countsOf(selection, 'brand'), colour: countsOf(selection, 'colour') },
  };
}

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

/** A request without what may differ: times, the order of sets, further questions of a batch. */
function meaning(request: UrlPath | RequestPath | undefined): unknown {
  if (request === undefined) return undefined;
  const [address, text = ''] = request.url.split('?');
  const body = request.kind === 'url' ? '' : (request.body ?? '');
  const isJson = /^[[{]/u.test(body);
  const json: unknown = isJson ? JSON.parse(body) : null;
  const packed = isJson ? '' : body;
  const pairs = [...new URLSearchParams(text), ...new URLSearchParams(packed)]
    .filter(([name]) => name !== 't')
    .map(String);
  return { address, pairs: pairs.sort(), json: Array.isArray(json) ? (json[0] as unknown) : unpackedParams(json) };
}

function unpackedParams(json: unknown): unknown {
  const requests = (json as { requests?: readonly { params: string }[] } | null)?.requests;
  return requests?.map(({ params }) => [...new URLSearchParams(params)].map(String).sort()) ?? json;
}

function asRequest({ method, url, body }: { method: string; url: string; body: string | null }): UrlPath | RequestPath {
  return method === 'GET' ? { kind: 'url', url } : { kind: 'request', method, url, body };
}

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
    const green = view?.groups[1]?.choices.find(({ value }) => value === 'Green');
    expect(green?.path).toEqual({ kind: 'url', url: addressOf({ ...selection, colour: ['Green'] }) });
    const acme = view?.groups[0]?.choices.find(({ value }) => value === 'Acme');
    expect(acme?.path).toEqual({ kind: 'url', url: addressOf({ brand: ['Acme'] }) });
    expect(acme?.count).toBeNull();
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

  test('addresses whose documents hold the list need no shortcut', () => {
    const shortcuts = createShortcuts();
    shortcuts.learn({ ...linked({}), exchanges: [] }, null);
    expect(shortcuts.resolve({ kind: 'url', url: addressOf({ brand: ['Acme'] }) })).toBeNull();
  });
});

describe('pages that begin without data', () => {
  const exchanges = PROTOCOLS['REST with offsets and repeated names']!;
  const look: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => (JSON.stringify(selection) === '{}' ? [] : exchanges(selection)),
  };

  test('what two requests share is what the page before them would have asked', () => {
    const shortcuts = shownAll(look, USUAL);
    const selection = { brand: ['Dune'], colour: ['Green'] };
    expect(meaning(shortcuts.resolve(pathOf(selection))?.request)).toEqual(
      meaning(asRequest(exchanges(selection)[0]!)),
    );
  });

  test('that request was never seen, so it is not called so', () => {
    expect(shownAll(look, USUAL).resolve(pathOf({ brand: ['Ember'] }))?.rules).not.toContain('as seen');
    expect(shownAll(look, USUAL).resolve(pathOf({ brand: ['Acme'] }))?.rules).toContain('as seen');
  });
});

test('data that came before it was shown explains the page all the same', () => {
  const exchanges = PROTOCOLS['REST with pages']!;
  const ahead: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => {
      const page = selection.page ?? 0;
      const next = exchanges({ ...selection, page: page + 1 });
      return page === 0 ? [...exchanges(selection), ...next] : next;
    },
  };
  const shortcuts = shownAll(ahead, [[{}, { page: 1 }, { page: 2 }]]);
  expect(meaning(shortcuts.resolve(pathOf({ page: 4 }))?.request)).toEqual(
    meaning(asRequest(exchanges({ page: 4 })[0]!)),
  );
});

test('a fragment of markup is asked with the headers of the page that asked it', () => {
  const look: Look = {
    address: () => `${HOST}/things`,
    exchanges: (selection) => {
      const [exchange] = PROTOCOLS['REST with pages']!(selection);
      const text = shown(selection)
        .map(({ name }) => `<a href="/i">${name}</a>`)
        .join('');
      return [
        { ...exchange!, mediaType: 'text/html', text, headers: { 'x-requested-with': 'XMLHttpRequest', cookie: 'c' } },
      ];
    },
  };
  const shortcut = shownAll(look, USUAL).resolve(pathOf({ brand: ['Ember'] }));
  expect(shortcut).toMatchObject({ kind: 'document', headers: { 'x-requested-with': 'XMLHttpRequest' } });
  expect(shortcut?.headers).not.toHaveProperty('cookie');
});

describe('a rule that was wrong', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['POST of JSON']! };
  const path = pathOf({ brand: ['Ember'] });

  test('is used no more', () => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    expect(shortcuts.wantsCheck(shortcut)).toBe(true);
    expect(shortcuts.judge(shortcut, viewOf({ brand: ['Acme'] }, look), viewOf({ brand: ['Ember'] }, look))).toBe(
      false,
    );
    expect(shortcuts.resolve(path)).toBeNull();
    expect(shortcuts.resolve(pathOf({ colour: ['Green'] }))).not.toBeNull();
  });

  test('takes what rests on it along', () => {
    const shortcuts = shownAll(look, USUAL);
    shortcuts.judge(shortcuts.resolve(path)!, null, viewOf({ brand: ['Ember'] }, look));
    expect(shortcuts.resolve(pathOf({ brand: ['Dune'], page: 2 }))).toBeNull();
  });

  test.each([
    ['an error', 500, '{"total":0,"items":[]}'],
    ['no data', 200, '<html>'],
    ['other data', 200, '{"message":"not today"}'],
    ['hostile data', 200, '{"__proto__":{"items":[]},"items":{"length":9}}'],
    ['records without names', 200, '{"items":[{"id":1}],"total":1}'],
  ])('is told by %s too', (_what, status, text) => {
    const shortcuts = shownAll(look, USUAL);
    const shortcut = shortcuts.resolve(path)!;
    expect(
      shortcuts.read(shortcut, { method: 'POST', url: HOST, status, mediaType: 'application/json', text }),
    ).toBeNull();
    expect(shortcuts.resolve(path)).toBeNull();
  });
});

test('an empty answer is an empty page', () => {
  const look: Look = { address: () => `${HOST}/things`, exchanges: PROTOCOLS['POST of JSON']! };
  const shortcuts = shownAll(look, USUAL);
  const reply = {
    method: 'POST',
    url: HOST,
    status: 200,
    mediaType: 'application/json',
    text: '{"total":0,"items":[]}',
  };
  const view = shortcuts.read(shortcuts.resolve(pathOf({ brand: ['Ember'] }))!, reply);
  expect(view).toMatchObject({ list: null, declaredCount: 0, empty: { empty: true }, pagination: { next: null } });
});
