import { expect, it } from 'vitest';
import { withoutSharedParts } from '../../../src/pages/lists/shared-parts.js';

const NAMES = ['Alto', 'Brisa', 'Cais'];

it('a text that every card has beside its name is no part of the name', () => {
  const hint = 'Opens in new window';
  const texts = NAMES.map((name) => [name, hint, '12 km']);
  expect(
    withoutSharedParts(
      NAMES.map((name) => `${name} ${hint}`),
      texts,
    ),
  ).toEqual(NAMES);
  expect(
    withoutSharedParts(
      NAMES.map((name) => `${hint} ${name}`),
      texts,
    ),
  ).toEqual(NAMES);
});

it('what names share by themselves stays', () => {
  const named = NAMES.map((name) => `${name} Shoes`);
  expect(
    withoutSharedParts(
      named,
      named.map((name) => [name, 'Shoes']),
    ),
  ).toBe(named);
});

it('two cards may share a word, and a card without it has none to lose', () => {
  const named = NAMES.map((name) => `${name} new`);
  expect(withoutSharedParts(named.slice(1), [NAMES.slice(1), ['new']])).toEqual(named.slice(1));
  expect(
    withoutSharedParts(
      [...named.slice(1), 'Alto'],
      [
        ['Brisa', 'new'],
        ['Cais', 'new'],
        ['Alto', 'new'],
      ],
    ),
  ).toEqual([...named.slice(1), 'Alto']);
});
