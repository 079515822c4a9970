import { describe, expect, it } from 'vitest';
import { partedChoices, shownChoices } from '../../../src/explore/facets/shown-choices.js';
import { byScript, choice, facet, step } from '../page-views.js';

const brand = facet('brand', ['Acme', 'Bolt', 'Cord']);
const above = shownChoices([{ group: brand, attribute: 'Brand' }]);

/** Values that are kept by themselves, and those that are kept as places. */
function parted(...groups: Parameters<typeof partedChoices>[0]): readonly [string[], string[]] {
  const { groups: own, shared } = partedChoices(groups, above);
  const places = [...shared.places].map((place) => above.choices[place]?.value ?? '');
  return [own.flatMap(({ choices }) => choices.map(({ value }) => value)), places];
}

describe('choices that the page above shows, too', () => {
  it('are kept as places there', () => {
    expect(parted(facet('brand', ['Cord', 'Acme', 'Dorn']))).toEqual([['Dorn'], ['cord', 'acme']]);
  });

  it('are those of the same group', () => {
    expect(parted(facet('maker', ['Acme']))).toEqual([['Acme'], []]);
  });

  it('are not kept at all where they cannot be asked', () => {
    const gone = { ...brand, choices: [choice('Acme', 'brand=Acme', { count: 0 }), choice('Bolt', null)] };
    expect(parted(gone)).toEqual([[], []]);
  });

  it('stay where they are chosen, or worked in the page', () => {
    const chosen = choice('Acme', 'brand=Acme', { selected: true });
    const worked = choice('Bolt', null, { path: byScript(step('Bolt')) });
    expect(parted({ ...brand, choices: [chosen, worked] })).toEqual([['Acme', 'Bolt'], []]);
  });
});
