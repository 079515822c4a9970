import type { PageView } from '../../src/model/page.js';

/** A page view without anything, but for what is given, for tests that care for little of it. */
export function blankPage(given: Partial<PageView> & Pick<PageView, 'url'>): PageView {
  return {
    status: 200,
    source: 'simulated',
    canonicalUrl: null,
    title: 'Page',
    language: null,
    type: 'other',
    typeScores: { entity: 0, list: 0, other: 1 },
    links: [],
    forms: [],
    list: null,
    groups: [],
    pagination: { next: null, previous: null, pages: [], nodes: [] },
    counts: [],
    declaredCount: null,
    empty: { empty: false },
    details: {
      name: null,
      price: null,
      image: null,
      identifiers: [],
      breadcrumbs: [],
      attributes: [],
      contentHash: null,
    },
    textLength: 100,
    scripts: 0,
    ...given,
  };
}
