/**
 * The further readings of a log: what is noise around entities, what is left of the queries, and which entities each site is
 * asked for (He 2013 §5.1).
 */

import { cleanQuery, type CleaningRules } from '../cleaning.js';
import { createCleanedQueries, type CleanedQueries } from '../cleaned-queries.js';
import type { Key } from '../key.js';
import { createKeyTable, type KeyTable } from '../key-table.js';
import { nameOfSite } from '../logged-site.js';
import { findMentions, type KnownNames, type Mention } from '../mentions.js';
import type { NameBook } from '../name-book.js';
import type { Side } from '../name-edges.js';
import { findOwnMentions } from '../own-mentions.js';
import { collectNoise, createPatternBook, noiseRule, type NoisePattern } from '../patterns.js';
import type { GatherOptions } from '../sources.js';
import { createMentionBook, type MentionBook } from '../type-matching.js';
import { spanText, wordsKey, type Words } from '../words.js';
import type { CountedLog, UsedQuery } from './count-clicks.js';

/** What a log holds for the sites that are asked. */
export interface MinedLog {
  /** By site. */
  readonly queries: ReadonlyMap<string, CleanedQueries>;
  /** What all sites of the log are asked for; empty without a knowledge base. */
  readonly mentions: MentionBook;
  /** Numbers of the sites that are asked and have used queries. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly noise: readonly NoisePattern[];
}

/** What to mine with. */
export interface Mining {
  /** Sites that are asked. */
  readonly sites: ReadonlySet<string>;
  /** Null without a knowledge base: then the log's own queries are taken for entities. */
  readonly names: NameBook | null;
  /** Queries to keep of each site. */
  readonly most: number;
  readonly options: GatherOptions;
}

/** Longest query that is taken for an entity where there is no knowledge base. */
const LONGEST_OWN = 8;
/** Words that a site's name may be written in. */
const MOST_NAME_WORDS = 4;

/** Mines a counted log. */
export async function mineQueries(log: CountedLog, { sites, names, most, options }: Mining): Promise<MinedLog> {
  const alone = createKeyTable(1);
  if (names === null) await log.eachUsed((query) => void noteAlone(alone, query));
  const mentionsOf = mentionFinder(names, alone);
  const patterns = createPatternBook();
  const seen = names === null ? createKeyTable(0) : null;
  await log.eachUsed((query) => {
    const isNew = seen === null ? noteAlone(alone, query) : isFirst(seen, query.key);
    patterns.add(query.words, mentionsOf(query.words), {
      clicks: query.count.clicks,
      site: query.siteNumber,
      isNew,
    });
  });

  const facts = {
    clicksAlone: (pattern: Key) => clicksAlone(alone, pattern),
    shareOfNames: (side: Side, pattern: Key) => names?.edges.share(side, pattern) ?? 0,
  };
  const isNoise = noiseRule(patterns, facts, options.noise);
  const texts = collectNoise(patterns, isNoise);
  const queries = new Map([...sites].map((site) => [site, createCleanedQueries(most)]));
  const numbers = new Map<string, number>();
  const book = createMentionBook();
  await log.eachUsed((query) => {
    const { words, site, siteNumber, count } = query;
    const mentions = mentionsOf(words);
    texts.see(words, mentions);
    const rules: CleaningRules = { isNoise, isSiteName: siteNameRule(site) };
    const kept = cleanQuery(words, mentions, rules);
    if (kept === null) return;
    if (names !== null) for (const { name } of findMentions(words, names, kept)) book.add(siteNumber, name);
    const own = queries.get(site);
    if (own === undefined) return;
    numbers.set(site, siteNumber);
    const asked = spanText(words);
    const text = spanText(words, kept.from, kept.to);
    own.add({ key: wordsKey(words, kept.from, kept.to), text, asked, count });
  });
  return { queries, mentions: book, numbers, noise: texts.best() };
}

function mentionFinder(names: NameBook | null, alone: KeyTable): (words: Words) => readonly Mention[] {
  if (names !== null) return (words) => findMentions(words, names);
  const known: KnownNames = { longest: () => LONGEST_OWN, find: (key) => alone.find(key) };
  return (words) => findOwnMentions(words, known);
}

/** Adds the clicks of a whole query; whether no site had it before. */
function noteAlone(alone: KeyTable, { key, count }: UsedQuery): boolean {
  const isNew = isFirst(alone, key);
  const slot = alone.find(key);
  alone.set(slot, 0, alone.get(slot, 0) + count.clicks);
  return isNew;
}

function isFirst(table: KeyTable, key: Key): boolean {
  const before = table.size();
  table.add(key);
  return table.size() > before;
}

function clicksAlone(alone: KeyTable, key: Key): number {
  const slot = alone.find(key);
  return slot < 0 ? 0 : alone.get(slot, 0);
}

function siteNameRule(site: string): CleaningRules['isSiteName'] {
  const name = nameOfSite(site);
  return (words, from, to) => {
    if (to - from > MOST_NAME_WORDS) return false;
    const [first, last] = [words.spans[from]?.[0] ?? 0, words.spans[to - 1]?.[1] ?? 0];
    if (last - first < name.length) return false;
    return wordsKey(words, from, to).replaceAll(' ', '') === name;
  };
}
