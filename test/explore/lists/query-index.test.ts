import { describe, expect, it } from 'vitest';
import { createQueryIndex, impliesAll } from '../../../src/explore/lists/query-index.js';
import type { Predicate } from '../../../src/model/query.js';

const is = (attribute: string, ...path: readonly string[]): Predicate => ({
  attribute,
  op: '=',
  values: path.slice(-1),
  ...(path.length > 1 ? { path } : {}),
});

describe('predicates imply others', () => {
  it('that are equal, or above them in a hierarchy', () => {
    expect(impliesAll([is('Type', 'Action', 'Attack')], [is('type', 'action')])).toBe(true);
    expect(impliesAll([is('Type', 'Action')], [is('Type', 'Action', 'Attack')])).toBe(false);
    expect(impliesAll([is('Type', 'Action')], [is('Class', 'Action')])).toBe(false);
    expect(impliesAll([is('Type', 'Action')], [{ ...is('Type', 'Action'), op: 'not' }])).toBe(false);
  });
});

describe('queries filed under their predicates', () => {
  const queries: readonly (readonly Predicate[])[] = [
    [],
    [is('Type', 'Action')],
    [is('Type', 'Action', 'Attack')],
    [is('Size', 'L')],
    [is('Size', 'L'), is('Type', 'Action')],
  ];

  it.each([...queries, [is('Type', 'Action', 'Attack'), is('Colour', 'red'), is('Size', 'L')]])(
    'are found by what implies them, in any order: %j',
    (...predicates) => {
      const index = createQueryIndex<number>();
      queries.forEach((query, at) => index.add(query, at));
      const implied = queries.flatMap((query, at) => (impliesAll(predicates, query) ? [at] : []));
      expect([...index.impliedBy([...predicates].reverse())].sort()).toEqual(implied);
    },
  );

  it('are found by just their predicates, until they are removed', () => {
    const index = createQueryIndex<string>();
    const query = [is('Size', 'L'), is('Type', 'Action')];
    index.add(query, 'one');
    expect([index.at([...query].reverse()), index.at([is('Size', 'L')])]).toEqual([['one'], []]);
    index.remove(query, 'one');
    expect([index.at(query), index.impliedBy(query)]).toEqual([[], []]);
  });
});
