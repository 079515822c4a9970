import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { exploreRegion } from '../../../src/explore/exploring.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, region, step } from '../page-views.js';

const ALL = ['1', '2', '3', '4'];
const all = listPage(ALL);

/** Boxes of a form with a button, and how each is ticked. */
function boxes(label: string, ...values: readonly string[]): ChoiceGroup {
  return facet(label, [], {
    widget: 'checkboxes',
    multiple: true,
    apply: { node: 2, step: step('Go') },
    choices: values.map((value) =>
      choice(value, `${label}=${value}`, { control: { node: 1, step: step(value, { do: 'check' }) } }),
    ),
  });
}

interface Asked {
  readonly facts: readonly string[];
  readonly explorer: Explorer;
  readonly site: FixtureSite;
}

/** Asks a list of everything; its form answers whatever is sent with everything. Of some groups that is known already. */
async function ask(
  groups: readonly ChoiceGroup[],
  scripted: Readonly<Record<string, PageView>>,
  { inVain = [], whole = true }: { readonly inVain?: readonly ChoiceGroup[]; readonly whole?: boolean } = {},
): Promise<Asked> {
  const view = listPage(ALL, { groups });
  const sent = groups.flatMap(({ label, choices }) => choices.map(({ value }) => [`/list?${label}=${value}`, all]));
  const site = fixtureSite({ '/list': view, ...Object.fromEntries(sent), ...scripted });
  const { context, readings } = exploreContext(site);
  const explorer = createExplorer(context, new Set(), { style: null });
  for (const { key } of inVain) explorer.barren.add(key);
  await exploreRegion(explorer, region([1, 2, 3, 4], { view, whole }));
  return { facts: [...factsOf(readings)], explorer, site };
}

describe('fields of a form that a script sends otherwise', () => {
  it('are worked in the page, one group after the other', async () => {
    const { facts } = await ask([boxes('colour', 'red', 'blue'), boxes('size', 'L')], {
      '/list > red > Go': listPage(['1']),
      '/list > blue > Go': listPage(['2', '3']),
      '/list > L > Go': listPage(['4']),
    });
    expect(facts).toEqual(['1 colour red', '2 colour blue', '3 colour blue', '4 size L']);
  });

  it('are worked though all were sent in vain before', async () => {
    const groups = [boxes('colour', 'red', 'blue'), boxes('size', 'L')];
    const scripted = { '/list > red > Go': listPage(['1']), '/list > L > Go': listPage(['4']) };
    const { facts } = await ask(groups, { ...scripted, '/list > blue > Go': listPage(['2']) }, { inVain: groups });
    expect(facts).toEqual(['1 colour red', '2 colour blue', '4 size L']);
  });

  it('are worked though another page showed them as to be sent, which was in vain', async () => {
    const size = boxes('size', 'L');
    const worked = size.choices.map((one) => ({
      ...one,
      path: { kind: 'actions' as const, from: to('/list'), steps: [step('L', { do: 'check' })] },
    }));
    const groups = [boxes('colour', 'red'), { ...size, choices: worked }];
    const scripted = { '/list > red > Go': listPage(['1']), '/list > L': listPage(['4']) };
    const { facts } = await ask(groups, scripted, { inVain: groups });
    expect(facts).toEqual(['1 colour red', '4 size L']);
  });

  it('are worked where the list of everything may have been cut, so that what all values list says little', async () => {
    const scripted = { '/list > red > Go': listPage(['1']), '/list > blue > Go': listPage(['2', '3']) };
    const { facts } = await ask([boxes('colour', 'red', 'blue')], scripted, { whole: false });
    expect(facts).toEqual(['1 colour red', '2 colour blue', '3 colour blue']);
  });

  it('are worked one by one where the form hears others as they are sent', async () => {
    const groups = [boxes('size', 'L'), boxes('price', 'low'), boxes('colour', 'red')];
    const { facts, explorer, site } = await ask(groups, {
      '/list?size=L': listPage(['4']),
      '/list > low > Go': listPage(['1', '2']),
      '/list?colour=red': listPage(['3']),
    });
    expect(facts).toEqual(['4 size L', '1 price low', '2 price low', '3 colour red']);
    expect(explorer.ways.worksFields).toBeUndefined();
    expect(site.opened.some((path) => path.includes('red >'))).toBe(false);
  });

  it('are worked without the button where a choice counts at once', async () => {
    const { facts } = await ask([boxes('colour', 'red')], { '/list > red': listPage(['1']) });
    expect(facts).toEqual(['1 colour red']);
  });

  it('are left alone after two groups that narrow nothing in the page either', async () => {
    const groups = [boxes('colour', 'red', 'blue'), boxes('size', 'L', 'M'), boxes('view', 'grid', 'rows')];
    const inVain = groups.flatMap(({ choices }) => choices.map(({ value }) => [`/list > ${value} > Go`, all]));
    const { facts, explorer, site } = await ask(groups, Object.fromEntries(inVain));
    expect(facts).toEqual([]);
    expect(explorer.ways.worksFields).toBeUndefined();
    expect(site.opened.some((path) => path.includes('grid >'))).toBe(false);
  });
});
