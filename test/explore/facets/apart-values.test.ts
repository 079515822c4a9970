import { describe, expect, it } from 'vitest';
import { createExplorer } from '../../../src/explore/explorer.js';
import { exploreRegion } from '../../../src/explore/exploring.js';
import type { Region } from '../../../src/explore/region.js';
import type { Choice, ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext, factsOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { byScript, choice, facet, listPage, region, step } from '../page-views.js';

const radio = (value: string, selected = false): Choice =>
  choice(value, null, {
    selected,
    path: selected ? to('/list') : byScript(step(value, { do: 'check' })),
    control: { node: 1, step: step(value, { do: 'check' }) },
  });

const status = (given: Partial<ChoiceGroup> = {}): ChoiceGroup =>
  facet('status', [], {
    widget: 'radios',
    choices: [radio('for sale', true), radio('for rent'), radio('sold')],
    ...given,
  });

interface Asked {
  readonly facts: readonly string[];
  readonly regions: readonly Region[];
}

async function ask(group: ChoiceGroup, pages: Readonly<Record<string, PageView>>): Promise<Asked> {
  const view = listPage(['1', '2'], { groups: [group] });
  const { context, readings } = exploreContext(fixtureSite({ '/list': view, ...pages }));
  const explorer = createExplorer(context, new Set(), { style: null });
  const regions = await exploreRegion(explorer, region([1, 2], { view }));
  return { facts: [...factsOf(readings)], regions };
}

describe('alternatives of which one is chosen from the start', () => {
  it('are values of all lists where the others list nothing that it lists', async () => {
    const { facts, regions } = await ask(status(), {
      '/list > for rent': listPage([]),
      '/list > sold': listPage(['7', '8', '9']),
    });
    expect(facts).toEqual([
      '1 status for sale',
      '2 status for sale',
      '7 status sold',
      '8 status sold',
      '9 status sold',
    ]);
    expect(regions.map(({ label, ancestors }) => [label, ancestors.map(({ id }) => id)])).toEqual([
      ['status = sold', [null]],
    ]);
  });

  it.each([
    ['one of them lists some of the same', status(), ['2', '7']],
    ['one of them lists things of another kind', status(), null],
    ['several can be chosen', status({ multiple: true }), ['7']],
    ['they are called as the chosen one', status({ label: 'for sale' }), ['7']],
    ['they have no label', status({ label: null }), ['7']],
    ['two are chosen', status({ choices: [radio('new', true), radio('for sale', true), radio('sold')] }), ['7']],
  ])('are none where %s', async (_, group, sold) => {
    const others = listPage(['7']);
    const pages =
      sold === null ? { ...others, list: { ...others.list!, linkPattern: 'shop.example/person/*' } } : listPage(sold);
    const { facts } = await ask(group, { '/list > for rent': listPage([]), '/list > sold': pages });
    expect(facts).toEqual([]);
  });
});
