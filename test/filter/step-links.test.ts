import { expect, test } from 'vitest';
import { stepNames } from '../../src/filter/step-links.js';
import type { Link, PageView } from '../../src/model/page.js';
import { link, listPage, SITE } from '../explore/page-views.js';

/** The steps of a page that shows three of nine entities. */
function steps(query: string, links: readonly (readonly [string, string])[], given: Partial<PageView> = {}) {
  const drawn: readonly Link[] = links.map(([to, text]) => link(`${SITE}/list?${to}`, { text }));
  const view = listPage(['a', 'b', 'c'], { url: `${SITE}/list?${query}`, declaredCount: 9, links: drawn, ...given });
  return stepNames(view, new Set(['ref']));
}

test('an arrow to the next page is a step', () => {
  expect(steps('q=lamp', [['q=lamp&page=2', '›']])).toEqual(['page']);
  expect(steps('q=lamp', [['q=lamp&page=2&ref=pager', '›']])).toEqual(['page']);
  expect(
    steps('q=lamp&p=4', [
      ['q=lamp&p=3', '‹'],
      ['q=lamp&p=5', '›'],
    ]),
  ).toEqual(['p']);
});

test('so is one by as many entities as the page shows', () => {
  expect(steps('q=lamp', [['q=lamp&from=3', '»']])).toEqual(['from']);
  expect(steps('q=lamp&from=3', [['q=lamp&from=6', '»']])).toEqual(['from']);
});

test('what says words, leaps, or leads to many values is none', () => {
  expect(steps('q=lamp', [['q=lamp&rating=2', 'two stars']])).toEqual([]);
  expect(steps('q=lamp', [['q=lamp&year=1999', '›']])).toEqual([]);
  expect(steps('q=lamp', [['q=lamp&view=grid', '▦']])).toEqual([]);
  expect(
    steps('q=lamp', [
      ['q=lamp&rating=1', '★'],
      ['q=lamp&rating=2', '★★'],
      ['q=lamp&rating=3', '★★★'],
    ]),
  ).toEqual([]);
  expect(steps('q=lamp', [['q=lamp&page=2&color=3', '›']])).toEqual([]);
});

test('a page that shows everything goes nowhere on', () => {
  expect(steps('q=lamp', [['q=lamp&page=2', '›']], { declaredCount: 3 })).toEqual([]);
  expect(steps('q=lamp', [['q=lamp&page=2', '›']], { declaredCount: null })).toEqual([]);
  expect(steps('q=lamp', [['q=lamp&page=2', '›']], { list: null })).toEqual([]);
});
