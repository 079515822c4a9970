import { describe, expect, it } from 'vitest';
import {
  BARREN_PAGES,
  listedPage,
  readEntities,
  readList,
  type ListReading,
} from '../../../src/explore/lists/list-reading.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listedPage as listed, listPage, pageView } from '../page-views.js';

/** A page of a list; its entities are numbers. */
function page(entities: readonly number[], next: string | null): PageView {
  const pagination = { next: next === null ? null : to(next), previous: null, pages: [], nodes: [] };
  return listPage(entities.map(String), { pagination });
}

async function read(pages: Parameters<typeof fixtureSite>[0], mostPages?: number): Promise<ListReading> {
  const { context } = exploreContext(fixtureSite(pages));
  const listing = await readList(context, to('/1'), mostPages === undefined ? {} : { mostPages });
  if (listing.kind !== 'list') throw new Error(`no list but ${listing.kind}`);
  return listing.reading;
}

const entitiesOf = ({ pages }: ListReading): readonly number[] =>
  pages.flatMap(({ items }) => items.map(({ entity }) => entity));

describe('reading a list', () => {
  it('goes from the first page to the last', async () => {
    const reading = await read({ '/1': page([1, 2], '/2'), '/2': page([3], null) });
    expect(entitiesOf(reading)).toEqual([1, 2, 3]);
    expect(reading).toMatchObject({ whole: true, refusal: null });
  });

  it('stops after the pages that were asked for, and knows whether there are more', async () => {
    const pages = { '/1': page([1], '/2'), '/2': page([2], null) };
    expect(await read(pages, 1)).toMatchObject({ whole: false });
    expect(await read(pages, 2)).toMatchObject({ whole: true });
  });

  it('stops where nothing new comes', async () => {
    const reading = await read({ '/1': page([1], '/2'), '/2': page([1], '/1') });
    expect(reading.pages).toHaveLength(1 + BARREN_PAGES);
    expect(reading.whole).toBe(true);
  });

  it('goes back from where it was entered, as a calendar is at the month that it is', async () => {
    const paged = (entities: readonly number[], previous: string | null, next: string | null): PageView => {
      const view = page(entities, next);
      return { ...view, pagination: { ...view.pagination, previous: previous === null ? null : to(previous) } };
    };
    const pages = {
      '/1': paged([1, 2], '/0', '/2'),
      '/2': paged([3], '/1', null),
      '/0': paged([4], '/-1', '/1'),
      '/-1': paged([5], null, '/0'),
    };
    expect(entitiesOf(await read(pages))).toEqual([1, 2, 3, 4, 5]);
    expect(entitiesOf(await read(pages, 3))).toEqual([1, 2, 3, 4]);
    expect(entitiesOf(await read({ ...pages, '/1': paged([1, 2], '/2', '/2') }))).toEqual([1, 2, 3]);
  });

  it('stops at an empty page', async () => {
    const reading = await read({ '/1': page([1], '/2'), '/2': page([], '/3') });
    expect(entitiesOf(reading)).toEqual([1]);
  });

  it('is not whole where a page came without a list, while the one before links later ones', async () => {
    const first = page([1, 2], '/2');
    const linking = (numbers: readonly number[]): PageView => ({
      ...first,
      pagination: { ...first.pagination, pages: numbers.map((number) => ({ number, path: to(`/${String(number)}`) })) },
    });
    const wholes = async (view: PageView, further: PageView): Promise<boolean> =>
      (await read({ '/1': view, '/2': further })).whole;
    expect(await wholes(linking([2, 3, 8]), pageView())).toBe(false);
    expect(await wholes(linking([2]), pageView())).toBe(true);
    expect(await wholes(linking([2, 3]), pageView({ empty: { empty: true, reason: 'declared-zero' } }))).toBe(true);
  });

  it('ends before a page of another list, and is not whole', async () => {
    const saying = (view: PageView, value: number): PageView => ({
      ...view,
      declaredCount: value,
      counts: [{ node: 0, template: '# items', value, from: null, to: null, confidence: 1 }],
    });
    const reading = await read({ '/1': saying(page([1, 2], '/2'), 30), '/2': saying(page([3], null), 900) });
    expect(entitiesOf(reading)).toEqual([1, 2]);
    expect(reading.whole).toBe(false);
  });

  it('lists of other things are none, though their page was seen before lists were known', async () => {
    const { list, ...view } = page([1, 2], null);
    if (list === null) throw new Error('no list');
    const tags = { ...view, list: { ...list, place: 'html>body>div|tags|', linkPattern: 'shop.example/?tag' } };
    const { context } = exploreContext(fixtureSite({ '/1': tags }));
    const read = async (linkPattern: string) =>
      (await readList(context, to('/1'), { like: { place: 'html>body>ul|list|', linkPattern } })).kind;
    expect([await read('shop.example/item/*'), await read('shop.example/?tag')]).toEqual(['no-list', 'list']);
  });

  it('is not whole if a page is refused', async () => {
    const refusal = { kind: 'stopped', reason: 'max-pages' } as const;
    expect(await read({ '/1': page([1], '/2'), '/2': refusal })).toMatchObject({ whole: false, refusal });
  });
});

describe('what is no list', () => {
  const { context } = exploreContext(
    fixtureSite({ '/text': pageView(), '/none': listPage(['1'], { empty: { empty: true, reason: 'declared-zero' } }) }),
  );

  it.each(['/text', '/none'])('%s says so', async (path) => {
    expect(await readList(context, to(path))).toMatchObject({ kind: 'no-list' });
  });

  it('a page that cannot be had says why', async () => {
    expect(await readList(context, to('/nowhere'))).toMatchObject({
      kind: 'refusal',
      refusal: { reason: 'not-found' },
    });
  });
});

describe('the entities of a list', () => {
  it('are its cards as they are registered; a card without entity is left out', async () => {
    const { context } = exploreContext(fixtureSite({}), { register: async () => [7] });
    const view = listPage(['Boot', 'Banner']);
    const observation = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
    expect((await listedPage(context, observation)).items).toEqual([
      { entity: 7, position: 0, marks: [], fingerprint: 'boot ' },
    ]);
  });

  it('are what stands for them after merges, without foreign cards', () => {
    const { context } = exploreContext(fixtureSite({}), { representative: (entity) => (entity === 12 ? 3 : entity) });
    const first = { page: 'p', view: listPage([]), cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
    const reading = { path: to('/1'), first, pages: [listed([12, 3, 20, '9:Ad'])], whole: true, refusal: null };
    expect([...readEntities(context, reading, new Set(['Ad']))]).toEqual([3, 20]);
  });
});
