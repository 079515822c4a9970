/**
 * Which keyword to ask for next, and when to stop (design §5.5, "what the papers left open").
 *
 * What was given is asked in its order. Where nothing was given, words come from the site itself: names of the entities
 * found, values that the results offer to choose from, and the site's pages. The next one is the word from which most new
 * entities are expected per page; how many a word of a source brings is learnt from those asked before it. Single letters
 * come first: where parts of words are searched for, few of them list nearly everything.
 */

import type { KeywordQuery } from '../../model/keyword.js';
import type { PageView } from '../../model/page.js';
import type { KeywordPlan } from '../context.js';
import type { EntitySet } from '../entity-set.js';
import { offeredWords, wordsOfName } from './keyword-words.js';

/** Keywords of a source in a row that bring no new entity before it is taken to bring none. */
const MOST_VAIN = 40;
/** Words of one facet in a row that find nothing before its values are taken not to be searched for. */
const MOST_EMPTY = 3;
/** Letters that are asked for, the most frequent ones of the site's words. */
const MOST_LETTERS = 6;
/** Share of what a letter lists that must be new for a further letter to be asked, 0–1. */
const LEAST_FRESH = 0.2;
/** Weight of what was learnt before one more answer. Nearer to 1 it learns more slowly that a source runs dry. */
const MEMORY = 0.85;
/** Cards per page as long as no page was seen. */
const PAGE_SIZE = 20;

/** What there is to ask at the beginning. */
export interface KeywordStock {
  /** Asked first, all of them, best first. */
  readonly given: readonly KeywordQuery[];
  /** Words of the site's own pages; none if only what was given is to be asked. */
  readonly siteWords: readonly string[];
  /** Whether words of what is found are asked, too. */
  readonly growing: boolean;
  /** Order in which words of the site are asked: what promises most first, or as they were found. @default 'adaptive' */
  readonly order?: KeywordPlan['order'];
  /** Entities known otherwise: asking ends once results list nearly all of them. @default it ends where nothing new comes */
  readonly sought?: EntitySet;
}

/** A keyword to ask for. */
export interface NextKeyword extends KeywordQuery {
  /** Name of its source among those of this agenda. */
  readonly origin: string;
}

/** What a keyword was answered with. */
export interface KeywordAnswer {
  /** Entities listed. */
  readonly listed: number;
  /** Those among them that no keyword before it listed. */
  readonly fresh: number;
  /** Names of what is listed. */
  readonly names: Iterable<string>;
  /** Pages whose facets name further words. */
  readonly views: readonly PageView[];
}

/** Keywords still to be asked. */
export interface KeywordAgenda {
  /** The next keyword; null if nothing is worth asking any more. It is not answered again. */
  next(): NextKeyword | null;
  note(keyword: NextKeyword, answer: KeywordAnswer): void;
  /** Known names with a word. */
  namesWith(word: string): number;
}

/** A source of words. */
interface Source {
  readonly name: string;
  readonly mostVain: number;
  /** New entities per entity that was expected to be listed, and the weight of what that comes from. */
  fresh: number;
  expected: number;
  /** Answers in a row without anything new; of a facet, without any entity. */
  vain: number;
}

const GIVEN = 'given';
const SITE = 'site';
const LETTERS = 'letters';
const SHARED = 'names';
const SINGLE = 'single names';
/** Begins the name of each facet as a source of words; alone it stands for all facets. */
const OFFERED = 'offered ';

/** An agenda of which nothing was asked. */
export function createKeywordAgenda(stock: KeywordStock): KeywordAgenda {
  const state = freshState(stock);
  return {
    next() {
      const given = nextGiven(state);
      if (given !== null) return taken(state, given);
      const found = stock.order === 'found' ? firstFound(state) : mostPromising(state);
      return found === null ? null : taken(state, found);
    },
    note(keyword, answer) {
      noteYield(state, keyword, answer);
      if (stock.growing) learnWords(state, answer);
    },
    namesWith: (word) => state.counts.get(word) ?? 0,
  };
}

interface AgendaState {
  readonly stock: KeywordStock;
  readonly asked: Set<string>;
  given: number;
  readonly names: Set<string>;
  /** Known names by word. */
  readonly counts: Map<string, number>;
  /** By facet, the share of results that each of its words is said to have. */
  readonly offered: Map<string, Map<string, number>>;
  readonly letters: readonly string[];
  readonly sources: Map<string, Source>;
  /** What each keyword in flight was expected to list. */
  readonly expectations: Map<string, number>;
  known: number;
  pageSize: number;
}

function freshState(stock: KeywordStock): AgendaState {
  return {
    stock,
    asked: new Set(),
    given: 0,
    names: new Set(),
    counts: new Map(),
    offered: new Map(),
    letters: stock.growing ? frequentLetters(stock.siteWords) : [],
    sources: new Map(),
    expectations: new Map(),
    known: 0,
    pageSize: PAGE_SIZE,
  };
}

/** Letters of the words, those of most words first. */
function frequentLetters(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const letter of new Set(word.match(/\p{L}/gu) ?? [])) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  return byCount.slice(0, MOST_LETTERS).map(([letter]) => letter);
}

/** A word with what it promises. */
interface Candidate {
  readonly keyword: NextKeyword;
  /** Entities that it is expected to list. */
  readonly listed: number;
}

function taken({ asked, expectations }: AgendaState, { keyword, listed }: Candidate): NextKeyword {
  asked.add(keyword.text);
  expectations.set(keyword.text, listed);
  return keyword;
}

function nextGiven(state: AgendaState): Candidate | null {
  const { given } = state.stock;
  for (; state.given < given.length; state.given += 1) {
    const query = given[state.given];
    if (query !== undefined && !state.asked.has(query.text))
      return { keyword: { ...query, origin: GIVEN }, listed: state.pageSize };
  }
  return null;
}

/** The word that promises most, of all sources that have not run dry. */
function mostPromising(state: AgendaState): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates(state)) {
    if (best === null || candidate.keyword.score > best.keyword.score) best = candidate;
  }
  return best;
}

/** The first word found that was not asked: of the site's pages, then of names. */
function firstFound(state: AgendaState): Candidate | null {
  const words = [...state.stock.siteWords, ...state.counts.keys()];
  const source = sourceOf(state, SITE);
  const text = isDry(source) ? undefined : words.find((word) => !state.asked.has(word));
  if (text === undefined) return null;
  return {
    keyword: { text, source: 'site', score: 0, why: 'found on the site', origin: SITE },
    listed: state.pageSize,
  };
}

function* candidates(state: AgendaState): Generator<Candidate> {
  yield* letterCandidates(state);
  yield* siteCandidates(state);
  yield* nameCandidates(state);
  yield* offeredCandidates(state);
}

/** A letter may list all that is known, and as much again. */
function* letterCandidates(state: AgendaState): Generator<Candidate> {
  const source = sourceOf(state, LETTERS);
  // One after the other: the first one may list nearly everything.
  const isWaiting = state.letters.some((letter) => state.expectations.has(letter));
  const text = isDry(source) || isWaiting ? undefined : state.letters.find((letter) => !state.asked.has(letter));
  if (text === undefined) return;
  yield candidate(state, { text, origin: LETTERS, listed: Math.max(state.pageSize, state.known), why: 'a letter' });
}

/** Of the site's own pages nothing tells one word from another: the first one stands for all. */
function* siteCandidates(state: AgendaState): Generator<Candidate> {
  const source = sourceOf(state, SITE);
  const text = isDry(source) ? undefined : state.stock.siteWords.find((word) => !state.asked.has(word));
  if (text === undefined) return;
  // As long as nothing is known the site's own words are all there is.
  const listed = state.known === 0 ? state.pageSize : Math.min(state.pageSize, state.known);
  yield candidate(state, { text, origin: SITE, listed, why: 'a word of its pages' });
}

function* nameCandidates(state: AgendaState): Generator<Candidate> {
  const [shared, single] = [sourceOf(state, SHARED), sourceOf(state, SINGLE)];
  let isSingleTold = false;
  for (const [text, count] of state.counts) {
    if (state.asked.has(text) || isDry(count > 1 ? shared : single)) continue;
    // Words of one name promise the same: one of them is enough.
    if (count === 1 && isSingleTold) continue;
    isSingleTold ||= count === 1;
    const origin = count > 1 ? SHARED : SINGLE;
    yield candidate(state, { text, origin, listed: count, why: `in ${String(count)} names found` });
  }
}

function* offeredCandidates(state: AgendaState): Generator<Candidate> {
  if (isDry(sourceOf(state, OFFERED))) return;
  for (const [facet, words] of state.offered) {
    const origin = `${OFFERED}${facet}`;
    if (isDry(sourceOf(state, origin))) continue;
    for (const [text, share] of words) {
      if (state.asked.has(text)) continue;
      const listed = Math.max(1, share * state.known);
      yield candidate(state, { text, origin, listed, why: `a value of ${facet}` });
    }
  }
}

interface Prospect {
  readonly text: string;
  readonly origin: string;
  /** Entities known that it is expected to list. */
  readonly listed: number;
  readonly why: string;
}

/** New entities expected per page: those that words of the source brought for each one that they were known to list. */
function candidate(state: AgendaState, { text, origin, listed, why }: Prospect): Candidate {
  const { fresh, expected } = sourceOf(state, origin);
  const gain = listed * (fresh / expected);
  const score = gain / Math.max(1, (listed + gain) / state.pageSize);
  return { keyword: { text, source: 'site', score, why, origin }, listed };
}

/** A source as it is now. What was never asked is taken to bring as many new entities as known ones. */
function sourceOf({ sources }: AgendaState, name: string): Source {
  const source = sources.get(name) ?? { name, mostVain: mostVainOf(name), fresh: 1, expected: 1, vain: 0 };
  sources.set(name, source);
  return source;
}

/** Letters, and the values of one facet, are given up where they find nothing. */
function mostVainOf(name: string): number {
  return name === LETTERS || (name.startsWith(OFFERED) && name !== OFFERED) ? MOST_EMPTY : MOST_VAIN;
}

function isDry({ vain, mostVain }: Source): boolean {
  return vain >= mostVain;
}

/** A facet is given up where its words find nothing, any other source where they bring nothing new. */
function noteYield(state: AgendaState, { origin, text }: NextKeyword, { listed, fresh }: KeywordAnswer): void {
  const isOffered = origin.startsWith(OFFERED);
  const isLetter = origin === LETTERS;
  const source = sourceOf(state, origin);
  source.fresh = source.fresh * MEMORY + fresh;
  source.expected = source.expected * MEMORY + (state.expectations.get(text) ?? 1);
  source.vain = (isOffered || isLetter ? listed : fresh) === 0 ? source.vain + 1 : 0;
  // What one letter does not list has not much more of another one.
  if (isLetter && listed > 0 && fresh < listed * LEAST_FRESH) source.vain = source.mostVain;
  if (isOffered) {
    const all = sourceOf(state, OFFERED);
    all.vain = fresh === 0 ? all.vain + 1 : 0;
  }
  state.expectations.delete(text);
  state.known += fresh;
}

function learnWords(state: AgendaState, { names, views }: KeywordAnswer): void {
  for (const name of names) {
    if (state.names.has(name)) continue;
    state.names.add(name);
    for (const word of wordsOfName(name)) state.counts.set(word, (state.counts.get(word) ?? 0) + 1);
  }
  for (const view of views) {
    state.pageSize = Math.max(state.pageSize === PAGE_SIZE ? 1 : state.pageSize, view.list?.cards.length ?? 1);
    for (const { facet, word, share } of offeredWords(view)) {
      const words = state.offered.get(facet) ?? new Map<string, number>();
      words.set(word, Math.max(words.get(word) ?? 0, share));
      state.offered.set(facet, words);
    }
  }
}
