import { expect, test } from 'vitest';
import { createArgumentBook, type ArgumentBook } from '../../src/filter/argument-book.js';
import { choice, facet, pageView, SITE } from '../explore/page-views.js';

const at = (query: string): string => `${SITE}/list?${query}`;

/** A book of a site with a facet, a sort bar and a pager. */
function learnt(): ArgumentBook {
  const book = createArgumentBook();
  book.learnSearch({ kind: 'url', url: at('q={query}') });
  const group = (name: string, values: readonly string[], count: number | null) => ({
    ...facet(name, []),
    choices: values.map((value) => choice(value, `q=lamp&${name}=${value}`, { count })),
  });
  book.learn(
    pageView({
      url: at('q=lamp'),
      groups: [
        group('brand', ['acme', 'bolt'], 3),
        { ...group('sort', ['name', 'price'], null), guess: 'order' },
        { ...group('page', ['2', '3'], null), guess: 'pager' },
      ],
    }),
  );
  return book;
}

test.each([
  ['q=lamp&sort=name&page=2', 'q=lamp', true],
  ['brand=acme&q=lamp', 'q=lamp&brand=acme&sort=price', true],
  ['q=lamp&brand=', 'q=lamp', true],
  ['q=lamp&brand=acme', 'q=lamp', false],
  ['q=lamp&brand=acme', 'q=lamp&brand=bolt', false],
  ['q=lamp&unknown=1', 'q=lamp', false],
])('%s and %s are one query: %s', (first, second, same) => {
  expect(learnt().sameQuery(at(first), at(second))).toBe(same);
});

test('pages of a query are told apart, its orders are not', () => {
  const { pageKey } = learnt();
  expect(pageKey(at('q=lamp&page=2'))).not.toBe(pageKey(at('q=lamp')));
  expect(pageKey(at('q=lamp&page=2&sort=name'))).toBe(pageKey(at('q=lamp&page=2')));
});

test('other hosts are other queries, and what is no address is itself', () => {
  const { sameQuery, queryKey } = learnt();
  expect(sameQuery(`${SITE}/list`, 'https://other.example/list')).toBe(false);
  expect(queryKey('nonsense')).toBe('nonsense');
});

test('the same entities for different selections show the one argument that does not select', () => {
  const book = learnt();
  const urls = [at('q=lamp&ref=1'), at('q=lamp&ref=2&sort=name')] as const;
  expect(book.sameQuery(...urls)).toBe(false);
  expect(book.corrected({ kind: 'same-entities', urls })).toEqual(['ref']);
  expect(book.sameQuery(...urls)).toBe(true);
  expect(book.classOf('ref')).toMatchObject({ kind: 'tracks', reason: 'corrected' });
});

test('a facet is not taken back for one value that holds all, nor anything where two arguments differ', () => {
  const book = learnt();
  const corrected = (second: string): readonly string[] =>
    book.corrected({ kind: 'same-entities', urls: [at('q=lamp'), at(second)] });
  expect([corrected('q=lamp&brand=acme'), corrected('q=lamp&a=1&b=1')]).toEqual([[], []]);
});

test('other entities for the same query show that an argument selects; positions stay', () => {
  const book = learnt();
  const urls = [at('q=lamp'), at('q=lamp&sort=sale&page=2')] as const;
  expect(book.corrected({ kind: 'other-entities', urls })).toEqual(['sort']);
  expect([book.classOf('sort').kind, book.classOf('page').kind]).toEqual(['selects', 'positions']);
});

test('what was learnt survives as JSON', () => {
  const saved = JSON.parse(JSON.stringify(learnt().saved())) as ReturnType<ArgumentBook['saved']>;
  const again = createArgumentBook({ saved });
  expect(again.sameQuery(at('q=lamp&sort=name'), at('q=lamp'))).toBe(true);
  expect(again.classes().map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...['brand selects', 'page positions', 'q keyword', 'sort orders'],
  ]);
});
