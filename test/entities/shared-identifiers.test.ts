import { expect, test } from 'vitest';
import { createEntityNumbers } from '../../src/entities/entity-numbers.js';
import { createEntityRegister } from '../../src/entities/register.js';
import { createSharedIdentifiers } from '../../src/entities/shared-identifiers.js';
import { HOST, at, card } from './cards.js';

const open = (id: string, name: string) => card(`/open?key=${id}`, name, { identifier: id });
const paid = (id: string, name: string) =>
  card(`/paid?ad=x${id.split('').reverse().join('')}`, name, { identifier: id });

test('what one address says and another hides is one, under one name', () => {
  const shared = createSharedIdentifiers();
  expect(shared.add(1, paid('abc12', 'Anvil'))).toEqual([]);
  expect(shared.add(2, paid('abc12', 'Anvil'))).toEqual([]);
  expect(shared.add(3, open('abc12', 'Drill'))).toEqual([]);
  expect(shared.add(4, open('abc12', 'Anvil'))).toEqual([1, 2]);
});

test('paid cards are the entities whose identifier they have, and go by the address that says it', () => {
  const entities = createEntityRegister({ host: HOST, numbers: createEntityNumbers() });
  const first = entities.see([paid('abc12', 'Anvil'), open('def34', 'Drill'), paid('def34', 'Drill')], at('/list'));
  expect(first.entities).toEqual([0, 1, 1]);
  entities.see([paid('abc12', 'Anvil'), paid('def34', 'Drill')], at('/list?page=2'));
  const last = entities.see([open('abc12', 'Anvil'), paid('def34', 'Drill')], at('/list?page=3'));
  expect(last.entities).toEqual([0, 1]);
  expect(last.change.upserts.at(-1)).toMatchObject({ entity: 0, url: at('/open?key=abc12') });
});
