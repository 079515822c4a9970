import { expect, it } from 'vitest';
import { createOpenerKinds, turnedInto } from '../../../src/browse/stage/opener-kinds.js';
import { openerKey } from '../../../src/browse/stage/opener-keys.js';
import { opener } from '../offering-view.js';

const sorter = (column: string) => opener(`Sort by ${column}`, column).step;
const menu = (column: string) => opener('Menu', column).step;

it('what was in vain at the first columns is not tried at the others, unless it showed something once', () => {
  for (const [isUsefulOnce, expected] of [
    [false, false],
    [true, true],
  ] as const) {
    const kinds = createOpenerKinds();
    kinds.note(sorter('Rig'), isUsefulOnce);
    for (const column of ['Hull', 'Crew', 'Port']) kinds.note(sorter(column), false);
    expect(kinds.mayTry(sorter('Mast'))).toBe(expected);
  }
});

it('what is not called as its column is of no kind', () => {
  const kinds = createOpenerKinds();
  for (const column of ['Rig', 'Hull', 'Crew', 'Port']) kinds.note(menu(column), false);
  expect(kinds.mayTry(menu('Mast'))).toBe(true);
});

it('an opener that alone came in the place of the one that was worked is the same', () => {
  const seen = new Set([sorter('Rig'), sorter('Hull')].map(openerKey));
  const turned = opener('Sorted by Rig', 'Rig').step;
  expect(turnedInto(sorter('Rig'), seen, [turned, sorter('Hull')])).toBe(turned);
  expect(turnedInto(sorter('Rig'), seen, [turned, menu('Rig'), sorter('Hull')])).toBeNull();
  expect(turnedInto(sorter('Rig'), seen, [turned, sorter('Rig')])).toBeNull();
  expect(turnedInto(sorter('Rig'), seen, [opener('Sorted by Rig', 'Hull').step])).toBeNull();
});

it('the head of a folded group turns into nothing that comes in it but into another head', () => {
  const head = opener('Rig', 'Rig').step;
  const seen = new Set([head].map(openerKey));
  const [more, hide] = [opener('Show all 20', 'Rig').step, opener('Hide Rig', 'Rig').step];
  expect([turnedInto(head, seen, [more]), turnedInto(head, seen, [hide])]).toEqual([null, hide]);
});

it('openers that look alike on a page are of one kind', () => {
  const kinds = createOpenerKinds();
  const values = ['Oak', 'Elm', 'Ash', 'Yew'].map((value) => opener(value, 'Wood'));
  kinds.meet(values.map((control) => ({ ...control, kind: 'b info' })));
  for (const { step } of values.slice(1)) kinds.note(step, false);
  expect(kinds.mayTry(values[0]!.step)).toBe(false);
  expect(kinds.mayTry(opener('Fir', 'Wood').step)).toBe(true);
});
