import { describe, expect, it } from 'vitest';

import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { inRegion, sampleFacets, type SampledPages } from '../../../src/explore/planning/facet-samples.js';
import type { ValueCounts } from '../../../src/explore/planning/grouping.js';
import type { AskedFacet } from '../../../src/explore/facets/facet-views.js';
import type { Region } from '../../../src/explore/region.js';
import { createSimulatedSite, type SimulatedEntity } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';
import { region } from '../page-views.js';

const SIZE = 240;
const CITIES = [...'abcdefgh'].map((one) => `city ${one}`);
const SPECS = [
  { name: 'City', values: CITIES },
  { name: 'State', values: ['north', 'south'] },
  { name: 'Colour', values: ['red', 'blue', 'green'] },
];

/** Every city lies in one state; colours go with neither. */
const ENTITIES: readonly SimulatedEntity[] = Array.from({ length: SIZE }, (_, at) => ({
  name: `thing ${at}`,
  values: new Map([
    ['City', [CITIES[at % 8] ?? '']],
    ['State', [at % 8 < 4 ? 'north' : 'south']],
    ['Colour', [['red', 'blue', 'green'][Math.floor(at / 8) % 3] ?? '']],
  ]),
}));

interface Sampled {
  readonly counts: readonly ValueCounts[];
  readonly facts: readonly number[];
  readonly dependence: (one: number, other: number) => number;
}

async function sampled(pages: SampledPages): Promise<Sampled> {
  const site = createSimulatedSite(ENTITIES, SPECS, {});
  const opening = await site.open({ kind: 'url', url: 'http://simulated.test/list?page=1' });
  if (opening.kind !== 'session') throw new Error(opening.kind);
  const { view } = opening.session.observe();
  const everything: Region = region([], { view, size: SIZE });
  const explorer: Explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  const facets = SPECS.map(({ name }): AskedFacet => {
    const group = view.groups.find(({ label }) => label === name);
    if (group === undefined) throw new Error(name);
    const facet = { group, attribute: name, identity: name, choices: group.choices };
    return { facet, questions: group.choices.map((choice) => ({ facet, choice, path: [choice.value] })) };
  });
  const { counts, facts } = await sampleFacets(explorer, everything, { facets, pages });
  const [first, ...others] = facets.map(inRegion);
  if (first === undefined) throw new Error('no facet');
  const places = [first, ...others];
  return {
    counts,
    facts,
    dependence: (one, other) => explorer.dependence.between(places[one] ?? first, places[other] ?? first),
  };
}

describe('the largest values of facets', () => {
  it('tell which facet goes with another', async () => {
    const { dependence } = await sampled('largest');
    expect(dependence(0, 1)).toBeCloseTo(0.5, 2);
    expect(dependence(1, 0)).toBeCloseTo(0.5, 2);
    expect(dependence(0, 2)).toBeCloseTo(1, 2);
  });

  it('keep their numbers where nothing stands below them', async () => {
    const { counts, facts } = await sampled('largest');
    expect(facts).toEqual([SIZE, SIZE, SIZE]);
    expect(counts.map((numbers) => numbers.reduce((a, b) => a + b, 0))).toEqual([SIZE, SIZE, SIZE]);
    expect(counts.map(({ length }) => length)).toEqual([8, 2, 3]);
  });

  it('tell nothing as long as none of their pages was opened, where no page may be spent on it', async () => {
    const { dependence } = await sampled('opened');
    expect([dependence(0, 1), dependence(1, 0)]).toEqual([1, 1]);
  });
});
