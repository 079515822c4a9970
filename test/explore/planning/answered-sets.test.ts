import { expect, it } from 'vitest';

import { createAnsweredSets } from '../../../src/explore/planning/answered-sets.js';
import { region } from '../page-views.js';

it('tells the sets of a facet apart from those of the others, and these also as a whole', () => {
  const answers = createAnsweredSets();
  const [shoes, elsewhere] = [region([1, 2, 3, 4]), region([9])];
  answers.note(shoes, 'colour', Int32Array.of(1, 2));
  answers.note(shoes, 'colour', Int32Array.of(3));
  answers.note(shoes, 'heel', Int32Array.of(4));
  answers.note(elsewhere, 'colour', Int32Array.of(9));
  expect(answers.of(shoes, 'colour')).toEqual([Int32Array.of(1, 2), Int32Array.of(3)]);
  expect(answers.beside(shoes, 'heel')).toEqual([Int32Array.of(1, 2, 3), Int32Array.of(1, 2), Int32Array.of(3)]);
  expect(answers.beside(shoes, 'colour')).toEqual([Int32Array.of(4)]);
  expect(answers.of(elsewhere, 'heel')).toEqual([]);
});
