/**
 * JSON-LD of a page: every item that may be what the page is about, and breadcrumb lists.
 *
 * Broken JSON is mended where that is safe (comments around it, raw line breaks, trailing commas), else left alone.
 */

import { collapse } from '../../base/text.js';
import type { PageIndex } from '../page-index.js';
import {
  MAX_TEXT_LENGTH,
  bareName,
  decodeEntities,
  type StructuredItem,
  type StructuredValue,
} from './structured-item.js';

/** Characters of data scripts read per page; larger ones are catalogues or hostile. */
const MAX_SCRIPT_CHARACTERS = 1_000_000;
/** Objects read per page. */
const MAX_OBJECTS = 3000;
/** Levels of nesting read; schema.org's own examples stay below 6. */
const MAX_LEVELS = 8;
/** Values kept per property. */
const MAX_VALUES = 100;
/** Properties that hold what a describing item (a web page) is about. */
const ABOUT: readonly string[] = ['mainEntity', 'mainEntityOfPage'];
const TYPE = /^application\/ld\+json\b/iu;

interface Reading {
  readonly node: number;
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** Objects left to read; shared over the page. */
  readonly budget: { objects: number };
}

type JsonObject = Readonly<Record<string, unknown>>;

/** All top items: of every script, of `@graph`, of arrays, and the main entities of page items. */
export function readJsonLd(index: PageIndex): readonly StructuredItem[] {
  const budget = { objects: MAX_OBJECTS };
  let left = MAX_SCRIPT_CHARACTERS;
  return index.byTag('script').flatMap((node) => {
    if (!TYPE.test(index.node(node).attributes['type'] ?? '')) return [];
    const source = scriptText(index, node);
    if (source.length > left) return [];
    left -= source.length;
    const tops = topObjects(parseTolerant(source));
    const reading = { node, byId: indexById(tops), budget };
    return tops.flatMap((top) => withMainEntities(readObject(top, reading, 0)));
  });
}

function scriptText(index: PageIndex, node: number): string {
  return index
    .children(node)
    .map((child) => index.node(child).text)
    .join('');
}

/** The JSON value, or undefined if it cannot be read. */
function parseTolerant(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/u, '')
    .replace(/(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?)\s*$/u, '')
    .trim();
  return parseJson(bare) ?? parseJson(mend(bare));
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // Not JSON as it stands: the caller mends it or goes without.
    return undefined;
  }
}

/** Raw control characters become spaces, commas before a closing bracket and a trailing semicolon go. */
function mend(source: string): string {
  // Raw line breaks inside strings are the commonest fault.
  return source
    .replace(/[\u0000-\u001f]+/gu, ' ')
    .replace(/,\s*(?=[}\]])/gu, '')
    .replace(/;\s*$/u, '');
}

/** Objects at the top, in arrays and in `@graph`. */
function topObjects(value: unknown): readonly JsonObject[] {
  const tops: JsonObject[] = [];
  const pending: { readonly value: unknown; readonly level: number }[] = [{ value, level: 0 }];
  for (let at = 0; at < pending.length && tops.length < MAX_OBJECTS; at += 1) {
    const next = pending[at];
    if (next === undefined || next.level > MAX_LEVELS) continue;
    const { level } = next;
    if (Array.isArray(next.value))
      pending.push(...next.value.slice(0, MAX_OBJECTS).map((inner: unknown) => ({ value: inner, level: level + 1 })));
    else if (isObject(next.value)) {
      tops.push(next.value);
      if (own(next.value, '@graph') !== undefined) pending.push({ value: own(next.value, '@graph'), level: level + 1 });
    }
  }
  return tops;
}

function indexById(tops: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const byId = new Map<string, JsonObject>();
  for (const top of tops) {
    const id = own(top, '@id');
    if (typeof id === 'string' && Object.keys(top).length > 1 && !byId.has(id)) byId.set(id, top);
  }
  return byId;
}

function readObject(object: JsonObject, reading: Reading, level: number): StructuredItem {
  reading.budget.objects -= 1;
  const properties = new Map<string, readonly StructuredValue[]>();
  for (const [name, value] of Object.entries(object)) {
    if (name.startsWith('@') && name !== '@id') continue;
    const values = readValues(value, reading, level + 1);
    if (values.length > 0) properties.set(name === '@id' ? name : bareName(name), values);
  }
  return { types: typesOf(object), properties, node: reading.node, from: 'json-ld' };
}

function typesOf(object: JsonObject): readonly string[] {
  const type = own(object, '@type') ?? own(object, 'type');
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  return names.filter((name) => typeof name === 'string').map(bareName);
}

function readValues(value: unknown, reading: Reading, level: number): readonly StructuredValue[] {
  if (level > MAX_LEVELS) return [];
  if (Array.isArray(value)) {
    return value.slice(0, MAX_VALUES).flatMap((inner: unknown) => readValues(inner, reading, level + 1));
  }
  if (isObject(value)) return readInner(value, reading, level);
  if (typeof value === 'string') return textValue(value);
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

/** A literal's value, the object that a reference names, or the object itself. */
function readInner(value: JsonObject, reading: Reading, level: number): readonly StructuredValue[] {
  if (reading.budget.objects <= 0) return [];
  const literal = own(value, '@value');
  if (literal !== undefined) return readValues(literal, reading, level + 1);
  const id = own(value, '@id');
  const referred = typeof id === 'string' && Object.keys(value).length <= 2 ? reading.byId.get(id) : undefined;
  return [readObject(referred ?? value, reading, level)];
}

function textValue(text: string): readonly string[] {
  if (text.length > MAX_TEXT_LENGTH) return [];
  const read = collapse(decodeEntities(text));
  return read === '' ? [] : [read];
}

function withMainEntities(item: StructuredItem): readonly StructuredItem[] {
  const about = ABOUT.flatMap((name) => (item.properties.get(name) ?? []).filter((value) => typeof value !== 'string'));
  return [item, ...about];
}

function own(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
