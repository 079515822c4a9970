import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import { narrows } from '../../../src/explore/facets/trying.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, pageView, region, SITE, step } from '../page-views.js';

const explorerOf = (site: FixtureSite): Explorer =>
  createExplorer(exploreContext(site).context, new Set(), { style: null });
const questionsOf = (group: ChoiceGroup): readonly Question[] =>
  group.choices.map((one) => ({
    facet: { group, attribute: 'colour', identity: 'colour', choices: group.choices },
    choice: one,
    path: [one.value],
  }));
describe('a group narrows', () => {
  const everything = region([1, 2, 3], { view: listPage(['1', '2', '3']) });

  it('if a choice lists less, and is not tried again', async () => {
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': listPage(['1']) }));
    const colours = facet('colour', ['red']);
    expect(await narrows(explorer, everything, questionsOf(colours))).toBe(true);
    expect([explorer.proven.has(colours.key), await narrows(explorer, everything, questionsOf(colours))]).toEqual([
      true,
      true,
    ]);
  });

  it('not if each choice shows the first of many once more, as a form does that only a script sends', async () => {
    const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1));
    const first = listPage(numbers.slice(0, 6));
    const begun = region([1, 2, 3, 4, 5, 6], { view: first, size: 12, whole: false });
    const outcome = (chosen: PageView): Promise<boolean> => {
      const site = fixtureSite({ '/list?colour=red': first, '/list?colour=blue': chosen });
      return narrows(explorerOf(site), begun, questionsOf(facet('colour', ['red', 'blue'])));
    };
    expect([await outcome(first), await outcome(listPage(numbers.slice(6)))]).toEqual([false, true]);
  });

  it('not if its choices are made in a dialog that lies open still over the list, of which less was listed', async () => {
    const noted = listPage(['1', '2'], { modal: 7 });
    const colours = facet('colour', [], {
      isInDialog: true,
      choices: [choice('red', null, { path: byScript(step('red')) })],
    });
    const explorer = explorerOf(fixtureSite({ '/list > red': noted }));
    const before = region([1, 2, 3], { view: { ...noted, url: `${SITE}/list > red` } });
    expect(await narrows(explorer, before, questionsOf(colours))).toBe(false);
    expect(explorer.barren.has(colours.key)).toBe(true);
  });

  it('not if its choices are files to save, and then nowhere else', async () => {
    const file = { kind: 'failed', reason: 'not-html', status: 200, url: '', message: 'no page but text/csv' } as const;
    const columns = facet('colour', ['red', 'blue']);
    const barren = async (pages: Parameters<typeof fixtureSite>[0]): Promise<boolean> => {
      const explorer = explorerOf(fixtureSite(pages));
      expect(await narrows(explorer, everything, questionsOf(columns))).toBe(false);
      return explorer.barren.has(columns.key);
    };
    expect(await barren({ '/list?colour=red': file, '/list?colour=blue': file })).toBe(true);
    expect(await barren({ '/list?colour=red': file })).toBe(false);
  });

  it('though all cards of the region are called alike, if its first page leads elsewhere', async () => {
    const alike = (names: readonly string[], next: string | null): PageView => {
      const view = listPage(names, {
        pagination: { next: next === null ? null : to(next), previous: null, pages: [], nodes: [] },
      });
      const list = view.list && { ...view.list, cards: view.list.cards.map((card) => ({ ...card, name: 'eye' })) };
      return { ...view, list };
    };
    const all = region([1, 2, 3, 4, 5, 6], { view: alike(['1', '2'], '/all-2'), size: 6 });
    const site = fixtureSite({ '/list?colour=red': alike(['3', '5'], '/red-2'), '/red-2': alike(['6'], null) });
    expect(await narrows(explorerOf(site), all, questionsOf(facet('colour', ['red'])))).toBe(true);
  });

  it('if its lists are dealt out over pages, while the region shows all at once', async () => {
    const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1));
    const paged = (from: number, next: string | null): PageView =>
      listPage(numbers.slice(from, from + 3), {
        pagination: { next: next === null ? null : to(next), previous: null, pages: [], nodes: [] },
      });
    const site = fixtureSite({
      '/list?colour=red': paged(0, '/red-2'),
      '/red-2': paged(3, '/red-3'),
      '/red-3': paged(6, null),
    });
    const all = region(numbers.map(Number), { view: listPage(numbers) });
    expect(await narrows(explorerOf(site), all, questionsOf(facet('colour', ['red'])))).toBe(true);
  });

  it('is not known if the run ends before the end of a list: orders of a list that goes on begin like values', async () => {
    const page = (names: readonly string[], next: string): PageView =>
      listPage(names, { pagination: { next: to(next), previous: null, pages: [], nodes: [] } });
    const site = fixtureSite({
      '/list?sort=title': page(['5', '3'], '/title-2'),
      '/title-2': { kind: 'stopped', reason: 'max-time' },
    });
    const explorer = explorerOf(site);
    const all = region([1, 2, 3, 4, 5, 6], { view: page(['1', '2'], '/2') });
    const orders = facet('sort', ['title']);
    expect(await narrows(explorer, all, questionsOf(orders))).toBe(false);
    expect([explorer.proven.has(orders.key), explorer.barren.has(orders.key)]).toEqual([false, false]);
  });

  it.each<[string, PageView, boolean]>([
    ['says that nothing is left', pageView({ declaredCount: 0 }), true],
    ['lists nothing, but offers the same to choose from', pageView({ groups: [facet('size', ['large'])] }), true],
    ['is another page', pageView(), false],
  ])('if the page of a choice %s', async (_, page, isOne) => {
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': page }));
    const all = region([1, 2, 3], { view: listPage(['1', '2', '3'], { groups: [facet('size', ['large'])] }) });
    const colours = facet('colour', ['red']);
    expect(await narrows(explorer, all, questionsOf(colours))).toBe(isOne);
    expect([explorer.proven.has(colours.key), explorer.barren.has(colours.key)]).toEqual([isOne, false]);
  });

  it('though each list tells the number of all that there is, where it ends before that', async () => {
    const count = { node: 1, template: '# tools', value: 3, from: null, to: null, confidence: 0.75 };
    const told = (names: readonly string[]): PageView => listPage(names, { counts: [count], declaredCount: 3 });
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': told(['1']) }));
    const all = region([1, 2, 3], { view: told(['1', '2', '3']) });
    explorer.sizes.confirm(all.view, 3);
    expect(await narrows(explorer, all, questionsOf(facet('colour', ['red'])))).toBe(true);
    expect(explorer.sizes.isProven(all.view)).toBe(false);
  });

  it('though a list shows more cards than it says: those may be paid for, and the number be its size', async () => {
    const told = (names: readonly string[], value: number): PageView =>
      listPage(names, {
        counts: [{ node: 1, template: '# tools', value, from: null, to: null, confidence: 0.75 }],
        declaredCount: value,
      });
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': told(['1', 'ad'], 1) }));
    const all = region([1, 2, 3], { view: told(['1', '2', '3'], 3) });
    explorer.sizes.confirm(all.view, 3);
    await narrows(explorer, all, questionsOf(facet('colour', ['red'])));
    expect(explorer.sizes.isProven(all.view)).toBe(true);
  });

  it('not if the options of a select lead to pieces of markup for a script', async () => {
    const pages = {
      '/list?sort=price': listPage(['1'], { title: '' }),
      '/list?sort=name': listPage(['2'], { title: 'By name' }),
    };
    const titled = region([1, 2, 3], { view: listPage(['1', '2', '3'], { title: 'All' }) });
    const below = region([1, 2], { view: listPage(['1', '2'], { title: '' }), ancestors: [titled] });
    const by = (value: string): readonly Question[] => questionsOf(facet('sort', [value], { widget: 'select' }));
    for (const one of [titled, below])
      expect(await narrows(explorerOf(fixtureSite(pages)), one, by('price'))).toBe(false);
    expect(await narrows(explorerOf(fixtureSite(pages)), titled, by('name'))).toBe(true);
  });

  it('perhaps elsewhere, if one entity has all that is tried', async () => {
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': listPage(['1']) }));
    const colours = facet('colour', ['red']);
    const one = region([1], { view: listPage(['1']) });
    expect([await narrows(explorer, one, questionsOf(colours)), explorer.barren.size]).toEqual([false, 0]);
  });

  it('not if its choices list the same, or nothing can be had of them', async () => {
    const explorer = explorerOf(fixtureSite({ '/list?sort=up': listPage(['3', '2', '1']) }));
    expect(await narrows(explorer, everything, questionsOf(facet('sort', ['up', 'down'])))).toBe(false);
    expect(await narrows(explorer, everything, [])).toBe(false);
  });
});
