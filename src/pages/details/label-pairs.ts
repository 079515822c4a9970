/**
 * Label–value pairs outside tables and definition lists: several of one shape near each other, or declared by a colon.
 */

import { collapse, textKey } from '../../base/text.js';
import type { LabelledValues } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import { MAX_VALUE_LENGTH, readRunValues } from './cell-values.js';
import { findPairCandidates, type PairCandidate } from './pair-candidates.js';
import type { Scope } from './scope.js';

/** Levels above a row at which others of its shape make it a pair. More levels join rows in deeper wrappers, and strangers. */
const MAX_LEVELS = 3;
/** Rows of one shape that make pairs. */
const MIN_ROWS = 2;
/** Share of labels that must differ within a group, 0–1: a list of comments repeats its labels, a description does not. */
const MIN_DISTINCT_LABELS = 0.8;
/** A label that is a sentence end or starts like prose is none. */
const SENTENCE = /[.!?。！？]$/u;

interface Pair {
  readonly candidate: PairCandidate;
  readonly values: readonly string[];
}

/** Labelled values of the scope, in document order. */
export function readLabelPairs(scope: Scope): readonly LabelledValues[] {
  const { index } = scope;
  const read = findPairCandidates(scope).map((candidate) => ({ candidate, values: valuesOf(index, candidate) }));
  const pairs = read.filter(({ candidate, values }) => values.length > 0 && isPlausible(candidate, values));
  const proven = groupsOf(index, pairs);
  const believed = pairs.filter((pair) => proven.has(pair) || pair.candidate.isDeclared);
  return withoutNested(index, believed).map(({ candidate, values }) => ({
    node: candidate.row,
    label: candidate.label,
    values,
    from: 'pair',
  }));
}

function valuesOf(index: PageIndex, candidate: PairCandidate): readonly string[] {
  if (candidate.valueText === null) return readRunValues(index, candidate.valueNodes);
  const value = collapse(candidate.valueText);
  return value === '' || value.length > MAX_VALUE_LENGTH ? [] : [value];
}

function isPlausible({ label }: PairCandidate, values: readonly string[]): boolean {
  return !SENTENCE.test(label) && !values.some((value) => textKey(value) === textKey(label));
}

/** Pairs that have others of their shape near them, with labels of their own. */
function groupsOf(index: PageIndex, pairs: readonly Pair[]): ReadonlySet<Pair> {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    let ancestor = pair.candidate.row;
    for (let level = 0; level <= MAX_LEVELS && ancestor >= 0; level += 1) {
      const key = `${ancestor} ${pair.candidate.shape}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [pair]);
      else group.push(pair);
      ancestor = index.node(ancestor).parent;
    }
  }
  const proven = new Set<Pair>();
  for (const group of groups.values()) {
    if (group.every(({ candidate }) => isMenu(index, candidate))) continue;
    const labels = new Set(group.map(({ candidate }) => textKey(candidate.label)));
    if (labels.size >= MIN_ROWS && labels.size >= group.length * MIN_DISTINCT_LABELS)
      for (const pair of group) proven.add(pair);
  }
  return proven;
}

/** A label above links and nothing else. */
function isMenu(index: PageIndex, { valueNodes }: PairCandidate): boolean {
  const links = valueNodes.flatMap((node) => (index.node(node).tag === 'a' ? [node] : index.within(node, 'a')));
  const linked = links.reduce((sum, link) => sum + index.textLength(link), 0);
  return (
    links.length > 1 && linked + links.length * 2 >= valueNodes.reduce((sum, node) => sum + index.textLength(node), 0)
  );
}

/** Of a row around several rows only the inner ones stay, of a row around one only the outer one. */
function withoutNested(index: PageIndex, pairs: readonly Pair[]): readonly Pair[] {
  const starts = pairs.map(({ candidate }) => candidate.labelNode);
  const isOuter = pairs.map(({ candidate }, at) => {
    const inside = [candidate.labelNode, ...candidate.valueNodes].map((from) =>
      countBetween(starts, at + 1, { from, end: index.node(from).end }),
    );
    return inside.reduce((sum, count) => sum + count, 0) >= MIN_ROWS;
  });
  const inner = pairs.filter((_, at) => isOuter[at] !== true);
  let covered = -1;
  return inner.filter(({ candidate }) => {
    if (candidate.labelNode < covered) return false;
    covered = Math.max(covered, ...candidate.valueNodes.map((value) => index.node(value).end));
    return true;
  });
}

/** Candidates from `at` on whose label lies in the range; they come in document order, so the look stops after it. */
function countBetween(
  starts: readonly number[],
  at: number,
  range: { readonly from: number; readonly end: number },
): number {
  let count = 0;
  for (let next = at; next < starts.length && count < MIN_ROWS; next += 1) {
    const start = starts[next] ?? Infinity;
    if (start >= range.end) break;
    if (start >= range.from) count += 1;
  }
  return count;
}
