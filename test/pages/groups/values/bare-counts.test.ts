import { expect, test } from 'vitest';
import { lineOf, linesOf } from '../read-html.js';
import { liveGroupsOf } from '../read-live.js';

type Facet = readonly [name: string, values: readonly string[]];

/** A form of boxes in folds of these values. */
function formOf(...facets: readonly Facet[]): string {
  const box = (name: string, value: string, at: number): string =>
    `<label><input type="checkbox" name="${name}" value="${at}"> ${value}</label>`;
  const folds = facets.map(
    ([name, values]) =>
      `<details open><summary>${name}</summary>${values.map((value, at) => box(name, value, at)).join('')}</details>`,
  );
  return `<form>${folds.join('')}</form>`;
}

function read(...facets: readonly Facet[]): readonly string[] {
  return linesOf(formOf(...facets));
}

const TYPES = ['Black 25', 'Green 26', 'White 24'] as const;
const NOTES = ['Malty 35', 'Floral 30', 'Smoky 30'] as const;

test('bare numbers behind all values of several groups are counts', () => {
  expect(read(['Type', TYPES], ['Notes', NOTES], ['Caffeine', ['Low 3', 'High 9']])).toEqual([
    'Type: Black(25) Green(26) White(24)',
    'Notes: Malty(35) Floral(30) Smoky(30)',
    'Caffeine: Low(3) High(9)',
  ]);
});

test('those of one group, or of some values, are names', () => {
  expect(read(['System', ['Windows 11', 'Ubuntu 24', 'Fedora 41']], ['Notes', ['Malty', 'Floral', 'Smoky']])[0]).toBe(
    'System: Windows 11 Ubuntu 24 Fedora 41',
  );
  expect(read(['Type', TYPES], ['Level', ['Level 1', 'Level 2', 'Level 3']])[0]).toBe(
    'Type: Black 25 Green 26 White 24',
  );
  expect(read(['Type', TYPES], ['Notes', ['Malty 35', 'Floral', 'Smoky 30']])[0]).toBe(
    'Type: Black 25 Green 26 White 24',
  );
});

test('so they are where scripts work the boxes', () => {
  expect(liveGroupsOf(formOf(['Type', TYPES], ['Notes', NOTES])).map(lineOf)).toEqual([
    'Type: Black(25) Green(26) White(24)',
    'Notes: Malty(35) Floral(30) Smoky(30)',
  ]);
});
