import { expect, it } from 'vitest';
import { createOtherTables } from '../../../src/demo/pages/other-tables.js';
import { textAt } from '../page-fixture.js';
import { visitShop } from '../shop-fixture.js';

it('stand on the page of a list and name no product', () => {
  const visit = visitShop({ list: 'tables' });
  expect(createOtherTables(visit).text.match(/<table/g)).toHaveLength(2);
  expect(textAt(visit, '/all')).toContain('Austria');
});
