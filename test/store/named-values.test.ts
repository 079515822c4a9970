import { expect, it } from 'vitest';

import { createNamedValues } from '../../src/store/named-values.js';
import { runDatabase } from './run-database.js';

it('counts under any name', () => {
  const values = createNamedValues(runDatabase());
  values.count('__proto__', 1);
  values.count('__proto__', 2);
  values.count('constructor', -1);
  expect(Object.entries(values.counters())).toEqual([
    ['__proto__', 3],
    ['constructor', -1],
  ]);
});

it('keeps values under any name', () => {
  const values = createNamedValues(runDatabase());
  values.set('__proto__', '');
  expect([values.get('__proto__'), values.get('constructor')]).toEqual(['', null]);
});
