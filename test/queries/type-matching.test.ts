import { describe, expect, it } from 'vitest';

import {
  createMentionBook,
  matchTypes,
  type MatchOptions,
  type MentionBook,
  type NameTypes,
} from '../../src/queries/type-matching.js';

/** Names 0–9 are cities, 10–19 are books, 20–29 are both songs and books. */
const TYPES: NameTypes = {
  typesOf: (name) => (name < 10 ? [0] : name < 20 ? [1] : [1, 2]),
  typeSizes: () => [10, 20, 10],
};
const [CITY, BOOK, SONG] = [0, 1, 2];

function bookOf(sites: Readonly<Record<number, readonly number[]>>): MentionBook {
  const book = createMentionBook();
  for (const [site, names] of Object.entries(sites)) for (const name of names) book.add(Number(site), name);
  return book;
}

/** Small numbers for small books. */
const SMALL: MatchOptions = { leastEntities: 3, leastLift: 0 };

function pairs(matches: ReturnType<typeof matchTypes>): readonly string[] {
  return matches.map(({ type, site }) => `${String(type)}@${String(site)}`).sort();
}

describe('types', () => {
  const book = bookOf({ 1: [0, 1, 2, 3, 4, 5, 10], 2: [10, 11, 12, 13, 14, 0], 3: [10, 11, 12, 15] });

  it('fit the sites that are asked for their entities (He 2013 §5.2)', () => {
    expect(pairs(matchTypes(book, TYPES, SMALL))).toEqual([`${CITY}@1`, `${BOOK}@2`, `${BOOK}@3`].sort());
    const best = matchTypes(book, TYPES, SMALL).filter(({ type }) => type === BOOK);
    expect(best[0]).toMatchObject({ site: 2, ratio: 1, entities: 5 });
    expect(best[1]?.ratio).toBeLessThan(1);
  });

  it('need half of the best score, some entities, and a share of what the site is asked for', () => {
    expect(pairs(matchTypes(book, TYPES, { ...SMALL, leastRatio: 0.95 }))).toEqual([`${CITY}@1`, `${BOOK}@2`]);
    expect(pairs(matchTypes(book, TYPES, { ...SMALL, leastEntities: 5 }))).toEqual([`${CITY}@1`, `${BOOK}@2`]);
    expect(
      pairs(matchTypes(book, TYPES, { ...SMALL, leastEntities: 1, leastRatio: 0, leastShare: 0.16 })),
    ).not.toContain(`${BOOK}@1`);
  });

  it('must be asked for clearly more than on the other sites', () => {
    const cities = [0, 1, 2, 3, 4, 5];
    const alike = bookOf({ 1: cities, 2: [...cities, 10, 11, 12, 13, 14] });
    expect(pairs(matchTypes(alike, TYPES, { leastEntities: 3 }))).toEqual([`${BOOK}@2`]);
    expect(matchTypes(bookOf({ 1: cities, 2: [0] }), TYPES)).toEqual([]);
  });

  it('of one site are compared with each other, for want of another site', () => {
    const one = bookOf({ 7: [0, 1, 2, 3, 4, 5, 20, 21, 22] });
    expect(pairs(matchTypes(one, TYPES, SMALL))).toEqual([`${CITY}@7`]);
    expect(pairs(matchTypes(one, TYPES, { ...SMALL, leastRatio: 0.2 }))).toEqual(
      [`${CITY}@7`, `${BOOK}@7`, `${SONG}@7`].sort(),
    );
  });

  it('can be compared by cosine and Jaccard, too', () => {
    for (const measure of ['cosine', 'jaccard'] as const) {
      const best = matchTypes(book, TYPES, { ...SMALL, measure, leastRatio: 1 });
      expect(pairs(best)).toEqual([`${CITY}@1`, `${BOOK}@2`]);
    }
  });

  it('are none without mentions', () => {
    expect(matchTypes(createMentionBook(), TYPES)).toEqual([]);
  });
});

it('counts who mentions what', () => {
  const book = bookOf({ 1: [3, 3, 4], 2: [3] });
  expect([book.sites(), book.count(3), book.count(9)]).toEqual([2, 3, 0]);
  const seen: string[] = [];
  book.each((site, name, count) => seen.push(`${String(site)}:${String(name)}×${String(count)}`));
  expect(seen.sort()).toEqual(['1:3×2', '1:4×1', '2:3×1']);
});
