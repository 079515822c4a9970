import { expect, test } from 'vitest';

import { withoutShownValue } from '../../src/model/shown-value.js';

const values = (...names: readonly string[]): readonly { readonly value: string }[] =>
  names.map((value) => ({ value }));

test('a field called as its label and what is chosen in it keeps the label', () => {
  expect(withoutShownValue('Country All countries', values('All countries', 'Croatia'))).toBe('Country');
  expect(withoutShownValue('Country Croatia', values('All countries', 'Croatia'))).toBe('Country');
});

test('of two values that a name ends with the longer one is what is shown', () => {
  expect(withoutShownValue('Fabric Organic cotton', values('cotton', 'Organic cotton'))).toBe('Fabric');
});

test('what ends with no value, or is one, is called as it is', () => {
  expect(withoutShownValue('Home port', values('Ajaccio', 'Bergen'))).toBe('Home port');
  expect(withoutShownValue('All countries', values('All countries', 'Croatia'))).toBe('All countries');
  expect(withoutShownValue('Transport', values('port'))).toBe('Transport');
});
