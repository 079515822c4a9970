import { expect, it } from 'vitest';
import { readLive } from '../../live-page.js';

const card = (at: number, inner = ''): string =>
  `<li><article><a href="/p/thing-${at}"><img src="/${at}.jpg" alt=""></a><h3><a href="/p/thing-${at}">Thing ${at}</a></h3>
    <p>£${at}.90</p>${inner}</article></li>`;
const row = (from: number, inner: (at: number) => string): string =>
  Array.from({ length: 10 }, (_, at) => card(from + at, inner(from + at))).join('');
const colours = ['Red', 'Blue', 'Green']
  .map((name) => `<li><button aria-pressed="false">${name}</button></li>`)
  .join('');

it('what is worked in cards beside the list chooses nothing of it', () => {
  const add = (at: number): string => `<button aria-label="Add Thing ${at}">Add</button>`;
  const { groups, openers } = readLive(`<main><aside><h3>Colour</h3><ul>${colours}</ul></aside>
    <h1>Things</h1><ul>${row(10, add)}${row(20, add)}</ul>
    <section><h2>Others bought</h2><ul>${row(30, add)}</ul></section></main>`);
  const worked = groups.filter(({ choices }) => choices.some(({ control }) => control?.step.role === 'button'));
  expect(worked.map(({ label }) => label)).toEqual(['Colour']);
  expect((openers ?? []).map(({ step }) => step.name)).toEqual([]);
});

it('buttons that are called as cards and show something else stand for them, and choose nothing', () => {
  const pins = Array.from({ length: 10 }, (_, at) => `<button aria-label="Thing ${at + 20}, £${at}">£${at}</button>`);
  const values = ['Thing 20', 'Thing 21', 'Thing 22'].map((name) => `<button aria-pressed=false>${name}</button>`);
  const { groups } =
    readLive(`<main><aside><h3>Colour</h3><ul>${colours}</ul><h3>Kind</h3><div>${values.join('')}</div></aside>
    <h1>Things</h1><ul>${row(20, () => '')}</ul><div role=region aria-label=Map>${pins.join('')}</div></main>`);
  const worked = groups.filter(({ choices }) => choices.some(({ control }) => control?.step.role === 'button'));
  expect(worked.map(({ label }) => label)).toEqual(['Colour', 'Kind']);
});
