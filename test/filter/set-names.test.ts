import { expect, test } from 'vitest';
import { setNames } from '../../src/filter/set-names.js';

const at = (query: string): string => `https://shop.example/list?${query}`;

test.each<{ what: string; choices: readonly string[]; page: string; set: readonly string[] }>([
  { what: 'what choices give', choices: ['q=a&sort=n', 'q=a&sort=p'], page: 'q=a', set: ['sort'] },
  {
    what: 'not the page that they let go',
    choices: ['q=a&page=2', 'q=a&sort=n', 'q=a&sort=p'],
    page: 'q=a&page=2',
    set: ['sort'],
  },
  { what: 'the page of pages', choices: ['q=a', 'q=a&page=2', 'q=a&page=3'], page: 'q=a&page=2', set: ['page'] },
  { what: 'what can only be taken back', choices: ['q=a', 'q=a&color=red'], page: 'q=a&color=red', set: ['color'] },
  { what: 'both bounds', choices: ['q=a&min=1&max=2', 'q=a&min=2&max=3'], page: 'q=a', set: ['max', 'min'] },
])('of choices is told: $what', ({ choices, page, set }) => {
  expect(setNames(choices.map(at), at(page)).toSorted()).toEqual(set);
});

test('segments of paths are always set', () => {
  const urls = ['/lamps/red', '/lamps/blue?x=1'].map((path) => `https://shop.example${path}`);
  expect(setNames(urls, 'https://shop.example/lamps/red')).toContain('/red');
});
