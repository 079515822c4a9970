import { describe, expect, it } from 'vitest';
import { growingSet } from '../../../src/explore/growing-set.js';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { Region } from '../../../src/explore/region.js';
import {
  ownPredicate,
  piecesBy,
  splittingGroups,
  type QueryToSplit,
} from '../../../src/explore/lists/splitting-facets.js';
import type { Choice, ChoiceGroup } from '../../../src/model/page.js';
import type { Predicate } from '../../../src/model/query.js';
import { createSimulatedSite } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';
import { choice, facet, listPage, region } from '../page-views.js';

const RED: Predicate = { attribute: 'Colour', op: '=', values: ['red'] };
const counted = (value: string, count: number, level: number = 0): Choice =>
  choice(value, `?v=${value}`, { count, level });
const group = (label: string, ...choices: readonly Choice[]): ChoiceGroup => facet(label, [], { choices });

/** Red things, of which the first ten are known; five to a page. */
function toSplit(groups: readonly ChoiceGroup[], declared = 40): QueryToSplit {
  const view = { ...listPage(['a', 'b', 'c', 'd', 'e']), groups };
  const red: Region = region([0, 1, 2, 3, 4], { predicates: [RED], view, size: declared });
  const gathered = growingSet([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return { region: red, query: { region: red, teaches: [RED], declared, gathered, end: null } };
}

function explorerOver(groups: readonly ChoiceGroup[]): Explorer {
  const explorer = createExplorer(exploreContext(createSimulatedSite([], [])).context, new Set(), { style: null });
  for (const { key } of groups) explorer.proven.add(key);
  return explorer;
}

const namesOf = (groups: readonly ChoiceGroup[], split = toSplit(groups)): readonly (string | null)[] =>
  splittingGroups(explorerOver(groups), split).map(({ group: { label } }) => label);

describe('facets that split a query', () => {
  it('are those that are proven to narrow, and hold all of it first', () => {
    const groups = [group('Partly', counted('x', 20)), group('Wholly', counted('y', 15), counted('z', 25))];
    expect(namesOf(groups)).toEqual(['Wholly', 'Partly']);
    expect(splittingGroups(explorerOver([]), toSplit(groups))).toEqual([]);
  });

  it('come by the pages that their values take', () => {
    const many = Array.from({ length: 20 }, (_, at) => counted(`v${at}`, 2));
    expect(namesOf([group('Many', ...many), group('Few', counted('y', 20), counted('z', 20))])).toEqual([
      'Few',
      'Many',
    ]);
  });

  it('do not include its own, but for what stands below its value', () => {
    const flat = group('Colour', counted('red', 40), counted('blue', 12));
    const tree = group(
      'Colour',
      counted('red', 40),
      counted('dark red', 40, 1),
      counted('wine', 3, 2),
      counted('blue', 9),
    );
    expect([namesOf([flat]), namesOf([tree])]).toEqual([[], ['Colour']]);
    const pieces = piecesBy(explorerOver([]), toSplit([tree]), { attribute: 'Colour', choices: tree.choices });
    expect(pieces.map((piece) => piece.choice.value)).toEqual(['dark red']);
  });
});

describe('a piece of a query', () => {
  it('is unknown but for entities of the query that are known to have its value', () => {
    const groups = [group('Size', counted('L', 3), counted('M', 3), choice('S', '?s'))];
    const explorer = explorerOver(groups);
    explorer.known.note([{ attribute: 'Size', op: '=', values: ['L'] }], [7, 8, 9, 50]);
    explorer.known.note([{ attribute: 'Size', op: '=', values: ['M'] }], [1, 60]);
    const pieces = piecesBy(explorer, toSplit(groups), { attribute: 'Size', choices: groups[0]?.choices ?? [] });
    expect(pieces.map(({ count, unknown }) => [count, unknown])).toEqual([
      [3, 0],
      [3, 2],
      [0, 1],
    ]);
  });
});

it('the predicate of a region on a facet is the last one', () => {
  const below = { ...RED, values: ['wine'], path: ['red', 'wine'] };
  const asked = region([], { predicates: [RED, below] });
  expect([ownPredicate(asked, 'colour'), ownPredicate(asked, 'Size')]).toEqual([below, undefined]);
});
