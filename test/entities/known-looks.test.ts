import { describe, expect, test } from 'vitest';

import { addressParts } from '../../src/entities/address-parts.js';
import type { AddressSighting } from '../../src/entities/address-sighting.js';
import { entityAddress, learnAddressRule } from '../../src/entities/entity-address.js';
import { createKnownLooks } from '../../src/entities/known-looks.js';
import { at, card } from './cards.js';

function sighting(
  [path, name]: readonly [string, string],
  image: string | null,
  ...texts: readonly string[]
): AddressSighting {
  return { ...card(path, name), url: at(path), image, texts: [name, ...texts] };
}

function findAfter(shown: readonly AddressSighting[], card: AddressSighting): string | null {
  const looks = createKnownLooks();
  looks.notePictures(shown);
  for (const one of shown) {
    const parts = addressParts(one.url);
    if (parts !== null) looks.keep(one, parts);
  }
  return looks.find(card)?.href ?? null;
}

const vans = ['Transit', 'Vito', 'Kangoo', 'Caddy'].map((name, id) =>
  sighting([`/van/${id}/used`, name], 'van.svg', `Town ${name}`),
);

describe('a card', () => {
  test('is known again by its name and picture, whatever its texts', () => {
    const anvil = sighting(['/p/1', 'Anvil'], 'a.png', 'New');
    expect(findAfter([anvil], sighting(['/p/2', 'Anvil'], 'a.png', 'Paid'))).toBe(at('/p/1'));
  });

  test('is known again by its texts where many names have the same picture', () => {
    expect(findAfter(vans, sighting(['/van/7/used', 'Vito'], 'van.svg', 'Town Vito'))).toBe(at('/van/1/used'));
    expect(findAfter(vans, sighting(['/van/7/used', 'Vito'], 'van.svg', 'Elsewhere'))).toBeNull();
  });

  test('that shows nothing beside its name and the picture of all is not known again', () => {
    expect(findAfter(vans, sighting(['/van/7/used', 'Vito'], 'van.svg'))).toBeNull();
  });
});

describe('a path segment before the name', () => {
  test('identifies where entities of one name have the picture of their kind', () => {
    const page = (from: number) =>
      vans.map(({ name, image }, at) =>
        sighting([`/van/c${from + at}/${name}`, name], image, `Town ${'abcdefgh'.charAt(from + at)}`),
      );
    const rule = learnAddressRule([page(0), page(vans.length)]);
    expect(entityAddress(at('/van/c1/Vito'), rule)).not.toBe(entityAddress(at('/van/c5/Vito'), rule));
  });
});
