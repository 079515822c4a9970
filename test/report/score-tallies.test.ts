import { expect, it } from 'vitest';

import { createTallies } from '../../src/report/score-tallies.js';
import type { Truth } from '../../src/report/score-truth.js';

const truth: Truth = {
  entities: Array.from({ length: 9 }, (_, index) => ({
    entity: `/${String(index)}`,
    id: null,
    name: null,
    aliases: [],
    values: new Map([[0, new Map([['red', 'Red']])]]),
  })),
  attributes: ['Color'],
  attributeByKey: new Map([['color', 0]]),
  hidden: null,
};
const outcome = (entity: number | null, attribute: number | null, value: string) => ({
  entity,
  attribute,
  keys: [value.toLowerCase()],
  fact: { entity: `run/${String(entity)}`, attribute: 'Color', value },
});

it('keeps a few examples only, of what is wrong and of what is missing', () => {
  const tallies = createTallies(truth);
  for (let entity = 0; entity < 8; entity += 1) tallies.count(outcome(entity, 0, 'Blue'));
  const [color] = tallies.result().attributes;
  expect(color).toMatchObject({ found: 8, correct: 0 });
  expect([color?.wrong.length, color?.missing.length]).toEqual([5, 5]);
  expect(color?.missing[0]).toEqual({ entity: '/0', attribute: 'Color', value: 'Red' });
});

it('hints at an attribute outside the truth only where most of its values agree', () => {
  const count = (same: number, other: number) => {
    const tallies = createTallies(truth);
    for (let fact = 0; fact < same + other; fact += 1)
      tallies.count(outcome(fact % 9, null, fact < same ? 'Red' : 'x'));
    return tallies.result().outside[0];
  };
  expect(count(8, 2)).toMatchObject({ facts: 10, looksLike: 'Color' });
  expect(count(7, 3)).toMatchObject({ facts: 10, looksLike: null });
});

it('refuses an attribute that is not in the truth', () => {
  expect(() => {
    createTallies(truth).count(outcome(0, 7, 'x'));
  }).toThrow(RangeError);
});
