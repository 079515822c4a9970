/**
 * Which facet splits a query that holds more than the site shows (design §5.4, "Caps"): the one whose conjunctions teach
 * most per page, by what is known of the query and of the facet's values already.
 */

import { textKey } from '../../base/text.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import type { CappedQuery } from './capped-queries.js';
import type { Explorer } from '../explorer.js';
import {
  attributeOf,
  displayedPath,
  mayNarrow,
  pageSizeOf,
  predicateOf,
  valueKey,
  type Facet,
  type Region,
} from '../region.js';

/** Share of a query that a facet's values must hold to be taken to hold all of it. */
const WHOLE_SHARE = 0.97;
/** Pages of a conjunction that is itself split, by those of its entities. */
const SPLIT_AGAIN = 3;

/** A query to be split, and its page. */
export interface QueryToSplit {
  readonly query: CappedQuery;
  readonly region: Region;
}

/** A conjunction that may be asked. */
export interface Piece {
  readonly choice: Choice;
  /** Entities that it promises; 0 = it does not tell. */
  readonly count: number;
  /** Those of them that may not be known yet. */
  readonly unknown: number;
}

/**
 * Facets that may split a query: those that hold all of it first, of them the one whose pages teach most, since what a
 * conjunction lists has the other value, too; then those that hold more. Of its own facet what stands below its value.
 */
export function splittingGroups(
  explorer: Explorer,
  { query, region }: QueryToSplit,
): readonly { readonly group: ChoiceGroup; readonly pagesPerFact: number }[] {
  return region.view.groups
    .filter((group) => mayNarrow(group) && explorer.proven.has(group.key))
    .map((group) => ({
      group,
      pieces: piecesBy(explorer, { query, region }, { ...group, attribute: attributeOf(group, region.view) }),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ group, pieces }) => ({ group, ...expense(explorer, { query, region, group }, pieces) }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.pagesPerFact - b.pagesPerFact);
}

/** The conjunctions of a query with the values of a facet that split it. */
export function piecesBy(
  explorer: Explorer,
  { query, region }: QueryToSplit,
  { attribute, choices }: Pick<Facet, 'attribute' | 'choices'>,
): readonly Piece[] {
  const { known } = explorer;
  return splittingChoices(region, attribute, choices).map((choice) => {
    const predicate = predicateOf(attribute, choice, displayedPath(choices, choices.indexOf(choice)));
    const { count } = choice;
    return {
      choice,
      count: count ?? 0,
      unknown:
        count === null
          ? unlistedOf(explorer, { query, region }, predicate)
          : Math.max(0, count - known.shared(query.gathered, predicate)),
    };
  });
}

/** Where numbers are not told: how many of a value's entities may belong to a query without being known to. */
function unlistedOf({ known, capped, asked }: Explorer, { region }: QueryToSplit, predicate: Predicate): number {
  const [value = ''] = predicate.values;
  const isWhole =
    asked.knows(textKey(predicate.attribute), textKey(value)) && capped.openShare(predicate.attribute, value) === 0;
  return isWhole ? known.candidates(predicate, region.predicates) : 1;
}

/** The choices that split a region: of a hierarchy one level, that below the region's own value of it or the highest. */
function splittingChoices(region: Region, attribute: string, choices: readonly Choice[]): readonly Choice[] {
  const own = ownPredicate(region, attribute);
  const depth = own === undefined ? 0 : (own.path ?? own.values).length;
  return choices.filter(
    ({ level }, at) => level === depth && (own === undefined || isPathBelow(displayedPath(choices, at), own)),
  );
}

/** What a region asks of a facet; undefined if it asks nothing. */
export function ownPredicate({ predicates }: Region, attribute: string): Predicate | undefined {
  return predicates.findLast((predicate) => textKey(predicate.attribute) === textKey(attribute));
}

function isPathBelow(path: readonly string[], { path: above, values }: Predicate): boolean {
  const labels = above ?? values;
  return path.length > labels.length && labels.every((label, level) => textKey(label) === textKey(path[level] ?? ''));
}

/** Pages that a facet's values take by the facts that they teach, and whether they hold all of a query; without counts they are taken to, a page lost on each value. */
function expense(
  explorer: Explorer,
  { query, region, group }: QueryToSplit & { readonly group: ChoiceGroup },
  pieces: readonly Piece[],
): { pagesPerFact: number; isWhole: boolean } {
  const perPage = pageSizeOf(region);
  const target = query.declared ?? 0;
  const cap = explorer.caps.most() ?? Number.POSITIVE_INFINITY;
  const sum = pieces.reduce((all, { count }) => all + count, 0);
  const left = Math.max(1, target - query.gathered.size);
  const open = pieces.filter(({ unknown }) => unknown > 0);
  if (sum === 0) return { pagesPerFact: (open.length + Math.ceil(target / perPage)) / left, isWhole: true };
  const pages = open.reduce((all, { count }) => all + piecePages(count, { perPage, cap }), 0);
  const beside = open.reduce(
    (all, { choice, count, unknown }) =>
      all + Math.min(unknown, count * openShare(explorer, { region, group, one: choice })),
    0,
  );
  // What a facet does not hold another one must, which lists nearly everything again.
  return { pagesPerFact: (pages * Math.max(1, target / sum)) / (left + beside), isWhole: sum >= target * WHOLE_SHARE };
}

/** Share of a value's entities that are not known; all of one below the region's own that was not asked so far. */
function openShare(
  { capped, asked }: Explorer,
  { region, group, one }: { readonly region: Region; readonly group: ChoiceGroup; readonly one: Choice },
): number {
  const attribute = attributeOf(group, region.view);
  const isKnown = asked.knows(textKey(attribute), valueKey(one)) || ownPredicate(region, attribute) === undefined;
  return isKnown ? capped.openShare(attribute, one.value) : 1;
}

/** Pages of a conjunction; one that is cut again is split into pieces that fill their pages worse. */
function piecePages(count: number, { perPage, cap }: { readonly perPage: number; readonly cap: number }): number {
  return count <= cap ? Math.ceil(count / perPage) : 1 + (SPLIT_AGAIN * count) / perPage;
}
