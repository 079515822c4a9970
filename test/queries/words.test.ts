import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keyOfWords, readWords, spanKey, spanText, wordsKey } from '../../src/queries/words.js';

function wordsOf(text: string): readonly string[] {
  return wordsKey(readWords(text)).split(' ');
}

describe('words', () => {
  it.each([
    ['  HP  TouchPad\t32GB ', ['hp', 'touchpad', '32gb']],
    ['salt-and-pepper/mill', ['salt', 'and', 'pepper', 'mill']],
    ["women's ocean’s eleven 'til", ['womens', 'oceans', 'eleven', 'til']],
    ['C++ and C# in 24 hours', ['c++', 'and', 'c#', 'in', '24', 'hours']],
    ['Café Müller ＡＢＣ', ['cafe', 'muller', 'abc']],
    ['札幌のホテル', ['札', '幌', 'の', 'ホ', 'テ', 'ル']],
    ['iphone専用ケース', ['iphone', '専', '用', 'ケ', 'ー', 'ス']],
    ['가방 서울', ['가방', '서울']],
  ])('of %s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('are none where there is no letter, and where a text is no query', () => {
    expect(readWords('!!! --').keys).toEqual([]);
    expect(readWords('a'.repeat(600)).keys).toEqual([]);
    expect(readWords('a '.repeat(40)).keys).toEqual([]);
  });

  it('keep the text as it is asked', () => {
    const words = readWords('J.K.  Rowling, “Harry Potter” (Box)');
    expect(words.text).toBe('j.k. rowling, “harry potter” (box)');
    expect(spanText(words, 0, 3)).toBe('j.k. rowling');
    expect(spanText(words, 3)).toBe('harry potter” (box');
    expect(spanText(words, 9)).toBe('');
  });

  it('have the same key with and without accents and apostrophes', () => {
    expect(spanKey(readWords('Pokémon'))).toEqual(spanKey(readWords('pokemon')));
    expect(spanKey(readWords("women's"))).toEqual(spanKey(readWords('womens')));
    expect(spanKey(readWords('red lamp'), 1)).toEqual(spanKey(readWords('lamp')));
  });
});

it('the quick key is the key of the words', () => {
  const letters = fc.constantFrom(..."abZ09 '’+#-.é札".split(''), '  ', "'s");
  let some = 0;
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), (parts) => {
      const words = readWords(parts.join(''));
      const { key, count } = keyOfWords(parts.join(''));
      expect(count).toBe(words.keys.length);
      if (count > 0) expect(key).toEqual(spanKey(words));
      if (count > 1) some += 1;
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(some).toBeGreaterThan(100);
  expect(keyOfWords('a '.repeat(40)).count).toBe(0);
  expect(keyOfWords('a'.repeat(600)).count).toBe(0);
});
