/**
 * What is known after runs with smaller and larger budgets of pages: a run that knows its budget asks other lists than one
 * that means to learn everything.
 */

import { measureStrategy, type StrategyRun } from './measured-strategy.js';

/** What is known after a run with so many pages. */
export interface BudgetedRun {
  readonly pages: number;
  /** Share of all facts, 0–1. */
  readonly known: number;
  /** The same by the greedy rule with full knowledge. */
  readonly knownByGreedy: number;
  readonly precision: number | null;
}

/** Runs with budgets up to R3. */
export interface BudgetedRuns {
  readonly runs: readonly BudgetedRun[];
  /** Mean share that is known over all budgets up to R3, by that of the greedy rule at the same budgets. */
  readonly shareOfGreedy: number;
}

/** Runs a strategy with budgets of R3 by `steps`, twice that and so on up to R3; `greedy` are new facts of each page in turn. */
export async function measureBudgets(
  run: StrategyRun,
  { greedy, facts, steps }: { readonly greedy: readonly number[]; readonly facts: number; readonly steps: number },
): Promise<BudgetedRuns> {
  const runs: BudgetedRun[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const mostPages = Math.round((run.reference.r3 * step) / steps);
    const { recall, precision } = await measureStrategy({ ...run, mostPages });
    const taught = greedy.slice(0, mostPages).reduce((sum, each) => sum + each, 0);
    runs.push({ pages: mostPages, known: recall, knownByGreedy: taught / facts, precision });
  }
  return {
    runs,
    shareOfGreedy: areaUnder(runs.map(({ known }) => known)) / areaUnder(runs.map((one) => one.knownByGreedy)),
  };
}

/** Area under a line through points at equal distances, that before the first one being 0. */
function areaUnder(heights: readonly number[]): number {
  return heights.reduce((sum, height, at) => sum + (height + (heights[at - 1] ?? 0)) / 2, 0) / heights.length;
}
