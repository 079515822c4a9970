import { describe, expect, it } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import type { ListReading } from '../../../src/explore/lists/list-reading.js';
import type { Question } from '../../../src/explore/planning/planner.js';
import { comparableSize, relateReading } from '../../../src/explore/facets/relating.js';
import { narrows } from '../../../src/explore/facets/trying.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listedPage, listPage, region, SITE } from '../page-views.js';

const explorerOf = (site: FixtureSite): Explorer =>
  createExplorer(exploreContext(site).context, new Set(), { style: null });
const numbersFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at);
const questionsOf = (group: ChoiceGroup): readonly Question[] =>
  group.choices.map((one) => ({
    facet: { group, attribute: 'colour', identity: 'colour', choices: group.choices },
    choice: one,
    path: [one.value],
  }));
const counting = (names: readonly string[], total: number): PageView =>
  listPage(names, {
    declaredCount: total,
    counts: [{ node: 0, template: '# results', value: total, from: null, to: null, confidence: 1 }],
  });

describe('the size that a page declares', () => {
  it('is believed once it is what the choice had promised', async () => {
    const explorer = explorerOf(fixtureSite({ '/list?colour=red': counting(['1'], 700) }));
    const all = region([1, 2], { view: counting(['1', '2'], 4682), size: 4682 });
    const group = facet('colour', [], { choices: [choice('red', 'colour=red', { count: 700 })] });
    expect(comparableSize(explorer, all, all.view)).toBeNull();
    expect(await narrows(explorer, all, questionsOf(group))).toBe(true);
    expect(comparableSize(explorer, all, counting(['1'], 12))).toBe(12);
  });
});

it('a list may hold more than a region shows of itself, as long as that was not read to its end', () => {
  const explorer = explorerOf(fixtureSite({}));
  const view = counting(['1', '2'], 4682);
  const reading: ListReading = {
    path: { kind: 'url', url: SITE },
    first: { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' },
    pages: [listedPage([7, 8, 9])],
    whole: true,
    refusal: null,
  };
  const begun = region([1, 2], { view, size: 4682, whole: false });
  expect(relateReading(explorer, begun, { reading, declared: null })).toBe('narrower');
  expect(relateReading(explorer, { ...begun, whole: true }, { reading, declared: null })).toBe('unrelated');
});

it('a list that with what is known of its region is more than that declares is no part of it', () => {
  const site = fixtureSite({});
  const explorer = explorerOf(site);
  const view = counting([], 28);
  const begun = region(numbersFrom(1, 12), { view, size: 28, whole: false });
  const relation = (numbers: readonly number[]): string => {
    const first = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' as const }, at: '' };
    const pages = [listedPage(numbers)];
    const reading: ListReading = { path: { kind: 'url', url: SITE }, first, pages, whole: true, refusal: null };
    return relateReading(explorer, begun, { reading, declared: numbers.length });
  };
  expect(relation(numbersFrom(101, 26))).toBe('unrelated');
  expect(relation(numbersFrom(101, 16))).toBe('narrower');
  expect(relation(numbersFrom(7, 20))).toBe('narrower');
});

it('a list that shows all of its region but for what is known by now not to belong is the same, as an order is', () => {
  const explorer = explorerOf(fixtureSite({}));
  const entities = Array.from({ length: 30 }, (_, at) => at);
  const listed = (numbers: readonly number[]): ListReading => {
    const page = listedPage(numbers);
    const items = page.items.map((item) => (item.entity === 0 ? { ...item, marks: ['rel:sponsored'] } : item));
    const first = { page: 'p', view: listPage([]), cost: { pages: 1, bytes: 0, transport: 'memory' as const }, at: '' };
    return { path: { kind: 'url', url: SITE }, first, pages: [{ ...page, items }], whole: true, refusal: null };
  };
  const relation = (numbers: readonly number[]): string =>
    relateReading(explorer, region(entities), { reading: listed(numbers), declared: null });
  expect(relation(entities.toReversed())).toBe('same');
  expect(relation(entities.slice(1))).toBe('narrower');
  expect(relation(entities.slice(0, 20))).toBe('narrower');
});

it('a list of just what the page showed before a condition was taken off narrows nothing', () => {
  const explorer = explorerOf(fixtureSite({}));
  const all = region([1, 2, 3, 4], { withheld: region([1, 2, 3]).entities });
  const relation = (numbers: readonly number[]): string => {
    const first = { page: 'p', view: listPage([]), cost: { pages: 1, bytes: 0, transport: 'memory' as const }, at: '' };
    const pages = [listedPage(numbers)];
    const reading: ListReading = { path: { kind: 'url', url: SITE }, first, pages, whole: true, refusal: null };
    return relateReading(explorer, all, { reading, declared: null });
  };
  expect(relation([3, 1, 2])).toBe('unrelated');
  expect(relation([1, 2, 4])).toBe('narrower');
  expect(relation([1, 2])).toBe('narrower');
});
