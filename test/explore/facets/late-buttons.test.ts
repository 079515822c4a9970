import { expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { withLateButton } from '../../../src/explore/facets/late-buttons.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, type FixtureSite } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const go = { node: 9, step: step('Go') };
const boxes = (label: string, values: readonly string[], changes: Partial<ChoiceGroup> = {}): ChoiceGroup =>
  facet(label, [], {
    widget: 'checkboxes',
    choices: values.map((value) =>
      choice(value, null, { path: byScript(step(value)), control: { node: 1, step: step(value) } }),
    ),
    ...changes,
  });
const colours = boxes('colour', ['red', 'blue']);
const sizes = boxes('size', ['small', 'large']);
const list = (...groups: readonly ChoiceGroup[]): PageView => listPage(['a', 'b'], { groups });
const ticked = { ...colours, apply: go };

function explorerOf(pages: Readonly<Record<string, PageView>>): { explorer: Explorer; site: FixtureSite } {
  const site = fixtureSite(pages);
  return { explorer: createExplorer(exploreContext(site).context, new Set(), { style: null }), site };
}

const waysIn = ({ view }: { view: PageView }): readonly unknown[] =>
  view.groups.flatMap(({ choices }) => choices.map(({ path }) => path));

it('is pressed behind all boxes where a tick counts by it alone, and is looked for once', async () => {
  const { explorer, site } = explorerOf({ '/list > red': list(ticked, sizes), '/list > red > Go': listPage(['b']) });
  const before = region([1, 2, 3], { view: list(colours, sizes) });
  const found = await withLateButton(explorer, before);
  const ways = ['red', 'blue', 'small', 'large'].map((value) => byScript(step(value), go.step));
  expect(waysIn(found)).toEqual(ways);
  expect(waysIn(await withLateButton(explorer, before))).toEqual(ways);
  expect(site.opened).toEqual(['/list > red', '/list > red > Go']);
});

it('takes the place of a button that was there and is not known to apply anything', async () => {
  const { explorer } = explorerOf({
    '/list > small': list({ ...sizes, apply: go }),
    '/list > small > Go': listPage(['b']),
  });
  const less = { node: 8, step: step('Less') };
  const folded = boxes('colour', ['red'], {
    apply: less,
    choices: [choice('red', null, { path: byScript(step('red'), less.step) })],
  });
  const live = {
    ...folded,
    choices: folded.choices.map((one) => ({ ...one, control: { node: 1, step: step('red') } })),
  };
  const [first] = waysIn(await withLateButton(explorer, region([1, 2, 3], { view: list(live, sizes) })));
  expect(first).toEqual(byScript(step('red'), go.step));
});

it('is found where a dialog of other boxes has one that is called alike', async () => {
  const { explorer } = explorerOf({ '/list > red': list(ticked, sizes), '/list > red > Go': listPage(['b']) });
  const dialog = boxes('brand', ['x', 'y'], {
    isInDialog: true,
    apply: go,
    choices: ['x', 'y'].map((value) =>
      choice(value, null, { path: byScript(step(value), go.step), control: { node: 1, step: step(value) } }),
    ),
  });
  const found = await withLateButton(explorer, region([1, 2, 3], { view: list(colours, dialog) }));
  const ways = ['red', 'blue', 'x', 'y'].map((value) => byScript(step(value), go.step));
  expect(waysIn(found)).toEqual(ways);
});

it('is pressed behind rows that are pressed, too, where they count by it', async () => {
  const rows = { ...boxes('stars', ['4 & up', '3 & up']), widget: 'buttons' } as const;
  const views = { ...boxes('view', ['grid', 'list']), widget: 'buttons' } as const;
  const { explorer, site } = explorerOf({
    '/list > red': list(ticked, rows),
    '/list > red > Go': listPage(['b']),
    '/list > 4 & up': listPage(['a', 'b'], { groups: [colours, rows], openers: [go] }),
    '/list > 4 & up > Go': listPage(['a']),
    '/list > grid': list(colours, rows, views),
  });
  const before = region([1, 2, 3], { view: list(colours, rows, views) });
  const ways = [
    ...['red', 'blue', '4 & up', '3 & up'].map((value) => byScript(step(value), go.step)),
    ...['grid', 'list'].map((value) => byScript(step(value))),
  ];
  expect(waysIn(await withLateButton(explorer, before))).toEqual(ways);
  expect(waysIn(await withLateButton(explorer, before))).toEqual(ways);
  expect(site.opened).toHaveLength(5);
});

it.each([
  ['a tick counts by itself', { '/list > red': listPage(['b'], { groups: [ticked] }) }, 1],
  ['no button shows after it', { '/list > red': list(colours), '/list > small': list(sizes) }, 2],
  ['the button changes nothing', { '/list > red': list(ticked), '/list > red > Go': list(ticked) }, 3],
])('is none where %s', async (_, pages, opened) => {
  const { explorer, site } = explorerOf(pages);
  const before = region([1, 2, 3], { view: list(colours, sizes) });
  expect(await withLateButton(explorer, before)).toBe(before);
  expect(site.opened).toHaveLength(opened);
});

it('is not looked for where boxes have a button already, or are no boxes', async () => {
  const { explorer, site } = explorerOf({});
  const before = region([1, 2, 3], { view: list(ticked, { ...sizes, widget: 'links' }) });
  expect(await withLateButton(explorer, before)).toBe(before);
  expect(site.opened).toEqual([]);
});
