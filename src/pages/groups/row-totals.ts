/**
 * Links of numbers in the cells of a table beside what its rows are of ("Bug | 82 | 52 | 134"): how many there are, and no
 * values beside those that head the rows.
 */

import type { PageIndex } from '../page-index.js';
import { isRow } from '../lists/row-cells.js';
import type { FoundGroup } from './found-group.js';

/** Rows with numbers behind a word. Raising it takes small tables for values. */
const LEAST_ROWS = 2;

/** The groups without numbers that only count what the row is of in which they stand. */
export function withoutRowTotals(index: PageIndex, groups: readonly FoundGroup[]): readonly FoundGroup[] {
  return groups.map((group) => {
    const rows = group.choices.map(({ node }) => index.ancestors(node).find((id) => isRow(index, id)));
    const isTotal = group.choices.map(({ value }) => /^\p{Nd}[\p{Nd}.,\s]*$/u.test(value));
    const named = new Set(rows.filter((row, at) => row !== undefined && isTotal[at] === false));
    const counted = new Set(rows.filter((_, at) => isTotal[at] === true));
    const areTotals = counted.size >= LEAST_ROWS && [...counted].every((row) => named.has(row));
    return areTotals ? { ...group, choices: group.choices.filter((_, at) => isTotal[at] === false) } : group;
  });
}
