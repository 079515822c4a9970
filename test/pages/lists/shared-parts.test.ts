import { describe, expect, it } from 'vitest';
import { withoutSharedFrame, withoutSharedParts } from '../../../src/pages/lists/shared-parts.js';

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

describe('what names say around the titles of their cards', () => {
  const framed = NAMES.map((name) => `More about ${name}, opens in a new tab`);

  it('is no part of them', () => {
    expect(withoutSharedFrame(framed, NAMES)).toEqual(NAMES);
  });

  it('is none on the shortest lists either', () => {
    expect(withoutSharedFrame(framed.slice(1), NAMES.slice(1))).toEqual(NAMES.slice(1));
    expect(withoutSharedFrame(framed.slice(2), NAMES.slice(2))).toEqual(NAMES.slice(2));
  });

  it('stays on a card of another kind', () => {
    const many = Array.from({ length: 12 }, (_, at) => `Otter ${String(at)}`);
    const names = [...many.map((name) => `More about ${name}, in a tab`), 'Sign in'];
    expect(withoutSharedFrame(names, [...many, 'Members save 10%'])).toEqual([...many, 'Sign in']);
  });

  it.each([
    [
      'differs from card to card',
      ['By Otto Ott: Alto, a novel', 'In the dark, Brisa goes on', 'All of Cais at night'],
      NAMES,
    ],
    ['is the rest of a word', NAMES.map((name) => `More about non${name}, in a tab`), NAMES],
    ['may be a longer name', NAMES.map((name) => `New ${name} for men`), NAMES],
    ['is nothing', NAMES, NAMES],
    ['stands around no title', framed, ['', '', '']],
  ])('stays where it %s', (_how, names, titles) => {
    expect(withoutSharedFrame(names, titles)).toBe(names);
  });
});
