/**
 * Names of a knowledge base for the sites that their types fit (He 2013 §5.2).
 */

import type { KeywordQuery } from '../../model/keyword.js';
import type { BestQueries } from '../best-queries.js';
import type { Key } from '../key.js';
import { findMentions } from '../mentions.js';
import type { NameBook } from '../name-book.js';
import type { FittingType, GatherOptions } from '../sources.js';
import { createMentionBook, matchTypes } from '../type-matching.js';
import { keyOfWords, readWords } from '../words.js';
import type { MinedLog } from './mine-queries.js';
import type { Knowledge } from './read-names.js';
import type { TypedName } from './typed-name.js';

/** Scores of names that only a knowledge base proposes end here. */
const MOST_NAME_SCORE = 0.5;
/** Share of that for a name of a type of which nothing tells yet whether it fits. */
const UNTOLD_SHARE = 0.2;
/** Names of such a type: enough to see whether it fits. */
const UNTOLD_NAMES = 5;
/** Different entities of a type that the site's own texts must tell: they are few, but all about what it has. */
const LEAST_TOLD = 3;

/** A type of the knowledge base, by its number, for a site. */
export interface SiteType extends Omit<FittingType, 'type'> {
  readonly type: number;
}

/** What types are matched by. */
export interface Matching {
  readonly book: NameBook;
  readonly mined: MinedLog | null;
  readonly options: GatherOptions;
}

/** Types that fit a site by the log, else by the site's own texts; else all of them, with nothing that tells. */
export function typesOfSite(site: string, { book, mined, options }: Matching): readonly SiteType[] {
  const number = mined?.numbers.get(site);
  const byLog =
    mined === null || number === undefined
      ? []
      : matchTypes(mined.mentions, book, options.matching).filter((match) => match.site === number);
  if (byLog.length > 0) return byLog;
  const own = createMentionBook();
  for (const text of options.siteTexts ?? []) {
    for (const { name } of findMentions(readWords(text), book)) own.add(0, name);
  }
  const byTexts = matchTypes(own, book, { leastEntities: LEAST_TOLD, ...options.matching, measure: 'coverage' });
  if (byTexts.length > 0) return byTexts;
  const isOnly = book.types().length === 1;
  return book.types().map((_, type) => ({ type, ratio: isOnly ? 1 : 0, entities: 0 }));
}

/** What is expanded, for whom. */
export interface Expansion extends Matching {
  readonly knowledge: Knowledge;
  readonly types: ReadonlyMap<string, readonly SiteType[]>;
  /** By site, where the names go. */
  readonly best: ReadonlyMap<string, BestQueries>;
}

/** Reads the names once more and gives each site those of its types. */
export async function expandTypes({ knowledge, book, mined, options, types, best }: Expansion): Promise<void> {
  const takers = takersOf(types, best);
  const untold = new Map<number, number>();
  for await (const batch of knowledge.names()) {
    options.signal?.throwIfAborted();
    for (const one of batch) {
      const type = book.findType(one.type);
      const own = takers.get(type);
      if (own === undefined) continue;
      const seen = untold.get(type) ?? 0;
      untold.set(type, seen + 1);
      const isTried = seen < UNTOLD_NAMES;
      const wanted = own.filter(({ fit, most, collected }) => (fit.ratio === 0 ? isTried : most >= collected.least()));
      if (wanted.length > 0) giveName(one, wanted, (name) => mined?.mentions.count(book.find(name)) ?? 0);
    }
  }
}

/** Gives a name to the sites that want names of its type, if they have nothing better. */
function giveName({ name, type }: TypedName, takers: readonly Taker[], mentionsOf: (name: Key) => number): void {
  const { key, count } = keyOfWords(name);
  if (count === 0) return;
  const mentions = mentionsOf(key);
  for (const { collected, fit, most } of takers) {
    // What other sites are asked for most are plain words, as long as nothing tells that the type fits.
    const asked = fit.ratio === 0 ? 0 : mentions;
    if (nameScore(most, asked) >= collected.least()) collected.add(nameQuery({ name, type, fit, most, asked }));
  }
}

/** A site that takes the names of a type. */
interface Taker {
  readonly collected: BestQueries;
  readonly fit: SiteType;
  /** Highest score of these names. */
  readonly most: number;
}

function takersOf(types: Expansion['types'], best: Expansion['best']): ReadonlyMap<number, readonly Taker[]> {
  const takers = new Map<number, Taker[]>();
  for (const [site, collected] of best) {
    for (const fit of types.get(site) ?? []) {
      const most = MOST_NAME_SCORE * (fit.ratio === 0 ? UNTOLD_SHARE : fit.ratio);
      const own = takers.get(fit.type) ?? [];
      takers.set(fit.type, own);
      own.push({ collected, fit, most });
    }
  }
  return takers;
}

/** Names that people ask for anywhere come before those that nobody does. */
function nameScore(most: number, asked: number): number {
  return (most / 2) * (1 + asked / (asked + 1));
}

interface NameProposal {
  readonly name: string;
  readonly type: string;
  readonly fit: SiteType;
  readonly most: number;
  /** Queries of the log that mention the name. */
  readonly asked: number;
}

function nameQuery({ name, type, fit, most, asked }: NameProposal): KeywordQuery {
  const log = asked === 0 ? '' : `, in ${String(asked)} ${asked === 1 ? 'query' : 'queries'} of the log`;
  const why = `type ${type}, ${fitText(fit)}${log}`;
  // A slice of the file's text would keep it in memory.
  const text = Array.from(readWords(name).text).join('');
  return { text, source: 'knowledge-base', score: nameScore(most, asked), why, type };
}

function fitText({ ratio, entities }: SiteType): string {
  if (ratio === 0) return 'nothing tells yet whether it fits';
  if (entities === 0) return 'the only type';
  return `${ratio.toFixed(2)} of its best match`;
}
