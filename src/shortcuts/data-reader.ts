/**
 * Answers of one kind as pages: how the site makes a page of its data, learnt by looking at both.
 */

import type { AccessPath, Step } from '../model/access-path.js';
import type { Card, ChoiceGroup, CountText, ItemList, Link, PageView, Pagination } from '../model/page.js';
import { isPaging } from '../model/step.js';
import { CardReader, NO_NODE } from './card-reader.js';
import { groupOfStep } from './choice-book.js';
import { CountPlaces } from './count-places.js';
import { chosenIn, groupUnder, isOfSelection, pathFrom } from './data-choices.js';
import { type FacetSource, distributionsOf, facetSources, sourceValues } from './distributions.js';
import { FirstSizes } from './first-sizes.js';
import type { RecordList } from './list-records.js';
import { PageSizes } from './page-sizes.js';
import { type PathParts, fromKey, onwardsFromFirst } from './moves.js';
import { ShownNames } from './shown-names.js';
import { SeenKinds, shapeOf } from './seen-kinds.js';
import { type Tree, isList, valueAt } from './tree.js';

/** A page as seen live, with the data that it was made of. */
export interface Seen {
  readonly parts: PathParts;
  readonly view: PageView;
  readonly answer: Tree;
  readonly list: RecordList;
}

/** An answer, and where the list lies in it. */
export interface Reply {
  readonly answer: Tree;
  readonly place: readonly string[];
  readonly status: number;
  /** The step to the page after it where an argument of the address tells the page, or null. */
  readonly turn: Step | null;
  /** True if it tells that the list ends with it. */
  readonly isLast: boolean;
  /** True if such choices leave lists as they are: what they bring up beside them no data tells. @default false */
  readonly isSilent?: boolean;
  /** Where it came from, as {@link ItemList.source}. */
  readonly source?: string;
}

/** How far a page reaches. */
interface Extent {
  readonly shown: number;
  /** Of the whole list; null if that is not known. */
  readonly size: number | null;
  readonly view: PageView;
  readonly turn: Step | null;
  readonly isLast: boolean;
}

/** Pages seen live that are kept as patterns, the oldest are forgotten first. */
const MOST_PATTERNS = 200;

/** Reads the answers of one kind of request. */
export class DataReader {
  readonly #cards = new CardReader();
  readonly #facets = new Map<string, readonly FacetSource[]>();
  readonly #patterns = new Map<string, Seen>();
  readonly #kinds = new SeenKinds();
  readonly #counts = new CountPlaces();
  readonly #firstSizes = new FirstSizes();
  readonly #names = new ShownNames();
  /** The last text that told the size as the data did. */
  #sizeText: CountText | null = null;
  #pager: Step | null = null;
  readonly #sizes: PageSizes;

  /** Reads lists of pages of known sizes; it adds to what is known. */
  constructor(sizes: PageSizes = new PageSizes()) {
    this.#sizes = sizes;
  }

  /** Learns from a page and its data. */
  learn(seen: Seen): void {
    const { view, list, answer, parts } = seen;
    const cards = view.list?.cards ?? [];
    const pairs = list.records.flatMap((record, index) => {
      const card = cards[list.cards[index] ?? cards.length];
      return card === undefined ? [] : [{ card, record }];
    });
    this.#cards.learn(
      pairs,
      list.records.filter((_record, index) => list.cards[index] === null),
    );
    this.#sizes.learn(parts.steps, this.#cards.countOf(list.records), view.pagination.next !== null);
    this.#pager = pagerStep(view.pagination) ?? parts.pager ?? this.#pager;
    if (view.declaredCount !== null) this.#counts.learn(answer, view.declaredCount, parts.page > 0);
    this.#firstSizes.note(parts, view.declaredCount);
    const told = this.#counts.read(answer);
    this.#sizeText = view.counts.find(({ value }) => value === told) ?? this.#sizeText;
    this.#learnFacets(seen);
    // Where first pages come in another way, a further page shows what there is around the list.
    if (parts.page === 0 || !this.#patterns.has(patternKey(parts.from, parts.steps))) this.#keepPattern(seen);
  }

  #keepPattern(seen: Seen): void {
    const { view, parts } = seen;
    const isTold = (group: ChoiceGroup): boolean =>
      group.choices.every(({ level }) => this.#facets.has(facetKey(group, level)));
    if (parts.page === 0) this.#kinds.learn(parts, view, isTold);
    const key = patternKey(parts.from, parts.steps);
    const old = this.#patterns.get(key);
    // A page that shows the children of what was chosen says more than one where there were none, as does one whose panels are open.
    if (old !== undefined && (levelsIn(old.view) > levelsIn(view) || showsLess(view, old.view))) return;
    this.#patterns.delete(key);
    this.#patterns.set(key, { ...seen, answer: null });
    const [oldest] = this.#patterns.keys();
    if (this.#patterns.size > MOST_PATTERNS && oldest !== undefined) this.#patterns.delete(oldest);
  }

  #learnFacets({ view, answer, parts }: Seen): void {
    const distributions = distributionsOf(answer);
    if (distributions.length === 0) return;
    for (const group of view.groups) {
      const parents = chosenIn(group, { steps: parts.steps, seen: parts.steps });
      for (const level of new Set(group.choices.map((choice) => choice.level))) {
        // What is chosen changes the numbers beside its siblings in ways of its own.
        if (level < parents.length) continue;
        const found = facetSources(group, level, { distributions, parents });
        const key = facetKey(group, level);
        const both = (this.#facets.get(key) ?? []).filter((source) =>
          found.some((other) => isSameSource(source, other)),
        );
        if (found.length > 0)
          this.#names.note(
            key,
            group.choices.filter((choice) => choice.level === level),
          );
        if (both.length > 0) this.#facets.set(key, both);
        else if (found.length > 0) this.#facets.set(key, found);
      }
    }
  }

  /** Whether enough was seen to read an answer. */
  get canRead(): boolean {
    return this.#patterns.size > 0 && this.#cards.isReady;
  }

  /** Whether a page like this one was seen live, with all that it folds away. */
  hasSeen(parts: PathParts): boolean {
    return this.#kinds.has(parts);
  }

  /** Whether an answer is not understood only as it holds records of a kind not met so far: that says nothing against its request. */
  isBeyond({ answer, place }: Pick<Reply, 'answer' | 'place'>): boolean {
    const records = valueAt(answer, place);
    return isList(records) && this.#cards.isBeyond(records);
  }

  /** The page that an answer is, or null if it is not understood. */
  read(parts: PathParts, reply: Reply): PageView | null {
    const pattern = this.#patternFor(parts);
    const records = valueAt(reply.answer, reply.place);
    if (pattern === null || !isList(records) || !this.#knowsWayOn(pattern.view, reply)) return null;
    const cards = this.#cards.read(records);
    if (cards === null) return null;
    const declaredCount = this.#sizeIn(parts, reply.answer, cards.length);
    // A list that goes on holds something: what says otherwise answers another question.
    if (parts.page > 0 && declaredCount === 0) return null;
    this.#firstSizes.note(parts, declaredCount);
    const { view } = pattern;
    const list = view.list === null ? null : { ...view.list, node: NO_NODE, cards, ...sourceOf(cards, reply) };
    return {
      ...view,
      status: reply.status,
      source: 'http',
      canonicalUrl: null,
      links: [...view.links.filter(({ area }) => area !== 'list' && area !== 'pager'), ...cards.flatMap(cardLink)],
      list: cards.length === 0 ? null : list,
      groups: this.#groups(pattern, parts, reply.answer),
      pagination: this.#pagination(parts, {
        shown: cards.length,
        // Where there are more than it says, the list does not end there.
        size: this.#counts.isLeast(reply.answer) ? null : declaredCount,
        view,
        ...reply,
      }),
      counts: countTexts(view, declaredCount, this.#sizeText),
      declaredCount,
      empty: cards.length === 0 ? { empty: true, reason: 'declared-zero' } : { empty: false },
      openers: [],
      overlays: [],
      ...this.#told(parts, reply),
    };
  }

  #told(parts: PathParts, { isSilent }: Reply): Pick<PageView, 'told'> {
    return isSilent !== true && this.hasSeen(parts) ? { told: true } : {};
  }

  /** The size that an answer tells; on a further page of a list, where it says 0 there though it shows some, that of its first page. */
  #sizeIn(parts: PathParts, answer: Tree, shown: number): number | null {
    const told = this.#counts.read(answer);
    const isLeftOut = parts.page > 0 && told === 0 && shown > 0 && this.#counts.isOfFirstPages;
    return isLeftOut ? (this.#firstSizes.sizeOf(parts) ?? told) : told;
  }

  /** A list whose further pages could not be reached from here would look as if it ended. */
  #knowsWayOn({ pagination: { next } }: PageView, { turn }: Reply): boolean {
    return next === null || this.#pager !== null || turn !== null;
  }

  #patternFor(parts: PathParts): Seen | null {
    const exact = this.#patterns.get(patternKey(parts.from, parts.steps));
    if (exact !== undefined) return exact;
    const own = shapeOf(parts.steps);
    const seen = [...this.#patterns.values()].reverse();
    const like = seen.filter((pattern) => shapeOf(pattern.parts.steps) === own);
    const here = (pattern: Seen): boolean => fromKey(pattern.parts.from) === fromKey(parts.from);
    const smaller = seen
      .filter((pattern) => isPart(pattern.parts.steps, parts.steps))
      .sort((a, b) => b.parts.steps.length - a.parts.steps.length);
    return like.find(here) ?? smaller.find(here) ?? like[0] ?? smaller[0] ?? null;
  }

  #groups(pattern: Seen, { from, steps }: PathParts, answer: Tree): readonly ChoiceGroup[] {
    const distributions = distributionsOf(answer);
    const selection = { from, steps, seen: pattern.parts.steps };
    return pattern.view.groups
      .filter((group) => !isOfSelection(group, selection))
      .map((group) =>
        groupUnder(group, selection, (level) => {
          const key = facetKey(group, level);
          const [source] = this.#facets.get(key) ?? [];
          if (source === undefined) return undefined;
          // A place that is empty in this answer is left out of it by some sites: no values then.
          const told = sourceValues(source, distributions, { group, parents: chosenIn(group, selection) }) ?? [];
          return this.#names.named(key, group.choices, told);
        }),
      )
      .filter(({ choices }) => choices.length > 0);
  }

  #pagination({ from, steps, page }: PathParts, { shown, size, view, turn, isLast }: Extent): Pagination {
    const { manner } = view.pagination;
    const none: Pagination = {
      next: null,
      previous: null,
      pages: [],
      nodes: [],
      ...(manner === undefined ? {} : { manner }),
    };
    const stride = this.#sizes.strideFor(steps);
    const counted = shown - (this.#sizes.sizeFor(steps) - stride);
    // Some answers repeat the pages before.
    const before = counted > stride ? 0 : page * stride;
    const ended = isLast || shown < stride || (size !== null && before + counted >= size);
    if (ended) return { ...none, isLast: true };
    // Where the pager is a link, the address counts the pages.
    if (turn !== null && (this.#pager === null || view.pagination.next?.kind === 'url'))
      return { ...none, next: pathFrom(from, [...steps, turn]) };
    if (this.#pager === null) return none;
    return { ...none, next: pathFrom(from, [...steps, onwardsFromFirst(this.#pager, page + 1)]) };
  }
}

function sourceOf(cards: readonly Card[], { source }: Reply): Pick<ItemList, 'source'> {
  return source !== undefined && cards.some(({ codes }) => codes !== undefined) ? { source } : {};
}

/** Whether a page has openers that are not worked yet, and another of the same choices has none left. */
function showsLess({ openers = [], groups }: PageView, other: PageView): boolean {
  return openers.length > 0 && (other.openers ?? []).length === 0 && groups.length < other.groups.length;
}

/** How many levels all groups of a page show. */
function levelsIn(view: PageView): number {
  return view.groups.reduce((sum, { choices }) => sum + new Set(choices.map(({ level }) => level)).size, 0);
}

function isSameSource(first: FacetSource, second: FacetSource): boolean {
  return first.key === second.key && first.joint === second.joint;
}

function facetKey(group: ChoiceGroup, level: number): string {
  return JSON.stringify([group.key, group.label, level]);
}

function patternKey(from: AccessPath, steps: readonly Step[]): string {
  return JSON.stringify([fromKey(from), shapeOf(steps)]);
}

function isPart(some: readonly Step[], all: readonly Step[]): boolean {
  const left = all.map(groupOfStep);
  return some.every((step) => {
    const at = left.indexOf(groupOfStep(step));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The step that goes on, as the page has it. */
function pagerStep({ next, control }: Pagination): Step | null {
  if (control !== undefined) return control.step;
  const last = next?.kind === 'actions' ? next.steps.at(-1) : undefined;
  return last !== undefined && isPaging(last) ? last : null;
}

function cardLink({ url, name }: { readonly url: string | null; readonly name: string }): readonly Link[] {
  return url === null ? [] : [{ node: NO_NODE, url, text: name, rel: [], area: 'list', acts: false }];
}

/**
 * The texts that told the size, with the size of this answer, or the one that told it elsewhere; others belong to the page
 * that they were read on.
 */
function countTexts(view: PageView, declared: number | null, elsewhere: CountText | null): readonly CountText[] {
  if (declared === null) return [];
  const own = view.counts.filter(({ value }) => value === view.declaredCount);
  const texts = own.length > 0 || elsewhere === null ? own : [elsewhere];
  return texts.map((text) => ({ ...text, value: declared, from: null, to: null }));
}
