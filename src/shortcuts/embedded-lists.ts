/**
 * Lists that are completed from the data in their documents: a page that was seen both over HTTP and in the browser tells which
 * records its cards are, where they stand, and what of a record a card shows.
 */

import { urlPattern } from '../base/url.js';
import type { Completion, EmbeddedLists, PageDocument } from '../model/embedded-list.js';
import type { Card, ChoiceGroup, ItemList, PageView } from '../model/page.js';
import { agrees } from './agreement.js';
import { CardReader, NO_NODE } from './card-reader.js';
import { CountPlaces } from './count-places.js';
import { embeddedData } from './embedded-data.js';
import { findRecords } from './list-records.js';
import { joinedCards } from './joined-cards.js';
import { type Tree, isList, valueAt } from './tree.js';
import { Trust } from './trust.js';

/** Places of lists in the documents of one site. */
const MOST_PLACES = 20;

/** Share of the live page's cards that a completed one must have at least. */
const WHOLE_SHARE = 0.8;

/** What scripts make of pages whose markup shows no list: how one of them looked live. */
type Drawn = Pick<PageView, 'type' | 'typeScores' | 'counts'> & { readonly list: ItemList };

/** Where the records of lists stand, and what they become. */
interface Place {
  readonly key: string;
  readonly names: readonly string[];
  readonly cards: CardReader;
  readonly counts: CountPlaces;
  /** Patterns of addresses of pages that were completed from it, each with what scripts draw where the markup has no list. */
  readonly patterns: Map<string, Drawn | null>;
  /** Most records of a list, all of which became cards. */
  most: number;
}

/** Lists in the documents of one site. */
export function createEmbeddedLists(): EmbeddedLists {
  return new LearntLists();
}

class LearntLists implements EmbeddedLists {
  readonly #places = new Map<string, Place>();
  readonly #trust = new Trust();

  learn({ html, view }: PageDocument, live: PageView): void {
    const { list } = live;
    if (list === null || cardsIn(view).length >= list.cards.length) return;
    const data = embeddedData(html);
    const found = data === null ? null : findRecords(data, list.cards);
    if (found === null) return;
    const place = this.#placeAt(found.place);
    if (place === null) return;
    const pairs = found.records.flatMap((record, index) => {
      const card = list.cards[found.cards[index] ?? list.cards.length];
      return card === undefined ? [] : [{ card, record }];
    });
    place.cards.learn(
      pairs,
      found.records.filter((_record, index) => found.cards[index] === null),
    );
    place.most = Math.max(place.most, found.records.length);
    if (live.declaredCount !== null && data !== null) place.counts.learn(data, live.declaredCount);
    place.patterns.set(patternOf(view), view.list === null ? drawnOf(live, list) : null);
  }

  #placeAt(names: readonly string[]): Place | null {
    const key = names.join('/');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    if (this.#places.size >= MOST_PLACES) return null;
    const place: Place = {
      key,
      names,
      cards: new CardReader(),
      counts: new CountPlaces(),
      patterns: new Map(),
      most: 0,
    };
    this.#places.set(key, place);
    return place;
  }

  completes(url: string): boolean {
    const pattern = urlPattern(url);
    return this.#usable().some(
      (place) => place.patterns.has(pattern) && !this.#trust.isBroken(rulesOf(place, pattern)),
    );
  }

  #usable(): readonly Place[] {
    return [...this.#places.values()].filter(({ cards }) => cards.isReady);
  }

  complete(document: PageDocument): Completion | null {
    const pattern = patternOf(document.view);
    const places = this.#usable().filter(
      ({ patterns }) => patterns.has(pattern) || (document.view.list !== null && document.blanks > 0),
    );
    const data = places.length === 0 ? null : embeddedData(document.html);
    if (data === null) return null;
    for (const place of places) {
      const rules = rulesOf(place, document.view.list === null ? pattern : null);
      const view = this.#trust.isBroken(rules) ? null : completed(document, place, data);
      if (view !== null) return { view, rules, wantsCheck: this.#trust.wantsCheck(rules) };
    }
    return null;
  }

  judge({ view, rules }: Completion, live: PageView): boolean {
    const agreed = agrees(view, namedAs(live, view)) && isWhole(view, live);
    this.#trust.note(rules, agreed);
    return agreed;
  }
}

/** Where the markup has some of the cards these tell where the list is; else only the kind of address tells that there is one. */
function rulesOf({ key, patterns }: Place, pattern: string | null): readonly string[] {
  const isDrawnWhole = pattern !== null && patterns.get(pattern) !== null;
  return [`embedded ${key}`, isDrawnWhole ? `all ${pattern}` : 'rest'];
}

function drawnOf({ type, typeScores, counts, declaredCount }: PageView, list: ItemList): Drawn {
  const told = counts.filter(({ value }) => value === declaredCount).map((text) => ({ ...text, node: NO_NODE }));
  return { type, typeScores, counts: told, list: { ...list, node: NO_NODE } };
}

/** A page with what data in its document tell; null if that does not fit what the page shows. */
function completed(document: PageDocument, place: Place, data: Tree): PageView | null {
  const { view } = document;
  const cards = cardsTold(document, place, data);
  if (cards === null) return null;
  const links = linksWith(view, cards);
  if (view.list !== null) return { ...view, list: { ...view.list, cards }, links };
  const drawn = place.patterns.get(patternOf(view)) ?? null;
  const size = view.declaredCount ?? place.counts.read(data);
  if (drawn === null || !isUndrawn(view) || isLess(size, cards)) return null;
  const { type, typeScores, list } = drawn;
  const counts = size === null ? [] : drawn.counts.map((text) => ({ ...text, value: size }));
  return {
    ...view,
    type,
    typeScores,
    list: { ...list, cards },
    links,
    empty: { empty: false },
    declaredCount: size,
    counts: view.counts.length > 0 ? view.counts : counts,
  };
}

/** The cards of the markup with those that the data tell; null unless these are of the same list and fill its blank places. */
function cardsTold(
  { view, blanks }: PageDocument,
  { names, most, cards: reader }: Place,
  data: Tree,
): readonly Card[] | null {
  const records = valueAt(data, names);
  if (!isList(records) || records.length > most) return null;
  const own = cardsIn(view);
  const cards = joinedCards(own, reader.read(records) ?? []);
  return cards === null || cards.length < own.length + blanks || isLess(view.declaredCount, cards) ? null : cards;
}

/** Whether a page without a list says nothing against one. */
function isUndrawn({ empty, declaredCount }: PageView): boolean {
  return declaredCount !== 0 && (!empty.empty || empty.reason === 'no-main-list');
}

function isLess(size: number | null, cards: readonly Card[]): boolean {
  return size !== null && size < cards.length;
}

/** The links of a page, those of cards that it does not show included. */
function linksWith({ list, links }: PageView, cards: readonly Card[]): PageView['links'] {
  const own = new Set(list?.cards.map(({ url }) => url));
  return [...links, ...cards.filter(({ url }) => !own.has(url)).flatMap(linkOf)];
}

function linkOf({ url, name }: Card): PageView['links'] {
  return url === null ? [] : [{ node: NO_NODE, url, text: name, rel: [], area: 'list', acts: false }];
}

/**
 * A live page with the names that another has, where those of a card only tell more or less: what the names of all cards of a
 * list share is left out of them.
 */
function namedAs(live: PageView, other: PageView): PageView {
  const names = new Map(cardsIn(other).map(({ url, name }) => [url, name]));
  if (live.list === null) return live;
  const cards = live.list.cards.map((card) => {
    const name = card.url === null ? null : (names.get(card.url) ?? null);
    const isSame = name !== null && (name.includes(card.name) || card.name.includes(name));
    return isSame ? { ...card, name } : card;
  });
  return { ...live, list: { ...live.list, cards } };
}

/** Whether a page shows as much as the live one: hardly a card less and none more, the same ways on, and no group of choices less. */
function isWhole(view: PageView, live: PageView): boolean {
  const [shown, all] = [cardsIn(view).length, cardsIn(live).length];
  if (shown > all || shown < WHOLE_SHARE * all) return false;
  if ((view.pagination.next === null) !== (live.pagination.next === null)) return false;
  const labels = new Set(view.groups.map(({ label }) => label));
  const entities = new Set(cardsIn(live).flatMap(({ url }) => (url === null ? [] : [urlPattern(url)])));
  return live.groups.every((group) => labels.has(group.label) || leadsToEntities(group, entities));
}

/** Whether a group holds only links to pages like those of the cards: a shelf beside the list, not a facet. */
function leadsToEntities({ choices }: ChoiceGroup, entities: ReadonlySet<string>): boolean {
  return choices.every(({ path }) => path?.kind === 'url' && entities.has(urlPattern(path.url)));
}

function cardsIn({ list }: PageView): readonly Card[] {
  return list?.cards ?? [];
}

function patternOf({ url }: PageView): string {
  return urlPattern(url);
}
