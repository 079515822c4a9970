import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../src/demo/index.js';
import { tellTruth } from '../../src/demo/truth.js';
import type { Visit } from '../../src/demo/pages/visit.js';
import type { FacetView } from '../../src/demo/view/controls.js';
import type { ListBody } from '../../src/demo/view/page.js';
import { bodyAt, visitShop } from './shop-fixture.js';

const SHOPS: readonly Partial<DemoShopOptions>[] = [
  {},
  { urls: 'path', rating: 'exact', hostile: 'on' },
  { urls: 'opaque', multi: 'or', language: 'ja' },
  { combine: 'replace', parents: 'own', residual: 'on', language: 'de' },
  { multi: 'and', truncate: 'on', position: 'offset', language: 'ar', digits: 'native' },
  { tracking: 'position', aliases: 'bare', hidden: 'none', allProducts: 'off' },
];

describe('the truth', () => {
  it.each(SHOPS)('is what the lists show for every facet value, with %o', (options) => {
    const visit = visitShop({ size: 30, attributes: options.hostile ? 'all' : 'few', ...options });
    const facts = factsOfLists(visit);
    const told = tellTruth(visit).flatMap(({ id, attributes }) =>
      Object.entries(attributes).flatMap(([label, values]) => values.map((value) => `${id}|${label}|${value}`)),
    );
    const pageOnly = [visit.speech.ui.itemNumber, visit.speech.ui.weight];
    const fromFacets = told.filter((fact) => !pageOnly.includes(fact.split('|')[1] ?? ''));
    expect(fromFacets.length).toBeGreaterThan(200);
    expect([...facts].sort()).toEqual(fromFacets.sort());
  });

  it('says nothing where robots.txt forbids everything', () => {
    expect(tellTruth(visitShop({ robots: 'closed' }))).toEqual([]);
  });

  it('leaves out the facet that robots.txt forbids', () => {
    const labels = tellTruth(visitShop({ robots: 'facet' })).flatMap(({ attributes }) => Object.keys(attributes));
    expect(labels).toContain('Color');
    expect(labels).not.toContain('Season');
  });

  it('names the attributes that no page tells', () => {
    const [first] = tellTruth(visitShop({ size: 20 }));
    expect(first?.hidden).toContain('Color');
    expect(first?.hidden).not.toContain('Brand');
  });

  it('calls everything but brand and category hidden where product pages tell nothing', () => {
    const labels = tellTruth(visitShop({ specs: 'none' })).flatMap(({ attributes, hidden }) =>
      Object.keys(attributes).filter((label) => !hidden.includes(label)),
    );
    expect(new Set(labels)).toEqual(new Set(['Brand', 'Categories']));
  });

  it('keeps attributes called __proto__ and constructor', () => {
    const truth = tellTruth(visitShop({ hostile: 'on' }));
    const text = JSON.stringify(truth);
    expect(text).toContain('"__proto__":[');
    expect(text).toContain('"constructor":[');
  });
});

/** Every fact that following every facet value of every region teaches. */
function factsOfLists(visit: Visit): ReadonlySet<string> {
  const facts = new Set<string>();
  const categories = [...visit.catalogue.tree.nodes.values()].filter(({ depth }) => depth < 2).map(({ key }) => key);
  const starts = categories.map((category) => visit.addresses.list({ ...BASE, category }));
  if (visit.options.allProducts === 'on') starts.push(visit.addresses.list({ ...BASE, category: null }));
  for (const start of starts) {
    const body = bodyAt(visit, start, 'list');
    const offered = [...body.facets.flatMap(({ facets }) => facets), ...(body.categories ? [body.categories] : [])];
    for (const facet of offered.map((one) => wholeFacet(visit, one))) {
      for (const { text, href, count } of facet.values) {
        const listed = listedAt(visit, href ?? '');
        if (!visit.options.digits.startsWith('n')) expect(`${text} ${listed.length}`).toBe(`${text} ${count}`);
        for (const id of listed) facts.add(`${id}|${collapse(facet.label)}|${collapse(text)}`);
      }
    }
  }
  return facts;
}

const BASE = { category: null, keyword: null, filters: [], letter: null, sort: 'featured', size: 24, page: 1 } as const;

function wholeFacet(visit: Visit, facet: FacetView): FacetView {
  return facet.showAll ? bodyAt(visit, facet.showAll.href, 'values').facet : facet;
}

/** The numbers of all products that a list shows on all its pages. */
function listedAt(visit: Visit, address: string): readonly string[] {
  const ids: string[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const body: ListBody = bodyAt(visit, next, 'list');
    for (const { href } of body.cards) {
      const route = visit.addresses.read(new URL(href, 'http://x'));
      if (route.kind === 'product') ids.push(String(route.id));
    }
    next = body.pager?.next?.href;
  }
  return ids;
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
