import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { liftKnownPresets, liftPresets } from '../../../src/explore/start/presets.js';
import type { Region } from '../../../src/explore/region.js';
import type { Choice, ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, region, step } from '../page-views.js';

const list = (entities: readonly number[], groups: readonly ChoiceGroup[] = []): PageView =>
  listPage(entities.map(String), { groups });

async function lifted(group: ChoiceGroup, pages: Readonly<Record<string, PageView>>): Promise<Region> {
  const view = list([1, 2], [group]);
  const site = fixtureSite({ '/list': view, ...pages });
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  return liftPresets(explorer, region([1, 2], { view }));
}

describe('a filter set beforehand', () => {
  it('is lifted by choosing it again', async () => {
    const stock = facet('stock', [], {
      multiple: true,
      choices: [choice('in stock', 'stock=', { selected: true }), choice('sold out', 'stock=out')],
    });
    const { entities, size } = await lifted(stock, { '/list?stock=': list([1, 2, 3]) });
    expect([[...entities], size]).toEqual([[1, 2, 3], 3]);
  });

  it('is none that a menu shows of which all links are called the current ones', async () => {
    const kinds = (multiple: boolean): ChoiceGroup =>
      facet('kind', [], {
        multiple,
        choices: ['new', 'old'].map((kind) => choice(kind, `kind=${kind}`, { selected: true })),
      });
    const sizeOf = async (multiple: boolean): Promise<number | null> =>
      (await lifted(kinds(multiple), { '/list?kind=new': list([1, 2, 3]) })).size;
    expect([await sizeOf(false), await sizeOf(true)]).toEqual([2, 3]);
  });

  describe('is like a lone box', () => {
    const box = (given: Partial<Choice> = {}): ChoiceGroup =>
      facet('sold', [], { widget: 'checkboxes', multiple: true, choices: [choice('sold ones, too', 'sold=1', given)] });
    const of = async (group: ChoiceGroup, found: readonly number[], given: Partial<Region> = {}): Promise<unknown> => {
      const view = list([1, 2], [group]);
      const { context, readings } = exploreContext(fixtureSite({ '/list': view, '/list?sold=1': list(found) }));
      const explorer = createExplorer(context, new Set(), { style: null });
      const predicates = [{ attribute: 'Shop', op: '=', values: ['Boots'] }] as const;
      const { entities } = await liftPresets(explorer, region([1, 2], { view, predicates, ...given }));
      return [[...entities], readings.map(({ teaches }) => teaches)];
    };

    it('that adds to the list, of which the rest need not be what was asked for', async () => {
      expect(await of(box(), [1, 2, 3])).toEqual([[1, 2, 3], [[]]]);
    });

    it('but not one that narrows, replaces the list, tells a number, or stands beside what a keyword finds', async () => {
      const asBefore = [[1, 2], []];
      expect(await of(box(), [1])).toEqual(asBefore);
      expect(await of(box(), [1, 3, 4, 5])).toEqual(asBefore);
      expect(await of(box({ count: 3 }), [1, 2, 3])).toEqual(asBefore);
      expect(await of(box(), [1, 2, 3], { keyword: 'boots' })).toEqual(asBefore);
    });
  });

  it('is not looked for any more where it hid nothing in several regions, nor where its group narrows nothing', async () => {
    const sorted = (at: string): ChoiceGroup =>
      facet('sort', [], {
        choices: [choice('best', 'sort=', { selected: true }), choice('cheap', `sort=1&at=${at}`)],
      });
    const opened = async (vain: number, isBarren = false): Promise<number> => {
      const pages = [1, 2, 3, 4, 5].map((at) => [`/list?sort=1&at=${at}`, list([2, 1])] as const);
      const site = fixtureSite({ '/list': list([1, 2]), '/list?sort=': list([1, 2]), ...Object.fromEntries(pages) });
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      for (let at = 1; at <= vain; at += 1)
        await liftPresets(explorer, region([1, 2], { view: list([1, 2], [sorted(String(at))]) }));
      const last = sorted('5');
      if (isBarren) explorer.barren.add(last.key);
      await liftPresets(explorer, region([1, 2], { view: list([1, 2], [last]) }));
      return site.opened.filter((path) => path.includes('at=5')).length;
    };
    expect([await opened(2), await opened(3), await opened(0, true)]).toEqual([1, 0, 0]);
  });

  it('is not looked for in what puts the list in another order, nor where the same is offered again', async () => {
    const values = ['best', 'cheap', 'dear', 'new', 'rated'];
    const sort = (where: string): ChoiceGroup => ({
      ...facet('Order', [], {
        choices: values.map((value, at) => choice(value, at === 0 ? '' : `${where}=${value}`, { selected: at === 0 })),
      }),
      key: where,
    });
    const opened = async (declaredCount: number | null): Promise<number> => {
      const view = { ...list([1, 2, 3], [sort('bar'), sort('panel')]), declaredCount };
      const other = { ...list([4, 5, 6]), declaredCount };
      const pages = ['bar', 'panel'].flatMap((where) =>
        values.map((value) => [`/list?${where}=${value}`, other] as const),
      );
      const site = fixtureSite({ '/list': view, ...Object.fromEntries(pages) });
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      await liftPresets(explorer, region([1, 2, 3], { view, size: 9 }));
      return site.opened.filter((path) => /bar=|panel=/u.test(path)).length;
    };
    expect([await opened(9), await opened(null)]).toEqual([2, 6]);
  });

  it('is none where it is what the region was asked with under another name', async () => {
    const kinds = facet('Kind', [], {
      choices: [choice('boots', 'kind=', { selected: true }), choice('shoes', 'kind=shoes')],
    });
    const view = list([1, 2], [kinds]);
    const site = fixtureSite({ '/list': view, '/list?kind=': list([1, 2, 3]) });
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const predicates = [{ attribute: 'Shop', op: '=', values: ['Boots'] }] as const;
    expect([...(await liftPresets(explorer, region([1, 2], { view, predicates }))).entities]).toEqual([1, 2]);
  });

  it('is none where a field without a label is called as what is chosen in it: builders show their first attribute so', async () => {
    const attributes = facet('Name', [], {
      choices: [choice('Name', 'by=name', { selected: true }), choice('Wood', 'by=')],
    });
    const { entities } = await lifted(attributes, { '/list?by=': list([1, 2, 3]) });
    expect([...entities]).toEqual([1, 2]);
  });

  it('is lifted by the control that was worked for it, where that leads nowhere by itself', async () => {
    const stock = facet('stock', [], {
      multiple: true,
      choices: [
        choice('in stock', '', {
          selected: true,
          path: to('/list'),
          control: { node: 1, step: step('in stock', { do: 'uncheck' }) },
        }),
      ],
    });
    const { entities, size } = await lifted(stock, { '/list > in stock': list([1, 2, 3]) });
    expect([[...entities], size]).toEqual([[1, 2, 3], 3]);
  });

  it('is none where unticking all of several ticked boxes lists no more: without one of them the list is smaller', async () => {
    const on = (value: string): Choice =>
      choice(value, '', {
        selected: true,
        path: to('/list'),
        control: { node: 1, step: step(value, { do: 'uncheck' }) },
      });
    const types = facet('type', [], { multiple: true, choices: [on('red'), on('white')] });
    const view = list([1, 2], [types]);
    const site = fixtureSite({ '/list': view, '/list > red > white': list([]) });
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    await liftPresets(explorer, region([1, 2], { view }));
    expect(site.opened.filter((path) => path.includes('>'))).toEqual(['/list > red > white']);
  });

  it('is lifted by taking back all of its values together, without one of which the list is smaller', async () => {
    const on = (value: string): Choice =>
      choice(value, '', {
        selected: true,
        path: to('/list'),
        control: { node: 1, step: step(value, { do: 'uncheck' }) },
      });
    const types = facet('type', [], { multiple: true, choices: [on('red'), on('white')] });
    const { entities } = await lifted(types, {
      '/list > red': list([2]),
      '/list > white': list([1]),
      '/list > red > white': list([1, 2, 3]),
    });
    expect([...entities]).toEqual([1, 2, 3]);
  });

  it('is lifted by its control, where the way that the plain page tells leaves it as it is', async () => {
    const own = { selected: true, control: { node: 1, step: step('in stock', { do: 'uncheck' }) } };
    const stock = facet('stock', [], { multiple: true, choices: [choice('in stock', 'stock=in', own)] });
    const { entities } = await lifted(stock, {
      '/list?stock=in': list([1, 2]),
      '/list > in stock': list([1, 2, 3]),
    });
    expect([...entities]).toEqual([1, 2, 3]);
  });

  it('is not lifted by another part of the site, although that lists more', async () => {
    const menu = facet('menu', [], {
      choices: [choice('Issues', null, { selected: true }), choice('Activity', null, { path: to('/activity') })],
    });
    expect([...(await lifted(menu, { '/activity': list([1, 2, 3]) })).entities]).toEqual([1, 2]);
  });

  it('is none where a menu shows the page itself', async () => {
    const own = { selected: true, path: to('/list'), control: { node: 1, step: step('Search') } };
    const menu = facet('menu', [], {
      choices: [choice('Home', null, { path: to('/home') }), choice('Search', null, own)],
    });
    const { entities } = await lifted(menu, { '/list > Search': list([1, 2, 3]), '/home': list([]) });
    expect([...entities]).toEqual([1, 2]);
  });

  it('is lifted by its control and the button of its form', async () => {
    const own = { selected: true, control: { node: 1, step: step('in stock', { do: 'uncheck' }) } };
    const stock = facet('stock', [], {
      multiple: true,
      apply: { node: 2, step: step('Go') },
      choices: [choice('in stock', 'stock=in', own)],
    });
    const { entities } = await lifted(stock, {
      '/list?stock=in': list([1, 2]),
      '/list > in stock > Go': list([1, 2, 3]),
    });
    expect([...entities]).toEqual([1, 2, 3]);
  });

  it('tells that scripts send more than fields do, where only its control lifts it', async () => {
    const own = { selected: true, control: { node: 1, step: step('in stock', { do: 'uncheck' }) } };
    const stock = facet('stock', [], { multiple: true, choices: [choice('in stock', 'stock=', own)] });
    const view = list([1, 2], [stock]);
    const told = async (plain: readonly number[]): Promise<boolean | undefined> => {
      const site = fixtureSite({ '/list?stock=': list(plain), '/list > in stock': list([1, 2, 3]), '/list': view });
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      await liftPresets(explorer, region([1, 2], { view }));
      return explorer.ways.worksFields;
    };
    expect(await told([1, 2])).toBe(true);
    expect(await told([1, 2, 3])).toBeUndefined();
  });

  it.each([
    ['and the same number', { count: 2 }, [1, 2, 3]],
    ['and no number', {}, [1, 2, 3]],
    ['and another number', { count: 1 }, [1, 2]],
  ])('may be a lone link that nothing marks %s', async (_, given, entities) => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'stock=all', given)] });
    expect([...(await lifted(stock, { '/list?stock=all': list([1, 2, 3]) })).entities]).toEqual(entities);
  });

  it('is lifted by the one choice of several that holds what it does and more', async () => {
    const status = facet('status', [], {
      choices: [choice('open', null, { selected: true }), choice('closed', 's=closed'), choice('all', 's=all')],
    });
    const { entities } = await lifted(status, {
      '/list?s=closed': list([3, 4, 5]),
      '/list?s=all': list([1, 2, 3, 4, 5]),
    });
    expect([...entities]).toEqual([1, 2, 3, 4, 5]);
  });

  it('is lifted by the box of its condition, which tells no value of what was listed before', async () => {
    const condition = facet('Status', [], {
      guess: 'condition',
      multiple: true,
      choices: [choice('Status', 'f=', { selected: true })],
    });
    const view = list([1, 2], [condition]);
    const { context, readings } = exploreContext(fixtureSite({ '/list': view, '/list?f=': list([1, 2, 3]) }));
    const explorer = createExplorer(context, new Set(), { style: null });
    const { entities, withheld } = await liftPresets(explorer, region([1, 2], { view }));
    expect([[...entities], [...(withheld ?? [])]]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(readings.flatMap(({ teaches }) => teaches)).toEqual([]);
  });

  it('is a value of what was listed before', async () => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'stock=all', { selected: true })] });
    const view = list([1, 2], [stock]);
    const { context, readings } = exploreContext(fixtureSite({ '/list': view, '/list?stock=all': list([1, 2, 3]) }));
    await liftPresets(createExplorer(context, new Set(), { style: null }), region([1, 2], { view }));
    const taught = readings.flatMap(({ teaches, entities }) =>
      teaches.map(({ attribute, values }) => [attribute, values, [...entities]]),
    );
    expect(taught).toEqual([['stock', ['in stock'], [1, 2]]]);
  });

  it('is none where nothing is larger, or nothing is chosen', async () => {
    const sort = facet('view', [], {
      choices: [choice('grid', 'v=grid', { selected: true }), choice('rows', 'v=rows')],
    });
    expect((await lifted(sort, { '/list?v=grid': list([1, 2]), '/list?v=rows': list([2, 1]) })).size).toBe(2);
    expect((await lifted(facet('colour', ['red', 'blue']), { '/list?colour=red': list([1, 2, 3]) })).size).toBe(2);
  });

  describe.each([
    ['lists a region that holds this one', [region([1, 2, 3, 4])]],
    ['lists all regions beside this one', [region([3]), region([4])]],
  ])('that %s', (_, others) => {
    const department = facet('department', [], {
      widget: 'select',
      choices: [choice('all', 'q=', { selected: true }), choice('books', 'q=&d=books')],
    });
    const view = list([1, 2], [department]);
    const pages = { '/list': view, '/list?q=': list([1, 2, 3, 4]), '/list?q=&d=books': list([3]) };

    it('is a search box of the whole site', async () => {
      const explorer = createExplorer(exploreContext(fixtureSite(pages)).context, new Set(), { style: null });
      const { entities } = await liftPresets(explorer, region([1, 2], { view }), others);
      expect([...entities]).toEqual([1, 2]);
    });
  });

  it('is none where a list that was cut shows nothing of the region, though it would be a good part of it', async () => {
    const types = facet('type', [], {
      choices: [choice('records', null, { selected: true }), choice('artists', 't=artists')],
    });
    const own = Array.from({ length: 10 }, (_, at) => at + 1);
    const counts = [{ node: 0, template: '# results', value: 12, from: 1, to: 8, confidence: 1 }];
    const cut = (first: number) =>
      listPage(
        Array.from({ length: 8 }, (_, at) => String(first + at)),
        { declaredCount: 12, counts },
      );
    const widened = async (wider: PageView) => {
      const view = listPage(own.map(String), { groups: [types], declaredCount: 10 });
      const site = fixtureSite({ '/list': view, '/list?t=artists': wider });
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      return (await liftPresets(explorer, region(own, { view }))).size;
    };
    expect(await widened(cut(21))).not.toBe(12);
    expect(await widened(cut(1))).toBe(12);
  });

  it('is none where a list that was cut shows only what a region shows that holds this one', async () => {
    const country = facet('country', [], {
      widget: 'select',
      choices: [choice('any', 'q=', { selected: true }), choice('one', 'q=&c=1')],
    });
    const view = list([1, 2], [country]);
    const counts = [{ node: 0, template: '# results', value: 6, from: 1, to: 4, confidence: 1 }];
    const cut = listPage(['1', '2', '3', '4'], { declaredCount: 6, counts });
    const site = fixtureSite({ '/list': view, '/list?q=': cut, '/list?q=&c=1': cut });
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    for (const other of [region([1, 2, 3, 4, 5, 6]), region([1, 3, 4], { size: 6 })]) {
      const { entities } = await liftPresets(explorer, region([1, 2], { view }), [other, region([8, 9])]);
      expect([...entities]).toEqual([1, 2]);
    }
  });

  it('is lifted although another small region holds this one', async () => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'stock=all', { selected: true })] });
    const view = list([1], [stock]);
    const site = fixtureSite({ '/list': view, '/list?stock=all': list([1, 2, 3]) });
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const { entities } = await liftPresets(explorer, region([1], { view }), [region([1, 9])]);
    expect([...entities]).toEqual([1, 2, 3]);
  });

  it('is lifted although other regions are below it', async () => {
    const stock = facet('stock', [], { choices: [choice('in stock', 'stock=all', { selected: true })] });
    const view = list([1, 2], [stock]);
    const site = fixtureSite({ '/list': view, '/list?stock=all': list([1, 2, 3, 4]) });
    const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
    const below = [region([1]), region([3, 4])];
    expect((await liftPresets(explorer, region([1, 2], { view }), below)).size).toBe(4);
  });

  describe('known from another region', () => {
    const OTHER_PATHS = ['/list?q=x&stock=all', '/list?q=x&stock=in'];
    const stock = facet('stock', [], { choices: [choice('in stock', 'stock=all', { selected: true })] });
    const view = list([1, 2], [stock]);
    const pages = { '/list': view, '/list?stock=all': list([1, 2]) };

    it('is lifted though it hides nothing here', async () => {
      const explorer = createExplorer(exploreContext(fixtureSite(pages)).context, new Set(), { style: null });
      explorer.presets.set(stock.key, 'url in stock');
      expect((await liftKnownPresets(explorer, region([1, 2], { view }))).path).toEqual(to('/list?stock=all'));
      expect((await liftPresets(explorer, region([1, 2], { view }))).path).toEqual(to('/list?stock=all'));
    });

    it('is lifted in the way that did it there, though choosing it again leaves the list as it is', async () => {
      const choices = [choice('any', 'stock=all'), choice('in stock', 'stock=in', { selected: true })];
      const select = facet('stock', [], { widget: 'select', choices });
      const shown = list([1, 2], [select]);
      const site = fixtureSite({
        '/list': shown,
        '/list?stock=in': shown,
        '/list?stock=all': list([1, 2, 3]),
        '/list?q=x': list([4, 5], [select]),
        '/list?q=x&stock=in': list([4, 5]),
        '/list?q=x&stock=all': list([4, 5]),
      });
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      await liftPresets(explorer, region([1, 2], { view: shown }));
      const there = { ...select, choices: choices.map((one, at) => ({ ...one, path: to(OTHER_PATHS[at] ?? '') })) };
      const other = region([4, 5], { view: list([4, 5], [there]), path: to('/list?q=x') });
      expect((await liftKnownPresets(explorer, other)).path).toEqual(to('/list?q=x&stock=all'));
    });

    it('is the only one that is tried', async () => {
      const site = fixtureSite(pages);
      const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
      explorer.presets.set('links colour', 'url red');
      expect((await liftKnownPresets(explorer, region([1, 2], { view }))).path).toEqual(to('/list'));
      expect(site.opened).not.toContain('/list?stock=all');
    });
  });
});
