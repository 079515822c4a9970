import { expect, it } from 'vitest';
import { tellsChoice, withoutChosenChips } from '../../../src/explore/facets/chosen-chips.js';
import type { Region } from '../../../src/explore/region.js';
import { choice, facet, listPage, region } from '../page-views.js';

const red = { attribute: 'Colour', op: '=', values: ['Dark red'] } as const;
const large = { attribute: 'Size', op: '=', values: ['L'] } as const;

const chips = (...values: readonly string[]): ReturnType<typeof facet> =>
  facet('195 results', [], { widget: 'buttons', choices: values.map((value) => choice(value, value)) });

function keptOf(predicates: Region['predicates'], ...values: readonly string[]): number {
  const shown = region([1], {
    predicates,
    view: listPage(['a'], { groups: [facet('Brand', ['Acme']), chips(...values)] }),
  });
  return withoutChosenChips(shown).view.groups.length;
}

it('what tells facet and value of what is chosen is no group of a region', () => {
  expect(keptOf([red], 'Clear all', 'Colour: dark red filter applied, remove')).toBe(1);
  expect(keptOf([red, large], 'Size L ×', 'Colour Dark Red ×', 'Clear all', 'Save')).toBe(1);
});

it('what names a chosen value with a sign that takes it back is none either', () => {
  expect(keptOf([red], 'Dark red ×', 'Clear all')).toBe(1);
  expect(keptOf([large, red], '✕ Dark red', 'L x', 'Clear all')).toBe(1);
  expect(keptOf([large], 'XL ×', 'Clear all')).toBe(2);
});

it('nor what takes a chosen value back in a word of its own', () => {
  expect(keptOf([red], 'Dark red Remove', 'Clear all')).toBe(1);
  expect(keptOf([red, large], 'Entfernen: Dark red', 'Entfernen: L')).toBe(1);
  expect(keptOf([large], 'L short', 'M short', 'S short')).toBe(2);
});

it('values of a facet are one though they name another', () => {
  expect(keptOf([red], 'Dark red', 'Light red')).toBe(2);
  expect(keptOf([large], 'Size L slim', 'Size L wide')).toBe(2);
  expect(keptOf([large], 'Size L slim', 'Short', 'Tall', 'Wide')).toBe(2);
  expect(keptOf([large, { ...red, values: ['Grinders'] }], 'Angle grinders', 'Bench grinders')).toBe(2);
  expect(keptOf([{ ...large, values: ['–'] }], 'Size – all', 'Size')).toBe(2);
});

it('what only names a value that its facet shows as chosen is none, unless it stands on the plain page, too', () => {
  const own = facet('Colour', [], {
    choices: [choice('Dark red', null, { selected: true }), choice('Light red', 'light')],
  });
  const kept = (named: readonly string[], above: readonly string[], shown = own): number => {
    const page = (groups: readonly ReturnType<typeof facet>[]): Region['view'] => listPage(['a'], { groups });
    const root = region([1, 2], { view: page(above.length === 0 ? [] : [chips(...above)]) });
    const below = region([1], { predicates: [red], ancestors: [root], view: page([shown, chips(...named)]) });
    return withoutChosenChips(below).view.groups.length;
  };
  expect(kept(['Dark red', 'Clear all'], [])).toBe(1);
  expect(kept(['Dark red', 'Clear all'], ['Dark red', 'Clear all'])).toBe(2);
  expect(kept(['Dark red', 'Light red', 'Blue'], [])).toBe(2);
  expect(kept(['Dark red', 'Clear all'], [], facet('Colour', ['Dark red']))).toBe(2);
});

it('a region without such a group stays as it is', () => {
  const plain = region([1], { predicates: [red], view: listPage(['a'], { groups: [facet('Brand', ['Acme'])] }) });
  expect(withoutChosenChips(plain)).toBe(plain);
});

it('what only names a choice and takes it back came of the choice', () => {
  const red = choice('Dark red', null);
  const tells = (...values: readonly string[]): boolean => tellsChoice(red, chips(...values));
  expect([tells('Dark red'), tells('Clear all', 'Remove dark red')]).toEqual([true, true]);
  expect([tells('Dark red L', 'Dark red M'), tells('L', 'M'), tells('Dark red', 'L', 'M', 'S')]).toEqual([
    false,
    false,
    false,
  ]);
});
