import { describe, expect, it } from 'vitest';

import { createSimulatedSite, type SimulatedEntity, type SimulatedSiteOptions } from '../../../src/simulate/index.js';
import { exploreSimulated } from '../explore-simulated.js';

const SPECS = [
  { name: 'Colour', values: ['red', 'blue', 'green'] },
  { name: 'Stock', values: ['yes', 'no'] },
];

/** Of ten things eight are in stock, but only five red. */
const THINGS = Array.from({ length: 10 }, (_, at): SimulatedEntity => {
  const colour = at < 5 ? 'red' : at < 9 ? 'blue' : 'green';
  return {
    name: `thing ${at}`,
    values: new Map([
      ['Colour', [colour]],
      ['Stock', [at % 5 === 0 ? 'no' : 'yes']],
    ]),
  };
});

/** Values in the order in which they were learnt. */
async function learnt(options: SimulatedSiteOptions = {}): Promise<readonly string[]> {
  const { readings } = await exploreSimulated(createSimulatedSite(THINGS, SPECS, { pageSize: 4, ...options }));
  return readings.flatMap(({ teaches }) => teaches.flatMap(({ values }) => values));
}

describe('values of a small region', () => {
  it('are asked across its facets, those with most entities first, beginning with those that proved them', async () => {
    expect(await learnt()).toEqual(['red', 'yes', 'blue', 'no', 'green']);
  });

  it.each<readonly [string, SimulatedSiteOptions]>([
    ['no numbers are told', { counts: false }],
    ['they are worked in a page', { scripted: 'hidden' }],
  ])('are asked facet by facet where %s', async (_, options) => {
    const values = await learnt(options);
    expect(values.slice(0, 3).sort()).toEqual(['blue', 'green', 'red']);
    expect(values).toHaveLength(5);
  });
});
