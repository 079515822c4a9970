import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { exploreRegion } from '../../../src/explore/exploring.js';
import { isLeftAlone } from '../../../src/explore/facets/all-chosen.js';
import { withLoneTicks } from '../../../src/explore/facets/lone-ticks.js';
import type { Choice, ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const ALL = ['1', '2', '3', '4'];

const ticked = (value: string): Choice =>
  choice(value, '', {
    selected: true,
    path: to('/list'),
    control: { node: 1, step: step(`no ${value}`, { do: 'uncheck' }) },
  });

const types = (given: Partial<ChoiceGroup> = {}): ChoiceGroup =>
  facet('type', [], {
    widget: 'checkboxes',
    guess: 'other',
    multiple: true,
    choices: ['house', 'flat', 'land'].map(ticked),
    ...given,
  });

function explorerOf(pages: Readonly<Record<string, PageView>>): Explorer {
  return createExplorer(exploreContext(fixtureSite({ '/list': listPage(ALL), ...pages })).context, new Set(), {
    style: null,
  });
}

async function factsWith(group: ChoiceGroup, pages: Readonly<Record<string, PageView>>): Promise<readonly string[]> {
  const view = listPage(ALL, { groups: [group] });
  const { context, readings } = exploreContext(fixtureSite({ '/list': view, ...pages }));
  await exploreRegion(createExplorer(context, new Set(), { style: null }), region([1, 2, 3, 4], { view }));
  return [...factsOf(readings)];
}

describe('boxes that are all ticked from the start', () => {
  it('are asked one by one by unticking the others', async () => {
    const facts = await factsWith(types(), {
      '/list > no flat > no land': listPage(['1', '2']),
      '/list > no house > no land': listPage(['3']),
      '/list > no house > no flat': listPage(['4']),
    });
    expect(facts).toEqual(['1 type house', '2 type house', '3 type flat', '4 type land']);
  });

  it('are asked with the button that applies what is ticked', async () => {
    const apply = { node: 2, step: step('Apply') };
    const { choices } = await withLoneTicks(explorerOf({}), region([1, 2]), types({ apply }));
    const [flat, land] = [step('no flat', { do: 'uncheck' }), step('no land', { do: 'uncheck' })];
    expect(choices[0]?.path).toEqual(byScript(flat, land, apply.step));
  });

  it.each([
    ['one of them is not ticked', types({ choices: [...types().choices, choice('boat', 'type=boat')] })],
    ['there is but one', types({ choices: [ticked('house')] })],
    ['they are told to be no values', types({ guess: 'columns' })],
  ])('are left as they are where %s', async (_, group) => {
    expect(await withLoneTicks(explorerOf({}), region([1, 2]), group)).toBe(group);
  });

  it('are asked by the first and their own where the first one unticks all others', async () => {
    const apply = { node: 2, step: step('Leave') };
    const otherButtons = [{ node: 3, step: step('Done') }];
    const all = types({ apply, otherButtons, choices: ['all', 'house', 'flat'].map(ticked) });
    const none = types({ choices: ['all', 'house', 'flat'].map((value) => ({ ...ticked(value), selected: false })) });
    const facts = await factsWith(all, {
      '/list > no all': listPage(ALL, { groups: [none] }),
      '/list > no all > no house': listPage(ALL),
      '/list > no all > no flat': listPage(ALL),
      '/list > no all > no house > Leave': listPage(ALL),
      '/list > no all > no house > Done': listPage(['1', '2', '3']),
      '/list > no all > no flat > Done': listPage(['4']),
    });
    expect(facts).toEqual(['1 type house', '2 type house', '3 type house', '4 type flat']);
  });

  it('are no values where they stand in brackets as the one does that unticks all', async () => {
    const valuesOf = async (names: readonly string[]): Promise<readonly string[]> => {
      const none = types({ choices: names.map((value) => ({ ...ticked(value), selected: false })) });
      const explorer = explorerOf({ [`/list > no ${names[0] ?? ''}`]: listPage(ALL, { groups: [none] }) });
      const { choices } = await withLoneTicks(explorer, region([1, 2]), types({ choices: names.map(ticked) }));
      return choices.map(({ value }) => value);
    };
    expect(await valuesOf(['(All)', '(Blanks)', 'house', 'flat (small)'])).toEqual(['house', 'flat (small)']);
    expect(await valuesOf(['All', '(other)', 'house'])).toEqual(['(other)', 'house']);
  });

  it('are looked at once to see whether the first one unticks all others, and again where that was not to be seen', async () => {
    const none = types({ choices: types().choices.map((choice) => ({ ...choice, selected: false })) });
    const explorer = explorerOf({ '/list > no house': listPage(ALL, { groups: [none] }) });
    const { choices } = await withLoneTicks(explorer, region([1, 2]), types());
    expect(choices.map(({ value }) => value)).toEqual(['flat', 'land']);
    expect([...explorer.ledBoxes]).toEqual([['links type', true]]);
    const unseen = explorerOf({});
    await withLoneTicks(unseen, region([1, 2]), types());
    expect(unseen.ledBoxes.size).toBe(0);
  });

  it('are asked by the first and their own where no more of a long list is drawn at once', async () => {
    const names = ['all', 'house', 'flat', 'land', 'barn'];
    const drawn = types({ choices: names.slice(0, 3).map((value) => ({ ...ticked(value), selected: false })) });
    const explorer = explorerOf({ '/list > no all': listPage(ALL, { groups: [drawn] }) });
    const { choices } = await withLoneTicks(explorer, region([1, 2]), types({ choices: names.map(ticked) }));
    expect(choices.at(-1)?.path).toMatchObject({ steps: [{ name: 'no all' }, { name: 'no barn', do: 'check' }] });
  });

  it('are left alone by what unticks others, not by what unticks them', async () => {
    const [alone] = (await withLoneTicks(explorerOf({}), region([1, 2]), types())).choices;
    expect([alone, ticked('house')].map((one) => one !== undefined && isLeftAlone(one))).toEqual([true, false]);
  });
});
