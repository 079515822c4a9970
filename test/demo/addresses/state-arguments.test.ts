import { expect, it } from 'vitest';
import { readState, stateArguments, stateBase } from '../../../src/demo/addresses/state-arguments.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { ORIGIN, visitShop } from '../shop-fixture.js';

it.each(['query', 'path', 'opaque'] as const)('base and arguments give the selection back, with urls=%s', (urls) => {
  const visit = visitShop({ urls });
  const selection = {
    ...EVERYTHING,
    category: 'boots',
    filters: [{ attribute: 'color', value: 'red' }],
    sort: 'dear',
    page: 3,
  } as const;
  const base = stateBase(visit, selection);
  expect(base).not.toContain('red');
  const route = readState(visit, new URL(base, ORIGIN), stateArguments(visit, selection));
  expect(route).toEqual({ kind: 'list', selection });
});
