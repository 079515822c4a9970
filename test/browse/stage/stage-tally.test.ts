import { expect, it } from 'vitest';
import { calledTally, tellUnfolded, type Tally } from '../../../src/browse/stage/stage-tally.js';
import type { Moment } from '../../../src/browse/stage/stage-moment.js';
import { facet, openerStep, viewListing } from '../offering-view.js';
import { tinySnapshot } from '../tiny-reader.js';

const URL = 'https://site.example/';

/** The page at the end of these steps. */
function moment(names: readonly string[]): Moment {
  const steps = names.map((name) => openerStep(name));
  const at = { kind: 'url', url: URL } as const;
  return {
    path: { url: URL, units: steps },
    before: null,
    sight: {
      path: steps.length === 0 ? at : { kind: 'actions', from: at, steps },
      view: viewListing(['A']),
      exchanges: [],
    },
    snapshot: tinySnapshot('', { url: URL, status: 200 }),
    bytes: 0,
    contentType: 'text/html',
    place: '',
  };
}

const UNFOLDED = viewListing(['A'], { groups: [facet('Wood', ['Oak', 'Elm'])] });

function labelsOf({ sights }: Tally): readonly (readonly (string | null)[])[] {
  return sights.map(({ after }) => after.view.groups.map(({ label }) => label));
}

it('the last sight of a page shows what was unfolded of it', () => {
  const now = moment(['Oak']);
  const tally: Tally = { pages: 1, sights: [{ after: now.sight, before: null }] };
  tellUnfolded(tally, now, UNFOLDED);
  expect(labelsOf(tally)).toEqual([['Wood']]);
});

it('a page that stands where it is by an undone step is told beside what was seen before', () => {
  const tally: Tally = { pages: 1, sights: [] };
  tellUnfolded(tally, moment([]), UNFOLDED);
  tellUnfolded(tally, moment(['Oak']), UNFOLDED);
  expect(labelsOf(tally)).toEqual([['Wood']]);
});

it('lists that were left open are called as they were, before a step and after it', () => {
  const open = { ...facet('', ['Oak', 'Elm']), label: null, key: 'other||' };
  const sight = { ...moment(['Oak']).sight, view: viewListing(['A'], { groups: [open] }) };
  const tally: Tally = {
    pages: 1,
    sights: [
      { after: sight, before: sight },
      { after: sight, before: null },
    ],
  };
  const called = calledTally(tally, new Map([['Wood', new Set(['oak', 'elm'])]]));
  expect(labelsOf(called)).toEqual([['Wood'], ['Wood']]);
  expect(called.sights.map(({ before }) => before?.view.groups[0]?.label)).toEqual(['Wood', undefined]);
});

it('a sight stays the one that it is each time it is told, with lists that get names and without', () => {
  const open = { ...facet('', ['Oak', 'Elm']), label: null, key: 'other||' };
  const names = new Map([['Wood', new Set(['oak', 'elm'])]]);
  const [plain, named] = [moment(['Oak']).sight, { ...moment([]).sight, view: viewListing(['A'], { groups: [open] }) }];
  const told = (): readonly unknown[] =>
    calledTally({ pages: 1, sights: [plain, named].map((after) => ({ after, before: null })) }, names).sights.map(
      ({ after }) => after,
    );
  const [first, second] = [told(), told()];
  expect(first[0]).toBe(plain);
  expect(second[1]).toBe(first[1]);
});
