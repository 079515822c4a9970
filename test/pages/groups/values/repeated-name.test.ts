import { expect, it } from 'vitest';
import { withoutRepeatedName } from '../../../../src/pages/groups/values/repeated-name.js';
import { liveLinesOf } from '../read-live.js';

const left = (...texts: readonly string[]): readonly string[] =>
  withoutRepeatedName(texts.map((text) => ({ text }))).map(({ text }) => text);

it('what repeats the name behind the count is no part of the alternative', () => {
  expect(left('Remote', '(26)', 'Filter by Remote')).toEqual(['Remote', '(26)']);
  expect(left('Remote', '(26)', 'only')).toEqual(['Remote', '(26)', 'only']);
  expect(left('Re', '(26)', 'Filter by Remote')).toHaveLength(3);
  expect(left('(26)', 'Remote')).toHaveLength(2);
});

it('what tells the count once more behind it is no part of the alternative', () => {
  expect(left('16 GB', '(26)', '26 items')).toEqual(['16 GB', '(26)']);
  expect(left('16 GB', '(1,026)', '1,026 items, chosen')).toEqual(['16 GB', '(1,026)']);
  expect(left('16 GB', '(26) 26 items')).toEqual(['16 GB', '(26)']);
  expect(left('16 GB', '(26) 27 items', 'x')).toEqual(['16 GB', '(26) 27 items', 'x']);
  expect(left('16 GB', '(26)', '27 inches')).toHaveLength(3);
  expect(left('16 GB', '(26)', '26 GB')).toEqual(['16 GB', '(26)']);
});

it('a count that stands with its words in one element is read', () => {
  const link = (name: string, count: number): string =>
    `<li><a href="?ram=${name}"><b>${name} GB</b><span>&nbsp;(${String(count)})<i> ${String(count)} Items</i></span></a></li>`;
  expect(liveLinesOf(`<h3>RAM</h3><ul>${link('16', 26)}${link('8', 4)}</ul>`)).toEqual(['RAM: 16 GB(26) 8 GB(4)']);
});

it('boxes are called as they are to be read', () => {
  const box = (name: string, count: number): string =>
    `<li><input type=checkbox id=${name}><label for=${name}><span>${name}</span><span aria-hidden=true>(${String(count)})</span><span class=sr>Filter by ${name}</span></label></li>`;
  expect(liveLinesOf(`<h3>Place</h3><ul>${box('Remote', 26)}${box('Office', 4)}</ul>`)).toEqual([
    'Place: Remote(26) Office(4)',
  ]);
});
