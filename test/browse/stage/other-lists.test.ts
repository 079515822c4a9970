import { expect, it } from 'vitest';
import { isElsewhere } from '../../../src/browse/stage/other-lists.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import type { ChoiceGroup, Control } from '../../../src/model/page.js';
import { facet, opener, viewListing } from '../offering-view.js';

const WOOD = opener('Wood', 'Wood');
const SIZE = opener('Size', 'Size');

/** The box that ticks all of the list that lies open. */
function firstOf({ choices }: ChoiceGroup): Control {
  return choices[0]?.control ?? WOOD;
}

function isOther(open: ChoiceGroup, openers: readonly Control[], group = 'Wood'): boolean {
  const memory = createOpenerMemory();
  memory.names.set('Wood', new Set(['all', 'oak', 'elm']));
  memory.byGroup.set('Wood', [WOOD.step]);
  const found = firstOf(open);
  const unit = { ...found.step, group };
  return isElsewhere(viewListing(['x'], { groups: [open], openers }), found, { unit, openers: memory });
}

it('a box that each list has stands in another list than was wanted if that has hardly any value of it', () => {
  expect(isOther(facet('Filter', ['All', 'S', 'M', 'L']), [WOOD, SIZE])).toBe(true);
  expect(isOther(facet('Filter', ['All', 'Oak', 'Elm']), [WOOD, SIZE])).toBe(false);
});

it.each([
  ['what shows the wanted list is not there', [SIZE], 'Wood'],
  ['nothing is known of the wanted list', [WOOD, SIZE], 'Rig'],
])('a box is the wanted one where %s', (_, openers, group) => {
  expect(isOther(facet('Filter', ['All', 'S', 'M', 'L']), openers, group)).toBe(false);
});

it('a control of another kind and group is another one in any case', () => {
  const found = { ...WOOD, step: { ...WOOD.step, role: 'link' } };
  const unit = { ...WOOD.step, role: 'button', group: 'Rig' };
  expect(isElsewhere(viewListing(['x']), found, { unit, openers: createOpenerMemory() })).toBe(true);
});
