import { expect, test } from 'vitest';

import {
  cardSighting,
  isProvablySame,
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
});

test('two are provably one by name and picture, or by name and texts', () => {
  expect(isProvablySame(sighting('A', '/a', ['x']), sighting('a ', '/a', ['y']))).toBe(true);
  expect(isProvablySame(sighting('A', '/a', []), sighting('A', '/b', []))).toBe(false);
  expect(isProvablySame(sighting('A', null, ['A', 'x']), sighting('A', null, ['x', 'A']))).toBe(true);
  expect(isProvablySame(sighting('A', null, ['A']), sighting('A', null, ['A']))).toBe(false);
  expect(isProvablySame(sighting('A', '/a', []), sighting('B', '/a', []))).toBe(false);
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
