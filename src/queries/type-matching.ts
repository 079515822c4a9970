/**
 * Which types of a knowledge base fit which site: the entities that a site is asked for are its document, the names of a
 * type are the question (He 2013 §5.2).
 */

import { pairKey } from './key.js';
import { createKeyTable, type KeyTable } from './key-table.js';
import { numberAt } from './number-at.js';

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
  const pairs = tallyPairs(book, names);
  const mentions = [...new Set(pairs.map(({ ofSite }) => ofSite))].reduce((sum, { count }) => sum + count, 0);
  // With one site its types are compared with each other: there is no other site to compare it with.
  const rivals = (pair: Pair): Tally => (measure === 'coverage' ? pair.ofSite : pair.ofType);
  for (const pair of pairs) rivals(pair).best = Math.max(rivals(pair).best, scoreOf(pair, measure));
  const isTold = (pair: Pair): boolean => {
    if (pair.entities < leastEntities || pair.count < leastShare * pair.ofSite.count) return false;
    return leastLift === 0 || book.sites() < 2 || isLifted(pair, mentions, leastLift);
  };
  return pairs
    .filter(isTold)
    .map((pair) => ({ pair, score: scoreOf(pair, measure) }))
    .map(({ pair, score }) => ({ ...matchOf(pair), score, ratio: score / rivals(pair).best }))
    .filter(({ score, ratio }) => score > 0 && ratio >= leastRatio)
    .sort((a, b) => b.score - a.score || a.type - b.type || a.site - b.site);
}

function matchOf({ type, site, entities }: Pair): Pick<TypeMatch, 'type' | 'site' | 'entities'> {
  return { type, site, entities };
}

/** Whether the site is asked for the type clearly more than the others are. */
function isLifted({ ofSite, ofType, count }: Pair, mentions: number, leastLift: number): boolean {
  const others = (ofType.count - count + SMOOTHING) / (mentions - ofSite.count + SMOOTHING);
  const expected = others * ofSite.count;
  return count >= leastLift * expected && count >= expected + CLEAR_DEVIATIONS * Math.sqrt(expected);
}

/** A type on a site. */
interface Pair {
  readonly type: number;
  readonly site: number;
  readonly ofType: Tally;
  readonly ofSite: Tally;
  /** Queries of the site that mention the type's entities. */
  count: number;
  entities: number;
  /** Sum over the type's entities of tf · idf. */
  weight: number;
  /** Sum over the type's entities of their count, shared among the types of the same name. */
  shared: number;
}

/** Of a site, or of a type. */
interface Tally {
  /** Mentions. */
  count: number;
  /** Different entities that a site is asked for; names that a type has. */
  names: number;
  /** Square of the length of a site's vector of tf · idf. */
  square: number;
  /** Highest score of its pairs. */
  best: number;
}

function tallyPairs(book: MentionBook, names: NameTypes): readonly Pair[] {
  const sitesOfName = createKeyTable(1);
  book.each((_, name) => increase(sitesOfName, pairKey(0, name)));
  const [sites, types] = [new Map<number, Tally>(), new Map<number, Tally>()];
  const pairs = new Map<string, Pair>();
  const sizes = names.typeSizes();
  book.each((site, name, count) => {
    const frequency = sitesOfName.get(sitesOfName.find(pairKey(0, name)), 0);
    const weight = termWeight(count) * Math.log(1 + book.sites() / frequency);
    const ofSite = madeOnce(sites, site, () => newTally(0));
    ofSite.count += count;
    ofSite.names += 1;
    ofSite.square += weight * weight;
    const ofName = names.typesOf(name);
    for (const type of ofName) {
      const ofType = madeOnce(types, type, () => newTally(numberAt(sizes, type)));
      ofType.count += count;
      const pair = madeOnce(pairs, `${String(type)} ${String(site)}`, () => newPair({ type, site, ofType, ofSite }));
      pair.count += count;
      pair.entities += 1;
      pair.weight += weight;
      pair.shared += count / ofName.length;
    }
  });
  return [...pairs.values()];
}

function newTally(names: number): Tally {
  return { count: 0, names, square: 0, best: 0 };
}

function newPair(pair: Pick<Pair, 'type' | 'site' | 'ofType' | 'ofSite'>): Pair {
  return { ...pair, count: 0, entities: 0, weight: 0, shared: 0 };
}

function madeOnce<Name, Item>(items: Map<Name, Item>, name: Name, make: () => Item): Item {
  const known = items.get(name);
  if (known !== undefined) return known;
  const made = make();
  items.set(name, made);
  return made;
}

/** Term frequency, dampened: an entity that everybody asks a site for says no more about a type than a few do. */
function termWeight(count: number): number {
  return 1 + Math.log(count);
}

function scoreOf({ weight, shared, entities, ofSite, ofType }: Pair, measure: TypeMeasure): number {
  switch (measure) {
    case 'tf-idf':
      return weight;
    case 'coverage':
      return shared / ofSite.count;
    case 'cosine':
      return weight / Math.sqrt(ofType.names * ofSite.square);
    case 'jaccard':
      return entities / (ofType.names + ofSite.names - entities);
  }
}
