import { expect, test } from 'vitest';
import { ShownNames } from '../../src/shortcuts/shown-names.js';

const told = (...values: readonly string[]) => values.map((value, at) => ({ value, count: at + 1 }));
const shownAs = (...values: readonly string[]) => values.map((value) => ({ value }));
const namesOf = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value);

test('a value that data write as a code of the same words is called as the page does', () => {
  const shown = shownAs('Steel', 'Carbon composite', 'Ply (birch), époxy');
  const named = new ShownNames().named('hull', shown, told('steel', 'carbon-composite', 'ply-birch-epoxy', 'ply'));
  expect(named.slice(1, 3)).toEqual([
    { value: 'Carbon composite', count: 2 },
    { value: 'Ply (birch), époxy', count: 3 },
  ]);
  expect(namesOf(named)).toEqual(['steel', 'Carbon composite', 'Ply (birch), époxy', 'ply']);
});

test('what stands at the start of a number is none of the words', () => {
  const degrees = shownAs('20', '15', '10');
  expect(namesOf(new ShownNames().named('degrees', degrees, told('20', '-10')))).toEqual(['20', '-10']);
});

test('a name is remembered that a page before showed, for its own facet and where no other has the same words', () => {
  const names = new ShownNames();
  names.note('cloth', shownAs('Wool bouclé', 'Linen', 'Sea-green', 'Sea green'));
  const [closed, data] = [shownAs('Linen'), told('linen', 'wool-boucle', 'sea_green')];
  expect(namesOf(names.named('cloth', closed, data))).toEqual(['linen', 'Wool bouclé', 'sea_green']);
  expect(namesOf(names.named('colour', closed, data))).toEqual(['linen', 'wool-boucle', 'sea_green']);
});
