/**
 * Ways in which scripted shops ask for their lists, visits that show them to shortcuts, and what two requests have in common.
 */
import type { RequestPath, UrlPath } from '../../src/model/access-path.js';
import type { Shortcuts } from '../../src/model/shortcut.js';
import { createShortcuts } from '../../src/shortcuts/shortcuts.js';
import {
  HOST,
  type Look,
  PAGE_SIZE,
  type Selection,
  countsOf,
  found,
  handleOf,
  jsonExchange,
  shown,
  sightOf,
} from './scripted-shop.js';

/** Shows a site's states one after the other, each with the one before it. */
export function shownAll(look: Look, visits: readonly (readonly Selection[])[]): Shortcuts {
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
export const USUAL: readonly (readonly Selection[])[] = [
  [{}, { brand: ['Acme'] }],
  [{}, { brand: ['Blue Ox'] }],
  [{}, { colour: ['Red'] }],
  [{}, { colour: ['Dark Blue'] }],
  [{}, { page: 1 }, { page: 2 }],
];

/** Data protocols: how a selection is asked, and how the answer is laid out. */
export const PROTOCOLS: Readonly<Record<string, Look['exchanges']>> = {
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
  'lines of JSON': (selection) => {
    const { brand = [], colour = [], page = 0 } = selection;
    const filter = [
      ...(brand.length === 0 ? [] : [{ terms: { brand } }]),
      ...(colour.length === 0 ? [] : [{ terms: { colour } }]),
    ];
    const asked = { query: { bool: { filter } }, size: PAGE_SIZE, from: page * PAGE_SIZE };
    // What is chosen is counted in a question of its own.
    const counted = filter.slice(0, 1).flatMap(() => [{ index: 'things' }, { query: { bool: {} }, size: 0 }]);
    const body = [{ index: 'things' }, asked, ...counted].map((line) => `${JSON.stringify(line)}\n`).join('');
    const exchange = { method: 'POST', url: `${HOST}/_msearch`, body, type: 'application/x-ndjson' };
    return [jsonExchange(exchange, { responses: [plainAnswer(selection), ...filter.map(() => ({ total: 0 }))] })];
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

/** Arguments of an address as text. */
export function query(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}

/** A request without what may differ: times, the order of sets, further questions of a batch. */
export function meaning(request: UrlPath | RequestPath | undefined): unknown {
  if (request === undefined) return undefined;
  const [address, text = ''] = request.url.split('?');
  const body = request.kind === 'url' ? '' : (request.body ?? '');
  const isJson = /^[[{]/u.test(body);
  const json: unknown = isJson ? jsonIn(body) : null;
  const packed = isJson ? '' : body;
  const pairs = [...new URLSearchParams(text), ...new URLSearchParams(packed)]
    .filter(([name]) => name !== 't')
    .map(String);
  return { address, pairs: pairs.sort(), json: Array.isArray(json) ? (json[0] as unknown) : unpackedParams(json) };
}

/** JSON, or the JSON of each line. */
function jsonIn(text: string): unknown {
  const lines = text.trimEnd().split('\n');
  return lines.length === 1 ? JSON.parse(text) : { lines: lines.map((line): unknown => JSON.parse(line)) };
}

function unpackedParams(json: unknown): unknown {
  const requests = (json as { requests?: readonly { params: string }[] } | null)?.requests;
  return requests?.map(({ params }) => [...new URLSearchParams(params)].map(String).sort()) ?? json;
}

/** The request of an exchange. */
export function asRequest({
  method,
  url,
  body,
}: {
  method: string;
  url: string;
  body: string | null;
}): UrlPath | RequestPath {
  return method === 'GET' ? { kind: 'url', url } : { kind: 'request', method, url, body };
}
