/**
 * Pages that differ in one argument only, compared by what they list: the evidence that overrides prevalence (design §5.5).
 */

import { jaccard } from '../base/similarity.js';
import { canonicalUrl } from '../base/url.js';
import type { PageView } from '../model/page.js';
import { argumentsOf, type AddressArgument, type AddressArguments } from './address-arguments.js';

/** What two values of an argument gave. */
export interface PairEvidence {
  readonly name: string;
  /**
   * `same`: the same entities in the same order. `reordered`: the same in another order. `other`: other entities, so it selects. `level`: other entities of a result that declares
   * the same size, of which pages show a part: another order, another position, or a selection of equal size.
   * `unclear`: other entities, and nothing that tells sizes.
   */
  readonly kind: 'same' | 'reordered' | 'other' | 'level' | 'unclear';
}

/** Compares pages with those before. */
export interface AnsweredPairs {
  /** Takes in a list page; what it tells beside earlier ones. Pages without entities tell nothing. */
  note(view: PageView): readonly PairEvidence[];
}

/** Lists are the same from this similarity on, 0–1: sites change while they are crawled. */
const SAME = 0.9;
/** Below this similarity lists are other ones, 0–1. */
const OTHER = 0.7;
/** Where both of two lists are shorter, what is listed may be something beside the result. */
const LEAST_ENTITIES = 2;
/** Pages that are remembered under an address without one of its arguments. */
const MOST_ALIKE = 12;
/** Addresses without one of their arguments that are remembered. */
const MOST_PLACES = 20_000;

interface Answer {
  /** In the order in which they are listed, each once. */
  readonly entities: ReadonlySet<string>;
  readonly declared: number | null;
  readonly isWhole: boolean;
}

/** An answer under an address without one of its arguments; under its own address, without any name. */
interface Placed {
  readonly name: string | null;
  readonly value: string;
  readonly answer: Answer;
}

/** Nothing seen yet. */
export function createAnsweredPairs(): AnsweredPairs {
  const places = new Map<string, Placed[]>();
  return {
    note: (view) => {
      const parts = argumentsOf(view.url);
      if (parts === null || view.list === null || view.empty.empty) return [];
      const answer = answerOf(view);
      const evidence: PairEvidence[] = [];
      for (const { key, ...placed } of placesOf(parts)) {
        const there = places.get(key) ?? [];
        for (const other of there) {
          const name = argumentBetween(placed, other);
          if (name !== null) evidence.push({ name, kind: compare(answer, other.answer) });
        }
        if ((placed.name === null || there.length < MOST_ALIKE) && (there.length > 0 || places.size < MOST_PLACES))
          places.set(key, [...there, { ...placed, answer }]);
      }
      return evidence;
    },
  };
}

/** What two list pages say of the arguments in which their addresses differ. */
export function compareLists(first: PageView, second: PageView): PairEvidence['kind'] {
  return compare(answerOf(first), answerOf(second));
}

/** The one argument in which two addresses differ that are one without it; null if they differ in two, or in none. */
function argumentBetween(a: Omit<Placed, 'answer'>, b: Omit<Placed, 'answer'>): string | null {
  if (a.name === null || b.name === null) return a.name ?? b.name;
  return a.name === b.name && a.value !== b.value ? a.name : null;
}

/** The address as it is, and without each of its arguments. */
function placesOf({ origin, items }: AddressArguments): readonly (Omit<Placed, 'answer'> & { readonly key: string })[] {
  const names = [...new Set(items.map(({ name }) => name))];
  return [
    { key: keyOf(origin, items), name: null, value: '' },
    ...names.map((name) => ({
      key: keyOf(
        origin,
        items.filter((item) => item.name !== name),
      ),
      name,
      value: items.flatMap((item) => (item.name === name ? [item.value] : [])).join('\n'),
    })),
  ];
}

function answerOf(view: PageView): Answer {
  const cards = view.list?.cards ?? [];
  const declared = view.declaredCount;
  const { next, previous, pages } = view.pagination;
  return {
    entities: new Set(cards.map(({ url, name }) => (url === null ? name : withoutArguments(url)))),
    declared,
    isWhole: declared === null ? next === null && previous === null && pages.length === 0 : declared <= cards.length,
  };
}

/** Addresses of entities carry what led to them; where the path tells them apart, it is enough. */
function withoutArguments(url: string): string {
  const { origin, pathname } = new URL(canonicalUrl(url));
  return pathname.length > 1 && /\d|[-_]/u.test(pathname) ? origin + pathname : canonicalUrl(url);
}

function compare(a: Answer, b: Answer): PairEvidence['kind'] {
  if (!areComparable(a, b)) return 'unclear';
  const isTold = a.declared !== null && b.declared !== null;
  if (isTold && a.declared !== b.declared) return 'other';
  const likeness = jaccard(a.entities, b.entities);
  if (likeness >= SAME) return isReordered(a, b) ? 'reordered' : 'same';
  if (a.isWhole && b.isWhole) return likeness < OTHER ? 'other' : 'unclear';
  return isTold ? 'level' : 'unclear';
}

function areComparable(a: Answer, b: Answer): boolean {
  return isSure(a) && isSure(b) && Math.max(a.entities.size, b.entities.size) >= LEAST_ENTITIES;
}

/** A page that lists more than it declares shows something else beside its result, or in its place. */
function isSure({ entities, declared }: Answer): boolean {
  return declared === null || declared >= entities.size;
}

/** Whether entities that both list follow each other otherwise. */
function isReordered(a: Answer, b: Answer): boolean {
  const [first, second] = [
    [...a.entities].filter((entity) => b.entities.has(entity)),
    [...b.entities].filter((entity) => a.entities.has(entity)),
  ];
  return first.some((entity, at) => second[at] !== entity);
}

function keyOf(origin: string, items: readonly AddressArgument[]): string {
  const texts = items.map(({ name, value }) => `${name}=${value}`);
  return `${origin}\n${texts.sort().join('\n')}`;
}
