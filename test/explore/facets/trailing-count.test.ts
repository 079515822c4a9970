import { expect, it } from 'vitest';

import { withConfirmedCount, withKnownValues } from '../../../src/explore/facets/trailing-count.js';
import { choice } from '../page-views.js';

it('a number that is the size of the list is a count', () => {
  expect(withConfirmedCount(choice('yoga 3', 'a=yoga'), 3)).toMatchObject({ value: 'yoga', count: 3 });
});

it('another number belongs to the value', () => {
  expect(withConfirmedCount(choice('Size 40', 's=40'), 3)).toMatchObject({ value: 'Size 40', count: null });
});

it('a value that is known without the number is that value', () => {
  const choices = [choice('yoga 1', 'a=yoga'), choice('Route 66', 'a=66'), choice('climbing', 'a=climbing')];
  const known = withKnownValues(choices, (key) => key === 'yoga' || key === 'climbing');
  expect(known.map(({ value, count }) => [value, count])).toEqual([
    ['yoga', 1],
    ['Route 66', null],
    ['climbing', null],
  ]);
});

it('a number after a sign is a count, too, where the value is known', () => {
  const known = withKnownValues([choice('Red – 4', 'c=red')], (key) => key === 'red');
  expect(known).toMatchObject([{ value: 'Red', count: 4 }]);
});

it('a number with what it counts is a count where the value is known', () => {
  const known = withKnownValues([choice('Biography 1 results', 'g=b')], (key) => key === 'biography');
  expect(known).toMatchObject([{ value: 'Biography', count: 1 }]);
  expect(withConfirmedCount(choice('Sleeps 4 people', 's=4'), 4)).toMatchObject({ value: 'Sleeps 4 people' });
});

it('a code of words that are known is that value', () => {
  const choices = [choice('carbon-composite', 'h=1'), choice('ferro-cement', 'h=2'), choice('-10', 't=-10')];
  const known = withKnownValues(choices, (key) => ['carbon composite', 'ferro-cement', '10'].includes(key));
  expect(known.map(({ value }) => value)).toEqual(['carbon composite', 'ferro-cement', '-10']);
});
