/**
 * A score for a person to read.
 */

import { displayText } from './display-text.js';
import type { OutsideAttribute, Score, Tally } from './score-result.js';
import { formatColumns } from './text-table.js';

/** Attributes outside the truth that are named. */
const OUTSIDE_SHOWN = 12;

/** Decimals of precision and recall; cut off, not rounded, so that 1.0000 means without any error. */
const DECIMALS = 4;

/** What binary fractions may lack of a decimal one. */
const ROUNDING = 1e-9;

const WIDTH = 100;

/** The score as a table of attributes and some sentences. */
export function formatScore(score: Score): string {
  const rows = [
    ...score.attributes.map((attribute) =>
      tallyRow(`${attribute.attribute}${attribute.hidden ? ' *' : ''}`, attribute),
    ),
    ...(score.hidden === null ? [] : [tallyRow('all hidden *', score.hidden)]),
    tallyRow('all', score.overall),
  ];
  const number = { align: 'right' } as const;
  const columns = [
    { title: 'Attribute' },
    ...['Precision', 'Recall', 'Correct', 'Found', 'Truth'].map((title) => ({ title, ...number })),
  ];
  return [...formatColumns(columns, rows, WIDTH), '', ...notes(score)].join('\n');
}

function tallyRow(title: string, tally: Tally): readonly string[] {
  return [
    title,
    ratio(tally.precision),
    ratio(tally.recall),
    whole(tally.correct),
    whole(tally.found),
    whole(tally.truth),
  ];
}

function notes(score: Score): readonly string[] {
  const { entities } = score;
  const by = Object.entries(entities.pairedBy).filter(([, count]) => count > 0);
  const paired = by.map(([kind, count]) => `${whole(count)} by ${kind}`).join(', ');
  return [
    ...(score.hidden === null ? [] : ['* hidden, says the truth']),
    `Entities: ${whole(entities.paired)} of ${whole(entities.truth)} found${paired === '' ? '' : ` (${paired})`}, ${whole(entities.missing)} missing, ${whole(entities.extra)} not in the truth, ${whole(entities.duplicates)} recorded twice.`,
    ...(score.residualFacts === 0 ? [] : [`Left out: ${whole(score.residualFacts)} facts that say "none" or "other".`]),
    ...outsideNotes(score),
  ];
}

function outsideNotes({ outside, outsideFacts }: Score): readonly string[] {
  if (outside.length === 0) return ['No attributes outside the truth.'];
  const rest = outside.length - OUTSIDE_SHOWN;
  return [
    `Outside the truth: ${whole(outsideFacts)} facts of ${whole(outside.length)} ${outside.length === 1 ? 'attribute' : 'attributes'}:`,
    ...outside.slice(0, OUTSIDE_SHOWN).map(outsideNote),
    ...(rest > 0 ? [`  and ${whole(rest)} more attributes`] : []),
  ];
}

function outsideNote({ attribute, facts, looksLike }: OutsideAttribute): string {
  const hint = looksLike === null ? '' : ` (has the values of "${displayText(looksLike)}")`;
  return `  ${displayText(attribute)}: ${whole(facts)}${hint}`;
}

function ratio(share: number | null): string {
  if (share === null) return '–';
  const scale = 10 ** DECIMALS;
  return (Math.floor(share * scale + ROUNDING) / scale).toFixed(DECIMALS);
}

function whole(count: number): string {
  return count.toLocaleString('en-US');
}
