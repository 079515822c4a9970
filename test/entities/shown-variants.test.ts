import { expect, test } from 'vitest';

import { addressParts } from '../../src/entities/address-parts.js';
import { createShownVariants, type LastSegment, type ShownVariants } from '../../src/entities/shown-variants.js';

/** Adds `name path list` sightings in turn. */
function add(variants: ShownVariants, ...sightings: readonly string[]): readonly LastSegment[] {
  return sightings.map((sighting) => {
    const [name = '', path = '', list] = sighting.split(' ');
    const parts = addressParts(`https://shop.example${path}`);
    return parts === null ? 'unknown' : variants.add(name, parts, list ?? null);
  });
}

test('a segment that is another one in another list changes, told once of each entity', () => {
  expect(add(createShownVariants(), 'Anvil /t/anvil/red all', 'Anvil /t/anvil/blue blue')).toEqual([
    'unknown',
    'changes',
  ]);
  const variants = createShownVariants();
  add(variants, 'Anvil /t/anvil/red all', 'Anvil /t/anvil/blue blue');
  expect(add(variants, 'Anvil /t/anvil/green green', 'Drill /t/drill/red all', 'Drill /t/drill/blue blue')).toEqual([
    'unknown',
    'unknown',
    'changes',
  ]);
});

test('a segment tells entities apart where one list has both', () => {
  expect(add(createShownVariants(), 'Anvil /t/anvil/1 all', 'Anvil /t/anvil/2 all')).toEqual(['unknown', 'tells']);
});

test('a segment tells entities apart where their names differ, in whatever lists', () => {
  expect(add(createShownVariants(), 'Anvil /p/1 all', 'Drill /p/2 new')).toEqual(['unknown', 'tells']);
  expect(add(createShownVariants(), 'Anvil /p/1', 'Drill /p/2')).toEqual(['unknown', 'tells']);
});

test('names that some lists show longer are one', () => {
  expect(add(createShownVariants(), 'Anvil /t/anvil/1 all', 'Anvil-Tool /t/anvil/2 new')).toEqual([
    'unknown',
    'unknown',
  ]);
  expect(add(createShownVariants(), 'Anvil-Tool /t/anvil/1 all', 'Anvil /t/anvil/1 new')).toEqual([
    'unknown',
    'unknown',
  ]);
});

test.each([
  ['the same address in several lists', ['Anvil /t/anvil/red all', 'Anvil /t/anvil/red blue']],
  ['addresses of no list', ['Anvil /t/anvil/red all', 'Anvil /t/anvil/blue']],
  ['addresses of one segment', ['Anvil /anvil all', 'Anvil /drill blue']],
  ['other arguments', ['Anvil /t/anvil/red?id=1 all', 'Anvil /t/anvil/blue?id=2 blue']],
])('%s tell nothing', (_, sightings) => {
  expect(add(createShownVariants(), ...sightings)).toEqual(['unknown', 'unknown']);
});
