/**
 * What people put before and after the names of entities, "reviews", "where to stay in", counted over a log (He 2013 §5.1).
 */

import { groupCount, withGroup } from './group-count.js';
import { EMPTY_KEY, joinKeys, type Key } from './key.js';
import { createKeyTable } from './key-table.js';
import type { Mention } from './mentions.js';
import type { Side } from './name-edges.js';
import { spanKey, spanText, type Words } from './words.js';

/** How patterns are told to be noise. */
export interface NoiseOptions {
  /**
   * Different queries that a pattern must occur in. The paper gives no number; raising it cleans fewer queries, more
   * surely.
   * @default 5
   */
  readonly leastQueries?: number;
  /**
   * Share of all queries with a mention that a pattern must occur in, 0–1, so that a large log asks for more.
   * @default 0.0002
   */
  readonly leastShare?: number;
  /**
   * Clicks of the pattern asked alone over its clicks beside an entity, from which on it is something that people look
   * for and no noise.
   * @default 0.05
   */
  readonly mostAlone?: number;
  /**
   * Share of the log's sites that must have the pattern, 0–1: "chair" stands behind many words, but on few sites. Two sites
   * are enough of a few and ten of many; with one site only nothing can be asked of it.
   * @default 0.25
   */
  readonly leastSiteShare?: number;
  /**
   * How many times as often as names begin or end so the queries must: "college" follows many names, but many names end in
   * it. Raising it cleans less.
   * @default 4
   */
  readonly leastOverNames?: number;
}

const USUAL: Required<NoiseOptions> = {
  leastQueries: 5,
  leastShare: 0.0002,
  mostAlone: 0.05,
  leastSiteShare: 0.25,
  leastOverNames: 4,
};

/** Sites that are enough, whatever their share. */
const SITES = { least: 2, most: 10 } as const;

/** A longer pattern is a sentence of its own. */
export const MOST_PATTERN_WORDS = 6;

/** A pattern that is noise, as people are shown it. */
export interface NoisePattern {
  readonly side: Side;
  readonly text: string;
  /** Different queries that have it. */
  readonly queries: number;
}

/** Where a query of a log was asked, and how often. */
export interface AskedQuery {
  readonly clicks: number;
  /** Number of its site. */
  readonly site: number;
  /** Whether no other site had the query before. */
  readonly isNew: boolean;
}

/** Counts of patterns. */
export interface PatternBook {
  /** Takes up what stands around the mentions of a query. */
  readonly add: (words: Words, mentions: readonly Mention[], query: AskedQuery) => void;
  /** Different queries with a mention so far; the same query on another site is not new. */
  readonly queries: () => number;
  /** Different queries that have the pattern on that side. */
  readonly count: (side: Side, pattern: Key) => number;
  /** Clicks of these queries. */
  readonly clicks: (side: Side, pattern: Key) => number;
  /** Sites of these queries; an estimate beyond a few. */
  readonly sites: (side: Side, pattern: Key) => number;
  /** Sites with a mention so far. */
  readonly allSites: () => number;
}

const QUERIES = 0;
const CLICKS = 1;
/** One bit for each of 32 groups of sites. */
const SITE_GROUPS = 2;
const COLUMNS = 3;
const SIDES: Readonly<Record<Side, Key>> = { prefix: { high: 1, low: 0 }, suffix: { high: 2, low: 0 } };

/** An empty book. */
export function createPatternBook(): PatternBook {
  const table = createKeyTable(COLUMNS);
  const sites = new Set<number>();
  let queries = 0;

  const note = (side: Side, pattern: Key, { clicks, isNew, site }: AskedQuery): void => {
    const slot = table.add(sideKey(side, pattern));
    if (isNew) table.set(slot, QUERIES, table.get(slot, QUERIES) + 1);
    table.set(slot, CLICKS, table.get(slot, CLICKS) + clicks);
    table.set(slot, SITE_GROUPS, withGroup(table.get(slot, SITE_GROUPS), site));
  };
  const read = (side: Side, pattern: Key, column: number): number => {
    const slot = table.find(sideKey(side, pattern));
    return slot < 0 ? 0 : table.get(slot, column);
  };

  return {
    add: (words, mentions, query) => {
      if (mentions.length > 0) sites.add(query.site);
      if (mentions.length > 0 && query.isNew) queries += 1;
      for (const { from, to } of mentions) {
        const after = words.keys.length - to;
        if (from > 0 && from <= MOST_PATTERN_WORDS) note('prefix', spanKey(words, 0, from), query);
        if (after > 0 && after <= MOST_PATTERN_WORDS) note('suffix', spanKey(words, to), query);
      }
    },
    queries: () => queries,
    count: (side, pattern) => read(side, pattern, QUERIES),
    clicks: (side, pattern) => read(side, pattern, CLICKS),
    sites: (side, pattern) => groupCount(read(side, pattern, SITE_GROUPS)),
    allSites: () => sites.size,
  };
}

/** Tells whether a pattern, by the keys of its words, is noise. */
export type IsNoise = (side: Side, pattern: readonly Key[]) => boolean;

/** What else is known of patterns. */
export interface PatternFacts {
  /** Clicks of the whole query of these words. */
  readonly clicksAlone: (pattern: Key) => number;
  /** Share of known names that begin or end so, 0–1. */
  readonly shareOfNames: (side: Side, pattern: Key) => number;
}

/**
 * The rule by which patterns are noise: frequent ones are (He 2013 §5.1).
 *
 * Departs from §5.1 where a frequent pattern is none: what people also look for alone ("samsung" stands before many names,
 * but is asked by itself; "cheap" is not), what few sites have, and what names themselves begin or end with.
 */
export function noiseRule(book: PatternBook, facts: PatternFacts, options: NoiseOptions = {}): IsNoise {
  const { leastQueries, leastShare, mostAlone, leastSiteShare, leastOverNames } = { ...USUAL, ...options };
  const least = Math.max(leastQueries, leastShare * book.queries());
  const allSites = book.allSites();
  const leastSites = Math.min(allSites, SITES.most, Math.max(SITES.least, Math.ceil(leastSiteShare * allSites)));
  const isOften = (side: Side, pattern: Key): boolean => {
    const count = book.count(side, pattern);
    if (count < least || book.sites(side, pattern) < leastSites) return false;
    if (facts.clicksAlone(pattern) >= mostAlone * book.clicks(side, pattern)) return false;
    return count >= leastOverNames * facts.shareOfNames(side, pattern) * book.queries();
  };
  return (side, pattern) =>
    isOften(side, spanKey({ keys: pattern })) &&
    splitsOf(side, pattern).every(({ outer, inner, whole }) => {
      const others = book.count(side, outer);
      const count = book.count(side, whole);
      return count >= leastOverNames * facts.shareOfNames(side, inner) * (others + count);
    });
}

interface Split {
  readonly outer: Key;
  /** What stands next to the entity. */
  readonly inner: Key;
  readonly whole: Key;
}

/**
 * The ways to split a pattern in two: of "cheap the …" the second part begins names as often elsewhere, so that it belongs
 * to the name; of "price of …" it does not.
 */
function splitsOf(side: Side, keys: readonly Key[]): readonly Split[] {
  const whole = spanKey({ keys });
  return keys.slice(1).map((_, at) => {
    const [front, back] = [spanKey({ keys }, 0, at + 1), spanKey({ keys }, at + 1)];
    return side === 'prefix' ? { outer: front, inner: back, whole } : { outer: back, inner: front, whole };
  });
}

/** Collects the texts of the patterns that are noise, the most frequent ones. */
export interface NoiseTexts {
  /** Looks at the words around the mentions of a query. */
  readonly see: (words: Words, mentions: readonly Mention[]) => void;
  /** The most frequent first. */
  readonly best: () => readonly NoisePattern[];
}

/** Texts that are kept; only people read them. */
const MOST_TEXTS = 2000;

/** Collects what is noise by the rule. */
export function collectNoise(book: PatternBook, isNoise: IsNoise): NoiseTexts {
  const seen = new Map<string, NoisePattern>();
  const note = (side: Side, words: Words, span: readonly [from: number, to: number]): void => {
    if (seen.size >= MOST_TEXTS || !isNoise(side, words.keys.slice(...span))) return;
    const pattern = spanKey(words, ...span);
    const id = `${side} ${String(pattern.high)} ${String(pattern.low)}`;
    if (!seen.has(id)) seen.set(id, { side, text: spanText(words, ...span), queries: book.count(side, pattern) });
  };
  return {
    see: (words, mentions) => {
      for (const { from, to } of mentions) {
        if (from > 0) note('prefix', words, [0, from]);
        if (to < words.keys.length) note('suffix', words, [to, words.keys.length]);
      }
    },
    best: () => [...seen.values()].sort((a, b) => b.queries - a.queries || (a.text < b.text ? -1 : 1)),
  };
}

function sideKey(side: Side, pattern: Key): Key {
  return joinKeys(joinKeys(EMPTY_KEY, SIDES[side]), pattern);
}
