import { expect, test } from 'vitest';
import {
  decideArgument,
  NO_VOTES,
  type ArgumentKnowledge,
  type ArgumentVotes,
} from '../../src/filter/argument-decision.js';

function decided(votes: Partial<ArgumentVotes>, known: Partial<ArgumentKnowledge> = {}): string {
  const { kind, reason } = decideArgument({
    votes: { ...NO_VOTES, ...votes },
    ...{ isKeyword: false, isSegment: false, isPrevalent: false, isStatic: false },
    ...{ correction: undefined, profile: undefined },
    ...known,
  });
  return `${kind}: ${reason}`;
}

test.each([
  ['nothing is known', {}, {}, 'selects: default'],
  ['it is prevalent', {}, { isPrevalent: true }, 'tracks: prevalent'],
  ['a segment of the path is prevalent', {}, { isPrevalent: true, isSegment: true }, 'selects: default'],
  ['a profile knows it', {}, { isPrevalent: true, profile: 'selects' }, 'selects: profile'],
  ['a facet sets it', { selects: 4 }, { isPrevalent: true }, 'selects: facet'],
  ['it never changes where facets do', { selects: 4 }, { isPrevalent: true, isStatic: true }, 'orders: prevalent'],
  ['it never changes, but tells counts', { selects: 4, counted: 4 }, { isStatic: true }, 'selects: facet'],
  ['a pager changes it', { positions: 3, selects: 1 }, {}, 'positions: pager'],
  ['a sort bar changes it', { orders: 3 }, {}, 'orders: order-control'],
  ['a sort bar changes it, but other entities came', { orders: 3, other: 5 }, {}, 'selects: other-entities'],
  ['it gave other entities', { other: 1 }, { isPrevalent: true }, 'selects: other-entities'],
  ['it gave the same once', { same: 1 }, {}, 'orders: same-entities'],
  [
    'it looked like a facet but gave results of one size',
    { selects: 9, level: 1, reordered: 1 },
    {},
    'orders: same-entities',
  ],
  ['it looked like a facet and held all there was', { selects: 9, same: 5 }, {}, 'selects: facet'],
  ['most links carry it', { everywhere: 5, selects: 2 }, {}, 'tracks: everywhere'],
  ['the keyword stands there', { selects: 2 }, { isKeyword: true }, 'keyword: search-template'],
  ['a page contradicted', { selects: 9 }, { isKeyword: true, correction: 'tracks' }, 'tracks: corrected'],
] as const)('where %s', (...[, votes, known, expected]) => {
  expect(decided(votes, known)).toBe(expected);
});
