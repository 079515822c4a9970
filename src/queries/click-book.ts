/**
 * Who was clicked for what: clicks and pages of each query on each site, without texts (He 2013 §5.1).
 */

import { groupCount, withGroup } from './group-count.js';
import { joinKeys, type Key } from './key.js';
import { createKeyTable } from './key-table.js';

/** Which queries of a log are used. */
export interface ClickThresholds {
  /** Clicks of a query on a site; rarer ones may be personal. @default 3 (He 2013 §5.1) */
  readonly leastClicks?: number;
  /** Pages of the site that were clicked; with one the query is navigational. @default 2 (He 2013 §5.1) */
  readonly leastPages?: number;
}

/** The thresholds of the paper. */
export const USUAL_THRESHOLDS: Required<ClickThresholds> = { leastClicks: 3, leastPages: 2 };

/** One click record without its texts. */
export interface Click {
  readonly site: Key;
  readonly query: Key;
  /** Of the address clicked. */
  readonly page: Key;
  readonly clicks: number;
}

/** What is known of a query on a site. */
export interface ClickCount {
  readonly clicks: number;
  /** Exact up to a few, then an estimate that does not go beyond some hundred. */
  readonly pages: number;
}

/** Clicks by site and query. */
export interface ClickBook {
  readonly add: (click: Click) => void;
  /** Pairs of site and query. */
  readonly size: () => number;
  /** Forgets what stays below the thresholds; tells how many pairs that were. */
  readonly keepFrequent: (thresholds?: ClickThresholds) => number;
  /** Null if the pair is not there. */
  readonly find: (site: Key, query: Key) => ClickCount | null;
  /** The same, but only the first time that it is asked for; the next round begins with {@link startRound}. */
  readonly findOnce: (site: Key, query: Key) => ClickCount | null;
  readonly startRound: () => void;
}

const CLICKS = 0;
const FIRST_PAGE = 1;
/** One bit for each of 32 groups of further pages. */
const FURTHER_PAGES = 2;
const COLUMNS = 3;
/** Marks a page's key so that it is not 0, which means none. */
const SOME = 1;

/** An empty book. */
export function createClickBook(): ClickBook {
  const table = createKeyTable(COLUMNS);
  let seen = createKeyTable(0);

  const countAt = (slot: number): ClickCount => ({
    clicks: table.get(slot, CLICKS),
    pages: 1 + groupCount(table.get(slot, FURTHER_PAGES)),
  });
  const find = (site: Key, query: Key): ClickCount | null => {
    const slot = table.find(joinKeys(site, query));
    return slot < 0 ? null : countAt(slot);
  };

  return {
    add: ({ site, query, page, clicks }) => {
      const slot = table.add(joinKeys(site, query));
      table.set(slot, CLICKS, table.get(slot, CLICKS) + clicks);
      const mark = (page.low | SOME) >>> 0;
      const first = table.get(slot, FIRST_PAGE);
      if (first === 0) table.set(slot, FIRST_PAGE, mark);
      else if (first !== mark) table.set(slot, FURTHER_PAGES, withGroup(table.get(slot, FURTHER_PAGES), page.high));
    },
    size: () => table.size(),
    keepFrequent: (thresholds = {}) => {
      const { leastClicks, leastPages } = { ...USUAL_THRESHOLDS, ...thresholds };
      const before = table.size();
      table.keep((slot) => {
        const { clicks, pages } = countAt(slot);
        return clicks >= leastClicks && pages >= leastPages;
      });
      return before - table.size();
    },
    find,
    findOnce: (site, query) => {
      const count = find(site, query);
      if (count === null) return null;
      const before = seen.size();
      seen.add(joinKeys(site, query));
      return seen.size() === before ? null : count;
    },
    startRound: () => {
      seen = createKeyTable(0);
    },
  };
}
