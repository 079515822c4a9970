/**
 * Which column of a table is which: by its name where there is a header, else by what stands in it.
 */

import { siteOfAddress } from '../logged-site.js';
import { numberAt } from '../number-at.js';
import type { Cell, Table } from './rows.js';

/** What a column is. */
export type Role = 'query' | 'url' | 'clicks' | 'type' | 'name' | 'alias';

/** The words that name columns in headers: words of file formats, not of sites. */
const NAMES: Readonly<Record<Role, RegExp>> = {
  query: /^(?:(?:search|keyword)[ _-]?)?(?:query|keyword|term|phrase|q)(?:[ _-]?text)?$|^(?:queries|keywords|search)$/u,
  url: /^(?:(?:click(?:ed)?|landing|result|target)[ _-]?)?(?:urls?|link|page|address|uri)(?:[ _-]?clicked)?$/u,
  clicks:
    /^(?:num(?:ber)?[ _-]?(?:of[ _-]?)?)?(?:(?:times[ _-]?)?click(?:s|ed)?|count|popularity|freq(?:uency)?|hits|searches|volume|times)$/u,
  type: /^(?:entity[ _-]?)?(?:types?|category|categories|class|classes)(?:_.+)?$/u,
  name: /^(?:entity[ _-]?)?(?:names?|titles?|labels?|entity|entities)$/u,
  alias: /^(?:alias(?:es)?|alt(?:ernative)?[ _-]?(?:names?|labels?)|synonyms?)$/u,
};

/** Share of cells that must look like what a column is taken for. */
const MOST_CELLS = 0.7;
/** A type has at least so many names on average, where nothing else tells types from names. */
const NAMES_OF_TYPE = 2;

/** Whether the cells of a first line are names of columns. */
export function isHeaderOf(roles: readonly Role[]): (cells: readonly string[]) => boolean {
  return (cells) => cells.some((cell) => roles.some((role) => NAMES[role].test(cell)));
}

/** Position of the column of a role by its name, or -1. */
export function namedColumn({ header }: Table, role: Role): number {
  return header.findIndex((name) => NAMES[role].test(name));
}

/** Position of the column that holds addresses, or -1. */
export function addressColumn(table: Table): number {
  const named = namedColumn(table, 'url');
  return named >= 0 ? named : columnWhere(table, isAddress);
}

/** Position of the column that holds counts, or -1; numbers that only go up are numbers of lines. */
export function countColumn(table: Table): number {
  const named = namedColumn(table, 'clicks');
  if (named >= 0) return named;
  if (table.header.some((name) => name !== '')) return -1;
  return columnsOf(table).findIndex((at) => isMostly(table, at, isNumber) && !isCounting(table, at));
}

/** Position of the column that holds queries or names: the one named so, else the most varied one that is no other. */
export function textColumn(table: Table, role: 'query' | 'name', others: readonly number[]): number {
  const named = namedColumn(table, role);
  if (named >= 0) return named;
  const free = columnsOf(table).filter((at) => !others.includes(at) && !isMostly(table, at, isNumber));
  return [...free].sort((a, b) => variety(table, b) - variety(table, a))[0] ?? -1;
}

/** Position of the column that holds types, or -1: the one named so, else one with far fewer texts than lines. */
export function typeColumn(table: Table): number {
  const named = namedColumn(table, 'type');
  if (named >= 0 || table.format.kind !== 'separated') return named;
  const { sample } = table;
  const columns = columnsOf(table).filter((at) => !isMostly(table, at, isNumber));
  const [least] = [...columns].sort((a, b) => variety(table, a) - variety(table, b));
  if (least === undefined || columns.length < 2) return -1;
  return variety(table, least) * NAMES_OF_TYPE <= sample.length ? least : -1;
}

/** Longest text that is a name or a query. */
const LONGEST_TEXT = 120;

/** Whether the lines of a plain file may be names or queries: prose and markup have other lines. */
export function isList({ format, sample }: Table): boolean {
  if (format.kind !== 'plain') return true;
  const texts = sample.map((row) => cellText(row[0]));
  const fitting = texts.filter((text) => text.length <= LONGEST_TEXT && !/^[<{#]|[>{};]$/u.test(text));
  return fitting.length >= MOST_CELLS * texts.length;
}

/** The text of a cell; empty for what is none. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}

function columnsOf({ sample }: Table): readonly number[] {
  return Array.from({ length: Math.max(0, ...sample.map((row) => row.length)) }, (_, at) => at);
}

function columnWhere(table: Table, test: (text: string) => boolean): number {
  return columnsOf(table).find((at) => isMostly(table, at, test)) ?? -1;
}

function isMostly({ sample }: Table, at: number, test: (text: string) => boolean): boolean {
  const texts = sample.map((row) => cellText(row[at])).filter((text) => text !== '');
  return texts.length > 0 && texts.filter(test).length >= MOST_CELLS * texts.length;
}

function variety({ sample }: Table, at: number): number {
  return new Set(sample.map((row) => cellText(row[at]))).size;
}

function isNumber(text: string): boolean {
  return /^\d+(?:[.,]\d+)*$/u.test(text);
}

function isCounting({ sample }: Table, at: number): boolean {
  const numbers = sample.map((row) => Number(cellText(row[at])));
  return numbers.length > 2 && numbers.every((value, index) => index === 0 || value > numberAt(numbers, index - 1));
}

function isAddress(text: string): boolean {
  return !/\s/u.test(text) && siteOfAddress(text) !== null;
}
