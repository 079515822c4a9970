/**
 * Which entities of a simulated catalogue a selection of values matches, and how many each further value would leave.
 */

import type { AttributeColumn, Catalogue, Interval } from './catalogue-columns.js';
import { intersectionOf, unionOf, type Postings } from './postings.js';
import { createRecent } from './recent.js';

/** What is chosen of a catalogue. */
export interface Selection {
  /** Chosen values by attribute; several of one attribute widen. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** Bounds of numbers, by attribute. */
  readonly between?: ReadonlyMap<string, Interval>;
}

/** How the values of different attributes combine: an entity must have all of them, any, or the last chosen one alone counts. */
export type Across = 'all' | 'any' | 'replace';

/** Answers about one catalogue; what was asked lately is remembered. */
export interface Selections {
  /** Positions in the catalogue of the entities that have every chosen value, ascending. */
  matching(selection: Selection): Postings;
  /** Number of entities per position of a value, were it chosen in place of what the selection has of the attribute. */
  sizes(selection: Selection, attribute: string): Int32Array;
}

/** What the selections are made of. */
export interface SelectionRules {
  /** @default 'all' */
  readonly across?: Across;
  /** Entities that are there at all. @default all */
  readonly isThere?: (entity: number) => boolean;
}

/** Entities kept in lists that were worked out, over all lists: 32 MiB. */
const MOST_REMEMBERED = 8 * 1024 * 1024;
/** Selections whose sizes are remembered. */
const MOST_COUNTED = 512;

/** Selections from a catalogue. */
export function createSelections(catalogue: Catalogue, rules: SelectionRules = {}): Selections {
  const matched = createRecent<Postings>(MOST_REMEMBERED, ({ length }) => length);
  const counted = createRecent<Int32Array>(MOST_COUNTED);
  const columns = new Map(catalogue.attributes.map((column) => [column.name, column]));
  const matching = (selection: Selection): Postings =>
    matched.get(selectionKey(selection), () => {
      const all = matchingEntities(catalogue, columns, { selection, across: rules.across ?? 'all' });
      return rules.isThere === undefined ? all : all.filter(rules.isThere);
    });
  return {
    matching,
    sizes(selection, attribute) {
      const column = columns.get(attribute);
      if (column === undefined) return new Int32Array(0);
      const others = without(selection, attribute);
      return counted.get(`${attribute} ${selectionKey(others)}`, () =>
        isEmpty(others) && rules.isThere === undefined
          ? Int32Array.from(column.values, (_, value) => column.having(value).length)
          : column.count(matching(others)),
      );
    },
  };
}

function without({ chosen, between }: Selection, attribute: string): Selection {
  return {
    chosen: new Map([...chosen].filter(([name]) => name !== attribute)),
    between: new Map([...(between ?? [])].filter(([name]) => name !== attribute)),
  };
}

function isEmpty({ chosen, between }: Selection): boolean {
  return chosen.size === 0 && (between?.size ?? 0) === 0;
}

interface WantedEntities {
  readonly selection: Selection;
  readonly across: Across;
}

function matchingEntities(
  catalogue: Catalogue,
  columns: ReadonlyMap<string, AttributeColumn>,
  { selection: { chosen, between = new Map<string, Interval>() }, across }: WantedEntities,
): Postings {
  const sets = [
    ...[...chosen].map(([name, values]) => {
      const column = columns.get(name);
      const positions = values.map((value) => column?.values.indexOf(value) ?? -1).filter((value) => value >= 0);
      return unionOf(positions.map((value) => column?.having(value) ?? new Int32Array(0)));
    }),
    ...[...between].map(([name, interval]) => columns.get(name)?.between(interval) ?? new Int32Array(0)),
  ];
  if (across === 'any' && sets.length > 0) return unionOf(sets);
  return intersectionOf(sets) ?? catalogue.everything;
}

function selectionKey({ chosen, between }: Selection): string {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
  return JSON.stringify([[...chosen].sort(byName), [...(between ?? [])].sort(byName)]);
}
