import { describe, expect, it } from 'vitest';
import { countIn, countSide, maybeCount } from '../../../../src/pages/groups/values/count-side.js';

describe('counts stand', () => {
  const cases: readonly (readonly [why: string, lists: readonly (readonly string[])[], side: string])[] = [
    [
      'before words that have none behind them',
      [
        ['86', 'Rock'],
        ['91', '45 RPM'],
      ],
      'before',
    ],
    [
      'behind words that have none before them',
      [
        ['Wheels', '86'],
        ['7', '12'],
      ],
      'behind',
    ],
    [
      'where the brackets are, behind',
      [
        ['4 stars & up', '(493)'],
        ['3 stars & up', '(851)'],
      ],
      'behind',
    ],
    [
      'where the brackets are, before',
      [
        ['(493)', '4 stars & up'],
        ['(851)', '3 stars & up'],
      ],
      'before',
    ],
    [
      'before where those fall that stand there',
      [
        ['50', '2010'],
        ['49', '1980'],
        ['37', '2020'],
      ],
      'before',
    ],
    [
      'behind where those fall that stand there',
      [
        ['2010', '50'],
        ['1980', '49'],
        ['2020', '37'],
      ],
      'behind',
    ],
    [
      'behind where all fall',
      [
        ['50', '20'],
        ['40', '10'],
      ],
      'behind',
    ],
    [
      'behind names that hold numbers, though those fall',
      [
        ['Superb 9+', '61'],
        ['Very good 8+', '150'],
        ['Good 7+', '213'],
      ],
      'behind',
    ],
    [
      'before names that hold numbers',
      [
        ['61', 'Good 7+'],
        ['150', 'Very good 8+'],
        ['213', 'Superb 9+'],
      ],
      'before',
    ],
    [
      'before where they are told with a word',
      [
        ['12 items', '1980'],
        ['9 items', '2010'],
        ['1 item', '2020'],
      ],
      'before',
    ],
    [
      'behind the steps of a scale, each of which holds those above it',
      [
        ['5', '94'],
        ['4 & up', '349'],
        ['3 & up', '473'],
        ['2 & up', '473'],
      ],
      'behind',
    ],
    [
      'before, though they go down one by one, where those behind them go up and down',
      [
        ['5', '2010'],
        ['4', '1980'],
        ['3', '2020'],
      ],
      'before',
    ],
    ['behind where nothing tells', [['Rock'], ['Pop']], 'behind'],
  ];
  it.each(cases)('%s', (_why, lists, side) => {
    expect(countSide(lists)).toBe(side);
  });
});

it('a number with a word may be a count, two numbers are none', () => {
  expect(['12 items', '12', '(12)', 'items', '1 – 2 items'].map(maybeCount)).toEqual([true, true, true, false, false]);
  expect(['12 items', '1,200 items', '12'].map(countIn)).toEqual(['12', '1,200', null]);
});
