import { expect, test } from 'vitest';

import { createPageClaims } from '../../src/entities/page-claims.js';
import type { EntityDetails } from '../../src/model/page.js';
import { page, shown } from './cards.js';

function details(name: string, more: Partial<EntityDetails> = {}): EntityDetails {
  return page('/p', { name, ...more }).details;
}

function sku(value: string): Pick<EntityDetails, 'identifiers'> {
  return { identifiers: [{ kind: 'sku', value }] };
}

test('an identifier waits until its kind has told several entities apart', () => {
  const claims = createPageClaims();
  expect(claims.add(0, details('Anvil', sku('1')))).toEqual([]);
  expect(claims.add(1, details('Anvil', sku('1')))).toEqual([]);
  expect(claims.add(2, details('Drill', sku('2')))).toEqual([]);
  expect(claims.add(3, details('Easel', sku('3')))).toEqual([{ entity: 1, other: 0 }]);
});

test('a number shared by variants says nothing', () => {
  const claims = createPageClaims();
  const mpn = { identifiers: [{ kind: 'mpn', value: 'M' }] };
  expect([0, 1, 2, 3, 4].flatMap((entity) => claims.add(entity, details('Anvil', mpn)))).toEqual([]);
});

test('one content is one entity, unless numbers differ', () => {
  const claims = createPageClaims();
  const content = { image: 'i', contentHash: 'h', attributes: [shown('A', 'b')] };
  claims.add(0, details('Anvil', { ...content, ...sku('1') }));
  expect(claims.add(1, details('Anvil', content))).toEqual([{ entity: 1, other: 0 }]);
  expect(claims.add(2, details('Anvil', { ...content, ...sku('2') }))).toEqual([]);
});

test('a picture and a name are no content', () => {
  const claims = createPageClaims();
  claims.add(0, details('Anvil', { image: 'i' }));
  expect(claims.add(1, details('Anvil', { image: 'i' }))).toEqual([]);
});

test('a page without a name claims nothing, and no page twice', () => {
  const claims = createPageClaims();
  const content = { image: 'i', contentHash: 'h' };
  expect(claims.add(0, details('', content))).toEqual([]);
  claims.add(1, details('Anvil', content));
  expect(claims.add(1, details('Anvil', content))).toEqual([]);
});
