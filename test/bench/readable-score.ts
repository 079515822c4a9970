/**
 * A score as a person reads it.
 */

import type { UnreachableValue } from './reachable-facts.js';
import type { StrategyScore } from './measured-strategy.js';

/** Values that are named; more are counted. */
const NAMED = 3;

/** Columns of a table by their names. */
export function readableScore(score: StrategyScore): Readonly<Record<string, string>> {
  const share = (number: number | null): string => (number === null ? '–' : number.toFixed(4));
  return {
    strategy: `${score.strategy}${score.isStopped ? ' (stopped)' : ''}`,
    pages: String(score.pages),
    scans: String(score.pageScans),
    facts: String(score.facts),
    R1: String(score.r1),
    R2: String(score.r2),
    R3: String(score.r3),
    R4: String(score.r4),
    '× R4': score.timesR4.toFixed(2),
    recall: share(score.recall),
    ...(score.reachable === 1 ? {} : { 'of reachable': share(score.recallOfReachable) }),
    ...(score.reachable === 1 ? {} : { 'out of reach': named(score.unreachable) }),
    precision: share(score.precision),
    'area to R3': score.area.toFixed(3),
    ...(score.areaOfGreedy === null ? {} : { 'of greedy': score.areaOfGreedy.toFixed(3) }),
    'pages per fact': share(score.pagesPerFact),
    seconds: score.seconds.toFixed(1),
    'ms per page': score.millisPerPage.toFixed(2),
    MiB: score.memoryMiB.toFixed(0),
  };
}

/** Values with facts out of reach, those with most by name. */
function named(values: readonly UnreachableValue[]): string {
  const facts = values.reduce((sum, value) => sum + value.facts, 0);
  const first = values.slice(0, NAMED).map(({ attribute, value, facts: own }) => `${attribute} = ${value} (${own})`);
  return `${facts}: ${[...first, ...(values.length > NAMED ? [`${values.length - NAMED} more`] : [])].join(', ')}`;
}
