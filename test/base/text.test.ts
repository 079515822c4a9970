import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeAsWords,
  asciiDigits,
  collapse,
  commonStart,
  labelText,
  parseWhole,
  rankOf,
  reversed,
  splitCount,
  textAround,
  textKey,
  withoutNumberBehind,
  withoutRank,
  wordsOf,
} from '../../src/base/text.js';

/** Numbering systems whose digits are decimal digits; Han numerals are words. */
const DECIMAL_SYSTEMS = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{10}$/u.test(plain(system, 9876543210)),
);

function plain(system: string, value: number): string {
  return new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(value);
}

/** Texts of any characters below the surrogates, in all scripts. */
const anyText = fc.array(fc.integer({ min: 1, max: 0xd7ff })).map((codes) => String.fromCodePoint(...codes));

describe('text as a person reads it', () => {
  it.each([
    ['  Red \n\t shoes ', 'Red shoes'],
    ['Price\u200b\u00a0range', 'Price range'],
    ['Search our gear&#8203; &shy;&#x200B;now', 'Search our gear now'],
    ['R&D &#8230; &amp;', 'R&D &#8230; &amp;'],
    ['co\u00adopera\u00adtion', 'cooperation'],
  ])('%j is %j', (text, read) => {
    expect(collapse(text)).toBe(read);
  });

  it('does not change when read again', () => {
    fc.assert(fc.property(anyText, (text) => collapse(collapse(text)) === collapse(text)));
  });
});

describe('a label', () => {
  it.each(['Brand', 'Brand:', ' Brand : ', 'Brand：', 'Brand ︰', 'Brand(1)', 'Brand （２）'])(
    '%j is Brand',
    (text) => {
      expect(labelText(text)).toBe('Brand');
    },
  );

  it('keeps a number in brackets that is all it says', () => {
    expect(['(2)', '12 (2)', '3/4 (2)'].map(labelText)).toEqual(['(2)', '12 (2)', '3/4']);
  });

  it('stands without quotes around it', () => {
    const quoted = ['"Brand"', '„Brand“', '« Brand »:', "'Brand'"];
    expect(quoted.map(labelText)).toEqual(['Brand', 'Brand', 'Brand', 'Brand']);
    expect(labelText('"Oak" or "Ash"')).toBe('"Oak" or "Ash"');
  });

  it('keeps a colon inside', () => {
    expect(labelText('Ratio 16:9')).toBe('Ratio 16:9');
  });

  it('has a key without case, width and white space', () => {
    expect(textKey('  ＢＲＡＮＤ :')).toBe(textKey('brand'));
  });
});

describe('digits of any script', () => {
  it('there are many', () => {
    expect(DECIMAL_SYSTEMS.length).toBeGreaterThan(50);
  });

  it.each(DECIMAL_SYSTEMS)('%s', (system) => {
    expect(asciiDigits(plain(system, 1234567890))).toBe('1234567890');
  });

  it('other characters stay', () => {
    expect(asciiDigits('Nr. 七 ٣x')).toBe('Nr. 七 3x');
  });
});

describe('whole numbers', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    ['1,234', 1234],
    ['1.234.567', 1234567],
    ['1 234', 1234],
    ['1’234', 1234],
    ['12,34,567', 1234567],
    ['١٬٢٣٤', 1234],
    ['１，２３４', 1234],
  ])('%s is %d', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });

  it.each(['', '1.5', '1,23', '1.234,567', '12a', '-3', '1,2345', '1,,234', '99999999999999999999'])(
    '%j is none',
    (text) => {
      expect(parseWhole(text)).toBeNull();
    },
  );

  it.each([
    'en',
    'de',
    'fr',
    'es',
    'pl',
    'de-CH',
    'en-IN',
    'hi-u-nu-deva',
    'ar-EG',
    'fa',
    'bn',
    'mr',
    'ja',
    'th-u-nu-thai',
  ])('are read as people write them: %s', (locale) => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(fc.property(fc.nat(), (value) => parseWhole(format.format(value)) === value));
  });
});

describe('a value and its count', () => {
  it.each([
    ['Red (12)', 'Red', 12],
    ['Red(12)', 'Red', 12],
    ['Red [1,234]', 'Red', 1234],
    ['赤（1２）', '赤', 12],
    ['أحمر (١٬٢٣٤)', 'أحمر', 1234],
    ['Rot (1.234)', 'Rot', 1234],
    ['Red (12+)', 'Red', 12],
    ['10 (5)', '10', 5],
  ])('%s', (text, value, count) => {
    expect(splitCount(text)).toEqual({ value, count });
  });

  it.each(['Red', '(12)', 'Size (S)', '2 (pack of three)', 'Ends (early', '10–20', '(12) Red', 'Scale (1:87)'])(
    '%s has no count',
    (text) => {
      expect(splitCount(text)).toEqual({ value: text, count: null });
    },
  );

  it('come apart again whatever the value, the brackets and the script', () => {
    const shown = fc.record({
      value: anyText.map(collapse).filter((text) => text !== ''),
      count: fc.nat(),
      brackets: fc.constantFrom('()', '[]', '（）', '［］', '【】'),
      locale: fc.constantFrom('en', 'de', 'fr', 'en-IN', 'ar-EG', 'fa', 'th-u-nu-thai'),
    });
    fc.assert(
      fc.property(shown, ({ value, count, brackets, locale }) => {
        const [open, close] = [...brackets];
        const text = `${value} ${open}${new Intl.NumberFormat(locale).format(count)}${close}`;
        expect(splitCount(text)).toEqual({ value, count });
      }),
    );
  });
});

it('a name goes without the number behind it, but not without one in it', () => {
  const names = ['Size 1', 'Filters (2)', 'Brand[10]', 'Size', 'Top 10 lists', 'B2'];
  expect(names.map(withoutNumberBehind)).toEqual(['Size', 'Filters', 'Brand', 'Size', 'Top 10 lists', 'B2']);
});

describe('a number before a name', () => {
  it.each([
    ['3. Golden Heron', 3, 'Golden Heron'],
    ['#12: Golden Heron', 12, 'Golden Heron'],
    ['١٢) مالك', 12, 'مالك'],
    ['3.5 Golden Herons', null, '3.5 Golden Herons'],
    ['12 Monkeys', null, '12 Monkeys'],
    ['3.', null, '3.'],
  ])('%s', (name, rank, rest) => {
    expect(rankOf(name)).toBe(rank);
    expect(withoutRank(name)).toBe(rest);
  });
});

it('what a text says around a part of it', () => {
  expect(textAround('Apply Black to all', 'Black')).toEqual(['Apply ', ' to all']);
  expect([textAround('Apply Black', 'Red'), textAround('Apply Black', '')]).toEqual([null, null]);
});

it('what texts begin and end with alike', () => {
  const texts = ['/list/F12-34.html', '/list/F1-9.html'];
  expect(commonStart(texts)).toBe('/list/F1');
  expect(reversed(commonStart(texts.map(reversed)))).toBe('.html');
  expect([commonStart([]), commonStart(['one']), reversed('a😀b')]).toEqual(['', 'one', 'b😀a']);
});

it('a code of several words as these words', () => {
  expect(['carbon-composite', 'new_in', '-10', 'low–high'].map(codeAsWords)).toEqual([
    'carbon composite',
    'new in',
    '-10',
    'low–high',
  ]);
});

it.each([
  ['Load more (24)', ['load', 'more']],
  ['Größe: 1–2 m', ['größe', 'm']],
  ['240 / 12', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
