import { describe, expect, it } from 'vitest';
import { accessKey } from '../../../src/explore/access-key.js';
import { isWiderList, widerPlaces, type TrailedList } from '../../../src/explore/start/trail-lists.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import { to } from '../fixture-site.js';
import { choice, facet, listPage } from '../page-views.js';

/** A list of so many entities in a town of the counties. */
function town(path: string, size: number | null, counties: readonly string[]): TrailedList {
  const trail = facet('Trail', [], {
    guess: 'breadcrumbs',
    choices: [...counties, path].map((one) => ({ ...choice(one, null), path: to(one), selected: one === path })),
  });
  const view = listPage(['1'], { declaredCount: size, groups: [trail] });
  const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
  return { observation: { page: path, view, at: '', cost } };
}

const none = { visited: new Set<string>(), tracking: new Set<string>() };
const pathsOf = (lists: readonly TrailedList[], seen = none): readonly AccessPath[] =>
  widerPlaces(lists, seen).map(({ path }) => path);

describe('where trails of lists lead', () => {
  it('is looked at where several lists name it, the most first', () => {
    const lists = ['/a', '/b', '/c', '/d'].map((path) => town(path, 9, path === '/a' ? ['/all'] : ['/all', '/west']));
    expect(pathsOf(lists)).toEqual([to('/all'), to('/west')]);
    expect(pathsOf(lists.slice(0, 2))).toEqual([]);
  });

  it('is not looked at again, nor where the lists do not tell how long they are', () => {
    const lists = ['/a', '/b', '/c'].map((path) => town(path, 9, ['/all']));
    const [place] = widerPlaces(lists, none);
    expect(place?.parts).toEqual(lists);
    expect(pathsOf(lists, { ...none, visited: new Set([accessKey(to('/all'), none.tracking)]) })).toEqual([]);
    expect(pathsOf(['/a', '/b', '/c'].map((path) => town(path, null, ['/all'])))).toEqual([]);
  });

  it('is looked at where what takes back their own choices leads there', () => {
    const back = (path: string, text: string, area: 'content' | 'header' = 'content'): TrailedList => {
      const { observation } = town(path, 9, []);
      const links = [{ node: 7, url: to('/all').url, text, rel: [], area, acts: false }];
      return { observation: { ...observation, view: { ...observation.view, links } } };
    };
    expect(pathsOf(['/a', '/b', '/c'].map((path) => back(path, `Town ${path}×`)))).toEqual([to('/all')]);
    expect(pathsOf(['/a', '/b', '/c'].map((path) => back(path, 'All towns')))).toEqual([]);
    expect(pathsOf(['/a', '/b', '/c'].map((path) => back(path, 'Town ×', 'header')))).toEqual([]);
  });

  it('is wider only if it lists more than each of them', () => {
    const parts = [town('/a', 9, []), town('/b', 12, [])];
    const place = { path: to('/all'), parts };
    expect(isWiderList(town('/all', 30, []), place)).toBe(true);
    expect(isWiderList(town('/all', 12, []), place)).toBe(false);
  });
});
