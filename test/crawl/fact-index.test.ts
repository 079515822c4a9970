import { expect, it } from 'vitest';

import { createFactIndex } from '../../src/crawl/fact-index.js';
import type { Predicate } from '../../src/model/query.js';

const red: Predicate = { attribute: 'Colour', op: '=', values: ['red'] };
const large: Predicate = { attribute: 'Size', op: '=', values: ['L'] };

it('knows the predicates of an entity', () => {
  const facts = createFactIndex((entity) => entity);
  facts.add(red, Int32Array.of(1, 4));
  facts.add(large, Int32Array.of(4));
  expect([facts.of(1), facts.of(4), facts.of(2), facts.of(99)]).toEqual([[red], [red, large], [], []]);
});

it('counts what a merged entity had for the one that stands for it', () => {
  const facts = createFactIndex((entity) => (entity === 3 ? 1 : entity));
  facts.add(red, Int32Array.of(3));
  expect(facts.of(1)).toEqual([red]);
});
