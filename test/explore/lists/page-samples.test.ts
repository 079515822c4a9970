import { describe, expect, it } from 'vitest';

import { samplePages } from '../../../src/explore/lists/page-samples.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { PAGINATION_GROUP } from '../../../src/model/step.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const PAGES = 40;
const numbered = (page: number): PageView =>
  listPage([String(2 * page), String(2 * page + 1)], {
    pagination: {
      next: page < PAGES ? to(`/l?page=${page + 1}`) : null,
      previous: null,
      pages: [],
      nodes: [],
    },
  });
const list = { path: to('/l?page=1'), like: null, pages: PAGES, wanted: 8 };

describe('pages from all over a list', () => {
  it('are the first three and one from each part of the rest', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: PAGES }, (_, at) => [`/l?page=${at + 1}`, numbered(at + 1)] as const),
    );
    const { context } = exploreContext(fixtureSite(pages));
    const sampled = await samplePages(context, list);
    const numbers = sampled?.map(({ items }) => (items[0]?.entity ?? 0) / 2) ?? [];
    expect(numbers.slice(0, 3)).toEqual([1, 2, 3]);
    expect(numbers).toHaveLength(8);
    expect(numbers.slice(3)).toEqual([...numbers.slice(3)].sort((a, b) => a - b));
    expect(numbers.at(-1)).toBeGreaterThan(32);
    expect(await samplePages(context, list)).toEqual(sampled);
  });

  it('are not to be had where the addresses that are made up lead to the first page', async () => {
    const begun = Object.fromEntries([1, 2, 3].map((page) => [`/l?page=${page}`, numbered(page)] as const));
    const others = Array.from({ length: PAGES }, (_, at) => [`/l?page=${at + 4}`, numbered(1)] as const);
    const { context } = exploreContext(fixtureSite({ ...Object.fromEntries(others), ...begun }));
    expect(await samplePages(context, list)).toBeNull();
  });

  it('are not to be had where a page is missing', async () => {
    const begun = Object.fromEntries([1, 2, 3].map((page) => [`/l?page=${page}`, numbered(page)] as const));
    const { context } = exploreContext(fixtureSite(begun));
    expect(await samplePages(context, list)).toBeNull();
  });
});

describe('pages that steps lead to', () => {
  const step = { do: 'click', role: null, name: null, group: PAGINATION_GROUP, ordinal: 0, value: null } as const;
  const onwards = (page: number, source: PageView['source']): PageView => ({
    ...numbered(page),
    source,
    pagination: {
      ...numbered(page).pagination,
      next: { kind: 'actions', from: to('/l'), steps: Array.from({ length: page }, () => step) },
    },
  });
  const site = (source: PageView['source']): FixtureSite =>
    fixtureSite(
      Object.fromEntries(
        Array.from({ length: PAGES }, (_, at) => [`/l${' > '.repeat(at)}`, onwards(at + 1, source)] as const),
      ),
    );

  it('are taken where requests stand for the steps', async () => {
    const { context } = exploreContext(site('http'));
    expect(await samplePages(context, { ...list, path: to('/l') })).toHaveLength(8);
  });

  it('are not taken in a browser, which works all steps before', async () => {
    const { context } = exploreContext(site('browser'));
    expect(await samplePages(context, { ...list, path: to('/l') })).toBeNull();
  });
});
