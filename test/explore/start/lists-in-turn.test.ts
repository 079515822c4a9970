import { describe, expect, it } from 'vitest';

import type { FoundList } from '../../../src/explore/start/found-list.js';
import { listsInTurn } from '../../../src/explore/start/lists-in-turn.js';
import { readRoots, type Roots } from '../../../src/explore/start/roots.js';
import type { Scouting } from '../../../src/explore/start/scouting-result.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { listPage, pageView } from '../page-views.js';
import { found, numbers } from './found-lists.js';

/** Parts of a site, each an entity smaller than the one before, and others that are found only later. */
async function rootsOf(parts: number, { later = 0, whole = false } = {}): Promise<Roots> {
  const part = (at: number): FoundList => {
    const names = numbers(1 + at * 100, 60 - at);
    return found(`/part-${at}`, listPage(names, { declaredCount: names.length }), `Part ${at}`);
  };
  const all = Array.from({ length: parts + later }, (_, at) => part(at));
  const everything = numbers(1, 3000);
  const lists = [
    ...all.slice(0, parts),
    ...(whole ? [found('/all', listPage(everything, { declaredCount: everything.length }))] : []),
  ];
  const pages = Object.fromEntries([...all, ...lists].map(({ observation }) => [observation.page, observation.view]));
  const scouting: Scouting = {
    home: found('/', pageView()).observation,
    lists,
    tracking: new Set(),
    visited: new Set(),
    later: async (which) => (which === 'all' ? all.slice(parts) : []),
  };
  return readRoots(exploreContext(fixtureSite(pages)).context, scouting);
}

async function portionsOf(roots: Roots): Promise<readonly (readonly string[])[]> {
  const portions: (readonly string[])[] = [];
  for await (const { lists } of listsInTurn(roots)) portions.push(lists.map(({ observation }) => observation.page));
  return portions;
}

const named = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, at) => `/part-${from + at}`);

describe('lists of menus', () => {
  it('are read in growing portions where no region holds everything, the three largest before all', async () => {
    const roots = await rootsOf(24, { later: 2 });
    expect(roots.regions.map(({ label }) => label)).toEqual(
      ['Part 0', 'Part 1', 'Part 2'].map((name) => `Category = ${name}`),
    );
    expect(await portionsOf(roots)).toEqual([named(3, 9), named(9, 21), named(21, 24), named(24, 26)]);
  });

  it('stand beside all others of their menu, in whichever portion', async () => {
    for await (const { beside } of listsInTurn(await rootsOf(10))) expect(beside).toHaveLength(10);
  });

  it('are read at once within a region that holds everything, but for the smallest', async () => {
    expect(await portionsOf(await rootsOf(12, { whole: true }))).toEqual([named(0, 9)]);
  });

  it('are none where all are read', async () => {
    expect(await portionsOf(await rootsOf(3))).toEqual([]);
    expect(await portionsOf(await rootsOf(3, { whole: true }))).toEqual([]);
  });
});
