import { describe, expect, it } from 'vitest';
import { createDoubtfulAnswers, type RelatedAnswer } from '../../../src/explore/facets/doubtful-answers.js';
import type { ListReading } from '../../../src/explore/lists/list-reading.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import { choice, facet, listedPage, listPage, region, SITE } from '../page-views.js';

const red = region([1, 2], { predicates: [{ attribute: 'Colour', op: '=', values: ['red'] }] });
const group = facet('Size', ['L', 'M']);
const asked = (value: string, count: number | null = null): Question => ({
  facet: { group, attribute: 'Size', identity: 'size', choices: group.choices },
  choice: choice(value, value, { count }),
  path: [value],
});
const reading = (whole: boolean): ListReading => ({
  path: { kind: 'url', url: SITE },
  first: { page: 'p', view: listPage(['1']), cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' },
  pages: [listedPage([1])],
  whole,
  refusal: null,
});
const same = (value: string): RelatedAnswer => ({
  question: asked(value),
  reading: reading(true),
  relation: 'same',
  declared: null,
});
const narrower = (value: string, whole = true): RelatedAnswer => ({
  ...same(value),
  reading: reading(whole),
  relation: 'narrower',
});

describe('an answer inside a region of another facet', () => {
  it('that lists all of it waits until a sibling narrows', () => {
    const doubtful = createDoubtfulAnswers();
    expect(doubtful.accept(red, same('L'))).toBe(false);
    expect(doubtful.proven()).toEqual([]);
    expect(doubtful.accept(red, narrower('M'))).toBe(true);
    expect(doubtful.proven().map(({ question }) => question.choice.value)).toEqual(['L']);
    expect([doubtful.proven(), doubtful.accept(red, same('L'))]).toEqual([[], true]);
  });

  it('that was not read to its end waits, too', () => {
    const doubtful = createDoubtfulAnswers();
    expect([doubtful.accept(red, narrower('L', false)), doubtful.accept(red, narrower('M'))]).toEqual([false, true]);
  });

  it('is believed if numbers tell', () => {
    const doubtful = createDoubtfulAnswers();
    expect(doubtful.accept(red, { ...same('L'), declared: 2 })).toBe(true);
    expect(doubtful.accept(red, { ...same('L'), question: asked('L', 2) })).toBe(true);
  });
});

it('an answer in the list of everything, or in a region of the same facet, is believed', () => {
  const large = region([1, 2], { predicates: [{ attribute: 'size', op: '=', values: ['XL'] }] });
  const doubtful = createDoubtfulAnswers();
  expect([doubtful.accept(region([1, 2]), same('L')), doubtful.accept(large, same('L'))]).toEqual([true, true]);
});
