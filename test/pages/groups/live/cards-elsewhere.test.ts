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
