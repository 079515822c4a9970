import { describe, expect, it } from 'vitest';
import { createOfflineCrawl, waysOn } from '../../../src/explore/published/offline-crawl.js';
import type { CrawledPage } from '../../../src/explore/published/link-crawl.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { to } from '../fixture-site.js';
import { choice, facet, link, listedPage, listPage, pageView } from '../page-views.js';

const crawled = (path: AccessPath, view: PageView): CrawledPage => ({
  path,
  observation: { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' },
});
const pathsAt = (ways: readonly AccessPath[], numbers: Iterable<number>): readonly (AccessPath | undefined)[] =>
  Array.from(numbers, (number) => ways[number]);

describe('of a crawled list page', () => {
  const view = listPage(['1'], {
    groups: [facet('Colour', ['red', 'blue'])],
    links: [link('/help'), link('/item/1'), link('/logout', { acts: true }), link('/list?page=2', { area: 'pager' })],
    pagination: { next: to('/list?page=2'), previous: null, pages: [], nodes: [] },
  });
  const crawl = createOfflineCrawl([]);
  crawl.keepList(crawled(to('/list'), view), listedPage([1]));
  const [page] = crawl.pages;

  it('its links are kept but for those that act or page', () => {
    expect(pathsAt(crawl.ways, page?.links ?? [])).toEqual([to('/help'), to('/item/1')]);
  });

  it('the ways to its entities are known, and that to its next page', () => {
    expect(pathsAt(crawl.ways, crawl.entities)).toEqual([to('/item/1')]);
    expect(crawl.ways[page?.next ?? -1]).toEqual(to('/list?page=2'));
  });

  it('what its query links choose is kept, and the page itself without them', () => {
    expect(page?.choices.map(({ label, way }) => [label.attribute, label.choice.value, crawl.ways[way]])).toEqual([
      ['Colour', 'red', to('/list?Colour=red')],
      ['Colour', 'blue', to('/list?Colour=blue')],
    ]);
    expect(page?.first.view).toMatchObject({ links: [], groups: [], list: null });
  });
});

it('of a page without a list only what its menus call their ways is kept', () => {
  const crawl = createOfflineCrawl([]);
  const menu = facet('Category', [], {
    guess: 'navigation',
    choices: [{ ...choice('shoes', null), path: to('/shoes') }],
  });
  crawl.keepOther(crawled(to('/'), pageView({ groups: [menu], links: [link('/about')] })));
  expect(crawl.pages).toEqual([]);
  expect(
    [...crawl.menus].map(
      ([
        way,
        {
          attribute,
          choice: { value },
        },
      ]) => [crawl.ways[way], attribute, value],
    ),
  ).toEqual([[to('/shoes'), 'Category', 'shoes']]);
});

it('a query without a result is no menu', () => {
  const crawl = createOfflineCrawl([]);
  const groups = [
    facet('Colour', [], { choices: [choice('red', 'Colour=', { selected: true }), choice('blue', 'Colour=blue')] }),
  ];
  crawl.keepOther(crawled(to('/list?Colour=red'), pageView({ groups })));
  expect([...crawl.menus]).toEqual([]);
});

it('an entity page is known for one', () => {
  const crawl = createOfflineCrawl([]);
  crawl.keepOther(crawled(to('/item/7'), pageView({ type: 'entity' })));
  expect(pathsAt(crawl.ways, crawl.entities)).toEqual([to('/item/7')]);
});

it('a page leads on by its links that do not act, its choices and its pager', () => {
  const view = listPage(['1'], {
    links: [link('/help'), link('/logout', { acts: true })],
    groups: [facet('Colour', ['red'], { choices: [choice('red', 'Colour=red'), choice('all', null)] })],
    pagination: { next: to('/2'), previous: to('/0'), pages: [{ number: 5, path: to('/5') }], nodes: [] },
  });
  expect(waysOn(view)).toEqual(['/help', '/list?Colour=red', '/2', '/0', '/5'].map(to));
});
