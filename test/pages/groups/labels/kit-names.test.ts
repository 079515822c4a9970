import { expect, it } from 'vitest';
import { besideList } from '../read-live.js';

const chips = (name: string, look: string): string =>
  `<div role=listbox aria-label="${name}" class="${look}"><p>${['Case', 'Cable', 'Box']
    .map((value) => `<b role=option aria-selected=false onclick=x>${value}</b>`)
    .join('')}</p></div>`;
const section = (head: string, inside: string): string =>
  `<section><div>${head}</div><div><div>${inside}</div></div></section>`;

function labelsOf(html: string): readonly (string | null)[] {
  return besideList(html)
    .groups.filter(({ choices }) => choices.some(({ value }) => value === 'Case'))
    .map(({ label }) => label);
}

it('a list that is called as its kind of widget, out of sight, is called as what stands over it', () => {
  expect(labelsOf(section('Included', chips('Selector', 'kit-selector')))).toEqual(['Included']);
});

it('so is one whose kind may name an attribute, where its element is made as that', () => {
  expect(labelsOf(section('Included', chips('Tree', 'kit-tree')))).toEqual(['Included']);
  expect(labelsOf(section('Plants', chips('Tree', 'facet')))).toEqual(['Tree']);
});

it('so is one of several words of which one is its class, and one that another widget bears too', () => {
  expect(labelsOf(section('Style', chips('stepped control', 'kit-stepped')))).toEqual(['Style']);
  expect(labelsOf(section('Style', chips('Choices', 'kit')) + section('Colour', chips('Choices', 'kit')))).toEqual([
    'Style',
    'Colour',
  ]);
  expect(labelsOf(section('Style', chips('Choices', 'kit')) + section('Style', chips('Choices', 'kit')))).toContain(
    'Choices',
  );
});

it.each([
  ['of which a class is made', section('Filters', chips('Included', 'included-list')), 'Included'],
  ['that says more', section('Filter', chips('Included', 'kit-selector')), 'Included'],
  ['over which nothing stands', section('', chips('Included', 'kit-included')), 'Included'],
  ['of a kind of widget over which nothing stands', section('', chips('Selector', 'kit-selector')), null],
])('a name %s says what it says', (_, html, label) => {
  expect(labelsOf(html)).toEqual([label]);
});
