import { describe, expect, it } from 'vitest';

import { isBudgetShort } from '../../../src/explore/planning/short-budget.js';
import { createSimulatedSite, simulateCatalogue, type SimulatedSiteOptions } from '../../../src/simulate/index.js';
import { limitSite } from '../../bench/limited-site.js';
import { DIFFICULT_SITES } from '../difficult-sites.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';
import { choice, facet } from '../page-views.js';

const COLOUR = facet('Colour', [], {
  choices: [choice('red', 'c=red', { count: 41 }), choice('blue', 'c=blue', { count: 3 })],
});

describe('the pages of a run', () => {
  it('are too few where one query per value takes more', () => {
    expect(isBudgetShort({ mostPages: 3 }, [COLOUR], 20)).toBe(true);
    expect(isBudgetShort({ mostPages: 4 }, [COLOUR], 20)).toBe(false);
  });

  it('will do where no number is given, or none is told', () => {
    expect(isBudgetShort({ mostPages: null }, [COLOUR], 20)).toBe(false);
    expect(isBudgetShort({ mostPages: 1 }, [facet('Colour', ['red', 'blue'])], 20)).toBe(false);
  });
});

const SIZE = 32;
const SPECS = [
  ...numbered('Feature', 8).map((name) => ({ name, values: [`${name} on`, `${name} off`, `${name} other`] })),
  { name: 'Tag', values: ['tag a', 'tag b', 'tag c'], perEntity: 2 },
];
const THINGS = simulateCatalogue(SPECS, SIZE, 5);

/** Explores a small site by a run that is told of so many pages, and may be let go on beyond them. */
async function explore(mostPages: number, options: SimulatedSiteOptions = {}, isCut = true): Promise<Explored> {
  const site = createSimulatedSite(THINGS, SPECS, options);
  const explored = await exploreSimulated(isCut ? limitSite(site, mostPages) : site, undefined, { mostPages });
  const truth = allFacts(THINGS);
  expect([...explored.facts].filter((fact) => !truth.has(fact))).toEqual([]);
  return explored;
}

describe('a small site with too few pages', () => {
  it.each([
    [5, 60],
    [7, 97],
    [15, 209],
  ])('teaches from the third page on, what teaches most first, with %i pages', async (most, known) => {
    expect((await explore(most)).facts.size).toBeGreaterThanOrEqual(known);
  });

  it.each<readonly [string, SimulatedSiteOptions]>([
    ...DIFFICULT_SITES,
    ['a menu leads to parts of it', { menu: 'Tag' }],
  ])('is known whole if the run may go on, where %s', async (_, options) => {
    for (const most of [5, 15, 25]) {
      const { facts } = await explore(most, options, false);
      expect([...allFacts(THINGS)].filter((fact) => !facts.has(fact))).toEqual([]);
    }
  });
});
