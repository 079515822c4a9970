import { expect, it } from 'vitest';
import { readPage } from '../../src/pages/read-page.js';
import { liveSnapshot, readCovered } from './live-page.js';

const button = (name: string, isOn: boolean): string => `<button aria-pressed=${String(isOn)}>${name}</button>`;
const bar = (names: readonly string[], chosen: string): string =>
  `<div role=group aria-label=Letters>${names.map((name) => button(name, name === chosen)).join('')}</div>`;
const boxes = (values: readonly string[]): string =>
  `<ul>${values.map((value) => `<li><label><input type=checkbox>${value}</label></li>`).join('')}</ul>`;

/** What a page offers to open, where a dialog that covers it has letters over some values. */
function opened(letters: string, values: readonly string[], more = ''): readonly string[] {
  const dialog = `<div role=dialog aria-modal=true data-over aria-label=Maker>${letters}<div>${boxes(values)}</div>${more}</div>`;
  const { openers = [] } = readCovered(`<button aria-expanded=false>Behind</button>${dialog}`);
  return openers.map(({ step: { name, group } }) => `${String(name)} in ${String(group)}`);
}

const LETTERS = [...'ABCDEFGH'];

it('letters of a dialog whose values are not shown open them', () => {
  const others = LETTERS.filter((letter) => letter !== 'B');
  expect(opened(bar(LETTERS, 'B'), ['Bolt', 'Beam'])).toEqual(others.map((letter) => `${letter} in Maker`));
});

it('a word beside them may stand for all of them, and comes first', () => {
  expect(opened(bar(['All', ...LETTERS], 'B'), ['Bolt', 'Beam'])[0]).toBe('All in Maker');
});

it('values that begin with no letter stand under digits', () => {
  expect(opened(bar([...LETTERS, '0-9'], 'B'), ['Bolt', 'Beam'])).toContain('0-9 in Maker');
  expect(opened(bar([...LETTERS, '0-9'], '0-9'), ['3D', '17th'])).not.toContain('0-9 in Maker');
});

it('where a value of each is shown they open nothing', () => {
  const values = LETTERS.map((letter) => `${letter}lto`);
  expect(opened(bar(['All', ...LETTERS], 'All'), values)).toEqual([]);
});

it('over several facets they are none of them', () => {
  const other = `<div><h3>Place</h3>${boxes(['Rome', 'Delft'])}</div>`;
  expect(opened(bar(LETTERS, 'B'), ['Bolt', 'Beam'], other)).toEqual([]);
});

it('letters of the page open the values of the facet that is called as they are, and of no other', () => {
  const facet = (name: string): string =>
    `<fieldset><legend>${name}</legend><div>${['b', 'g', 'r'].map((letter) => button(letter, letter === 'b')).join('')}</div>${boxes(['beige', 'black', 'blue'])}</fieldset>`;
  const { openers = [] } = readPage(liveSnapshot(`<main>${facet('Colour')}</main>`));
  expect(openers.map(({ step: { name, group } }) => `${String(name)} in ${String(group)}`)).toEqual([
    'g in Colour',
    'r in Colour',
  ]);
});
