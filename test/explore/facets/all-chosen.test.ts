import { expect, it } from 'vitest';
import { areAllChosen, isLeftAlone } from '../../../src/explore/facets/all-chosen.js';
import type { Choice } from '../../../src/model/page.js';
import { byScript, choice, facet, step } from '../page-views.js';

const untick = step('flat', { do: 'uncheck' });
const ticked = (given: Partial<Choice> = {}): Choice =>
  choice('flat', '', { selected: true, control: { node: 1, step: untick }, ...given });

it.each([
  ['all of them are ticked and can be unticked', [ticked(), ticked()], true],
  ['one of them is not', [ticked(), ticked({ selected: false })], false],
  ['one of them cannot be unticked', [ticked(), choice('boat', '', { selected: true })], false],
  ['there is but one', [ticked()], false],
])('boxes are told to be all chosen or not where %s', (_, choices, expected) => {
  expect(areAllChosen(facet('type', [], { multiple: true, choices }))).toBe(expected);
});

it('a box is left alone by what unticks others, not by what unticks it', () => {
  const others = byScript(step('house', { do: 'uncheck' }));
  const ways = [others, byScript(untick)].map((path) => isLeftAlone(ticked({ selected: false, path })));
  expect([...ways, isLeftAlone(ticked())]).toEqual([true, false, false]);
});
