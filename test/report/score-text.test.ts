import { expect, it } from 'vitest';

import type { Score, Tally } from '../../src/report/score-result.js';
import { formatScore } from '../../src/report/score-text.js';

const tally = (correct: number, found: number, truth: number): Tally => ({
  truth,
  found,
  correct,
  precision: found === 0 ? null : correct / found,
  recall: correct / truth,
});

const score: Score = {
  overall: tally(99_999, 100_000, 100_000),
  hidden: tally(0, 0, 10),
  attributes: [
    { attribute: 'Color', hidden: false, ...tally(29, 100, 29), wrong: [], missing: [] },
    { attribute: 'Size\u001b[2J', hidden: true, ...tally(0, 0, 10), wrong: [], missing: [] },
  ],
  outside: [
    { attribute: 'By color', facts: 1500, looksLike: 'Color' },
    ...Array.from({ length: 20 }, (_, index) => ({ attribute: `A${String(index)}`, facts: 1, looksLike: null })),
  ],
  outsideFacts: 1520,
  residualFacts: 3,
  entities: {
    truth: 10,
    run: 12,
    paired: 9,
    pairedBy: { url: 8, id: 0, alias: 1, name: 0 },
    missing: 1,
    extra: 2,
    duplicates: 1,
  },
};

it('shows a score as a table with sentences', () => {
  expect(formatScore(score).split('\n')).toEqual([
    'Attribute     Precision  Recall  Correct    Found    Truth',
    '────────────  ─────────  ──────  ───────  ───────  ───────',
    'Color            0.2900  1.0000       29      100       29',
    'Size [2J *            –  0.0000        0        0       10',
    'all hidden *          –  0.0000        0        0       10',
    'all              0.9999  0.9999   99,999  100,000  100,000',
    '',
    '* hidden, says the truth',
    'Entities: 9 of 10 found (8 by url, 1 by alias), 1 missing, 2 not in the truth, 1 recorded twice.',
    'Left out: 3 facts that say "none" or "other".',
    'Outside the truth: 1,520 facts of 21 attributes:',
    '  By color: 1,500 (has the values of "Color")',
    ...Array.from({ length: 11 }, (_, index) => `  A${String(index)}: 1`),
    '  and 9 more attributes',
  ]);
});

it('says so where nothing is outside or hidden', () => {
  const text = formatScore({ ...score, hidden: null, outside: [], outsideFacts: 0, residualFacts: 0 });
  expect(text).toContain('No attributes outside the truth.');
  expect(text).not.toContain('says the truth');
});
