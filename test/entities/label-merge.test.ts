import { describe, expect, test } from 'vitest';

import { createLabelAgreement, type LabelMerges } from '../../src/entities/label-merge.js';
import type { Predicate } from '../../src/model/query.js';
import { page, shown } from './cards.js';

const brands = ['Acme', 'Bolt', 'Cog'];

function equals(attribute: string, ...values: readonly string[]): readonly Predicate[] {
  return values.map((value) => ({ attribute, op: '=', values: [value] }));
}

/** What is merged after pages that show `label` and entities that queries gave `taught`. */
function mergesAfter(
  count: number,
  shownOf: (number: number) => readonly [string, readonly string[]],
  taught: (number: number) => readonly Predicate[],
): LabelMerges {
  const agreement = createLabelAgreement();
  for (let number = 0; number < count; number += 1) {
    const [label, values] = shownOf(number);
    agreement.add(page(`/p/${number}`, { attributes: [shown(label, ...values)] }), taught(number));
  }
  return agreement.merged();
}

const brandOf = (number: number): string => brands[number % brands.length] ?? '';

describe('a label of pages', () => {
  test('is a facet if their values agree on 20 entities', () => {
    const merges = mergesAfter(
      20,
      (number) => ['Manufacturer', [brandOf(number)]],
      (number) => equals('Brand', brandOf(number)),
    );
    expect(merges.get('manufacturer')).toEqual({ attribute: 'Brand', kind: 'same', isSplit: false });
  });

  test('is none on 19 entities', () => {
    const merges = mergesAfter(
      19,
      (number) => ['Manufacturer', [brandOf(number)]],
      (number) => equals('Brand', brandOf(number)),
    );
    expect(merges.size).toBe(0);
  });

  test('is none if it agrees on nine of ten', () => {
    const merges = mergesAfter(
      100,
      (number) => ['Maker', [number % 10 === 0 ? 'None' : brandOf(number)]],
      (number) => equals('Brand', brandOf(number)),
    );
    expect(merges.size).toBe(0);
  });

  test('is none if both only ever say yes', () => {
    const merges = mergesAfter(
      50,
      () => ['Vegan', ['yes']],
      () => equals('In stock', 'yes'),
    );
    expect(merges.size).toBe(0);
  });

  test('is none if it holds the values of several facets', () => {
    const merges = mergesAfter(
      50,
      (number) => ['Tags', [brandOf(number), 'red', 'new', 'sale']],
      (number) => equals('Brand', brandOf(number)),
    );
    expect(merges.size).toBe(0);
  });

  test('is a facet whose values it writes with commas between', () => {
    const both = (number: number): readonly string[] => [brandOf(number), 'board:chess'];
    const merges = mergesAfter(
      30,
      (number) => ['Kind', [both(number).join(', ')]],
      (number) => equals('Genre', ...both(number)),
    );
    expect(merges.get('kind')).toEqual({ attribute: 'Genre', kind: 'same', isSplit: true });
  });

  test('that is written like a facet is the facet, however few entities there are', () => {
    const merges = mergesAfter(
      3,
      (number) => ['genre', [`${brandOf(number)}, chess`]],
      (number) => equals('Genre', brandOf(number), 'chess'),
    );
    expect(merges.get('genre')).toEqual({ attribute: 'Genre', kind: 'same', isSplit: true });
  });

  test('that is written like a facet and says something else is another attribute', () => {
    const merges = mergesAfter(
      10,
      (number) => ['Price', [`${number + 1}.99 €`]],
      () => equals('Price', '0–20 €'),
    );
    expect(merges.get('price')).toMatchObject({ kind: 'other' });
  });

  test('may be called like a property of all objects', () => {
    const merges = mergesAfter(
      20,
      (number) => ['__proto__', [brandOf(number)]],
      (number) => equals('constructor', brandOf(number)),
    );
    expect(merges.get('__proto__')).toMatchObject({ attribute: 'constructor', kind: 'same' });
  });
});
