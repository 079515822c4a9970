import { expect, it } from 'vitest';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { opensValues } from '../../../src/explore/facets/opening-letters.js';
import { facet, listPage } from '../page-views.js';

function called(label: string, values: readonly string[]): ChoiceGroup {
  return { ...facet(label, values, { widget: 'buttons' }), label };
}

/** Whether pressing a value of a group shows values, by the groups after it. */
function opens(value: string, after: readonly ChoiceGroup[]): boolean {
  const group = called('Colour', [value]);
  const [choice] = group.choices.map((one) => ({
    ...one,
    path: { kind: 'actions' as const, from: { kind: 'url' as const, url: 'https://shop.example/' }, steps: [] },
  }));
  if (choice === undefined) throw new Error('a choice to press');
  const of = { group, attribute: 'Colour', identity: 'colour', choices: [choice] };
  return opensValues({ facet: of, choice, path: [value] }, listPage(['1', '2'], { groups: after }));
}

it('a letter behind which values stand under its label that begin with it shows them', () => {
  expect(opens('G', [called('Colour', ['B']), called('Colour', ['green', 'Grey'])])).toBe(true);
});

it('what shows other values, or none, or is more than a letter is a value', () => {
  expect(opens('S', [called('Colour', ['M', 'L', 'XL'])])).toBe(false);
  expect(opens('S', [called('Colour', ['S', 'M'])])).toBe(false);
  expect(opens('€', [called('Colour', ['€€', '€€€'])])).toBe(false);
  expect(opens('G', [called('Brand', ['Green'])])).toBe(false);
  expect(opens('Gr', [called('Colour', ['green'])])).toBe(false);
});
