/**
 * `npm run bench -- empty [--data DIR] [--sites DIR] [--out DIR]`: how well empty result pages are told (He 2013 §8, figure 8).
 *
 * Precision and recall are those of non-empty pages, as published. Every page is judged with the published rule too: the
 * mean Jaccard similarity to all references, and nothing else.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { jaccard } from '../../src/base/similarity.js';
import { createEmptyFilter, EMPTY_SIMILARITY } from '../../src/filter/empty-filter.js';
import {
  askKinds,
  askRealSite,
  askShop,
  readSerps,
  SHOPS,
  type AnswerGroup,
  type LabelledAnswer,
} from './filter-answers.js';
import { plotCurves, type PlottedCurve } from './filter-plot.js';
import { markdownTable } from './markdown-table.js';

/** Thresholds of figure 8. */
const THRESHOLDS: readonly number[] = [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const FIRST_PORT = 8751;
const DIGITS = 3;

/** Precision and recall of non-empty pages. */
export interface EmptyScore {
  readonly name: string;
  readonly pages: number;
  readonly empty: number;
  readonly precision: number;
  readonly recall: number;
  /** Pages that were judged wrongly: their keywords, with the reason. */
  readonly wrong: readonly string[];
}

type Rule = (group: AnswerGroup, threshold: number) => readonly Judged[];

interface Judged {
  readonly answer: LabelledAnswer;
  readonly isEmpty: boolean;
  readonly reason: string;
}

/** Measures on what is given: labelled pages, demo shops (always), real sites. */
export async function benchEmpty(places: {
  readonly data: string | null;
  readonly sites: string | null;
  readonly out: string | null;
}): Promise<unknown> {
  const serps = places.data === null ? [] : readSerps(places.data);
  const shops: AnswerGroup[] = [];
  for (const shop of SHOPS) shops.push(await askShop(shop));
  const sites = places.sites === null ? [] : await askSites(places.sites);
  const sets = { serps, 'kinds of empty answers': askKinds(), 'shops and sites': [...shops, ...sites] };
  const results = Object.entries(sets)
    .filter(([, groups]) => groups.length > 0)
    .map(([name, groups]) => ({
      set: name,
      ours: summary(groups, judgeOurs, EMPTY_SIMILARITY),
      published: total(groups, judgePublished, EMPTY_SIMILARITY),
      curves: { ours: curve(groups, judgeOurs), published: curve(groups, judgePublished) },
    }));
  if (places.out !== null) await write(places.out, results);
  return results;
}

async function askSites(folder: string): Promise<readonly AnswerGroup[]> {
  const wanted = process.env['BENCH_SITE']?.split(',');
  const names = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && (wanted === undefined || wanted.includes(entry.name)),
  );
  const groups: AnswerGroup[] = [];
  for (const [at, { name }] of names.entries()) groups.push(await askRealSite(join(folder, name), FIRST_PORT + at));
  return groups;
}

/** The filter of `src/filter`, which learns while it judges. */
const judgeOurs: Rule = (group, threshold) => {
  const shared = createEmptyFilter(group.referencesFor(NOBODY), { threshold, frames: group.frames });
  return group.answers.map((answer) => {
    if (answer.view === null) return { answer, isEmpty: true, reason: 'no page' };
    const own = group.referencesFor(answer);
    const filter =
      own.length === shared.references.length ? shared : createEmptyFilter(own, { threshold, frames: group.frames });
    const { isEmpty, reason } = filter.judge(answer.view, answer.query);
    return { answer, isEmpty, reason };
  });
};

/** He 2013 §6, as published. */
const judgePublished: Rule = (group, threshold) =>
  group.answers.map((answer) => {
    if (answer.signature === null) return { answer, isEmpty: true, reason: 'no page' };
    const tokens = new Set(answer.signature.tokens);
    const references = group.referencesFor(answer);
    const sum = references.reduce((all, reference) => all + jaccard(tokens, new Set(reference.tokens)), 0);
    return { answer, isEmpty: references.length > 0 && sum / references.length > threshold, reason: 'mean similarity' };
  });

const NOBODY: LabelledAnswer = { query: '', view: null, isEmpty: false, signature: null };

function summary(groups: readonly AnswerGroup[], rule: Rule, threshold: number): readonly EmptyScore[] {
  const scores = groups.map((group) => score(group.name, rule(group, threshold)));
  return [...scores, total(groups, rule, threshold)];
}

function total(groups: readonly AnswerGroup[], rule: Rule, threshold: number): EmptyScore {
  return score(
    'all',
    groups.flatMap((group) => rule(group, threshold)),
  );
}

function score(name: string, judged: readonly Judged[]): EmptyScore {
  const kept = judged.filter(({ isEmpty }) => !isEmpty);
  const full = judged.filter(({ answer }) => !answer.isEmpty);
  const right = kept.filter(({ answer }) => !answer.isEmpty).length;
  return {
    name,
    pages: judged.length,
    empty: judged.length - full.length,
    precision: share(right, kept.length),
    recall: share(right, full.length),
    wrong: judged
      .filter(({ answer, isEmpty }) => answer.isEmpty !== isEmpty)
      .map(({ answer, reason }) => `${answer.query} (${reason})`),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(DIGITS));
}

function curve(groups: readonly AnswerGroup[], rule: Rule): PlottedCurve['points'] {
  return THRESHOLDS.map((threshold) => {
    const { precision, recall } = total(groups, rule, threshold);
    return { label: String(threshold), x: recall, y: precision };
  });
}

interface SetResult {
  readonly set: string;
  readonly ours: readonly EmptyScore[];
  readonly published: EmptyScore;
  readonly curves: Readonly<Record<'ours' | 'published', PlottedCurve['points']>>;
}

async function write(folder: string, results: readonly SetResult[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const plots = results.map(({ set, curves }) => ({
    title: `Non-empty pages, ${set}`,
    x: 'recall',
    y: 'precision',
    curves: Object.entries(curves).map(([name, points]) => ({ name, points })),
  }));
  await writeFile(join(folder, 'empty.svg'), plotCurves(plots));
  await writeFile(join(folder, 'empty.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(folder, 'empty.md'), results.map(sectionOf).join('\n'));
}

function sectionOf({ set, ours, published }: SetResult): string {
  const rows = [...ours, { ...published, name: 'all, published rule' }].map((one) => ({
    Site: one.name,
    Pages: String(one.pages),
    Empty: String(one.empty),
    Precision: String(one.precision),
    Recall: String(one.recall),
  }));
  return `## ${set}\n\n${markdownTable(rows)}\n`;
}
