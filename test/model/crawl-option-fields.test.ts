import { expect, it } from 'vitest';

import { crawlOptionFields } from '../../src/model/crawl-option-fields.js';

it('names every flag and every alias once', () => {
  const names = crawlOptionFields.flatMap(({ flag, alias }) => (alias === undefined ? [flag] : [flag, alias]));
  expect(new Set(names).size).toBe(names.length);
});

it('has defaults that are allowed', () => {
  for (const { schema, standard } of crawlOptionFields) expect(schema.safeParse(standard).success).toBe(true);
});

it('lets nobody ignore robots.txt for good', () => {
  const names = crawlOptionFields.filter(({ flagOnly }) => flagOnly).map(({ flag }) => flag);
  expect(names).toEqual(['resume', 'ignore-robots', 'record', 'replay', 'on-miss']);
});
