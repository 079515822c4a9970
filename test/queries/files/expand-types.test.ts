import { expect, it } from 'vitest';

import { createBestQueries } from '../../../src/queries/best-queries.js';
import { expandTypes, typesOfSite, type SiteType } from '../../../src/queries/files/expand-types.js';
import type { MinedLog } from '../../../src/queries/files/mine-queries.js';
import type { Knowledge } from '../../../src/queries/files/read-names.js';
import { createNameBook, type NameBook } from '../../../src/queries/name-book.js';
import { createMentionBook } from '../../../src/queries/type-matching.js';
import { readWords, spanKey } from '../../../src/queries/words.js';

const NAMES = [
  ...['Rome', 'Oslo', 'Bern', 'Paris', 'Lima'].map((name) => ({ name, type: 'city' })),
  ...['Rhine', 'Nile', 'Volga', 'Oder'].map((name) => ({ name, type: 'river' })),
  { name: '???', type: 'city' },
];
const KNOWLEDGE: Knowledge = {
  names: async function* names() {
    yield NAMES;
  },
};

function bookOf(names = NAMES): NameBook {
  const book = createNameBook();
  for (const { name, type } of names) book.add(name, type);
  return book;
}

/** A log in which site 1 is asked for these names. */
function minedFor(book: NameBook, names: readonly string[]): MinedLog {
  const mentions = createMentionBook();
  for (const name of names) mentions.add(1, book.find(spanKey(readWords(name))));
  return { queries: new Map(), mentions, numbers: new Map([['a.example', 1]]), noise: [] };
}

async function expanded(
  book: NameBook,
  types: readonly SiteType[],
  mined: MinedLog | null,
): Promise<readonly string[]> {
  const best = createBestQueries(100);
  const sites = new Map([['a.example', best]]);
  await expandTypes({
    knowledge: KNOWLEDGE,
    book,
    mined,
    options: {},
    types: new Map([['a.example', types]]),
    best: sites,
  });
  return best.sorted().map(({ text, why }) => `${text}: ${why}`);
}

it('types fit by what the log asks a site for, and all their names follow, those that are asked for first', async () => {
  const book = bookOf();
  const mined = minedFor(book, ['Rome', 'Oslo', 'Bern', 'Rome']);
  const types = typesOfSite('a.example', { book, mined, options: { matching: { leastEntities: 3 } } });
  expect(types).toMatchObject([{ type: book.findType('city'), ratio: 1, entities: 3 }]);
  const names = await expanded(book, types, mined);
  expect(names).toHaveLength(5);
  expect(names[0]).toBe('rome: type city, 1.00 of its best match, in 2 queries of the log');
  expect(names.slice(1, 3).sort().join()).toContain('in 1 query of the log');
});

it('types fit by the texts of the site where there is no log', () => {
  const book = bookOf();
  const options = { siteTexts: ['Along the Rhine', 'Nile cruise', 'Volga', 'Rome'] };
  const types = typesOfSite('a.example', { book, mined: null, options });
  expect(types.map(({ type }) => book.types()[type])).toEqual(['river']);
});

it('where nothing tells, some names of every type are tried', async () => {
  const book = bookOf();
  const types = typesOfSite('a.example', { book, mined: null, options: {} });
  expect(types.map(({ ratio }) => ratio)).toEqual([0, 0]);
  const names = await expanded(book, types, null);
  expect(names).toHaveLength(9);
  expect(names[0]).toContain('nothing tells yet whether it fits');
});

it('a knowledge base of one type is what the user wants', async () => {
  const book = bookOf(NAMES.filter(({ type }) => type === 'city'));
  const types = typesOfSite('a.example', { book, mined: null, options: {} });
  expect((await expanded(book, types, null))[0]).toContain('type city, the only type');
});
