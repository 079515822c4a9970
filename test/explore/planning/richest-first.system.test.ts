import { describe, expect, it } from 'vitest';

import { createSimulatedSite, type SimulatedEntity, type SimulatedSiteOptions } from '../../../src/simulate/index.js';
import { limitSite } from '../../bench/limited-site.js';
import { DIFFICULT_SITES } from '../difficult-sites.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';

const SIZE = 900;
const SPECS = [
  { name: 'Kind', values: numbered('kind', 6) },
  { name: 'Brand', values: numbered('brand', 9) },
  { name: 'Tag', values: numbered('tag', 8), perEntity: 2 },
];

/** Most things are of the first values. */
const THINGS = Array.from({ length: SIZE }, (_, at): SimulatedEntity => {
  const [kind, brand, tag] = [Math.clz32(at * 7919) % 6, Math.clz32(at * 104_729) % 9, at % 8];
  return {
    name: `thing ${at}`,
    values: new Map([
      ['Kind', [`kind ${kind + 1}`]],
      ['Brand', [`brand ${brand + 1}`]],
      ['Tag', [`tag ${tag + 1}`, ...(at % 3 === 0 ? [] : [`tag ${((tag + 3) % 8) + 1}`])]],
    ]),
  };
});

/** Explores with so many pages; a run that is told of a limit may be let go on beyond it. */
async function explore(mostPages: number | null, options: SimulatedSiteOptions = {}, isCut = true): Promise<Explored> {
  const site = createSimulatedSite(THINGS, SPECS, options);
  const limited = isCut && mostPages !== null ? limitSite(site, mostPages) : site;
  const explored = await exploreSimulated(limited, undefined, { mostPages });
  const truth = allFacts(THINGS);
  expect([...explored.facts].filter((fact) => !truth.has(fact))).toEqual([]);
  return explored;
}

describe('a run that has not pages enough', () => {
  it('learns more with them than one that means to learn everything', async () => {
    const most = 50;
    const { facts } = await explore(most);
    const site = limitSite(createSimulatedSite(THINGS, SPECS), most);
    const { facts: plain } = await exploreSimulated(site);
    expect(facts.size).toBeGreaterThan(1.1 * plain.size);
  });

  it('asks conjunctions that fill their pages, each teaching all of its values', async () => {
    const { readings } = await explore(50);
    const pairs = readings.filter(({ predicates, pages }) => predicates.length > 1 && pages.length > 0);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { teaches, predicates } of pairs) expect(teaches.length).toBeGreaterThan(predicates.length - 2);
  });

  it.each(DIFFICULT_SITES)('finds everything all the same if it may go on, where %s', async (_, options) => {
    const { facts } = await explore(50, options, false);
    expect(allFacts(THINGS).size - facts.size).toBe(0);
  });

  it('takes the way of one without a limit where there are pages enough', async () => {
    const [bounded, free] = [await explore(2000), await explore(null)];
    expect(bounded.pages).toBe(free.pages);
    expect(bounded.facts).toEqual(free.facts);
  });
});
