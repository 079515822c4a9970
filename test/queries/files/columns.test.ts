import { describe, expect, it } from 'vitest';

import {
  addressColumn,
  cellText,
  countColumn,
  isHeaderOf,
  namedColumn,
  textColumn,
  typeColumn,
} from '../../../src/queries/files/columns.js';
import type { Table } from '../../../src/queries/files/rows.js';

function tableOf(header: readonly string[], ...sample: readonly (readonly unknown[])[]): Table {
  return {
    format: { kind: 'separated', separator: '\t' },
    header,
    sample,
    rows: async function* none() {
      yield [];
    },
    broken: () => ({ count: 0, first: 0 }),
  };
}

describe('columns', () => {
  it('are told by their names', () => {
    const table = tableOf(['anonid', 'query', 'querytime', 'itemrank', 'clickurl', 'clicks']);
    expect([textColumn(table, 'query', []), addressColumn(table), countColumn(table)]).toEqual([1, 4, 5]);
    expect(countColumn(tableOf(['query', 'popularity', 'exact_hits']))).toBe(1);
    expect(textColumn(tableOf(['query_id', 'query', 'product_class']), 'query', [])).toBe(1);
    expect([typeColumn(tableOf(['mid', 'title', 'types'])), textColumn(tableOf(['mid', 'title']), 'name', [])]).toEqual(
      [2, 1],
    );
    expect(namedColumn(tableOf(['label', 'aliases']), 'alias')).toBe(1);
    expect(typeColumn(tableOf(['mid', 'label', 'types_from_relations']))).toBe(2);
  });

  it('without names are told by what stands in them', () => {
    const log = tableOf(
      [],
      ['https://a.example/1', '12', 'red lamp'],
      ['https://a.example/2', '7', 'desk'],
      ['', '9', 'bed'],
    );
    expect([addressColumn(log), countColumn(log), textColumn(log, 'query', [0, 1])]).toEqual([0, 1, 2]);
    const names = tableOf([], ['city', 'Rome'], ['city', 'Oslo'], ['river', 'Rhine'], ['city', 'Bern']);
    expect([typeColumn(names), textColumn(names, 'name', [0])]).toEqual([0, 1]);
  });

  it('may be missing', () => {
    const table = tableOf([], ['red lamp', 'desk'], ['bed', 'chair']);
    expect([addressColumn(table), countColumn(table), typeColumn(table)]).toEqual([-1, -1, -1]);
    expect(textColumn(tableOf([], ['1'], ['2']), 'query', [])).toBe(-1);
    expect(typeColumn(tableOf([], ['lamp'], ['lamp']))).toBe(-1);
    expect(countColumn(tableOf(['query', 'id'], ['a', '5']))).toBe(-1);
  });

  it('of numbers that only go up number the lines', () => {
    expect(countColumn(tableOf([], ['1', 'a'], ['2', 'b'], ['3', 'c']))).toBe(-1);
    expect(countColumn(tableOf([], ['9', 'a'], ['2', 'b'], ['3', 'c']))).toBe(0);
  });
});

it('a header names columns', () => {
  expect(isHeaderOf(['query', 'url'])(['id', 'query'])).toBe(true);
  expect(isHeaderOf(['query', 'url'])(['red lamp', '3'])).toBe(false);
});

it('a cell is a text or a number', () => {
  expect([' a ', 7, null, {}, undefined].map(cellText)).toEqual(['a', '7', '', '', '']);
});
