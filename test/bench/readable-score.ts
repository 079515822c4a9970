/**
 * A score as a person reads it.
 */

import type { StrategyScore } from './measured-strategy.js';

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
    reachable: share(score.reachable),
    precision: share(score.precision),
    'area to R3': score.area.toFixed(3),
    ...(score.areaOfGreedy === null ? {} : { 'of greedy': score.areaOfGreedy.toFixed(3) }),
    'pages per fact': share(score.pagesPerFact),
    seconds: score.seconds.toFixed(1),
    'ms per page': score.millisPerPage.toFixed(2),
    MiB: score.memoryMiB.toFixed(0),
  };
}
