import { expect, it } from 'vitest';
import { choiceKey, choicesBelow, isChoiceOf } from '../../../src/browse/stage/choices-below.js';
import { facet, openerStep, viewListing } from '../offering-view.js';

it.each([
  ['below a choice of it', openerStep('Elm'), ['Oak']],
  ['behind its "more"', openerStep('More', 'Wood'), ['Oak']],
  ['by something else', openerStep('Filters'), []],
])('choices that came into a group %s', (_, opener, values) => {
  const [before, after] = [['Elm'], ['Elm', 'Oak']].map((names) =>
    viewListing(['A'], { groups: [facet('Wood', names)] }),
  );
  if (before === undefined || after === undefined) throw new Error('two views');
  expect(choicesBelow(opener, before, after)).toEqual(values.map((value) => choiceKey('Wood', value)));
});

it('keys of choices tell their groups', () => {
  expect(['Wood', 'Woo', 'Oak'].map((group) => isChoiceOf(choiceKey('Wood', 'Oak'), group))).toEqual([
    true,
    false,
    false,
  ]);
});
