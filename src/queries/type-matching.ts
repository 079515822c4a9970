/**
 * Which types of a knowledge base fit which site: the entities that a site is asked for are its document, the names of a
 * type are the question (He 2013 §5.2).
 */

import { pairKey } from './key.js';
import { createKeyTable, type KeyTable } from './key-table.js';

/** How alike a type and a site are; the paper found TF-IDF best, the others are for comparison. */
export type TypeMeasure = 'tf-idf' | 'coverage' | 'cosine' | 'jaccard';

/** Options of {@link matchTypes}. */
export interface MatchOptions {
  /** @default 'tf-idf', with one site only 'coverage' */
  readonly measure?: TypeMeasure;
  /** Share of the type's best score that a site must have, 0–1. @default 0.5 (He 2013 §5.2) */
  readonly leastRatio?: number;
  /** Different entities of the type that the site must be asked for; raising it loses types of sites with small logs. @default 12 */
  readonly leastEntities?: number;
  /** Share of the site's mentions that must be of the type, 0–1. @default 0.01 */
  readonly leastShare?: number;
  /**
   * How many times the share of the type on the log's other sites its share on the site must be, and clearly so; what every
   * site is asked for equally are words that happen to be names. Not with one site only.
   * @default 3
   */
  readonly leastLift?: number;
}

const USUAL = {
  leastRatio: 0.5,
  /** Not in the paper, which tried the five largest types of ten topics: of many hundred types some are met by chance. */
  leastEntities: 12,
  leastShare: 0.01,
  leastLift: 3,
} as const;

/** Standard deviations that the count of a type must lie above what the other sites let expect. */
const CLEAR_DEVIATIONS = 3;
/** Added to counts of other sites, which may have none. */
const SMOOTHING = 0.5;

/** A type that fits a site. */
export interface TypeMatch {
  readonly type: number;
  readonly site: number;
  readonly score: number;
  /** The score over the best one: of the type's other sites, or with one site of its other types. */
  readonly ratio: number;
  /** Different entities of the type that the site is asked for. */
  readonly entities: number;
}

/** Types of names; {@link NameBook} tells them. */
export interface NameTypes {
  readonly typesOf: (name: number) => readonly number[];
  readonly typeSizes: () => readonly number[];
}

/** What sites are asked for. */
export interface MentionBook {
  /** One more query of the site mentions the name. */
  readonly add: (site: number, name: number) => void;
  /** Sites with a mention. */
  readonly sites: () => number;
  /** Queries of all sites that mention the name. */
  readonly count: (name: number) => number;
  /** Every site and name with the number of queries. */
  readonly each: (visit: (site: number, name: number, count: number) => void) => void;
}

/** An empty book. */
export function createMentionBook(): MentionBook {
  const table = createKeyTable(1);
  const names = createKeyTable(1);
  const sites = createKeyTable(1);
  return {
    add: (site, name) => {
      increase(table, pairKey(site, name));
      increase(names, pairKey(0, name));
      increase(sites, pairKey(0, site));
    },
    sites: () => sites.size(),
    count: (name) => {
      const slot = names.find(pairKey(0, name));
      return slot < 0 ? 0 : names.get(slot, 0);
    },
    each: (visit) => {
      table.each((slot) => {
        const { high, low } = table.key(slot);
        visit(high >>> 0, low >>> 0, table.get(slot, 0));
      });
    },
  };
}

function increase(table: KeyTable, key: ReturnType<typeof pairKey>): void {
  const slot = table.add(key);
  table.set(slot, 0, table.get(slot, 0) + 1);
}

/** The types that fit the sites, the best score first. */
export function matchTypes(book: MentionBook, names: NameTypes, options: MatchOptions = {}): readonly TypeMatch[] {
  const { leastRatio, leastEntities, leastShare, leastLift } = { ...USUAL, ...options };
  const measure = options.measure ?? (book.sites() > 1 ? 'tf-idf' : 'coverage');
  const tallies = tallyTypes(book, names);
  const scored = tallies.pairs.map((pair) => ({ ...pair, score: scoreOf(pair, tallies, measure) }));
  const best = new Map<number, number>();
  // With one site its types are compared with each other: there is no other site to compare it with.
  const rival = measure === 'coverage' ? siteOf : typeOf;
  for (const pair of scored) best.set(rival(pair), Math.max(best.get(rival(pair)) ?? 0, pair.score));
  return scored
    .map((pair) => ({ pair, ratio: pair.score / (best.get(rival(pair)) ?? 1) }))
    .filter(({ pair, ratio }) => {
      const share = pair.count / (tallies.sites.get(pair.site)?.count ?? 1);
      if (pair.score === 0 || ratio < leastRatio || pair.entities < leastEntities || share < leastShare) return false;
      return leastLift === 0 || book.sites() < 2 || isLifted(pair, tallies, leastLift);
    })
    .map(({ pair: { type, site, score, entities }, ratio }) => ({ type, site, score, ratio, entities }))
    .sort((a, b) => b.score - a.score || a.type - b.type || a.site - b.site);
}

/** Whether the site is asked for the type clearly more than the others are. */
function isLifted({ type, site, count }: Pair, { sites, types, mentions }: Tallies, leastLift: number): boolean {
  const own = sites.get(site)?.count ?? 0;
  const others = ((types.get(type) ?? 0) - count + SMOOTHING) / (mentions - own + SMOOTHING);
  const expected = others * own;
  return count >= leastLift * expected && count >= expected + CLEAR_DEVIATIONS * Math.sqrt(expected);
}

function siteOf({ site }: Pair): number {
  return site;
}

function typeOf({ type }: Pair): number {
  return type;
}

/** A type on a site. */
interface Pair {
  readonly type: number;
  readonly site: number;
  /** Queries of the site that mention the type's entities. */
  readonly count: number;
  readonly entities: number;
  /** Sum over the type's entities of tf · idf. */
  readonly weight: number;
  /** Sum over the type's entities of their count, shared among the types of the same name. */
  readonly shared: number;
}

interface SiteTally {
  count: number;
  entities: number;
  /** Square of the length of the site's vector of tf · idf. */
  square: number;
}

interface Tallies {
  readonly pairs: readonly Pair[];
  readonly sites: ReadonlyMap<number, SiteTally>;
  readonly typeSizes: readonly number[];
  /** Queries of all sites that mention each type. */
  readonly types: ReadonlyMap<number, number>;
  /** Mentions of all sites. */
  readonly mentions: number;
}

function tallyTypes(book: MentionBook, names: NameTypes): Tallies {
  const sitesOfName = createKeyTable(1);
  book.each((_, name) => increase(sitesOfName, pairKey(0, name)));
  const [sites, ofType] = [new Map<number, SiteTally>(), new Map<number, number>()];
  let mentions = 0;
  const places = createKeyTable(1);
  const pairs: { -readonly [Field in keyof Pair]: Pair[Field] }[] = [];
  book.each((site, name, count) => {
    const frequency = sitesOfName.get(sitesOfName.find(pairKey(0, name)), 0);
    const weight = termWeight(count) * Math.log(1 + book.sites() / frequency);
    const tally = sites.get(site) ?? { count: 0, entities: 0, square: 0 };
    sites.set(site, tally);
    mentions += count;
    tally.count += count;
    tally.entities += 1;
    tally.square += weight * weight;
    const types = names.typesOf(name);
    for (const type of types) {
      ofType.set(type, (ofType.get(type) ?? 0) + count);
      const slot = places.add(pairKey(type, site));
      if (places.get(slot, 0) === 0) {
        pairs.push({ type, site, count: 0, entities: 0, weight: 0, shared: 0 });
        places.set(slot, 0, pairs.length);
      }
      const pair = pairs[places.get(slot, 0) - 1];
      if (pair === undefined) continue;
      pair.count += count;
      pair.entities += 1;
      pair.weight += weight;
      pair.shared += count / types.length;
    }
  });
  return { pairs, sites, typeSizes: names.typeSizes(), types: ofType, mentions };
}

/** Term frequency, dampened: an entity that everybody asks a site for says no more about a type than a few do. */
function termWeight(count: number): number {
  return 1 + Math.log(count);
}

function scoreOf(pair: Pair, { sites, typeSizes }: Tallies, measure: TypeMeasure): number {
  const site = sites.get(pair.site) ?? { count: 1, entities: 1, square: 1 };
  const size = typeSizes[pair.type] ?? 1;
  switch (measure) {
    case 'tf-idf':
      return pair.weight;
    case 'coverage':
      return pair.shared / site.count;
    case 'cosine':
      return pair.weight / Math.sqrt(size * site.square);
    case 'jaccard':
      return pair.entities / (size + site.entities - pair.entities);
  }
}
