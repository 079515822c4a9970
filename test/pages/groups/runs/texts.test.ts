import { expect, it } from 'vitest';

import {
  betweenSeparators,
  endsWithColon,
  hasDigit,
  hasWords,
  isBracketedCount,
  isCount,
  areGrades,
  isLetter,
  isRangeDash,
  isSeparator,
  withoutDecoration,
} from '../../../../src/pages/groups/runs/texts.js';

it('tells separators, counts and words apart, in any script', () => {
  expect(['|', ' › ', '★★'].every(isSeparator)).toBe(true);
  expect(['12', '(12)', '（１２）', '1,234', '٣', '99+'].every(isCount)).toBe(true);
  expect(['(12)', '[1 234]'].every(isBracketedCount)).toBe(true);
  expect(['12', 'a (12)'].some(isBracketedCount)).toBe(false);
  expect(['Acme', '色', '12 items'].every(hasWords)).toBe(true);
  expect(hasDigit('٣') && hasDigit('a1') && !hasDigit('色')).toBe(true);
});

it('knows labels by their colon, and what stands between separators', () => {
  expect(endsWithColon('色：') && endsWithColon('Color: ') && !endsWithColon('a:b')).toBe(true);
  expect(['| Acme |', '› Games', 'Acme', ' | '].map(betweenSeparators)).toEqual(['Acme', 'Games', null, null]);
});

it('knows letters of a bar, and signs of folding beside a text', () => {
  expect(['A', 'É', 'あ', '#', '0-9'].every(isLetter)).toBe(true);
  expect(['7', 'AB', ''].some(isLetter)).toBe(false);
  expect([areGrades(['A+', 'A', 'B']), areGrades(['A', 'B', 'C'])]).toEqual([true, false]);
  expect(['Brand ▾', 'Brand▾', '+ Brand', 'C++', '▾'].map(withoutDecoration)).toEqual([
    'Brand',
    'Brand',
    'Brand',
    'C++',
    '▾',
  ]);
});

it('tells the dash of a range from other signs', () => {
  expect(['-', ' – ', '~'].every(isRangeDash)).toBe(true);
  expect(['', '/', '--', 'a - b'].some(isRangeDash)).toBe(false);
});
