import { expect, it } from 'vitest';
import { locate } from '../../src/pages/locate.js';
import { readLive } from './live-page.js';

const numbers = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));
const select = (head: string, options: readonly string[]): string =>
  `<select><option value="">${head}</option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const DAYS = select('Tag', numbers(1, 31));
const YEARS = select('Jahr', numbers(1930, 95));
const ENTER = '<button>Weiter</button>';
const typed = (most: number): string => `<input maxlength="${String(most)}">`;

const read = (html: string): readonly string[] =>
  (readLive(`<h1>Geboren?</h1>${html}${ENTER}`).entranceFields ?? []).map(
    ({ step }) => `${step.do} ${step.value ?? ''}`,
  );

it.each([
  ['chosen from numbers', `${DAYS}${select('', numbers(1, 12))}${YEARS}`, ['select 1', 'select 1', 'select 1980']],
  ['chosen from words', `${select('Monat', MONTHS)}${DAYS}${YEARS}`, ['select Jan', 'select 1', 'select 1980']],
  [
    'sent by a form',
    `<form method=post action="/born">${DAYS}${select('', MONTHS)}${YEARS}</form>`,
    ['select 1', 'select Jan', 'select 1980'],
  ],
  ['typed', `${typed(2)}${typed(2)}${typed(4)}`, ['type 01', 'type 01', 'type 1980']],
  ['of which the year is missing', `${DAYS}${select('', MONTHS)}`, []],
  ['that are another question', `${select('Size', ['S', 'M'])}${DAYS}${YEARS}`, []],
  ['that are no three', `${DAYS}${select('', MONTHS)}${YEARS}${typed(9)}`, []],
])('fields %s are a day of birth or not', (_, html, steps) => {
  expect(read(html)).toEqual(steps);
});

it('a field is found again', () => {
  const view = readLive(`${DAYS}${select('', MONTHS)}${YEARS}${ENTER}`);
  const fields = view.entranceFields ?? [];
  expect(fields.map(({ step }) => locate(view, step)?.node)).toEqual(fields.map(({ node }) => node));
});
