import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Opening, Site } from '../../src/model/site.js';
import { anyRoughSite, anySite, factsByAskingEachValue, factsIn, siteOf, type SiteDescription } from './any-site.js';
import { exploreContext, exploreSimulated, factsOf, observationOf } from './explore-simulated.js';
import { explorePlanned } from '../../src/explore/planned.js';

/** Several whole explorations a test, which a busy machine takes long for. */
const TIMEOUT_MILLIS = 60_000;

const SEED = 5;
const RUNS = 5;
const stopShare = fc.double({ min: 0.05, max: 0.95, noNaN: true });

/** The site until it was asked so often; then it stops, or breaks. */
function until(site: Site, most: number, isBroken: boolean): Site {
  let asked = 0;
  return {
    async open(path, options): Promise<Opening> {
      asked += 1;
      if (asked <= most) return site.open(path, options);
      if (isBroken) throw new Error('killed');
      return { kind: 'stopped', reason: 'max-pages' };
    },
  };
}

/** What a run has learnt when it is stopped or killed. */
async function factsUntil(description: SiteDescription, most: number, isBroken: boolean): Promise<ReadonlySet<string>> {
  const { site } = siteOf(description);
  const { context, readings } = exploreContext(until(site, most, isBroken));
  const run = explorePlanned(context, site.start, await observationOf(site, site.start));
  if (isBroken) await run.catch(() => undefined);
  else await run;
  return factsOf(readings);
}

describe('on any simulated site', { timeout: TIMEOUT_MILLIS }, () => {
  it('no fact is wrong, and none is lost that one query per value would have found', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(anySite, async (description) => {
        const described = siteOf(description);
        const truth = factsIn(described.catalogue);
        const { facts } = await exploreSimulated(described.site);
        const asked = await factsByAskingEachValue(siteOf(description));
        compared += asked.size;
        expect([...facts].filter((fact) => !truth.has(fact))).toEqual([]);
        expect([...asked].filter((fact) => !facts.has(fact))).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS * 100);
  });

  it('no fact is wrong wherever a run is stopped or killed, however choices combine and lists are cut', async () => {
    let learnt = 0;
    await fc.assert(
      fc.asyncProperty(anyRoughSite, stopShare, fc.boolean(), async (description, share, isBroken) => {
        const described = siteOf(description);
        const { pages } = await exploreSimulated(described.site);
        const truth = factsIn(described.catalogue);
        const facts = await factsUntil(description, Math.ceil(pages * share), isBroken);
        learnt += facts.size;
        expect([...facts].filter((fact) => !truth.has(fact))).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(learnt).toBeGreaterThan(RUNS * 10);
  });

  it('a run that is killed and begun anew over the pages that it has learns the same, and asks no page twice', async () => {
    await fc.assert(
      fc.asyncProperty(anySite, stopShare, async (description, share) => {
        const whole = await exploreSimulated(siteOf(description).site);
        const { site } = siteOf(description);
        const home = await observationOf(site, site.start);
        const killed = exploreContext(until(site, Math.ceil(whole.pages * share), true));
        await explorePlanned(killed.context, site.start, home).catch(() => undefined);
        const resumed = await exploreSimulated(site);
        expect(resumed.facts).toEqual(whole.facts);
        expect(resumed.pages).toBe(whole.pages);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('a run that goes on with more pages than it had, and plans anew for them, learns all there is', async () => {
    let learnt = 0;
    await fc.assert(
      fc.asyncProperty(anySite, stopShare, async (description, share) => {
        const { site, catalogue } = siteOf(description);
        const whole = await exploreSimulated(siteOf(description).site);
        const mostPages = Math.ceil(whole.pages * share);
        const limited = { ...site, ...until(site, mostPages, false) };
        const small = await exploreSimulated(limited, explorePlanned, { mostPages });
        const { facts } = await exploreSimulated(site, explorePlanned, { mostPages: 10 * whole.pages });
        const truth = factsIn(catalogue);
        expect([...small.facts, ...facts].filter((fact) => !truth.has(fact))).toEqual([]);
        expect(facts).toEqual(whole.facts);
        learnt += small.facts.size;
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(learnt).toBeGreaterThan(RUNS * 10);
  });
});
