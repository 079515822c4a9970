import { describe, expect, it } from 'vitest';
import { createCaps, endOf, endsDoubtfully, endsEvenly } from '../../../src/explore/lists/caps.js';
import type { ListedPage } from '../../../src/explore/context.js';
import { createSimulatedSite, simulateCatalogue } from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered } from '../explore-simulated.js';
import { listedPage } from '../page-views.js';

const pages = (...sizes: readonly number[]): readonly ListedPage[] =>
  sizes.map((size, page) => listedPage(Array.from({ length: size }, (_, at) => page * 1000 + at)));

describe('the cap of a site', () => {
  it('is where several lists were cut alike', () => {
    const caps = createCaps();
    caps.learn(1000, true);
    expect([caps.most(), caps.isCap(1000)]).toEqual([null, true]);
    caps.learn(1000, true);
    expect(caps.most()).toBe(1000);
  });

  it('is not where a longer list was shown', () => {
    const caps = createCaps();
    caps.learn(100, true);
    caps.learn(100, true);
    caps.learn(240, false);
    expect([caps.most(), caps.isCap(100)]).toEqual([null, false]);
  });

  it('is no odd number that one list alone ended at', () => {
    const caps = createCaps();
    caps.learn(537, true);
    expect(caps.isCap(537)).toBe(false);
  });

  it('may have cut lists that declare a few more, or that ended where others did', () => {
    const caps = createCaps();
    caps.learn(1000, false);
    expect([caps.wasCut(1000, 1041), caps.wasCut(980, 1041), caps.wasCut(1000, null)]).toEqual([true, false, false]);
    caps.suspect(1000, 'a');
    caps.suspect(1000, 'b');
    expect(caps.wasCut(1000, null)).toBe(true);
    expect([caps.isLongest(1000), caps.isLongest(999)]).toEqual([true, false]);
  });

  it('shows in lists without a size that end at the same place', () => {
    const caps = createCaps();
    expect([caps.suspect(200, 'a'), caps.suspect(200, 'b'), caps.suspect(150, 'c')]).toEqual([false, true, false]);
    expect(caps.suspect(150, 'c')).toBe(false);
  });
});

describe('a list may have been cut', () => {
  it.each([
    ['with a full last page', pages(20, 20), true],
    ['after a round number of cards', pages(24, 24, 2), true],
    ['with a short last page', pages(20, 7), false],
    ['with one page', pages(20), false],
    ['with none', [], false],
  ])('%s', (_, list, expected) => {
    expect(endsEvenly(list)).toBe(expected);
  });

  it('without a size if it is long and round', () => {
    expect(endsDoubtfully(pages(20, 20, 20, 20, 20), undefined, 100)).toBe(true);
    expect(endsDoubtfully(pages(25, 25), createCaps(), 50)).toBe(false);
  });

  it('without a size if it is long and ends with a full page, as long as none was longer', () => {
    const six = pages(10, 10, 10, 10, 10, 10);
    const caps = createCaps();
    expect(endsDoubtfully(six, caps, 60)).toBe(true);
    caps.learn(61, false);
    expect(endsDoubtfully(six, caps, 60)).toBe(false);
  });

  it('at its cards if they are a round number, else at its entities', () => {
    expect([endOf(pages(50), 48), endOf(pages(47), 45)]).toEqual([50, 45]);
  });
});

it('a list that is cut after three pages without a word is not taken for all there is', async () => {
  const specs = [
    { name: 'Kind', values: numbered('kind', 6) },
    { name: 'Brand', values: numbered('brand', 20) },
  ];
  const things = simulateCatalogue(specs, 110, 2);
  const { facts } = await exploreSimulated(
    createSimulatedSite(things, specs, { counts: false, pageSize: 20, cap: 50 }),
  );
  expect([...allFacts(things)].filter((fact) => !facts.has(fact))).toEqual([]);
});
