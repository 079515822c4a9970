import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { withoutNeedlessButtons, withoutOwnNeedlessButton } from '../../../src/explore/facets/needless-buttons.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import type { Refusal } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, type FixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const help = step('Help');
const applied = (label: string, counts: Readonly<Record<string, number | null>>, button = help): ChoiceGroup =>
  facet(label, [], {
    apply: { node: 9, step: button },
    choices: Object.entries(counts).map(([value, count]) =>
      choice(value, null, { count, path: byScript(step(value), button) }),
    ),
  });
const colours = applied('colour', { red: 2, blue: 1 });

function explorerOf(pages: Readonly<Record<string, PageView | Refusal>>): { explorer: Explorer; site: FixtureSite } {
  const site = fixtureSite(pages);
  return { explorer: createExplorer(exploreContext(site).context, new Set(), { style: null }), site };
}

const waysIn = ({ view }: { view: PageView }): readonly unknown[] =>
  view.groups.flatMap(({ choices }) => choices.map(({ path }) => path));
const list = (...groups: readonly ChoiceGroup[]): PageView => listPage(['a', 'b'], { groups });

describe('a button beside facets', () => {
  it('is not pressed where a choice changes the list without it', async () => {
    const { explorer, site } = explorerOf({ '/list > blue': listPage(['b']) });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(colours) }));
    expect(waysIn(found)).toEqual([byScript(step('red')), byScript(step('blue'))]);
    expect(found.view.groups[0]).not.toHaveProperty('apply');
    expect(site.opened).toEqual(['/list > blue']);
  });

  it.each([
    ['the list stays as it is', listPage(['b', 'a'])],
    ['the page lists nothing', listPage([])],
    ['the page is not to be had', { kind: 'refused', reason: 'write-guard', url: '/list' } as const],
  ])('is pressed where %s', async (_, page) => {
    const { explorer, site } = explorerOf({ '/list > red': page, '/list > blue': page });
    const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(colours) }));
    expect(found.view.groups).toEqual([colours]);
    expect(site.opened).toEqual(['/list > blue', '/list > red', '/list > blue > Help']);
  });

  it('is tried anew in another region where nothing was listed after a choice', async () => {
    const { explorer } = explorerOf({
      '/list > blue': listPage([]),
      '/list > red': listPage([]),
      '/list > green': listPage(['b']),
    });
    await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(colours) }));
    const others = applied('colour', { green: 1 });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(others) }));
    expect(found.view.groups[0]).not.toHaveProperty('apply');
  });

  it('is not pressed where it is the only one and would change something on the site', async () => {
    const refused = { kind: 'refused', reason: 'write-guard', url: '/list' } as const;
    const of = async (pages: Readonly<Record<string, PageView | Refusal>>): Promise<unknown> => {
      const { explorer } = explorerOf({ '/list > blue': list(), '/list > red': list(), ...pages });
      const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(colours) }));
      return found.view.groups[0]?.apply?.step.name;
    };
    expect(await of({ '/list > blue > Help': refused })).toBeUndefined();
    expect(await of({ '/list > blue > Help': listPage(['b']) })).toBe('Help');
  });

  it('is pressed in a dialog, though the one that is called alike elsewhere is not', async () => {
    const sizes: ChoiceGroup = { ...applied('size', { big: 1 }), isInDialog: true };
    const { explorer } = explorerOf({ '/list > blue': listPage(['b']), '/list > big': listPage(['b', 'a']) });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(colours, sizes) }));
    expect(found.view.groups.map(({ apply }) => apply !== undefined)).toEqual([false, true]);
  });

  it('is pressed at once in a dialog, where it is known to be right for all groups as soon as one list changes', async () => {
    const inDialog = (label: string, values: Readonly<Record<string, null>>): ChoiceGroup => ({
      ...applied(label, values),
      isInDialog: true,
    });
    const { explorer, site } = explorerOf({ '/list > red > Help': list(), '/list > blue > Help': listPage(['b']) });
    const groups = [inDialog('colour', { red: null, blue: null }), inDialog('size', { big: null })];
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(...groups) }));
    expect(found.view.groups).toEqual(groups);
    expect(site.opened).toEqual(['/list > red > Help', '/list > blue > Help']);
  });

  it('is pressed in a dialog of which one group stands elsewhere, too, and counts there', async () => {
    const orders: ChoiceGroup = { ...applied('order', { newest: 1 }), isInDialog: true };
    const sizes: ChoiceGroup = { ...applied('size', { big: 1 }), isInDialog: true };
    const { explorer } = explorerOf({ '/list > newest': listPage(['b']), '/list > big': listPage(['b', 'a']) });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(orders, sizes) }));
    expect(found.view.groups.map(({ apply }) => apply !== undefined)).toEqual([false, true]);
  });

  it('is pressed where a choice changes paid cards only, and not where most of a list of one size are others', async () => {
    const told = (names: readonly string[], ...groups: readonly ChoiceGroup[]): PageView =>
      listPage(names, { groups, declaredCount: 40 });
    const of = async (names: readonly string[]): Promise<boolean> => {
      const { explorer } = explorerOf({ '/list > blue': told(names), '/list > red': told(names) });
      const before = region([1, 2, 3, 4], { view: told(['a', 'b', 'c', 'ad 1'], colours) });
      return (await withoutNeedlessButtons(explorer, before)).view.groups[0]?.apply !== undefined;
    };
    expect(await of(['a', 'b', 'c', 'ad 2', 'ad 3'])).toBe(true);
    expect(await of(['d', 'e', 'f', 'ad 2'])).toBe(false);
    expect(await of(['a', 'b'])).toBe(false);
  });

  it('is pressed where a choice leaves what the live page lists, which is less than the plain page does', async () => {
    const { explorer } = explorerOf({ '/list > blue': listPage(['a', 'b']), '/list > red': listPage(['a', 'b']) });
    const { list: seen } = listPage(['a', 'b']);
    if (seen === null) throw new Error('a list');
    const before = region([1, 2, 3], { view: listPage(['a', 'b', 'advice'], { groups: [colours] }), seen });
    expect((await withoutNeedlessButtons(explorer, before)).view.groups).toEqual([colours]);
  });

  it('is tried once, whatever number of results it promises', async () => {
    const { explorer, site } = explorerOf({ '/list > blue': listPage(['b']) });
    const [first, second] = ['Show 12 results', 'Show 7 results'].map((name) => step(name));
    await withoutNeedlessButtons(explorer, region([1, 2], { view: list(applied('colour', { blue: 1 }, first)) }));
    const other = region([1], { view: list(applied('size', { large: 1 }, second)) });
    expect(waysIn(await withoutNeedlessButtons(explorer, other))).toEqual([byScript(step('large'))]);
    expect(site.opened).toEqual(['/list > blue']);
  });

  it('is tried once, though each group has one of its own', async () => {
    const { explorer, site } = explorerOf({ '/list > blue': listPage(['b']) });
    const [first, second] = ['colour', 'size'].map((group) => step('OK', { group }));
    await withoutNeedlessButtons(explorer, region([1, 2], { view: list(applied('colour', { blue: 1 }, first)) }));
    const other = region([1], { view: list(applied('size', { large: 1 }, second)) });
    expect(waysIn(await withoutNeedlessButtons(explorer, other))).toEqual([byScript(step('large'))]);
    expect(site.opened).toEqual(['/list > blue']);
  });

  it('is not judged by a value that all entities have', async () => {
    const { explorer, site } = explorerOf({ '/list > blue': listPage(['b']) });
    const brand = applied('brand', { acme: 2 });
    await withoutNeedlessButtons(explorer, region([1, 2], { view: list(brand) }));
    expect(site.opened).toEqual([]);
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(brand, colours) }));
    expect(waysIn(found)[0]).toEqual(byScript(step('acme')));
    expect(site.opened).toEqual(['/list > blue']);
  });

  it('is tried with what is surely a facet', async () => {
    const order: ChoiceGroup = { ...applied('sort', { name: null }), guess: 'other' };
    const { explorer, site } = explorerOf({ '/list > blue': listPage(['b']), '/list > name': listPage(['b', 'a']) });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(order, colours) }));
    expect(waysIn(found)[0]).toEqual(byScript(step('name')));
    expect(site.opened).toEqual(['/list > blue']);
  });

  it('is left as it is once the run is stopped', async () => {
    const { explorer } = explorerOf({ '/list > blue': { kind: 'stopped', reason: 'signal' } });
    const found = await withoutNeedlessButtons(explorer, region([1, 2], { view: list(colours) }));
    expect(found.view.groups).toEqual([colours]);
    expect([explorer.ways.isStopped, explorer.needlessButtons.size]).toEqual([true, 0]);
  });
});

describe('of several buttons beside facets', () => {
  const [clear, go] = [step('Clear'), step('Go')];
  const both: ChoiceGroup = {
    ...applied('colour', { red: 2, blue: 1 }, clear),
    otherButtons: [{ node: 10, step: go }],
  };

  it('the one is pressed that changes the list', async () => {
    const { explorer, site } = explorerOf({
      '/list > blue': listPage(['a', 'b']),
      '/list > red': listPage(['a', 'b']),
      '/list > blue > Clear': listPage(['a', 'b']),
      '/list > blue > Go': listPage(['b']),
    });
    const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(both) }));
    expect(waysIn(found)).toEqual([byScript(step('red'), go), byScript(step('blue'), go)]);
    expect(found.view.groups[0]?.apply?.step).toEqual(go);
    await withoutNeedlessButtons(explorer, region([1, 2], { view: list(both) }));
    expect(site.opened).toHaveLength(4);
  });

  it.each([
    ['what has fewer values', {}],
    ['what seemed likelier to be a facet', { confidence: 0.9 }],
  ])('the one is told by a facet, whatever %s does', async (_, given) => {
    const group = applied('layout', { stacked: null, scrolling: null }, clear);
    const layout: ChoiceGroup = { ...group, otherButtons: [{ node: 10, step: go }], ...given };
    const { explorer } = explorerOf({
      '/list > blue': listPage(['a', 'b']),
      '/list > red': listPage(['a', 'b']),
      '/list > blue > Clear': listPage(['a', 'b']),
      '/list > blue > Go': listPage(['b']),
    });
    const shown = {
      ...both,
      choices: [...both.choices, choice('grey', null, { path: byScript(step('grey'), clear) })],
    };
    const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(layout, shown) }));
    expect(found.view.groups[1]?.apply?.step).toEqual(go);
  });

  it('the one is found by a choice that waits for the first, whatever button others wait for', async () => {
    const further = choice('grey', null, { count: 1, path: byScript(step('grey'), step('Fewer')) });
    const group: ChoiceGroup = { ...both, choices: [further, ...both.choices] };
    const { explorer } = explorerOf({
      '/list > blue': listPage(['a', 'b']),
      '/list > red': listPage(['a', 'b']),
      '/list > blue > Clear': listPage(['a', 'b']),
      '/list > blue > Go': listPage(['b']),
    });
    const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(group) }));
    expect(found.view.groups[0]?.apply?.step).toEqual(go);
  });

  it('no more than two groups are tried where none does', async () => {
    const groups = ['colour', 'size', 'place'].map((label): ChoiceGroup => ({
      ...applied(label, { [label]: null }, clear),
      otherButtons: [{ node: 10, step: go }],
    }));
    const { explorer, site } = explorerOf({});
    await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(...groups) }));
    expect(site.opened.some((path) => path.includes('size'))).toBe(true);
    expect(site.opened.some((path) => path.includes('place'))).toBe(false);
  });

  it('the first is pressed where none does', async () => {
    const { explorer } = explorerOf({});
    const found = await withoutNeedlessButtons(explorer, region([1, 2, 3], { view: list(both) }));
    expect(found.view.groups).toEqual([both]);
  });
});

describe('a region without such a button', () => {
  it('is as it was', async () => {
    const before = region([1, 2], { view: list(facet('colour', ['red'])) });
    expect(await withoutNeedlessButtons(explorerOf({}).explorer, before)).toBe(before);
  });
});

describe('a button beside a group that shows after a choice', () => {
  it('is judged by the choices of that group', async () => {
    const attribute = applied('attribute', { colour: null });
    const pages = { '/list > colour': list(), '/list > blue': listPage(['b']) };
    const { explorer } = explorerOf(pages);
    const before = region([1, 2], { view: list(attribute) });
    await withoutNeedlessButtons(explorer, before);
    expect(await withoutOwnNeedlessButton(explorer, before, colours)).not.toHaveProperty('apply');
    expect(await withoutOwnNeedlessButton(explorer, before, attribute)).toBe(attribute);
  });
});
