import { describe, expect, it } from 'vitest';

import { createSimulatedSite, type SimulatedEntity, type SimulatedSiteOptions } from '../../../src/simulate/index.js';
import { limitSite } from '../../bench/limited-site.js';
import { DIFFICULT_SITES } from '../difficult-sites.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';

const SPECS = [
  { name: 'Stock', values: ['in stock', 'sold out'] },
  { name: 'Kind', values: numbered('kind', 3) },
  { name: 'Brand', values: numbered('brand', 4) },
];

/** The kinds of each five things. */
const KINDS = [1, 1, 2, 1, 3];

/** Of thirty things all but three are in stock. */
const THINGS = Array.from({ length: 30 }, (_, at): SimulatedEntity => ({
  name: `thing ${at}`,
  values: new Map([
    ['Stock', [at % 10 === 3 ? 'sold out' : 'in stock']],
    ['Kind', [`kind ${KINDS[at % 5] ?? 1}`]],
    ['Brand', [`brand ${(at % 4) + 1}`]],
  ]),
}));

/** Explores with six pages, of which the start and the list of everything are two; no fact may be wrong. */
async function explore(options: SimulatedSiteOptions = {}): Promise<Explored> {
  const mostPages = 6;
  const site = limitSite(createSimulatedSite(THINGS, SPECS, options), mostPages);
  const explored = await exploreSimulated(site, undefined, { mostPages });
  const truth = allFacts(THINGS);
  expect([...explored.facts].filter((fact) => !truth.has(fact))).toEqual([]);
  return explored;
}

describe('a value that most entities have', () => {
  it('is asked together with others, of which none was asked by itself', async () => {
    const { readings } = await explore();
    const asked = readings.map(({ teaches }) => teaches.flatMap(({ values }) => values).join(' and '));
    expect(asked).toContain('brand 1 and in stock');
    expect(asked).toContain('brand 2 and in stock');
    expect(asked.filter((one) => one.startsWith('brand') && !one.endsWith('in stock'))).toEqual([]);
  });

  it('is not asked together with others again where one page shows that either is enough', async () => {
    const { readings } = await explore({ across: 'any' });
    const asked = readings.map(({ teaches }) => teaches.flatMap(({ values }) => values).join(' and '));
    expect(asked.filter((one) => one.endsWith('and in stock'))).toEqual([]);
    expect(asked).toContain('brand 1');
  });

  it.each(DIFFICULT_SITES)('teaches nothing wrong where %s', async (_, options) => {
    const { readings } = await explore(options);
    expect(readings.length).toBeGreaterThan(0);
  });
});
