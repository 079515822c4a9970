/**
 * What `querent queries` shows: per site the queries that it would be asked, and what was left out.
 */

import type { FittingType, GatheredQueries, SiteQueries } from '../queries/sources.js';
import { formatColumns } from '../report/text-table.js';
import { displayText } from '../report/display-text.js';
import { paint } from './terminal.js';

/** How much is shown. */
export interface QueriesView {
  /** Queries of each site. */
  readonly most: number;
  /** Columns of the screen. */
  readonly width: number;
}

const SHOWN_TYPES = 8;
const SHOWN_NOISE = 12;
const SCORE_DIGITS = 3;
const RATIO_DIGITS = 2;

/** The queries of all sites as tables. */
export function formatQueries({ sites }: GatheredQueries, view: QueriesView): string {
  return sites.map((site) => formatSite(site, view).join('\n')).join('\n\n');
}

function formatSite({ site, queries, types }: SiteQueries, { most, width }: QueriesView): readonly string[] {
  const title = `${paint.title(displayText(site))}: ${counted(queries.length, 'query', 'queries')}`;
  if (queries.length === 0)
    return [
      title,
      'Words of the site itself will be asked: values of its facets, its categories, names of its entities.',
    ];
  const rows = queries
    .slice(0, most)
    .map(({ text, source, score, why }, at) => [String(at + 1), text, source, score.toFixed(SCORE_DIGITS), why]);
  const columns = [
    { title: '#', align: 'right' },
    { title: 'query' },
    { title: 'source' },
    { title: 'score', align: 'right' },
    { title: 'why' },
  ] as const;
  const left = queries.length - rows.length;
  return [
    title,
    ...(types.length === 0 ? [] : [`Types that fit: ${typesText(types)}`]),
    ...formatColumns(columns, rows, width),
    ...(left === 0 ? [] : [paint.faint(`and ${left.toLocaleString('en')} more (--max N or --json shows them)`)]),
  ];
}

function typesText(types: readonly FittingType[]): string {
  const shown = types
    .slice(0, SHOWN_TYPES)
    .map(
      ({ type, ratio, entities }) =>
        `${displayText(type)} ${ratio.toFixed(RATIO_DIGITS)} (${String(entities)} asked for)`,
    );
  const left = types.length - shown.length;
  return [...shown, ...(left === 0 ? [] : [`${String(left)} more`])].join(', ');
}

/** What was read and what was left out, a line each. */
export function queriesNotes({ log, names, noise, sites }: GatheredQueries): readonly string[] {
  const notes: string[] = [];
  if (log !== null) {
    const parts = [
      counted(log.records, 'record', 'records'),
      counted(log.sites, 'site', 'sites'),
      `${log.used.toLocaleString('en')} pairs of site and query used`,
      `${log.rare.toLocaleString('en')} too rare`,
      `${log.personal.toLocaleString('en')} records with personal data dropped`,
      `${log.broken.toLocaleString('en')} broken`,
    ];
    notes.push(`Log: ${parts.join(', ')}.`);
  }
  if (names > 0) notes.push(`Knowledge base: ${names.toLocaleString('en')} names.`);
  if (noise.length > 0) {
    const shown = noise.slice(0, SHOWN_NOISE).map(({ side, text }) => (side === 'prefix' ? `${text} …` : `… ${text}`));
    notes.push(`Stripped: ${shown.map(displayText).join(', ')}${noise.length > shown.length ? ', …' : ''}`);
  }
  const absent = log === null ? [] : sites.filter(({ queries }) => !queries.some(isLogged)).map(({ site }) => site);
  if (absent.length > 0) notes.push(`The log has no query for ${absent.map(displayText).join(', ')}.`);
  if (log === null && names > 0)
    notes.push('Without a query log nothing tells which types fit a site: of each some names are tried.');
  return notes;
}

function isLogged({ source }: SiteQueries['queries'][number]): boolean {
  return source === 'log' || source === 'cleaned';
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
