import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { ExploreContext } from '../../../src/explore/context.js';
import type { Region } from '../../../src/explore/region.js';
import { isOpen, rest, wake } from '../../../src/explore/facets/resting.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { createSimulatedSite, simulateCatalogue } from '../../../src/simulate/index.js';
import { exploreContext, exploreSimulated, numbered } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { facet, listPage, region } from '../page-views.js';

const brand = facet('brand', ['Acme', 'Bolt']);
const root = region([1, 2, 3], { id: 'root', view: listPage(['a'], { groups: [brand] }) });

/** A region below the root whose page shows these groups. */
function below(groups: readonly ChoiceGroup[]): Region {
  const predicates = [{ attribute: 'kind', op: '=', values: ['shoe'] } as const];
  return region([1, 2], { predicates, view: listPage(['a'], { groups }), ancestors: [root] });
}

/** An explorer that has asked these values of the root's facet, and expects nothing of close looks. */
function explorerOf(asked: readonly string[], given: Partial<ExploreContext> = {}): Explorer {
  const site = fixtureSite({ '/list': listPage(['a'], { groups: [brand] }) });
  const explorer = createExplorer(exploreContext(site, given).context, new Set(), { style: null });
  explorer.ways.idleLooks = Number.POSITIVE_INFINITY;
  explorer.identities.identify(brand, 'brand');
  for (const value of asked) explorer.asked.note('brand', value, { region: root, size: 1 });
  return explorer;
}

function rested(explorer: Explorer, groups: readonly ChoiceGroup[]): Region {
  const waiting = below(groups);
  rest(explorer, waiting);
  return waiting;
}

describe('a region that waits', () => {
  it('keeps nothing of what the page above shows, and has it again when it is explored', async () => {
    const explorer = explorerOf([]);
    const waiting = rested(explorer, [brand]);
    expect(waiting.view.groups).toEqual([{ ...brand, choices: [] }]);
    expect((await wake(explorer, waiting)).view.groups).toEqual([brand]);
    expect(waiting.resting).toBeUndefined();
  });

  it('is whole as it was where its page is not to be had again', async () => {
    const explorer = { ...explorerOf([]), context: exploreContext(fixtureSite({})).context };
    const waiting = rested(explorer, [facet('brand', ['Acme', 'Dorn'])]);
    expect((await wake(explorer, waiting)).view.groups[0]?.choices).toHaveLength(1);
  });

  it('is kept whole where it shows nothing of what the page above does', () => {
    const size = facet('size', ['S', 'M']);
    expect(rested(explorerOf([]), [size])).toMatchObject({ view: { groups: [size] } });
    expect(isOpen(explorerOf([]), below([size]))).toBe(true);
  });

  it.each<{ what: string; asked: string[]; groups: ChoiceGroup[]; wants?: boolean; open: boolean }>([
    { what: 'all was asked above', asked: ['acme', 'bolt'], groups: [brand], open: false },
    { what: 'one value was not', asked: ['acme'], groups: [brand], open: true },
    { what: 'one value was not, which nobody wants', asked: ['acme'], groups: [brand], wants: false, open: false },
    { what: 'it shows a value of its own', asked: ['acme'], groups: [facet('brand', ['Acme', 'Dorn'])], open: true },
    {
      what: 'it shows a facet of its own',
      asked: ['acme', 'bolt'],
      groups: [brand, facet('heel', ['low'])],
      open: true,
    },
    {
      what: 'more values stand elsewhere',
      asked: ['acme', 'bolt'],
      groups: [{ ...brand, more: root.path }],
      open: true,
    },
  ])('is open or not where $what', ({ asked, groups, wants = true, open }) => {
    const explorer = explorerOf(asked, { wants: () => wants });
    expect(isOpen(explorer, rested(explorer, groups))).toBe(open);
  });

  it('is open where a closer look is worth while', () => {
    const explorer = explorerOf(['acme', 'bolt']);
    const waiting = rested(explorer, [brand]);
    explorer.ways.idleLooks = 0;
    expect(isOpen(explorer, waiting)).toBe(true);
  });

  it('is not looked at again by a crawl that knows all that its page shows', async () => {
    const attributes = [
      { name: 'Kind', values: numbered('kind', 12).map((one) => `${one} x`) },
      { name: 'Brand', values: numbered('brand', 30).map((one) => `${one} x`) },
    ];
    const site = createSimulatedSite(simulateCatalogue(attributes, 400, 3), attributes);
    let again = 0;
    const open: typeof site.open = (path, options) => {
      if (options?.remembered === true) again += 1;
      return site.open(path, options);
    };
    const { facts } = await exploreSimulated({ ...site, open });
    expect(facts.size).toBe(800);
    // Some regions of each facet are looked at closely.
    expect(again).toBeLessThan(10);
  });
});
