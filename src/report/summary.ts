/**
 * What a person reads at the end of a crawl.
 */

import { join } from 'node:path';

import type { AttributeSummary, RunCounters, RunRecord, RunStatus } from '../model/run.js';
import { DATABASE_FILE, ENTITIES_FILE, FACTS_FILE, RUN_FILE } from '../model/run-folder.js';
import { attributeVisibility, type AttributeVisibility } from './attribute-visibility.js';
import { displayText } from './display-text.js';
import { formatColumns } from './text-table.js';

/** How to show a summary. */
export interface SummaryOptions {
  /** Columns of the terminal. @default 100 */
  readonly width?: number;
  /** The run folder, to say where the files are. @default null: not said */
  readonly folder?: string | null;
}

const DEFAULT_WIDTH = 100;

/** Attributes shown; a hostile site may have any number. */
const ATTRIBUTES_SHOWN = 40;

/** Notes shown. */
const NOTES_SHOWN = 20;

const MEBIBYTE = 1_048_576;
const KIBIBYTE = 1024;
const SECOND_MILLIS = 1000;
const MINUTE_SECS = 60;
const HOUR_SECS = 3600;

const VISIBILITY_WORDS: Readonly<Record<AttributeVisibility, string>> = {
  hidden: 'hidden',
  visible: 'on its pages',
  partly: 'partly shown',
  unknown: 'not checked',
};

const SOURCE_WORDS: ReadonlyMap<string, string> = new Map([
  ['observed', 'queries'],
  ['page', 'pages'],
  ['data', 'data'],
  ['inferred', 'inference'],
]);

const SKIP_WORDS: ReadonlyMap<string, string> = new Map([
  ['robots', 'forbidden by robots.txt'],
  ['write-guard', 'would have changed something on the site'],
  ['out-of-scope', 'outside the site or excluded'],
  ['private-address', 'on a private address'],
  ['not-http', 'not web pages'],
]);

/** How the run ended, what it cost, what it found, what it left out and where the files are. */
export function formatSummary(run: RunRecord, options: SummaryOptions = {}): string {
  const { width = DEFAULT_WIDTH, folder = null } = options;
  const sections = [
    headline(run),
    totals(run.counters, duration(run)),
    attributeTable(run.attributes, width),
    omissions(run.counters),
    list('Notes', run.notes.slice(0, NOTES_SHOWN), run.notes.length),
    folder === null ? [] : files(folder),
  ];
  return sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n');
}

function headline(run: RunRecord): readonly string[] {
  const reason = run.reason === null ? '' : `: ${displayText(run.reason)}`;
  return [`${statusWords(run.status)}${reason}`];
}

function statusWords(status: RunStatus): string {
  switch (status) {
    case 'running':
      return 'Still running';
    case 'finished':
      return 'Finished';
    case 'stopped':
      return 'Stopped';
    case 'limited':
      return 'Stopped at a limit';
    case 'blocked':
      return 'Blocked by the site';
    case 'failed':
      return 'Failed';
  }
}

function totals(counters: RunCounters, time: string | null): readonly string[] {
  const kinds = `${whole(counters.listPages)} lists, ${whole(counters.entityPages)} entities`;
  const browserTime = counters.browserSeconds === 0 ? '' : ` for ${whole(Math.ceil(counters.browserSeconds))} s`;
  const ways = `${whole(counters.httpFetches)} over HTTP, ${whole(counters.browserFetches)} in a browser${browserTime}`;
  const empty =
    counters.emptyPages === 0
      ? ''
      : `, ${whole(counters.emptyPages)} empty ${counters.emptyPages === 1 ? 'page' : 'pages'}`;
  return [
    `Pages     ${whole(counters.pagesFetched)} (${kinds}; ${ways}), ${bytes(counters.bytes)}${time === null ? '' : ` in ${time}`}`,
    `Queries   ${whole(counters.queries)}${empty}`,
    `Entities  ${whole(counters.entities)}`,
    `Facts     ${whole(counters.facts)}`,
  ];
}

function attributeTable(attributes: readonly AttributeSummary[], width: number): readonly string[] {
  if (attributes.length === 0) return ['No attributes were found.'];
  const sorted = attributes.toSorted((a, b) => b.facts - a.facts);
  const number = { align: 'right' } as const;
  const columns = [
    { title: 'Attribute' },
    { title: 'Values', ...number },
    { title: 'Entities', ...number },
    { title: 'Shown?' },
    { title: 'Learned from' },
  ];
  const rest = sorted.length - ATTRIBUTES_SHOWN;
  return [
    ...formatColumns(columns, sorted.slice(0, ATTRIBUTES_SHOWN).map(attributeRow), width),
    ...(rest > 0 ? [`and ${whole(rest)} more attributes`] : []),
    ...hiddenNote(attributes),
  ];
}

function attributeRow(summary: AttributeSummary): readonly string[] {
  const others = summary.labels.filter((label) => label !== summary.attribute);
  const visibility = attributeVisibility(summary);
  const share = summary.visibleShare === null ? '' : ` (${String(Math.round(summary.visibleShare * 100))} %)`;
  return [
    summary.attribute + (others.length === 0 ? '' : ` = ${others.join(' = ')}`),
    whole(summary.values),
    whole(summary.entities),
    VISIBILITY_WORDS[visibility] + (visibility === 'partly' ? share : ''),
    summary.sources.map((source) => SOURCE_WORDS.get(source) ?? source).join(', '),
  ];
}

function hiddenNote(attributes: readonly AttributeSummary[]): readonly string[] {
  const hidden = attributes.filter((attribute) => attributeVisibility(attribute) === 'hidden');
  if (hidden.length === 0) return [];
  const facts = hidden.reduce((sum, attribute) => sum + attribute.facts, 0);
  const names = hidden.length === 1 ? '1 attribute is' : `${whole(hidden.length)} attributes are`;
  return ['', `${names} hidden: ${whole(facts)} facts that no page of an entity shows.`];
}

function omissions({ skipped, errors }: RunCounters): readonly string[] {
  return [
    ...countList('Left out', skipped, (reason) => SKIP_WORDS.get(reason) ?? reason),
    ...countList('Problems', errors, (kind) => kind),
  ];
}

function countList(
  title: string,
  counts: Readonly<Record<string, number>>,
  words: (name: string) => string,
): readonly string[] {
  const present = Object.entries(counts).filter(([, count]) => count > 0);
  if (present.length === 0) return [];
  return [`${title}: ${present.map(([name, count]) => `${whole(count)} ${displayText(words(name))}`).join(', ')}`];
}

function list(title: string, lines: readonly string[], total: number): readonly string[] {
  if (lines.length === 0) return [];
  const rest = total - lines.length;
  return [
    title,
    ...lines.map((line) => `  - ${displayText(line)}`),
    ...(rest > 0 ? [`  and ${whole(rest)} more in ${RUN_FILE}`] : []),
  ];
}

function files(folder: string): readonly string[] {
  return [
    `Entities  ${join(folder, ENTITIES_FILE)}`,
    `Facts     ${join(folder, FACTS_FILE)}`,
    `The run   ${join(folder, RUN_FILE)}, ${DATABASE_FILE}`,
  ];
}

/** Time from start to end in words, or null while it runs. */
function duration({ startedAt, endedAt }: RunRecord): string | null {
  if (endedAt === null) return null;
  const millis = Date.parse(endedAt) - Date.parse(startedAt);
  if (!Number.isFinite(millis) || millis < 0) return null;
  const seconds = Math.round(millis / SECOND_MILLIS);
  if (seconds < MINUTE_SECS) return `${String(seconds)} s`;
  const minutes = Math.floor((seconds % HOUR_SECS) / MINUTE_SECS);
  if (seconds < HOUR_SECS) return `${String(minutes)} min ${String(seconds % MINUTE_SECS)} s`;
  return `${String(Math.floor(seconds / HOUR_SECS))} h ${String(minutes)} min`;
}

function bytes(count: number): string {
  return count < MEBIBYTE ? `${(count / KIBIBYTE).toFixed(1)} KiB` : `${(count / MEBIBYTE).toFixed(1)} MiB`;
}

function whole(count: number): string {
  return count.toLocaleString('en-US');
}
