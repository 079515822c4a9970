/**
 * Structured data of a page in one shape, whether it came as JSON-LD or as microdata.
 */

/** A value of a property: a text, or an item of its own. */
export type StructuredValue = string | StructuredItem;

/** One thing that a page describes in structured data. */
export interface StructuredItem {
  /** Type names without their vocabulary, as written (`Product`). */
  readonly types: readonly string[];
  /** Values by property name without its vocabulary; a Map, so that `__proto__` is a name like any other. */
  readonly properties: ReadonlyMap<string, readonly StructuredValue[]>;
  /** Node that it was read from. */
  readonly node: number;
  readonly from: 'json-ld' | 'microdata';
}

/** Characters kept of one text; longer ones are prose or hostile. */
export const MAX_TEXT_LENGTH = 2000;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const MAX_CODE_POINT = 0x10ffff;
const HEXADECIMAL = 16;

/** Name without its vocabulary: `https://schema.org/Product` and `schema:Product` give `Product`. */
export function bareName(name: string): string {
  return name.trim().replace(/^.*[/#:]/u, '');
}

/** Texts of a property, those of inner items by their name; empty if there are none. */
export function textsOf(item: StructuredItem, property: string): readonly string[] {
  return (item.properties.get(property) ?? []).flatMap((value) => {
    const text = valueText(value);
    return text === null ? [] : [text];
  });
}

/** The first text of the first of these properties that has one, or null. */
export function firstText(item: StructuredItem, properties: readonly string[]): string | null {
  for (const property of properties) {
    const text = textsOf(item, property)[0];
    if (text !== undefined) return text;
  }
  return null;
}

/** Inner items of a property. */
export function itemsOf(item: StructuredItem, property: string): readonly StructuredItem[] {
  return (item.properties.get(property) ?? []).filter((value) => typeof value !== 'string');
}

/** Text that stands for a value: of an item its name, or its value with the unit; null if it has neither. */
export function valueText(value: StructuredValue): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  const own = ownText(value, 'name') ?? ownText(value, 'title');
  if (own !== null) return own;
  const amount = ownText(value, 'value');
  const unit = ownText(value, 'unitText');
  return amount === null || unit === null ? amount : `${amount} ${unit}`;
}

/** Texts as a person would read them: scripts that write structured data often escape it twice. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|\w{2,4});/giu, (whole, name: string) => entityText(name) ?? whole);
}

function entityText(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? null;
  const isHex = /^#x/iu.test(name);
  const code = isHex ? Number.parseInt(name.slice(2), HEXADECIMAL) : Number(name.slice(1));
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : null;
}

function ownText(item: StructuredItem, property: string): string | null {
  const text = item.properties.get(property)?.find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text : null;
}
