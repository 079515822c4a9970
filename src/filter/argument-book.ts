/**
 * Which arguments of a site's addresses select, order, position or track (He 2013 §7.3; design §2, §5.5), learnt from
 * result pages *before* their links are fetched.
 *
 * As published: an argument whose prevalence exceeds a threshold does not select. Departs from §7.3 where a page tells
 * more: facets always select, pagers position, order and page-size controls order; pages that differ in one argument
 * only are compared by what they list; a contradiction found later corrects.
 */

import type { AccessPath } from '../model/access-path.js';
import type { PageView } from '../model/page.js';
import { argumentsOf, differingArguments, valuesByName, type AddressArgument } from './address-arguments.js';
import { isSelecting, type ArgumentClass, type ArgumentKind } from './argument-class.js';
import { createEvidence, type EvidenceOptions, type SavedArguments } from './argument-evidence.js';
import type { KeywordPlace } from './keyword-place.js';

/** What was believed and what a fetched page showed. */
export interface Contradiction {
  /** `same-entities`: of two selections that were held to be different. `other-entities`: of two that were held to be one. */
  readonly kind: 'same-entities' | 'other-entities';
  readonly urls: readonly [string, string];
}

/** Arguments of a site; grows while pages are read. */
export interface ArgumentBook {
  /** Takes in how the site is searched. */
  learnSearch(template: AccessPath): void;
  /** Takes in a result page; `keyword` is what was asked for, where addresses do not tell. */
  learn(view: PageView, keyword?: string): void;
  classOf(name: string): ArgumentClass;
  /** All arguments that were seen, by name. */
  classes(): readonly ArgumentClass[];
  /** Whether two addresses ask for the same entities, as far as their arguments tell. */
  sameQuery(first: string, second: string): boolean;
  /** What an address selects: one text for each argument that does, its values in any order. */
  selection(url: string): readonly string[];
  /** Text that addresses of one query share. */
  queryKey(url: string): string;
  /** Text that addresses of one page of a query share, in whatever order it is shown. */
  pageKey(url: string): string;
  /** Corrects what was believed; names of the arguments that are of another kind from now on. */
  corrected(contradiction: Contradiction): readonly string[];
  /** Where addresses hold the keyword; null where that is not known. */
  keyword(): KeywordPlace | null;
  /** The address that asks for a keyword and nothing else; null where no address does, or none is known. */
  searchUrl(keyword: string): string | null;
  saved(): SavedArguments;
}

/** A book of a site of which nothing, or what its profile keeps, is known. */
export function createArgumentBook(options: EvidenceOptions = {}): ArgumentBook {
  const evidence = createEvidence(options);
  const { classOf, corrections } = evidence;
  const keyWithout = (url: string, kinds: ReadonlySet<ArgumentKind>): string => {
    const parts = argumentsOf(url);
    if (parts === null) return url;
    const kept = parts.items.filter(({ name }) => !kinds.has(classOf(name).kind));
    const path = kept.filter(({ name }) => name.startsWith('/')).map(textOf);
    const rest = kept.filter(({ name }) => !name.startsWith('/')).map(textOf);
    return [parts.origin, ...path, ...rest.sort()].join('\n');
  };
  const queryKey = (url: string): string => keyWithout(url, NO_SELECTION);
  return {
    learnSearch: evidence.learnSearch,
    learn: evidence.learn,
    classOf,
    classes: () => evidence.names().map(classOf),
    sameQuery: (first, second) => queryKey(first) === queryKey(second),
    selection: (url) =>
      [...valuesByName(argumentsOf(url)?.items ?? [])]
        .filter(([name]) => isSelecting(classOf(name).kind))
        .map(([name, value]) => textOf({ name, value })),
    queryKey,
    pageKey: (url) => keyWithout(url, NO_PAGE),
    corrected: (contradiction) => {
      const changed = correctionsOf(contradiction, classOf);
      for (const [name, kind] of changed) corrections.set(name, kind);
      return changed.map(([name]) => name);
    },
    keyword: evidence.place,
    searchUrl: evidence.searchUrl,
    saved: () => ({
      classes: evidence
        .names()
        .map(classOf)
        .filter(({ reason }) => reason !== 'default')
        .map(({ name, kind }) => ({ name, kind })),
    }),
  };
}

/** Kinds that do not change which entities are found. */
const NO_SELECTION: ReadonlySet<ArgumentKind> = new Set<ArgumentKind>(['orders', 'positions', 'tracks']);
/** Kinds that do not change which part of a result is shown. */
const NO_PAGE: ReadonlySet<ArgumentKind> = new Set<ArgumentKind>(['orders', 'tracks']);

/** Arguments that a contradiction shows to be of another kind. */
function correctionsOf(
  { kind, urls }: Contradiction,
  classOf: (name: string) => ArgumentClass,
): readonly (readonly [string, ArgumentKind])[] {
  const differing = differingArguments(...urls) ?? [];
  switch (kind) {
    case 'same-entities': {
      // Of several arguments it is not known which one does nothing; and one value of a facet may hold all there is.
      const suspects = differing.filter((name) => classOf(name).kind === 'selects');
      const [only] = suspects;
      return suspects.length === 1 && only !== undefined && classOf(only).reason !== 'facet' ? [[only, 'tracks']] : [];
    }
    case 'other-entities':
      // All that may select do from now on: fetching more loses nothing.
      return differing.flatMap((name) => {
        const { kind: believed } = classOf(name);
        return isSelecting(believed) || believed === 'positions' ? [] : [[name, 'selects'] as const];
      });
  }
}

function textOf({ name, value }: AddressArgument): string {
  return `${name}=${value}`;
}
