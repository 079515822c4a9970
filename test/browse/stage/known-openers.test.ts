import { expect, it } from 'vitest';
import { isKnownOpener } from '../../../src/browse/stage/known-openers.js';
import { createOpenerMemory, type OpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import { choiceKey } from '../../../src/browse/stage/choices-below.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { openerStep } from '../offering-view.js';

const [wood, more, filters] = [openerStep('Wood'), openerStep('More', 'Maker'), openerStep('Filters')];

/** Each opener has shown one list, but for the filters, with two and a further opener. */
function experienced(): OpenerMemory {
  const memory = createOpenerMemory();
  for (const opener of [wood, more, filters]) memory.fruitful.add(openerKey(opener));
  memory.byGroup.set('Wood', [wood]);
  memory.byChoice.set(choiceKey('Maker', 'Acme'), [more]);
  memory.byGroup.set('Size', [filters]).set('Finish', [filters]);
  return memory;
}

it('an opener is known that showed one list, or the rest of one', () => {
  const memory = experienced();
  expect([wood, more].map((opener) => isKnownOpener(opener, memory, null))).toEqual([true, true]);
  expect(isKnownOpener(openerStep('Height'), memory, null)).toBe(false);
});

it('an opener is not known that showed several lists, or another opener', () => {
  const memory = experienced();
  expect(isKnownOpener(filters, memory, null)).toBe(false);
  memory.within.set(openerKey(openerStep('Height')), wood);
  expect(isKnownOpener(wood, memory, null)).toBe(false);
});

it('an opener is not known in the group that it is called as, stands in or leads to', () => {
  const memory = experienced();
  expect(isKnownOpener(wood, memory, 'wood')).toBe(false);
  expect(isKnownOpener(more, memory, 'Maker')).toBe(false);
  memory.byGroup.set('Age', [wood]);
  expect(isKnownOpener(wood, memory, 'Age')).toBe(false);
  const button = openerStep('All makers');
  memory.fruitful.add(openerKey(button));
  memory.byChoice.set(choiceKey('Maker', 'Bolt'), [button]);
  expect(['Maker', 'Make'].map((group) => isKnownOpener(button, memory, group))).toEqual([false, true]);
});
