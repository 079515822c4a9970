import { expect, test } from 'vitest';

import { cardIdentities } from '../../src/entities/card-identity.js';
import { HOST, at, card } from './cards.js';

function kinds(cards: Parameters<typeof cardIdentities>[0]): readonly string[] {
  return cardIdentities(cards, at('/list?page=2'), HOST).map(({ kind }) => kind);
}

test('a card goes by its address, else its identifier, else its look', () => {
  expect(kinds([card('/a', 'A'), card(null, 'B', { identifier: '7' }), card(null, 'C')])).toEqual([
    'address',
    'identifier',
    'look',
  ]);
});

test('an address that leads back to the list, or is shared by several names, is none', () => {
  expect(kinds([card('/list?page=2#top', 'A'), card('/x', 'B'), card('/x#b', 'C')])).toEqual(['look', 'look', 'look']);
});

test('an entity that is listed twice keeps its address', () => {
  expect(kinds([card('/a', 'A'), card('/a', ' a')])).toEqual(['address', 'address']);
});

test('looks differ by name, picture and first text', () => {
  const cards = [
    card(null, 'A'),
    card(null, 'B'),
    card(null, 'A', { image: at('/z.png') }),
    card(null, 'A', { texts: ['New'] }),
    card(null, 'A', { image: null }),
  ];
  expect(new Set(cardIdentities(cards, at('/'), HOST).map((identity) => JSON.stringify(identity))).size).toBe(5);
});

test('an entity that is listed twice keeps its address where one card is numbered', () => {
  expect(kinds([card('/a', 'Otter'), card('/a', '7. Otter')])).toEqual(['address', 'address']);
});
