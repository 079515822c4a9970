import { describe, expect, test } from 'vitest';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { PAGE_URL } from './html-page.js';

const read = (html: string): ReturnType<typeof readPage> =>
  readPage(snapshotFromHtml(html, { url: PAGE_URL, status: 200 }));
const templates = (html: string): readonly unknown[] => (read(html).searches ?? []).map(({ template }) => template);
const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script><p>Home`;

describe('a search that structured data declares', () => {
  test('is its target with the keyword in the place that the input names', () => {
    const action = {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.example/s?lang={lang?}&q={term}' },
      'query-input': 'required name=term',
    };
    const site = { '@context': 'https://schema.org', '@type': 'WebSite', potentialAction: [action] };
    expect(templates(jsonLd(site))).toEqual([{ kind: 'url', url: 'https://shop.example/s?lang=&q={query}' }]);
  });

  test('may be a path, in a graph, or in microdata', () => {
    const action = { '@type': 'SearchAction', target: '/find/{search_term_string}' };
    const graph = { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite', potentialAction: action }] };
    const url = 'https://shop.example/find/{query}';
    expect(templates(jsonLd(graph))).toEqual([{ kind: 'url', url }]);
    const microdata = `<div itemscope itemtype="https://schema.org/WebSite"><div itemprop="potentialAction" itemscope
      itemtype="https://schema.org/SearchAction"><meta itemprop="target" content="https://shop.example/find/{q}"></div></div>`;
    expect(templates(microdata)).toEqual([{ kind: 'url', url }]);
  });

  test('is none without a place for the keyword, or where it is no page', () => {
    const action = (target: string): string => jsonLd({ '@type': 'SearchAction', target });
    expect(templates(action('https://shop.example/find'))).toEqual([]);
    expect(templates(action('javascript:alert({q})'))).toEqual([]);
    expect(templates(action('/find?a={a}&b={b}'))).toEqual([]);
  });
});

describe('an OpenSearch description', () => {
  test('is linked from a page', () => {
    const html = '<link rel="search" type="application/opensearchdescription+xml" href="/search.xml"><p>Home';
    expect(read(html).searchDescription).toBe('https://shop.example/search.xml');
    expect(read('<link rel="search" href="/search"><p>Home').searchDescription).toBeUndefined();
  });

  test('tells the page to search by, its other places left empty', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Shop</ShortName>
      <Url type="application/x-suggestions+json" template="https://shop.example/suggest?q={searchTerms}"/>
      <Url type="text/html" template="https://shop.example/find?q={searchTerms}&amp;start={startIndex?}"/>
      </OpenSearchDescription>`;
    expect(templates(xml)).toEqual([{ kind: 'url', url: 'https://shop.example/find?q={query}&start=' }]);
  });
});
