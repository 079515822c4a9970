/**
 * Texts by which a page knows the values of a group beside their names: what is sent, and what tells the elements apart.
 */

import { commonStart, reversed } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

/** Handles of one value at most. */
const MAX_HANDLES = 8;

/** Longest handle, in characters. */
const MAX_HANDLE = 100;

/** Nodes of one value that are looked at. */
const MAX_NODES = 12;

/** Attributes that never name a value: looks, texts for people, states, what runs. */
const NO_HANDLE =
  /^(?:class|style|on\w+|title|alt|placeholder|role|type|tabindex|src|srcset|width|height|lang|dir|aria-(?:label|checked|pressed|selected|current|hidden|expanded|disabled|setsize|posinset|level)|checked|selected|disabled)$/u;

/** One value of a group: its nodes, its name, and what it is known to send. */
export interface HandledValue {
  readonly value: string;
  /** Roots of what makes it up. */
  readonly parts: readonly number[];
  /** What choosing it sends, or null. */
  readonly sent: string | null;
}

/** For each value its handles, the surest first. */
export function readHandles(index: PageIndex, values: readonly HandledValue[]): readonly (readonly string[])[] {
  const byPlace = new Map<string, (string | null)[]>();
  values.forEach(({ parts }, at) => {
    for (const [place, text] of attributesOf(index, parts)) {
      const column = byPlace.get(place) ?? new Array<string | null>(values.length).fill(null);
      column[at] ??= text;
      byPlace.set(place, column);
    }
  });
  const columns = [...byPlace]
    .filter(([place]) => values.length > 1 || place.endsWith(' value'))
    .filter(([place, column]) => tellsApart(column) && (place.endsWith(' value') || !isNumbering(column)))
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .flatMap(([place, column]) => [isValue(place) ? column : distinctParts(column)]);
  return values.map(({ value, sent }, at) => {
    const texts = [sent, ...columns.map((column) => column[at] ?? null)];
    const known = texts.flatMap((text) => (text === null || text === '' || text === value ? [] : [text]));
    return [...new Set(known)].slice(0, MAX_HANDLES);
  });
}

/** The attributes of a value's elements, by tag and name. */
function attributesOf(index: PageIndex, parts: readonly number[]): readonly (readonly [place: string, text: string])[] {
  return parts.flatMap((part) => {
    const end = Math.min(index.node(part).end, part + MAX_NODES);
    const found: [string, string][] = [];
    for (let id = part; id < end; id += 1) {
      const { attributes, tag } = index.node(id);
      for (const [name, text] of Object.entries(attributes))
        if (!NO_HANDLE.test(name) && text !== '' && text.length <= MAX_HANDLE) found.push([`${tag} ${name}`, text]);
    }
    return found;
  });
}

/** Whether the attribute has another text at nearly each value. */
function tellsApart(column: readonly (string | null)[]): boolean {
  const known = column.flatMap((text) => text ?? []);
  return known.length === column.length && new Set(known).size === known.length;
}

/** Whether texts only number the values in their order. */
function isNumbering(column: readonly (string | null)[]): boolean {
  const numbers = distinctParts(column).map(Number);
  const [first] = numbers;
  return numbers.length > 1 && (first === 0 || first === 1) && numbers.every((number, at) => number === first + at);
}

/** What is sent comes before what scripts read, and that before names of elements. */
function rankOf(place: string): number {
  const name = place.slice(place.indexOf(' ') + 1);
  if (name === 'value') return 0;
  if (name.startsWith('data-')) return 1;
  return place.startsWith('input ') ? 2 : RANK_OF_REST;
}

const RANK_OF_REST = 3;

/** Whether an attribute holds a value as it is sent, a sign before it included. */
function isValue(place: string): boolean {
  return rankOf(place) === 0;
}

/** The texts without the beginning and the end that all share, cut where a word ends. */
function distinctParts(column: readonly (string | null)[]): readonly string[] {
  const texts = column.map((text) => text ?? '');
  if (texts.length < 2) return texts;
  const before = sharedStart(texts);
  const rests = texts.map((text) => text.slice(before));
  const after = sharedStart(rests.map(reversed));
  return rests.map((text) => text.slice(0, text.length - after));
}

/** Length of the beginning that all texts share, up to where a word ends. */
function sharedStart(texts: readonly string[]): number {
  const first = commonStart(texts);
  let { length } = first;
  while (length > 0 && /[\p{L}\p{N}]/u.test(first[length - 1] ?? '')) length -= 1;
  return length;
}
