import { describe, expect, it } from 'vitest';
import { createArgumentRoles } from '../../../src/explore/published/argument-roles.js';
import { createDeclaredSizes } from '../../../src/explore/lists/declared-sizes.js';
import { createListLinks, type ListLinks } from '../../../src/explore/start/list-links.js';
import {
  areAlike,
  candidatePaths,
  SIMILARITY_TOLERANCE,
  sightOf,
  type Sight,
} from '../../../src/explore/published/page-likeness.js';
import { createSimulatedSite } from '../../../src/simulate/index.js';
import { facet, link, listPage, SITE } from '../page-views.js';

/** Knows that addresses under `/list` are lists, and nothing else is. */
function knownLinks(): ListLinks {
  const links = createListLinks(createSimulatedSite([], []));
  return { ...links, leadsToList: (url) => Promise.resolve(url.startsWith(`${SITE}/list`)) };
}

const sight = (links: readonly string[], declared: number | null = null): Sight => ({
  links: new Set(links),
  declared,
});

describe('pages of one query', () => {
  it('have links that are alike up to ε', () => {
    const [x, y] = [sight(['a', 'b', 'c', 'd']), sight(['a', 'b', 'c', 'd', 'e'])];
    expect(areAlike(x, y, 0.25)).toBe(true);
    expect(areAlike(x, y, SIMILARITY_TOLERANCE)).toBe(false);
  });

  it('do not declare different sizes', () => {
    expect(areAlike(sight(['a'], 5), sight(['a'], 5), 0.2)).toBe(true);
    expect(areAlike(sight(['a'], 5), sight(['a'], 6), 0.2)).toBe(false);
    expect(areAlike(sight(['a'], 5), sight(['a']), 0.2)).toBe(true);
  });
});

describe('what a page shows of its query', () => {
  it('are its links to lists, without tracking, order and position', async () => {
    const roles = createArgumentRoles(['sid', 'page']);
    const links = [
      link('/list?a=1&page=3&sid=8'),
      link('/about'),
      link('/list?page=2', { area: 'pager' }),
      link('/list/9', { area: 'list' }),
    ];
    const seen = await sightOf(listPage(['x'], { links, declaredCount: 7 }), {
      roles,
      listLinks: knownLinks(),
      sizes: createDeclaredSizes(),
    });
    expect([...seen.links]).toEqual([roles.queryKey({ kind: 'url', url: `${SITE}/list?a=1` })]);
    expect(seen.declared).toBe(7);
  });
});

describe('where other pages of the query may be', () => {
  it('numbered pages and links to lists, but no choice of a value', async () => {
    const page = (number: number): { kind: 'url'; url: string } => ({
      kind: 'url',
      url: `${SITE}/list?page=${number}`,
    });
    const colour = facet('colour', ['red']);
    const view = listPage(['x'], {
      links: [link('/list?colour=red', { area: 'group' }), link('/list/more'), link('/about')],
      groups: [colour],
      pagination: { next: page(3), previous: page(1), pages: [{ number: 4, path: page(4) }], nodes: [] },
    });
    expect(await candidatePaths(view, knownLinks())).toEqual([
      page(4),
      page(1),
      { kind: 'url', url: `${SITE}/list/more` },
    ]);
  });
});
