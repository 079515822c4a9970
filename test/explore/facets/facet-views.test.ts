import { describe, expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import {
  bySize,
  countsOf,
  firstPage,
  inside,
  largestOf,
  type AskedFacet,
} from '../../../src/explore/facets/facet-views.js';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { pageSizeOf } from '../../../src/explore/region.js';
import { choice, facet, listPage, region } from '../page-views.js';

const counted = (label: string, counts: Readonly<Record<string, number>>): ChoiceGroup =>
  facet(label, [], {
    choices: Object.entries(counts).map(([value, count]) => choice(value, `${label}=${value}`, { count })),
  });
const askedOf = (group: ChoiceGroup): AskedFacet => {
  const known = { group, attribute: group.label ?? '', identity: group.label ?? '', choices: group.choices };
  return { facet: known, questions: group.choices.map((one) => ({ facet: known, choice: one, path: [one.value] })) };
};
const colour = askedOf(counted('colour', { red: 3, blue: 9 }));
const size = askedOf(counted('size', { small: 12 }));

describe('an asked facet', () => {
  it('knows the numbers of its values, and the largest', () => {
    expect(countsOf(colour)).toEqual([3, 9]);
    expect(largestOf(colour)?.choice.value).toBe('blue');
    expect(largestOf({ ...colour, questions: [] })).toBeNull();
    expect(bySize(colour.questions).map(({ choice: { value } }) => value)).toEqual(['blue', 'red']);
  });

  it('has in a value of another what its page shows there, and of its own what stands below it', () => {
    const { context } = exploreContext(fixtureSite({}));
    const explorer = createExplorer(context, new Set(), { style: null });
    const groups = [counted('colour', { red: 3, blue: 9, 'light blue': 4 }), counted('size', { small: 7 })];
    const blue = region([1], { view: listPage(['1'], { groups }) });
    const open = inside(explorer, blue, [colour, size]);
    expect(open.map(({ questions }) => questions.map(({ choice: { value, count } }) => [value, count]))).toEqual([
      [['light blue', 4]],
      [['small', 7]],
    ]);
  });
});

it('values that a page does not show at first are none below its own, where a page above shows them', () => {
  const { context } = exploreContext(fixtureSite({}));
  const explorer = createExplorer(context, new Set(), { style: null });
  const few = region([1], {
    view: listPage(['1'], { groups: [counted('size', { small: 7 }), counted('colour', { red: 2 })] }),
  });
  const part = inside(explorer, few, [size, colour]).at(-1);
  const red = region([1], {
    view: listPage(['1'], { groups: [counted('colour', { red: 2, blue: 1, 'dark red': 1 })] }),
  });
  const below = inside(explorer, red, part === undefined ? [] : [part]);
  expect(below.flatMap(({ questions }) => questions.map(({ choice: { value } }) => value))).toEqual(['dark red']);
});

it('a page of a value is had from the site, null if it has no list', async () => {
  const { context } = exploreContext(fixtureSite({ '/list?colour=red': listPage(['1', '2']) }));
  const explorer = createExplorer(context, new Set(), { style: null });
  const everything = region([1, 2, 3]);
  const [red, blue] = await Promise.all(colour.questions.map((question) => firstPage(explorer, everything, question)));
  expect(red?.list?.cards).toHaveLength(2);
  expect(blue).toBeNull();
  expect(pageSizeOf(region([1], { view: listPage(['1', '2', '3']) }))).toBe(3);
});
