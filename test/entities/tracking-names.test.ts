import { expect, test } from 'vitest';

import { isToken, isTrackingName } from '../../src/entities/tracking-names.js';

test.each(['?utm_source', '?gclid', ';jsessionid', '?PHPSESSID', '?fbclid'])('%s tracks', (name) => {
  expect(isTrackingName(name)).toBe(true);
});

test.each(['?id', '?color', '?q', '?page', '/0/2'])('%s does not track by its name', (name) => {
  expect(isTrackingName(name)).toBe(false);
});

test.each(['f3a9c0172be84d55a1', 'k7Gq-2mXpL0_vRt91Zs', '550e8400-e29b-41d4-a716-446655440000'])(
  '%s is a token',
  (value) => {
    expect(isToken(value)).toBe(true);
  },
);

test.each(['anvil-made-of-iron-2', '1234567890123456789', 'red', 'genre__id__exact=3', 'a b c d e f g h i j 1'])(
  '%s is none',
  (value) => {
    expect(isToken(value)).toBe(false);
  },
);
