import { describe, expect, it } from 'vitest';
import { livePartsOf } from '../read-live.js';

const boxes = (values: readonly string[]): string =>
  values.map((value) => `<li><button role=checkbox aria-checked=false>${value}</button></li>`).join('');
const panel = (head: string, legend: string, values: readonly string[]): string =>
  `<div><button aria-expanded=true><span>${head}</span><svg></svg></button><fieldset><legend>${legend}</legend><ul>${boxes(values)}</ul></fieldset></div>`;
const labelsOf = (html: string): readonly (string | null)[] => livePartsOf(html).groups.map(({ label }) => label);

it('a group is called as the head of its panel that its label says among other words', () => {
  expect(labelsOf(panel('Rig', 'Values for the Rig facet', ['Cutter', 'Ketch']))).toEqual(['Rig']);
});

it('words on one side of the heads are left out where several labels have them', () => {
  const html = panel('Rig', 'Filter by Rig', ['Cutter', 'Ketch']) + panel('Hull', 'Filter by Hull', ['Steel', 'Wood']);
  expect(labelsOf(html)).toEqual(['Rig', 'Hull']);
});

it('a button that clears what is chosen under the head is no group beside others', () => {
  const toggles = (head: string, values: readonly string[], tool = ''): string =>
    `<div><button aria-expanded=true>${head}</button>${tool}<fieldset><legend>Values for the ${head} facet</legend>${values
      .map((value) => `<div><button aria-pressed=false>${value}</button></div>`)
      .join('')}</fieldset></div>`;
  const html =
    toggles('Rig', ['Cutter', 'Ketch'], '<button>Clear filter</button>') + toggles('Hull', ['Steel', 'Wood']);
  expect(labelsOf(html)).toEqual(['Rig', 'Hull']);
});

it.each([
  ['a head that begins one label alone', panel('Filter', 'Filter by rig', ['Cutter', 'Ketch']), 'Filter by rig'],
  ['a head that is part of a word', panel('Rig', 'All Rigging of boats', ['Cutter', 'Ketch']), 'All Rigging of boats'],
  ['a head that says other words', panel('Boats', 'Values of the Rig', ['Cutter', 'Ketch']), 'Values of the Rig'],
  ['what no panel is headed by', `<p>Rig</p>${boxes(['Cutter', 'Ketch'])}`, 'Rig'],
])('%s names no group', (_, html, label) => {
  expect(labelsOf(html)).toEqual([label]);
});

describe('lists that are called by names within the site', () => {
  const list = (head: string, name: string, values: readonly string[]): string =>
    `<div><h2>${head}</h2><ul role=radiogroup aria-label="${name}">${values
      .map((value) => `<li><label><input type=radio>${value}</label></li>`)
      .join('')}</ul></div>`;
  const rig = list('Rig', 'Rig-items', ['Cutter', 'Ketch']);
  const hull = list('Hull', 'Hull-items', ['Steel', 'Wood']);

  it('are called as the heading over them where others of the make say theirs', () => {
    expect(labelsOf(rig + hull + list('Length', 'Feet-items', ['Short', 'Long']))).toEqual(['Rig', 'Hull', 'Length']);
  });

  it.each([
    ['one other', rig + list('Length', 'Feet-items', ['Short', 'Long']), 'Feet-items'],
    ['others of another make', rig + hull + list('Length', 'Feet', ['Short', 'Long']), 'Feet'],
    ['a heading that is another one', rig + hull + list('Hull', 'Feet-items', ['Short', 'Long']), 'Feet-items'],
  ])('are not, beside %s', (_, html, label) => {
    expect(labelsOf(html).at(-1)).toBe(label);
  });
});
