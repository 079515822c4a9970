import { expect, it } from 'vitest';
import { knownOpeners } from '../../../src/browse/stage/known-openers.js';
import { createOpenerMemory, type OpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import { choiceKey } from '../../../src/browse/stage/choices-below.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import type { Step } from '../../../src/model/access-path.js';
import { openerStep } from '../offering-view.js';

const [wood, more, filters] = [openerStep('Wood'), openerStep('More', 'Maker'), openerStep('Filters')];

const isKnown = (opener: Step, memory: OpenerMemory, group: string | null): boolean =>
  knownOpeners(memory, group)(opener);

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
  expect([wood, more].map((opener) => isKnown(opener, memory, null))).toEqual([true, true]);
  expect(isKnown(openerStep('Height'), memory, null)).toBe(false);
});

it('an opener is not known that showed several lists, or another opener', () => {
  const memory = experienced();
  expect(isKnown(filters, memory, null)).toBe(false);
  memory.within.set(openerKey(openerStep('Height')), wood);
  expect(isKnown(wood, memory, null)).toBe(false);
});

it('an opener is not known in the group that it is called as, stands in or leads to', () => {
  const memory = experienced();
  expect(isKnown(wood, memory, 'wood')).toBe(false);
  expect(isKnown(more, memory, 'Maker')).toBe(false);
  memory.byGroup.set('Age', [wood]);
  expect(isKnown(wood, memory, 'Age')).toBe(false);
  const button = openerStep('All makers');
  memory.fruitful.add(openerKey(button));
  memory.byChoice.set(choiceKey('Maker', 'Bolt'), [button]);
  expect(['Maker', 'Make'].map((group) => isKnown(button, memory, group))).toEqual([false, true]);
});
