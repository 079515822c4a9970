/**
 * The site's own identifiers and those of trade, by kind.
 */

import { asciiDigits, collapse, textKey } from '../../base/text.js';
import type { LabelledValues } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import { textsOf, type StructuredItem } from './structured-item.js';

/** An identifier and its kind in lower case (`sku`, `gtin`, `mpn`, `isbn`, `productid`, …). */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
}

/** Longest identifier; longer texts are none. */
const MAX_LENGTH = 64;
/** Identifiers kept per page. */
const MAX_IDENTIFIERS = 20;

/** Properties of structured data that identify, in lower case, and the kind they are. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['sku', 'sku'],
  ['gtin', 'gtin'],
  ['gtin8', 'gtin'],
  ['gtin12', 'gtin'],
  ['gtin13', 'gtin'],
  ['gtin14', 'gtin'],
  ['mpn', 'mpn'],
  ['isbn', 'isbn'],
  ['productid', 'productid'],
  ['identifier', 'identifier'],
  ['vehicleidentificationnumber', 'vin'],
]);
/** Names of numbers that are the same in every language, because they are names of standards. */
const STANDARD_LABELS: readonly (readonly [RegExp, string])[] = [
  [/^sku\b/u, 'sku'],
  [/^(?:ean|upc|gtin|jan)(?:[- ]?\d+)?\b/u, 'gtin'],
  [/^isbn(?:[- ]?1[03])?\b/u, 'isbn'],
  [/^mpn\b/u, 'mpn'],
  [/^asin\b/u, 'asin'],
  [/^vin\b/u, 'vin'],
];
/** Attributes by which scripts find the product on its own page. */
const DATA_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['data-sku', 'sku'],
  ['data-product-sku', 'sku'],
  ['data-product_sku', 'sku'],
  ['data-product-id', 'productid'],
  ['data-product_id', 'productid'],
  ['data-productid', 'productid'],
  ['data-item-id', 'productid'],
  ['data-itemid', 'productid'],
  ['data-pid', 'productid'],
]);
const TRADE_NUMBER = /^\d{8}(?:\d{4,6})?$/u;

/** Identifiers of a structured item and of its first offer. */
export function structuredIdentifiers(item: StructuredItem): readonly Identifier[] {
  return [...item.properties.keys()].flatMap((property) => {
    const kind = KINDS.get(property.toLowerCase());
    return kind === undefined ? [] : textsOf(item, property).flatMap((text) => identifier(kind, text));
  });
}

/** Identifiers that the page shows under the name of a standard. */
export function displayedIdentifiers(attributes: readonly LabelledValues[]): readonly Identifier[] {
  return attributes.flatMap(({ label, values }) => {
    const key = textKey(label);
    const kind = STANDARD_LABELS.find(([pattern]) => pattern.test(key))?.[1];
    return kind === undefined ? [] : values.flatMap((value) => identifier(kind, value));
  });
}

/** Identifiers in data attributes, where the page has one value only: with several it is not told whose they are. */
export function dataIdentifiers(index: PageIndex, isOutside: (id: number) => boolean): readonly Identifier[] {
  const found = new Map<string, Set<string>>();
  for (const { id, tag, attributes } of index.nodes) {
    if (tag === '#text' || isOutside(id)) continue;
    for (const name in attributes) {
      const kind = name.startsWith('data-') ? DATA_ATTRIBUTES.get(name) : undefined;
      const value = kind === undefined ? undefined : attributes[name];
      if (kind !== undefined && value !== undefined)
        found.set(kind, (found.get(kind) ?? new Set()).add(collapse(value)));
    }
  }
  return [...found].flatMap(([kind, values]) =>
    values.size === 1 ? [...values].flatMap((value) => identifier(kind, value)) : [],
  );
}

/** Without repetitions, at most a page's worth; of a kind the first comes first. */
export function distinctIdentifiers(identifiers: readonly Identifier[]): readonly Identifier[] {
  const byKey = new Map<string, Identifier>();
  for (const one of identifiers) {
    const key = `${one.kind} ${one.value}`;
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()].slice(0, MAX_IDENTIFIERS);
}

function identifier(kind: string, text: string): readonly Identifier[] {
  const value = collapse(text);
  const bare = asciiDigits(value).replace(/[\s-]/gu, '');
  if (value === '' || value.length > MAX_LENGTH || /\s{2}|^https?:/u.test(value)) return [];
  if (kind === 'gtin' || kind === 'isbn') return /^[\dxX]{8,14}$/u.test(bare) ? [{ kind, value: bare }] : [];
  if (kind === 'identifier' && !/\d/u.test(value)) return [];
  return [{ kind: kind === 'identifier' && TRADE_NUMBER.test(bare) ? 'gtin' : kind, value }];
}
