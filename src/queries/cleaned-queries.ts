/**
 * The queries of one site's log after cleaning: what several were cleaned to is one, with the clicks of all.
 */

import type { KeywordQuery } from '../model/keyword.js';
import type { ClickCount } from './click-book.js';

/** A query of the log and what was kept of it. */
export interface CleanedQuery {
  /** Under it two are the same. */
  readonly key: string;
  /** What is kept of it. */
  readonly text: string;
  /** As it was asked. */
  readonly asked: string;
  readonly count: ClickCount;
}

/** Collects queries in bounded memory. */
export interface CleanedQueries {
  readonly add: (query: CleanedQuery) => void;
  /** As keyword queries, in no order. */
  readonly queries: () => readonly KeywordQuery[];
}

/** Kept beyond what is asked for, in multiples of it: a rare one may yet gain clicks. */
const SLACK = 8;
/** Clicks at which a query has half of what clicks can add to its score. */
const HALF_CLICKS = 10;
/** Scores of a log's queries begin here, above those that only a knowledge base proposes. */
const LEAST_SCORE = 0.5;

interface Collected {
  readonly text: string;
  clicks: number;
  pages: number;
  /** Different queries that came to this. */
  queries: number;
  /** Clicks of the query that was asked most, and the query. */
  mostClicks: number;
  asked: string;
}

/** An empty collection that keeps at least so many. */
export function createCleanedQueries(most: number): CleanedQueries {
  let collected = new Map<string, Collected>();
  const prune = (): void => {
    const best = [...collected].sort(([, a], [, b]) => b.clicks - a.clicks).slice(0, (most * SLACK) / 2);
    collected = new Map(best);
  };
  return {
    add: ({ key, text, asked, count }) => {
      const known = collected.get(key);
      if (known === undefined) {
        const { clicks, pages } = count;
        collected.set(key, { text, clicks, pages, queries: 1, mostClicks: clicks, asked });
        if (collected.size > most * SLACK) prune();
        return;
      }
      known.clicks += count.clicks;
      known.pages = Math.max(known.pages, count.pages);
      known.queries += 1;
      if (count.clicks <= known.mostClicks) return;
      known.mostClicks = count.clicks;
      known.asked = asked;
    },
    queries: () => [...collected.values()].map(keywordOf),
  };
}

function keywordOf({ text, clicks, pages, queries, asked }: Collected): KeywordQuery {
  const score = LEAST_SCORE + (1 - LEAST_SCORE) * (clicks / (clicks + HALF_CLICKS));
  const clicked = `clicked ${times(clicks)} on ${String(pages)} pages`;
  if (queries === 1 && asked === text) return { text, source: 'log', score, why: clicked };
  const others = queries === 1 ? `from "${asked}"` : `from ${String(queries)} queries such as "${asked}"`;
  return { text, source: 'cleaned', score, why: `${others}, ${clicked}${queries === 1 ? '' : ' or more'}` };
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}
