/**
 * Events of a crawl as lines for a person: pure, so that the terminal side only has to print.
 */

import { formatDuration } from '../model/duration.js';
import type { CrawlEvent, Phase } from '../model/event.js';
import type { RunRecord } from '../model/run.js';
import type { Refusal } from '../model/site.js';
import { displayText, fitText } from './display-text.js';

/** Where a crawl stands, as told by its events so far. */
export interface Progress {
  /** Milliseconds since 1970 at which the first event came. */
  readonly startedAt: number;
  readonly phase: Phase;
  /** What it is doing now, in words. */
  readonly doing: string;
  readonly pages: number;
  readonly queries: number;
  readonly entities: number;
  readonly facts: number;
  readonly pending: number;
  /** What was forecast last, with the pages fetched by then; null = nothing. */
  readonly forecast: Forecast | null;
  readonly problems: number;
  readonly skipped: number;
  /** Times of the last pages, ascending, for the rate. */
  readonly pageTimes: readonly number[];
}

/** What is expected of the rest of a crawl. */
export interface Forecast {
  /** Pages that had been fetched when it was made. */
  readonly fetched: number;
  /** Pages still to come then. */
  readonly pages: number;
  /** Facts of the next thousand list pages; null if there are none to come. */
  readonly nextFacts: number | null;
}

/** How much is told of single events. */
export type Verbosity = 'quiet' | 'normal' | 'verbose';

/** Window of the rate, in milliseconds; a longer one gives a calmer number that follows changes later. */
const RATE_WINDOW_MILLIS = 10_000;
/** A rate over less time than this says nothing. */
const LEAST_RATE_MILLIS = 1000;
const MOST_PAGE_TIMES = 500;
/** Pages of which a forecast tells together what they bring. */
const PAGES_TOLD_TOGETHER = 1000;

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  starting: 'starting',
  scouting: 'looking for lists',
  asking: 'asking',
  'reading-entities': 'reading entity pages',
  finishing: 'writing the run folder',
};

/** The state before the first event. `now` in milliseconds since 1970. */
export function startProgress(now: number): Progress {
  return {
    startedAt: now,
    phase: 'starting',
    doing: '',
    pages: 0,
    queries: 0,
    entities: 0,
    facts: 0,
    pending: 0,
    forecast: null,
    problems: 0,
    skipped: 0,
    pageTimes: [],
  };
}

/** The state after one more event. */
export function advanceProgress(progress: Progress, event: CrawlEvent, now: number): Progress {
  switch (event.kind) {
    case 'started':
      return { ...progress, startedAt: now };
    case 'phase':
      return { ...progress, phase: event.phase, doing: `${siteText(event)}${displayText(event.detail)}` };
    case 'page':
      return {
        ...progress,
        pages: progress.pages + 1,
        pageTimes: [...progress.pageTimes, now].slice(-MOST_PAGE_TIMES),
      };
    case 'totals':
      return withTotals(progress, event);
    case 'forecast':
      return { ...progress, forecast: forecastFrom(progress, event) };
    case 'skipped':
    case 'problem':
      return withTrouble(progress, event.kind);
    case 'finished':
      return { ...progress, ...totalsOf(event.run), phase: 'finishing', doing: '', pending: 0 };
    default:
      return withAnswer(progress, event);
  }
}

type AnswerEvent = Extract<CrawlEvent, { readonly kind: 'query' | 'keyword' | 'facet' | 'note' }>;

function withAnswer(progress: Progress, event: AnswerEvent): Progress {
  switch (event.kind) {
    case 'query':
      return { ...progress, queries: progress.queries + 1, doing: queryText(event) };
    case 'keyword':
      return { ...progress, doing: keywordText(event) };
    case 'facet':
    case 'note':
      return progress;
    default:
      return event satisfies never;
  }
}

function withTrouble(progress: Progress, kind: 'skipped' | 'problem'): Progress {
  return kind === 'skipped'
    ? { ...progress, skipped: progress.skipped + 1 }
    : { ...progress, problems: progress.problems + 1 };
}

function totalsOf({ counters }: RunRecord): Pick<Progress, 'pages' | 'queries' | 'entities' | 'facts'> {
  const { pagesFetched: pages, queries, entities, facts } = counters;
  return { pages, queries, entities, facts };
}

function withTotals(
  progress: Progress,
  { pages, queries, entities, facts, pending }: Extract<CrawlEvent, { readonly kind: 'totals' }>,
): Progress {
  return { ...progress, pages, queries, entities, facts, pending };
}

/** Pages per second lately, or null as long as that says nothing. */
export function pageRate(progress: Progress, now: number): number | null {
  const from = Math.max(progress.startedAt, now - RATE_WINDOW_MILLIS);
  if (now - from < LEAST_RATE_MILLIS) return null;
  return (progress.pageTimes.filter((at) => at > from).length * 1000) / (now - from);
}

/** Two lines for a terminal of the given width in columns: what it is doing, and the numbers. */
export function liveLines(progress: Progress, now: number, width: number): readonly [string, string] {
  return [fitText(doingText(progress), width), fitText(numbersText(progress, now).join(' · '), width)];
}

/** One line for a log. */
export function plainLine(progress: Progress, now: number): string {
  return `${numbersText(progress, now).join(', ')} | ${doingText(progress)}`;
}

/** What a single event is worth telling on a line of its own, or null. */
export function eventLine(event: CrawlEvent, verbosity: Verbosity): string | null {
  if (verbosity === 'quiet') return null;
  switch (event.kind) {
    case 'started':
      return `${event.resumed ? 'Going on with' : 'Crawling'} ${event.startUrls.map(displayText).join(', ')} into ${displayText(event.folder)}`;
    case 'note':
      return displayText(event.text);
    default:
      return verbosity === 'verbose' ? withSite(verboseLine(event), event) : null;
  }
}

function withSite(line: string | null, event: CrawlEvent): string | null {
  return line === null ? null : `${siteText(event)}${line}`;
}

/** The site of an event where a run has several, to begin a line. */
function siteText({ site }: CrawlEvent): string {
  return site === undefined ? '' : `${displayText(site)}: `;
}

/** What went wrong with one page, in words. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'refused':
      return `not asked (${refusal.reason}): ${displayText(refusal.url)}`;
    case 'failed':
      return `failed (${refusal.reason}${refusal.status === null ? '' : `, ${String(refusal.status)}`}): ${placeText(refusal)}`;
    case 'blocked':
      return `blocked (${String(refusal.status)}): ${placeText(refusal)}`;
    case 'stopped':
      return `stopped (${refusal.reason})`;
    default:
      return refusal satisfies never;
  }
}

/** Where it went wrong and how; most messages name the address themselves. */
function placeText({ url, message }: { readonly url: string; readonly message: string }): string {
  if (message.includes(url)) return displayText(message);
  return message === '' ? displayText(url) : `${displayText(url)} (${displayText(message)})`;
}

function verboseLine(event: CrawlEvent): string | null {
  switch (event.kind) {
    case 'page':
      return `page ${event.pageType} ${event.transport} ${displayText(event.url)}`;
    case 'query':
      return `query ${queryText(event)}`;
    case 'keyword':
      return `keyword ${keywordText(event)}: ${displayText(event.why)}`;
    case 'facet':
      return `facet ${displayText(event.attribute)}: ${String(event.values)} values in ${displayText(event.region)}`;
    case 'skipped':
      return `skipped (${event.reason}): ${displayText(event.url)}`;
    case 'problem':
      return refusalText(event.refusal);
    case 'forecast':
      return `forecast ${forecastText(event)}`;
    case 'phase':
      return `phase ${phaseText(event.phase, displayText(event.detail))}`;
    default:
      return null;
  }
}

function queryText(event: {
  readonly label: string;
  readonly listed: number;
  readonly declared: number | null;
}): string {
  const size =
    event.declared === null || event.declared === event.listed
      ? String(event.listed)
      : `${String(event.listed)} of ${String(event.declared)}`;
  return `${displayText(event.label) || 'everything'} (${size})`;
}

function keywordText({ text, listed, fresh }: Extract<CrawlEvent, { readonly kind: 'keyword' }>): string {
  const found = listed === 0 ? 'nothing' : `${amount(listed)}, ${amount(fresh)} new`;
  return `"${displayText(text)}" (${found})`;
}

type ForecastEvent = Extract<CrawlEvent, { readonly kind: 'forecast' }>;

/** A forecast of pages without facts, as before the first facet is known, is none of the crawl. */
function forecastFrom(
  { pages: fetched }: Progress,
  { pages, facts, factsPerThousand }: ForecastEvent,
): Forecast | null {
  return facts === 0 ? null : { fetched, pages, nextFacts: factsPerThousand[0] ?? null };
}

function forecastText({ pages, facts, factsPerThousand }: ForecastEvent): string {
  const next = factsPerThousand.map(amount).join(', ');
  return `about ${amount(pages)} pages to come with ${amount(facts)} facts${next === '' ? '' : `; by thousand: ${next}`}`;
}

function doingText(progress: Progress): string {
  return phaseText(progress.phase, progress.doing);
}

/** The phase and what is done in it, which may be told in the same words. */
function phaseText(phase: Phase, doing: string): string {
  const words = PHASE_WORDS[phase];
  if (doing === '' || doing.startsWith(words)) return doing || words;
  return `${words}: ${doing}`;
}

function numbersText(progress: Progress, now: number): readonly string[] {
  const rate = pageRate(progress, now);
  const parts = [
    formatDuration(Math.max(0, now - progress.startedAt) / 1000),
    `${pagesText(progress)}${rate === null ? '' : ` (${rate.toFixed(1)}/s)`}`,
    `${amount(progress.queries)} queries`,
    `${amount(progress.entities)} entities`,
    `${amount(progress.facts)} facts`,
    ...(progress.pending === 0 ? [] : [`${amount(progress.pending)} to do`]),
    ...nextText(progress),
  ];
  return progress.problems === 0
    ? parts
    : [...parts, `${amount(progress.problems)} ${progress.problems === 1 ? 'problem' : 'problems'}`];
}

/** Pages fetched, and how many it will be in all; a forecast is no exact number and is not shown as one. */
function pagesText({ pages, forecast }: Progress): string {
  const all = forecast === null ? 0 : forecast.fetched + forecast.pages;
  return all <= pages ? `${amount(pages)} pages` : `${amount(pages)} of about ${amount(roughly(all))} pages`;
}

function nextText({ forecast }: Progress): readonly string[] {
  const facts = forecast?.nextFacts ?? null;
  if (forecast === null || facts === null) return [];
  const pages = Math.min(forecast.pages, PAGES_TOLD_TOGETHER);
  return [`next ${amount(pages)} pages: about ${amount(roughly(facts))} facts`];
}

/** The number to two digits. */
function roughly(value: number): number {
  return Number(value.toPrecision(2));
}

function amount(value: number): string {
  return value.toLocaleString('en-US');
}
