import { expect, test } from 'vitest';

import { addressParts } from '../../src/entities/address-parts.js';
import { createPassingArguments, type PassingArguments } from '../../src/entities/passing-arguments.js';

function add(passing: PassingArguments, path: string): readonly string[] {
  const parts = addressParts(`https://shop.example${path}`);
  return parts === null ? [] : passing.add('Anvil', parts).comesAndGoes;
}

test('tells once of each argument that an entity has at times', () => {
  const passing = createPassingArguments();
  expect(add(passing, '/p/anvil')).toEqual([]);
  expect(add(passing, '/p/anvil?ad=1')).toEqual(['?ad']);
  expect(add(passing, '/p/anvil')).toEqual([]);
  expect(add(passing, '/p/anvil?ad=1&src=list')).toEqual(['?src']);
});

test('an argument that is always there does not come and go', () => {
  const passing = createPassingArguments();
  expect([add(passing, '/p?id=4&ad=1'), add(passing, '/p?id=4')]).toEqual([[], ['?ad']]);
});

test('other paths are other entities', () => {
  const passing = createPassingArguments();
  expect([add(passing, '/p/anvil'), add(passing, '/q/anvil?ad=1')]).toEqual([[], []]);
});

test('tells once of each argument that an entity has with several values', () => {
  const passing = createPassingArguments();
  const changes = ['list', 'list', 'strip', 'near', 'list'].map((from) => {
    const parts = addressParts(`https://shop.example/p/anvil?from=${from}&id=4`);
    return parts === null ? [] : passing.add('Anvil', parts).changes;
  });
  expect(changes).toEqual([[], [], ['?from'], [], []]);
});

test('a value that changes where entities of several names share the path tells them apart', () => {
  const passing = createPassingArguments();
  const changes = ['Anvil', 'Drill', 'Anvil', 'Drill', 'Anvil'].map((name, number) => {
    const parts = addressParts(`https://shop.example/click?id=${number}`);
    return parts === null ? [] : passing.add(name, parts).changes;
  });
  expect(changes.flat()).toEqual([]);
});
