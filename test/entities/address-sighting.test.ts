import { expect, test } from 'vitest';

import {
  cardSighting,
  isProvablyDifferent,
  isTelling,
  lookOf,
  type AddressSighting,
} from '../../src/entities/address-sighting.js';
import { card } from './cards.js';

function sighting(name: string, image: string | null, texts: readonly string[]): AddressSighting {
  return { url: '', name, image, texts };
}

test('a card without an address is no sighting', () => {
  expect(cardSighting(card(null, 'Anvil'))).toBeNull();
  expect(cardSighting(card('/a', 'Anvil'))?.name).toBe('Anvil');
  expect(cardSighting(card('/a', '1. Anvil'))?.name).toBe('Anvil');
});

test.each([
  ['names', sighting('A', '/a', []), sighting('B', '/a', []), true],
  ['pictures', sighting('A', '/a', []), sighting('a ', '/b', []), true],
  ['badges only', sighting('A', '/a', ['A', 'x']), sighting('A', '/a', ['A', 'paid']), false],
  ['texts', sighting('A', null, ['A', 'x']), sighting('A', null, ['A', 'y']), true],
  ['the order of texts', sighting('A', null, ['A', 'x']), sighting('A', null, ['x', 'A']), false],
  ['that one has a picture', sighting('A', null, ['A', 'x']), sighting('A', '/a', ['A']), false],
  ['nothing that is shown', sighting('All', null, ['All']), sighting('All', null, ['All']), false],
] as const)('two that differ in %s', (...[, a, b, expected]) => {
  expect(isProvablyDifferent(a, b)).toBe(expected);
});

test('prices and ranks are no part of a look', () => {
  expect(lookOf(sighting('A', null, ['A', 'x', '12.00', '1.']))).toBe(lookOf(sighting('A', null, ['A', 'x'])));
});

test('a name alone tells nothing', () => {
  expect([
    isTelling(sighting('A', null, ['A'])),
    isTelling(sighting('A', '/a', [])),
    isTelling(sighting('', '/a', [])),
  ]).toEqual([false, true, false]);
});
