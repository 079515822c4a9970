import { expect, test } from 'vitest';

import {
  areExceptions,
  dropStrength,
  isRemovable,
  isRoutedByFragment,
  noEvidence,
  noteDropped,
  type PartEvidence,
} from '../../src/entities/address-evidence.js';

const many = (start: string): readonly string[] => Array.from({ length: 30 }, (_, at) => `${start}${at}`);

const cases: readonly (readonly [string, string, Partial<PartEvidence>, boolean])[] = [
  ['nothing was seen', '?x', {}, false],
  ['a canonical link leaves it out', '?x', { canonicalWithout: 1 }, true],
  ['canonical links keep it', '?x', { canonicalWithout: 1, canonicalWith: 2 }, false],
  ['it changed alone twice', '?x', { changedAlone: 2 }, true],
  ['it hardly ever changed', '?x', { changedAlone: 2, kept: 200 }, false],
  ['it was the same on three pages', '?x', { constantPages: 3 }, true],
  ['it was the same on three pages, and is a segment', '/0/2', { constantPages: 3 }, false],
  ['it varied within a page', '?x', { constantPages: 3, varyingPages: 1 }, false],
  ['it numbers the cards', '?x', { varyingPages: 2, numberingPages: 2 }, true],
  ['it comes and goes with one value', '?x', { comesAndGoes: 3 }, true],
  ['it comes and goes with some values', '?x', { comesAndGoes: 7, hasSeveralValues: true }, false],
  ['it comes and goes with many values', '?x', { comesAndGoes: 8, hasSeveralValues: true }, true],
  [
    'it comes and goes with many values and tells two entities of one path apart',
    '?x',
    { comesAndGoes: 8, hasSeveralValues: true, clashingPaths: new Set(['/a']), paths: new Set(many('/')) },
    false,
  ],
  ['it is a token', '?x', { constantPages: 1, firstValue: 'f3a9c0172be84d55a1' }, true],
  ['it stands in the fragment', '#x', { varyingPages: 1, hasSeveralValues: true }, true],
  ['it stands in the fragment and tells two entities apart', '#x', { varyingPages: 1, identifies: true }, false],
  ['it is called like a tracker', '?utm_source', {}, true],
  ['it is called like a tracker and tells two entities apart', '?utm_source', { identifies: true }, false],
];

test.each(cases.map(([why, name, evidence, goes]) => ({ why, name, evidence, goes })))(
  'if $why, $name goes: $goes',
  ({ name, evidence, goes }) => {
    expect(dropStrength(name, { ...noEvidence(), ...evidence }) > 0).toBe(goes);
  },
);

test('a link works without what changes, and perhaps not without what is always there', () => {
  const works = (name: string, evidence: Partial<PartEvidence>, routed = false) =>
    isRemovable(name, { ...noEvidence(), ...evidence }, { isRoutedByFragment: routed });
  expect(works('?x', { constantPages: 3 })).toBe(false);
  expect(works('?x', { constantPages: 3, hasSeveralValues: true })).toBe(true);
  expect(works('/0/2', { changedAlone: 9 })).toBe(false);
  expect(works('#x', { constantPages: 1 })).toBe(true);
  expect(works('#x', { identifies: true })).toBe(false);
  expect(works('#x', { constantPages: 9, firstValue: 'details' }, true)).toBe(false);
  expect(works('#x', { varyingPages: 1, hasSeveralValues: true }, true)).toBe(false);
  expect(works('#x', { changedAlone: 3, hasSeveralValues: true }, true)).toBe(true);
});

test('scripts open what the fragment says where a part of it tells entities apart', () => {
  const identifying = { ...noEvidence(), identifies: true };
  expect(
    isRoutedByFragment([
      ['#x', noEvidence()],
      ['#y', identifying],
    ]),
  ).toBe(true);
  expect(
    isRoutedByFragment([
      ['#x', noEvidence()],
      ['?y', identifying],
    ]),
  ).toBe(false);
});

test('what was left out because entities were seen otherwise stays out, unless it tells some apart', () => {
  const evidence = { ...noEvidence(), changedAlone: 2 };
  noteDropped('?x', evidence);
  evidence.kept = 200;
  expect(dropStrength('?x', evidence)).toBeGreaterThan(0);
  evidence.identifies = true;
  expect(dropStrength('?x', evidence)).toBe(0);
});

test('what was left out because all cards of some pages had it does not stay out', () => {
  const evidence = { ...noEvidence(), constantPages: 3 };
  noteDropped('?x', evidence);
  evidence.varyingPages = 1;
  expect(dropStrength('?x', evidence)).toBe(0);
});

test('exceptions are few paths beside many', () => {
  const among = (count: number) => ({
    ...noEvidence(),
    paths: new Set(Array.from({ length: count }, (_, at) => `/${at}`)),
  });
  expect(areExceptions(among(21), new Set(['/menu']))).toBe(true);
  expect(areExceptions(among(20), new Set(['/menu']))).toBe(false);
  expect(areExceptions(among(22), new Set(['/a', '/b', '/c']))).toBe(false);
});
