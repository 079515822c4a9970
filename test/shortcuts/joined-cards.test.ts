import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/model/page.js';
import { joinedCards } from '../../src/shortcuts/joined-cards.js';

/** A card for each letter: of an entity, or, in capitals, a paid one that is none of the list. */
function cards(letters: string, argument = '', image: string | null = null): readonly Card[] {
  return [...letters].map((letter, position) => ({
    node: image === null ? -1 : position,
    position,
    url: `http://shop.test/${letter}${argument}`,
    name: `Thing ${letter}`,
    image,
    identifier: null,
    texts: [],
    attributes: [],
    marks: [],
  }));
}

function joined(shown: readonly Card[], told: string): string | null {
  return (
    joinedCards(shown, cards(told))
      ?.map(({ name, image }) => name.slice(-1) + (image === null ? '' : '!'))
      .join('') ?? null
  );
}

const drawn = (letters: string, argument?: string): readonly Card[] => cards(letters, argument, '/i.png');

describe('cards of the markup and of data', () => {
  test.each<readonly [string, string, string, string]>([
    ['the rest follows', 'ab', 'abcd', 'a!b!cd'],
    ['all are told', '', 'abcd', 'abcd'],
    ['none is missing', 'abc', 'abc', 'a!b!c!'],
    ['the markup has some in between', 'bd', 'abcde', 'ab!cd!e'],
    ['a paid one stands between them', 'abXcd', 'abcdef', 'a!b!X!c!d!ef'],
    ['a paid one stands first', 'Xabcd', 'abcdef', 'X!a!b!c!d!ef'],
    ['a paid one stands last', 'abcdX', 'abcdef', 'a!b!c!d!X!ef'],
  ])('are one list where %s', (...[, shown, told, whole]) => {
    expect(joined(drawn(shown), told)).toBe(whole);
    expect(joinedCards(drawn(shown), cards(told))?.map(({ position }) => position)).toEqual(
      [...whole.replaceAll('!', '')].map((_, at) => at),
    );
  });

  test.each([
    ['the data are of another list', 'abcd', 'wxyz'],
    ['too few are known', 'abcd', 'abxyz'],
    ['they stand in another order', 'abcd', 'abdcef'],
    ['nothing is told', '', ''],
  ])('are none where %s', (_case, shown, told) => {
    expect(joined(drawn(shown), told)).toBeNull();
  });

  test('are the same whatever the markup adds to an address, or where they have none', () => {
    expect(joined(drawn('ab', '?from=list'), 'abcd')).toBe('a!b!cd');
    const nameless = drawn('ab').map((card) => ({ ...card, url: null }));
    const told = cards('abc').map((card) => ({ ...card, url: null }));
    expect(joinedCards(nameless, told)?.map(({ image }) => image)).toEqual(['/i.png', '/i.png', null]);
  });
});
