import { expect, it } from 'vitest';
import { commonWords, frequentWords } from '../../../src/explore/keywords/common-words.js';
import type { PageView } from '../../../src/model/page.js';
import { pageView } from '../page-views.js';

const saying = (...passages: readonly string[]): PageView => pageView({ passages });

it('words in common are those of labels first, then those that texts share, the longest first', () => {
  const pages = [
    saying('Onion soup', 'Serves 4', 'Written down by the editor', 'Ingredients', 'Peel the onions and wait.'),
    saying('Apple pie', 'Serves 6', 'Written down by the editor', 'Ingredients', 'Peel the apples and bake.'),
  ];
  expect(commonWords(pages, [])).toEqual([
    ...['ingredients', 'written', 'down', 'the', 'editor'],
    ...['serves', 'peel', 'and'],
  ]);
});

it('words in common are none of what stands around every page', () => {
  const pages = ['Onion soup', 'Apple pie'].map((name) =>
    saying(name, 'Method', 'Printed with care', 'image:/logo.png'),
  );
  expect(commonWords(pages, [saying('Printed with care')])).toEqual(['method']);
});

it('one page has nothing in common with others', () => {
  expect(commonWords([saying('Method')], [])).toEqual([]);
  expect(commonWords([], [])).toEqual([]);
});

it('frequent words are those of running texts, on most pages first: no labels, and no names', () => {
  const pages = [
    saying('Abstract', 'By Rossi. We measured the patients twice.', 'Cited by', 'image:/the/patients.png'),
    saying('Abstract', 'By Rossi. Their patients slept well.', 'Cited by'),
    saying('Abstract', 'Some slept badly, the patients say.', 'Cited by'),
    saying('Abstract', 'By Rossi. Nothing is known.', 'Cited by', 'the site says patients'),
  ];
  expect(frequentWords(pages, [saying('the site says patients')])).toEqual(['patients', 'slept', 'the']);
});
