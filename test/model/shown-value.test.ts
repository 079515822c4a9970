import { expect, test } from 'vitest';

import { withoutValueBehind } from '../../src/model/shown-value.js';

const values = (...names: readonly string[]): readonly { readonly value: string }[] =>
  names.map((value) => ({ value }));

test('a field called as its label and what is chosen in it keeps the label', () => {
  expect(withoutValueBehind('Country All countries', values('All countries', 'Croatia'))).toBe('Country');
  expect(withoutValueBehind('Country Croatia', values('All countries', 'Croatia'))).toBe('Country');
});

test('of two values that a name ends with the longer one is what is shown', () => {
  expect(withoutValueBehind('Fabric Organic cotton', values('cotton', 'Organic cotton'))).toBe('Fabric');
});

test('what ends with no value, or is one, is called as it is', () => {
  expect(withoutValueBehind('Home port', values('Ajaccio', 'Bergen'))).toBe('Home port');
  expect(withoutValueBehind('All countries', values('All countries', 'Croatia'))).toBe('All countries');
  expect(withoutValueBehind('Transport', values('port'))).toBe('Transport');
});
