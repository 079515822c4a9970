import { describe, expect, it } from 'vitest';
import { exploreRegion } from '../../src/explore/exploring.js';
import type { ExploreContext, ExploreNews, QueryReading } from '../../src/explore/context.js';
import { createExplorer } from '../../src/explore/explorer.js';
import type { RefusedValue } from '../../src/explore/facets/refused-values.js';
import type { Region } from '../../src/explore/region.js';
import type { Choice, ChoiceGroup, PageView } from '../../src/model/page.js';
import type { Refusal } from '../../src/model/site.js';
import { exploreContext, factsOf } from './explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from './fixture-site.js';
import { byScript, choice, facet, listPage, pageView, region, SITE, step } from './page-views.js';

interface Asked {
  readonly below: readonly Region[];
  readonly readings: readonly QueryReading[];
  readonly news: readonly ExploreNews[];
  readonly site: FixtureSite;
  readonly refused: readonly RefusedValue[];
}

/** What is given of a facet of buttons; `at` stands before each value in what its button is called. */
interface ScriptedFacet extends Partial<ChoiceGroup> {
  readonly at?: string;
}

const ALL = [1, 2, 3, 4];
const list = (...entities: readonly number[]): PageView => listPage(entities.map(String));

/** Asks the facets of a list of everything; pages are answers by query, such as `colour=red`. */
async function ask(
  groups: readonly ChoiceGroup[],
  answers: Readonly<Record<string, PageView | Refusal>>,
  given: Partial<ExploreContext> = {},
): Promise<Asked> {
  const site = fixtureSite(
    Object.fromEntries(
      Object.entries(answers).map(([query, view]) => [
        query.startsWith('>') ? `/list ${query}` : `/list?${query}`,
        view,
      ]),
    ),
  );
  const { context, readings, news } = exploreContext(site, given);
  const explorer = createExplorer(context, new Set(), { style: null });
  const everything = region(ALL, { view: listPage(ALL.map(String), { groups }) });
  return { below: await exploreRegion(explorer, everything), readings, news, site, refused: explorer.refused };
}

describe('asking a facet', () => {
  it('asks each value and learns that what is listed has it', async () => {
    const { below, readings } = await ask([facet('colour', ['red', 'blue'])], {
      'colour=red': list(1, 2),
      'colour=blue': list(3),
    });
    expect(below.map(({ label }) => label)).toEqual(['colour = red', 'colour = blue']);
    expect([...factsOf(readings)]).toEqual(['1 colour red', '2 colour red', '3 colour blue']);
    expect(readings[0]).toMatchObject({ parents: ['q'], complete: 'yes' });
  });

  it('tries what looks like no facet and leads where values of facets do after these, so that they have the entities', async () => {
    const [colour, size] = [facet('colour', ['red', 'blue']), facet('size', ['big', 'small'])];
    const wanted = [...colour.choices, ...size.choices.slice(0, 1)];
    const top = facet('lamps', [], { guess: 'other', choices: wanted });
    const { readings } = await ask([top, colour, size], {
      'colour=red': list(1, 2),
      'colour=blue': list(3),
      'size=big': list(1),
      'size=small': list(2, 3),
    });
    expect(factsOf(readings)).toContain('1 colour red');
    expect([...factsOf(readings)].filter((fact) => fact.includes('lamps'))).toEqual([]);
  });

  it('tries what looks like no facet and has to be worked in a page after the facets', async () => {
    const buttons = ['account', 'cart'].map((value) =>
      choice(value, null, { path: byScript(step(value)), control: { node: 0, step: step(value) } }),
    );
    const menu = facet('header', [], { widget: 'buttons', choices: buttons, guess: 'navigation' });
    const { site } = await ask([menu, facet('colour', ['red', 'blue'])], {
      'colour=red': list(1, 2),
      'colour=blue': list(3),
      '> account': list(...ALL),
      '> cart': list(...ALL),
    });
    expect(site.opened.map((path) => path.replace(/^.*\/list.?/u, ''))).toEqual([
      'colour=blue',
      'colour=red',
      'colour=blue',
      '> cart',
      '> account',
    ]);
  });

  it('learns nothing from a group of which nothing narrows', async () => {
    const { readings } = await ask([facet('sort', ['price', 'name'])], {
      'sort=price': list(4, 3, 2, 1),
      'sort=name': list(2, 1, 3, 4),
    });
    expect(readings).toEqual([]);
  });

  it('keeps a value that all have, if a sibling narrows', async () => {
    const { readings } = await ask([facet('colour', ['red', 'blue'])], {
      'colour=red': list(...ALL),
      'colour=blue': list(2),
    });
    expect(factsOf(readings).size).toBe(5);
  });

  it('leaves out a control that changes nothing among those that narrow: it stands for "any", or did not work', async () => {
    const buttons = ['any', 'red', 'blue'].map((value) => choice(value, null, { path: byScript(step(value)) }));
    const group = facet('colour', [], { widget: 'buttons', choices: buttons });
    const { readings } = await ask([group], { '> any': list(...ALL), '> red': list(1, 2), '> blue': list(3) });
    expect([...factsOf(readings)]).toEqual(['1 colour red', '2 colour red', '3 colour blue']);
  });

  it('asks what takes a choice back beside one value of the facet only', async () => {
    const any = choice('any', null, { path: byScript(step('any')) });
    const group = facet('colour', [], { widget: 'select', choices: [any] });
    const site = fixtureSite({ '/list > any': list(...ALL), '/list > red > any': list(...ALL) });
    const { context, news } = exploreContext(site);
    const explorer = createExplorer(context, new Set(), { style: null });
    explorer.proven.add(group.key);
    const everything = region(ALL);
    for (const [colour, entity] of [
      ['red', 1],
      ['blue', 2],
    ] as const) {
      const path = byScript(step(colour), step('any'));
      const own = facet('colour', [], { widget: 'select', choices: [{ ...any, path }] });
      const predicates = [{ attribute: 'colour', op: '=', values: [colour] }] as const;
      const view = listPage([String(entity)], { groups: [own] });
      await exploreRegion(explorer, region([entity], { id: colour, predicates, ancestors: [everything], view }));
    }
    expect(news.filter(({ kind }) => kind === 'note')).toHaveLength(1);
    expect(site.opened).toEqual(['/list > red > any']);
  });

  it('leaves out a value that leads elsewhere', async () => {
    const { readings, news } = await ask([facet('see also', ['shoes', 'bags'])], {
      'see+also=shoes': list(1, 2),
      'see+also=bags': list(8, 9),
    });
    expect([...factsOf(readings)]).toEqual(['1 see also shoes', '2 see also shoes']);
    expect(news.some(({ kind }) => kind === 'note')).toBe(true);
  });

  it('tells of values that list nothing, and keeps in mind those that it may not ask', async () => {
    const refusal = { kind: 'refused', reason: 'robots', url: '' } as const;
    const { news, refused } = await ask([facet('colour', ['red', 'blue', 'grey'])], {
      'colour=red': pageView(),
      'colour=blue': list(1),
      'colour=grey': refusal,
    });
    expect(news).toContainEqual({ kind: 'empty', label: 'colour = red' });
    expect(refused).toMatchObject([{ refusal, attribute: 'colour', value: 'grey' }]);
  });

  it('asks neither what nobody wants nor what cannot narrow', async () => {
    const groups = [facet('colour', ['red']), facet('page', ['2'], { guess: 'pager' })];
    const { site } = await ask(groups, {}, { wants: (attribute) => attribute !== 'colour' });
    expect(site.opened).toEqual([]);
  });

  it('asks each way once', async () => {
    const groups = [facet('colour', ['red', 'blue']), facet('colour', ['red', 'blue'])];
    const { readings } = await ask(groups, { 'colour=red': list(1), 'colour=blue': list(2) });
    expect(readings).toHaveLength(2);
  });

  it.each([false, true])(
    'asks what shows once an attribute was chosen that filters nothing (ticked: %s)',
    async (multiple) => {
      const scripted = (label: string, values: readonly string[], given: Partial<ChoiceGroup>): ChoiceGroup =>
        facet(label, [], {
          key: label,
          choices: values.map((value) => ({
            ...choice(value, null, {
              path: byScript(...(given.multiple === undefined ? [step('Brand')] : []), step(value)),
            }),
            control: { node: 1, step: step(value) },
          })),
          ...given,
        });
      const builder = scripted('Add filter', ['Brand'], { multiple });
      const shown = listPage(ALL.map(String), { groups: [builder, scripted('Brand', ['Acme', 'Bolt'], {})] });
      const { readings } = await ask([builder], {
        '> Brand': shown,
        '> Brand > Acme': list(1, 2),
        '> Brand > Bolt': list(3, 4),
      });
      expect([...factsOf(readings)]).toEqual(['1 Brand Acme', '2 Brand Acme', '3 Brand Bolt', '4 Brand Bolt']);
    },
  );

  it('asks the values that a comparison of a builder shows, never the comparison, and attributes with the same values apart', async () => {
    /** A group of buttons that are called `at` and their value. */
    const scripted = (label: string, values: readonly string[], { at = '', ...given }: ScriptedFacet): ChoiceGroup =>
      facet(label, [], {
        choices: values.map((value) => ({
          ...choice(value, null, { path: byScript(step(`${at}${value}`)) }),
          control: { node: 1, step: step(`${at}${value}`) },
        })),
        ...given,
      });
    const people = ['Ada', 'Bob', 'Cyd'];
    const builder = scripted('Add filter', ['State', 'Author', 'Owner'], {});
    const plain = scripted('State', ['open', 'closed', 'is'], { guess: 'comparison' });
    const chosen = plain.choices.map((one, at) => ({ ...one, selected: at === 0 }));
    const comparison = { ...plain, apply: { node: 2, step: step('Apply') }, choices: chosen };
    const shown = (...groups: readonly ChoiceGroup[]): PageView =>
      listPage(ALL.map(String), { groups: [builder, ...groups] });
    const { readings } = await ask([builder], {
      '> State': shown(comparison),
      '> State > open': list(1, 2, 3),
      '> State > closed': shown(comparison),
      '> State > is': shown(scripted('State', ['New', 'Old'], { key: 'values', at: 'is ' })),
      '> is New': list(1),
      '> is Old': list(2),
      '> Author': shown(scripted('Author', people, { at: 'by ' })),
      '> by Ada': list(1, 2),
      '> Owner': shown(scripted('Owner', people, { at: 'of ' })),
      '> of Ada': list(3),
    });
    expect([...factsOf(readings)].sort()).toEqual([
      '1 Author Ada',
      '1 State New',
      '2 Author Ada',
      '2 State Old',
      '3 Owner Ada',
    ]);
  });

  it('ends when it is told to', async () => {
    const stop = { kind: 'stopped', reason: 'signal' } as const;
    const { site } = await ask([facet('colour', ['red', 'blue', 'grey'])], {
      'colour=red': stop,
      'colour=blue': stop,
      'colour=grey': stop,
    });
    expect(site.opened).toHaveLength(1);
  });
});

describe('values that a group keeps on a page of its own', () => {
  const group = facet('colour', ['red', 'blue'], { more: to('/colours') });

  it('are asked too', async () => {
    const site = fixtureSite({
      '/colours': pageView({ groups: [facet('colour', ['red', 'blue', 'grey'])] }),
      '/list?colour=red': list(1),
      '/list?colour=blue': list(2),
      '/list?colour=grey': list(3),
    });
    const { context, readings } = exploreContext(site);
    const everything = region(ALL, { view: listPage(ALL.map(String), { groups: [group] }) });
    await exploreRegion(createExplorer(context, new Set(), { style: null }), everything);
    expect(readings).toHaveLength(3);
  });
});

describe('a value that only a smaller region shows', () => {
  it('is asked of the larger region that has the facet', async () => {
    const site = fixtureSite({
      '/list?colour=red': list(1, 2),
      '/list?colour=blue': list(3),
      '/list?kind=shoe&colour=grey': list(1),
      '/list?colour=grey': list(1, 4),
    });
    const { context, readings } = exploreContext(site);
    const explorer = createExplorer(context, new Set(), { style: null });
    const everything = region(ALL, { view: listPage(ALL.map(String), { groups: [facet('colour', ['red', 'blue'])] }) });
    await exploreRegion(explorer, everything);
    const grey = facet('colour', [], { choices: [choice('grey', 'kind=shoe&colour=grey')] });
    const shoes = region([1, 2], {
      ancestors: [everything],
      view: listPage(['1', '2'], { url: `${SITE}/list?kind=shoe`, groups: [grey] }),
    });
    await exploreRegion(explorer, shoes);
    expect([...factsOf(readings.slice(-1))]).toEqual(['1 colour grey', '4 colour grey']);
  });

  it('is so, too, where values stand in the path of addresses', async () => {
    const site = fixtureSite({
      '/list-1.html': list(1, 2),
      '/list-2.html': list(3),
      '/list-3.html': list(2, 3),
      '/list-4-9.html': list(1),
      '/list-4.html': list(1, 4),
    });
    const { context, readings } = exploreContext(site);
    const explorer = createExplorer(context, new Set(), { style: null });
    const at = (value: string, path: string): Choice =>
      choice(value, null, { path: { kind: 'url', url: SITE + path } });
    const known = [at('red', '/list-1.html'), at('blue', '/list-2.html'), at('pink', '/list-3.html')];
    const everything = region(ALL, {
      view: listPage(ALL.map(String), { groups: [facet('colour', [], { choices: known })] }),
    });
    await exploreRegion(explorer, everything);
    const shoes = region([1, 2], {
      ancestors: [everything],
      view: listPage(['1', '2'], {
        url: `${SITE}/list-9.html`,
        groups: [facet('colour', [], { choices: [at('grey', '/list-4-9.html')] })],
      }),
    });
    await exploreRegion(explorer, shoes);
    expect([...factsOf(readings.slice(-1))]).toEqual(['1 colour grey', '4 colour grey']);
  });
});

describe('a list of several pages without counts', () => {
  const more = { next: to('/list?sort=price&page=2'), previous: null, pages: [], nodes: [] };

  it("with the region's own first entities is another view of it", async () => {
    const view = listPage(ALL.map(String), { pagination: more });
    const { readings, site } = await ask([facet('sort', ['price'])], { 'sort=price': view });
    expect([readings.length, site.opened]).toEqual([0, ['/list?sort=price']]);
  });

  it('is read as far as the region goes', async () => {
    const view = listPage(['4', '3'], { pagination: more });
    const { readings } = await ask([facet('sort', ['price'])], { 'sort=price': view, 'sort=price&page=2': list(2, 1) });
    expect(readings).toEqual([]);
  });
});

it('values that a page holds but does not offer are asked once it is known which argument takes them', async () => {
  const choices = ['red', 'blue'].map((value) => choice(value, null, { handles: [`c.${value}`] }));
  const colour = facet('colour', [], { widget: 'checkboxes', multiple: true, choices });
  const site = fixtureSite({ '/list?f=c.red': list(1, 2), '/list?f=c.blue': list(3) });
  const { context, readings } = exploreContext(site);
  const explorer = createExplorer(context, new Set(), { style: null });
  const everything = region(ALL, { view: listPage(ALL.map(String), { groups: [colour] }) });
  await exploreRegion(explorer, everything);
  expect(readings).toEqual([]);
  explorer.sent.set(
    'f',
    new Map([
      ['a', 'size'],
      ['b', 'size'],
      ['c', 'age'],
    ]),
  );
  await exploreRegion(explorer, everything);
  expect([...factsOf(readings)]).toEqual(['1 colour red', '2 colour red', '3 colour blue']);
});
