import { describe, expect, it } from 'vitest';
import { createPageBudget, createPageCount, type PageBudgetOptions } from '../../../src/browse/site/page-budget.js';

function budgetWith(options: Partial<PageBudgetOptions>) {
  return createPageBudget({
    maxPages: null,
    until: null,
    count: createPageCount(),
    signal: new AbortController().signal,
    now: () => 0,
    ...options,
  });
}

describe('a budget of pages', () => {
  it('counts earlier pages, and what is put back not', () => {
    const budget = budgetWith({ maxPages: 3, count: createPageCount(1) });
    expect([budget.take(), budget.take(), budget.take()]).toEqual([
      null,
      null,
      { kind: 'stopped', reason: 'max-pages' },
    ]);
    budget.putBack();
    expect([budget.spent(), budget.take(), budget.spent()]).toEqual([2, null, 3]);
  });

  it('is over with its time or its signal, but not for want of pages', () => {
    expect(budgetWith({ until: 5, now: () => 5 }).take()).toEqual({ kind: 'stopped', reason: 'max-time' });
    expect(budgetWith({ signal: AbortSignal.abort() }).take()).toEqual({ kind: 'stopped', reason: 'signal' });
    expect(budgetWith({ maxPages: 1, count: createPageCount(1) }).stopped()).toBeNull();
  });

  it('without limits never ends', () => {
    const budget = budgetWith({});
    expect(Array.from({ length: 100 }, () => budget.take()).every((stopped) => stopped === null)).toBe(true);
  });

  it('is shared by the sites of a run', () => {
    const count = createPageCount(1);
    const [one, other] = [budgetWith({ maxPages: 3, count }), budgetWith({ maxPages: 3, count })];
    const reason = (): string | undefined => one.take()?.reason;
    expect([one.take(), other.take(), reason(), count.spent()]).toEqual([null, null, 'max-pages', 3]);
  });
});
