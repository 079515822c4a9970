import { expect, it } from 'vitest';
import { createPresence } from '../../src/simulate/presence.js';

it('one entity vanishes and another appears every so many pages, up to a number', () => {
  const presence = createPresence(20, { everyPages: 5, changes: 3 });
  expect([0, 4, 5, 14, 15, 900].map((page) => presence.changesAt(page))).toEqual([0, 0, 1, 2, 3, 3]);
  const there = (changes: number): readonly number[] =>
    Array.from({ length: 20 }, (_, entity) => entity).filter((entity) => presence.isThere(entity, changes));
  for (let changes = 0; changes < 3; changes += 1) {
    const [before, after] = [there(changes), there(changes + 1)];
    expect(before).toHaveLength(17);
    expect(after.filter((entity) => !before.includes(entity))).toHaveLength(1);
    expect(before.filter((entity) => !after.includes(entity))).toHaveLength(1);
  }
});
