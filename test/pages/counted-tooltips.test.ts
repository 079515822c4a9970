import { expect, it } from 'vitest';
import { readLive } from './live-page.js';

const ATTRIBUTES = ['Author', 'Binding', 'Condition', 'Format', 'Language', 'Publisher', 'Series', 'Shelf', 'Tag'];

/** A page of rows that do something when they are pressed, with a tooltip each. */
function rows(titleOf: (name: string, at: number) => string): ReturnType<typeof readLive> {
  const row = (name: string, at: number): string =>
    `<div onclick="x()" title="${titleOf(name, at)}"><div><img src="/${at}.png"><span>${name}</span></div><div><svg></svg></div></div>`;
  return readLive(`<div>${ATTRIBUTES.map(row).join('')}</div>`);
}

it.each<[string, (name: string, at: number) => string, boolean]>([
  ['all say one number in the same words', (_, at) => `Books of this kind: ${at * 7}`, true],
  ['say more in further lines', (_, at) => `Books of this kind: ${at * 7}&#10;Average rating: ${at}.5`, true],
  ['say what each of them is', (name, at) => `${name} of ${at + 1900}`, false],
  ['all say the same number', () => 'Open book 1', false],
  ['say no words', (_, at) => `${at}`, false],
])('rows whose tooltips %s: values and no list is %s', (_, titleOf, areValues) => {
  const { list, groups } = rows(titleOf);
  expect(list === null).toBe(areValues);
  expect(groups.some(({ choices }) => choices.length === ATTRIBUTES.length)).toBe(areValues);
});
