import { describe, expect, it } from 'vitest';
import { createConjunctionCheck } from '../../../src/explore/planning/conjunctions.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import type { PageView } from '../../../src/model/page.js';
import { choice, facet, listPage, region } from '../page-views.js';

const colours = (...selected: readonly string[]): PageView =>
  listPage(['a'], {
    groups: [
      facet('colour', [], {
        choices: ['red', 'blue'].map((value) => choice(value, 'c', { selected: selected.includes(value) })),
      }),
    ],
  });
const red = { attribute: 'colour', op: '=', values: ['red'] } as const;
const size = facet('size', ['L']);
const question: Question = {
  facet: { group: size, attribute: 'size', identity: 'size', choices: size.choices },
  choice: choice('L', 'size=L'),
  path: ['L'],
};
const shown = region([1, 2, 3], { predicates: [red], view: colours('red'), size: 30 });
const silent = region([1, 2, 3], { predicates: [red], size: 30 });
const alone = (sizeOf: number | null): { sizeOf: () => number | null } => ({ sizeOf: () => sizeOf });

describe('a value chosen in a region', () => {
  it('narrows if the page still shows the value of the region as chosen', () => {
    const check = createConjunctionCheck(alone(8), shown);
    expect(check(question, { view: colours('red'), size: 8 })).toBe('narrows');
  });

  it('replaces it if the page shows it no more', () => {
    const check = createConjunctionCheck(alone(8), shown);
    expect(check(question, { view: colours(), size: 8 })).toBe('replaces');
  });

  it('narrows if less is listed than the value has alone, whatever the page shows as chosen', () => {
    expect(createConjunctionCheck(alone(8), shown)(question, { view: colours(), size: 5 })).toBe('narrows');
  });

  it('widens if more is listed than before', () => {
    expect(createConjunctionCheck(alone(8), silent)(question, { view: listPage([]), size: 33 })).toBe('widens');
  });

  it('narrows if less is listed than the value has alone; until then it may have replaced the other', () => {
    const check = createConjunctionCheck(alone(8), silent);
    const answer = (entities: number): string => check(question, { view: listPage([]), size: entities });
    expect([answer(8), answer(5), answer(8)]).toEqual(['unsure', 'narrows', 'narrows']);
  });

  it('may widen the region if as many are listed, which may be all that the site shows', () => {
    const check = createConjunctionCheck(alone(30), shown);
    expect(check(question, { view: colours('red'), size: 30 })).toBe('unsure');
  });

  it('may have replaced the other if nothing is known of it', () => {
    expect(createConjunctionCheck(alone(null), silent)(question, { view: listPage([]), size: 8 })).toBe('unsure');
  });
});
