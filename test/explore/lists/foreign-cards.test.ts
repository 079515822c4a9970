import { describe, expect, it } from 'vitest';
import { belonging, createForeignMarks } from '../../../src/explore/lists/foreign-cards.js';
import { listedPage } from '../page-views.js';

const learnt = (items: readonly (number | string)[], declared: number | null): readonly string[] => {
  const foreign = createForeignMarks();
  foreign.learn([listedPage(items)], declared);
  return [...foreign.marks()];
};

it('nothing is known before a list was read', () => {
  const foreign = createForeignMarks();
  expect(foreign.isTried()).toBe(false);
  foreign.learn([listedPage([1, 2])], 2);
  expect(foreign.isTried()).toBe(true);
});

describe('a mark tells cards that do not belong', () => {
  it('if the list has its declared size without them', () => {
    expect(learnt(['9:Sponsored', 1, 2, 3], 3)).toEqual(['Sponsored']);
  });

  it('if its cards stand in the list a second time, unmarked', () => {
    expect(learnt(['1:Ad', '2:Ad', '3:Ad', 1, 2, 3, 4], null)).toEqual(['Ad']);
    expect(learnt(['1:Ad', 1, 2, 3], 3)).toEqual(['Ad']);
  });

  it('not if the list has its declared size with them: they are on sale', () => {
    expect(learnt(['1:Sale', 2, 3], 3)).toEqual([]);
  });

  it('not if nothing tells', () => {
    expect(learnt(['1:Sale', 2, 3], null)).toEqual([]);
    expect(learnt(['1:Sale', 2, 3], 17)).toEqual([]);
  });

  it('as long as lists that speak for it are more than those against', () => {
    const foreign = createForeignMarks();
    foreign.learn([listedPage(['9:New', 1, 2])], 2);
    foreign.learn([listedPage(['3:New', 4])], 2);
    expect([...foreign.marks()]).toEqual([]);
  });

  it('also if most lists are too small to tell, but agree', () => {
    const foreign = createForeignMarks();
    foreign.learn([listedPage(['1:Ad', '2:Ad', 1, 2, 3]), listedPage(['1:Ad', 4, 5])], null);
    for (let list = 0; list < 5; list += 1) foreign.learn([listedPage(['1:Ad', 1, 6, 7])], null);
    expect([...foreign.marks()]).toEqual(['Ad']);
  });

  it('if others that explain the list by other cards say less of a card: markup says most, a number least', () => {
    const foreignOf = (marked: Readonly<Record<number, string>>): readonly string[] => {
      const page = listedPage([1, 2, 3, 9]);
      const items = page.items.map((item) => ({ ...item, marks: [marked[item.entity] ?? []].flat() }));
      const foreign = createForeignMarks();
      foreign.learn([{ ...page, items }], 3);
      return [...foreign.marks()];
    };
    expect(foreignOf({ 9: 'class:promo', 1: 'text:7 kr', 2: 'text:oak' })).toEqual(['class:promo']);
    expect(foreignOf({ 9: 'text:sponsored', 1: 'text:7 kr', 2: 'text:8 kr' })).toEqual(['text:sponsored']);
  });

  it('also if it is on most cards of some lists that have their declared size without them', () => {
    const foreign = createForeignMarks();
    foreign.learn([listedPage(['9:Alike', 1, 2])], 2);
    for (let list = 3; list < 9; list += 1) foreign.learn([listedPage([list, '8:Alike', '9:Alike'])], 1);
    expect([...foreign.marks()]).toEqual(['Alike']);
    expect(learnt([1, '8:Alike', '9:Alike'], 1)).toEqual([]);
    expect(learnt(['7:New', '8:New', 9], 3)).toEqual([]);
  });

  it('or is known from an earlier run', () => {
    expect([...createForeignMarks(['Sponsored']).marks()]).toEqual(['Sponsored']);
  });
});

describe('what belongs to a result', () => {
  it('is listed at least once without a foreign mark', () => {
    const pages = [listedPage(['9:Ad', 1]), listedPage(['2:Ad', 2, '3:Sale'])];
    expect([...belonging(pages, new Set(['Ad']))]).toEqual([1, 2, 3]);
  });
});
