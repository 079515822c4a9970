import { describe, expect, it } from 'vitest';

import { chosenAbove } from '../../../src/explore/facets/chosen-values.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import type { Predicate } from '../../../src/model/query.js';
import { choice, facet, region } from '../page-views.js';

const tree = (chosen: string): ReturnType<typeof choice>[] =>
  [
    ['Tools', 0],
    ['Saws', 1],
    ['Handsaws', 2],
    ['Jigsaws', 2],
  ].map(([name, level]) =>
    choice(String(name), `in=${String(name)}`, { level: Number(level), selected: name === chosen }),
  );

function above(chosen: string, asked: string, { multiple = false, whole = true } = {}): readonly Predicate[] {
  const choices = tree(chosen);
  const group = facet('Department', [], { choices, multiple });
  const found = choices.find(({ value }) => value === asked) ?? choice('none', null);
  const question: Question = {
    facet: { group, attribute: 'Department', identity: 'department', choices },
    choice: found,
    path: [asked],
  };
  return chosenAbove(region([1, 2], { whole }), question);
}

describe('what an answer has beside its value', () => {
  it('is the value that is chosen above it, and what stands above that', () => {
    expect(above('Saws', 'Jigsaws')).toEqual([
      { attribute: 'Department', op: '=', values: ['Tools'] },
      { attribute: 'Department', op: '=', values: ['Saws'], path: ['Tools', 'Saws'] },
    ]);
  });

  it('is nothing below what is chosen, and nothing where nothing above is', () => {
    expect(above('Tools', 'Jigsaws').map(({ values }) => values)).toEqual([['Tools']]);
    expect(above('Handsaws', 'Jigsaws')).toEqual([]);
    expect(above('Saws', 'Tools')).toEqual([]);
  });

  it('is nothing where several can be chosen beside each other, or the region is not known wholly', () => {
    expect(above('Saws', 'Jigsaws', { multiple: true })).toEqual([]);
    expect(above('Saws', 'Jigsaws', { whole: false })).toEqual([]);
    expect(above('Saws', 'none')).toEqual([]);
  });
});
