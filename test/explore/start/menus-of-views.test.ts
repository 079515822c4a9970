import { describe, expect, it } from 'vitest';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { menusOfParts, unnamedBy, withoutViews } from '../../../src/explore/start/menus-of-views.js';
import type { PageView } from '../../../src/model/page.js';
import { to } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const numbers = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));

function found(value: string, view: PageView, menu = 'Projects'): FoundList {
  const via = { attribute: menu, value, path: [value], group: menu };
  const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
  return { path: to(`/${value}`), observation: { page: value, view, cost, at: '' }, via, depth: 1 };
}

const named = (lists: readonly FoundList[]): readonly (readonly [FoundList['path'], string | undefined])[] =>
  lists.map(({ path, via }) => [path, via?.value]);

describe('menus of views', () => {
  const issues = found('Issues', listPage(numbers(1, 25), { declaredCount: 60 }));

  it('lead to one list, which no choice names', () => {
    const gantt = found('Gantt', listPage(numbers(1, 64)));
    const news = found('News', listPage(numbers(100, 4)));
    const other = found('Bugs', listPage(numbers(1, 12), { declaredCount: 12 }), 'Trackers');
    expect(named(withoutViews([gantt, issues, news, other]))).toEqual([
      [to('/Issues'), undefined],
      [to('/News'), undefined],
      [to('/Bugs'), 'Bugs'],
    ]);
  });

  it('are none where a list holds much more, or pages tell alike how much there is', () => {
    const more = found('All', listPage(numbers(1, 90)));
    const alike = found('Open', listPage(numbers(1, 25), { declaredCount: 62 }));
    const elsewhere = found('Gantt', listPage(numbers(1, 64)), 'Calendars');
    const lists = [more, alike, issues, elsewhere];
    expect(withoutViews(lists)).toBe(lists);
  });
});

describe('menus of the parts of a site', () => {
  const part = (value: string, place: string, kind: string): FoundList => {
    const { list, ...view } = listPage(numbers(1, 4));
    return found(
      value,
      { ...view, list: list === null ? null : { ...list, place, linkPattern: `shop.example/${kind}/*` } },
      'Site',
    );
  };
  const tasks = part('Tasks', 'body>form>table|tasks|', 'task');
  const news = part('News', 'body>div|content|', 'news');
  const reports = part('Summary', 'body>div>ul||', 'task');

  it('lead to lists that are laid out otherwise and of several kinds, which no choice names', () => {
    const lists = [tasks, news, reports, found('Bugs', listPage(numbers(1, 12)), 'Trackers')];
    expect([...menusOfParts(lists)]).toEqual(['Site']);
    expect(named(unnamedBy(menusOfParts(lists), lists)).map(([, value]) => value)).toEqual([
      undefined,
      undefined,
      undefined,
      'Bugs',
    ]);
  });

  it('are none where two lists are laid out alike, all are of one kind, or there are few', () => {
    const alike = part('Done', 'body>form>table|done|', 'done');
    expect(menusOfParts([tasks, news, reports, alike]).size).toBe(0);
    expect(menusOfParts([tasks, reports, part('More', 'body>ol||', 'task')]).size).toBe(0);
    expect(menusOfParts([tasks, news]).size).toBe(0);
  });
});
