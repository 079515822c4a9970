/** How attributes, values and controls are called in addresses: readable or opaque. */

import type { Catalogue } from '../catalogue/product.js';
import type { DemoShopOptions } from '../options.js';
import { SORTS } from '../selection.js';
import type { Filter, Sort } from '../selection.js';

/** The names of one shop's arguments, both ways. */
export interface ArgumentNames {
  readonly keyword: string;
  readonly letter: string;
  readonly sort: string;
  readonly size: string;
  readonly position: string;
  readonly category: string;
  attribute(key: string): string;
  value(filter: Filter): string;
  sortValue(sort: Sort): string;
  categoryValue(key: string): string;
  /** The filter that an argument stands for, or null. */
  filterOf(name: string, value: string): Filter | null;
  sortOf(value: string): Sort | null;
  categoryOf(value: string): string | null;
}

/** First number of an opaque attribute name and the distance to the next. */
const FIRST_ATTRIBUTE_NUMBER = 10;
const ATTRIBUTE_STEP = 3;
/** First number of opaque values. */
const FIRST_VALUE_NUMBER = 301;
/** First number of opaque categories. */
const FIRST_CATEGORY_NUMBER = 11;

/** The argument names that the options ask for. */
export function createArgumentNames(catalogue: Catalogue, options: DemoShopOptions): ArgumentNames {
  const isOpaque = options.urls === 'opaque';
  const codes = collectCodes(catalogue, isOpaque);
  const position = options.position === 'page' ? 'page' : 'start';
  const plain = { keyword: 'q', letter: 'letter', sort: 'sort', size: 'size', position, category: 'cat' };
  const opaque = { keyword: 's', letter: 'l', sort: 'o', size: 'n', position: 'p', category: 'c' };
  return {
    ...(isOpaque ? opaque : plain),
    attribute: (key) => codes.attributes.get(key) ?? key,
    value: ({ attribute, value }) => codes.values.get(`${attribute}/${value}`) ?? value,
    sortValue: (sort) => (isOpaque ? String(SORTS.indexOf(sort)) : sort),
    categoryValue: (key) => codes.categories.get(key) ?? key,
    filterOf: (name, value) => codes.filters.get(`${name}/${value}`) ?? null,
    sortOf: (value) => SORTS.find((sort, at) => value === (isOpaque ? String(at) : sort)) ?? null,
    categoryOf: (value) => codes.categoryKeys.get(value) ?? null,
  };
}

interface Codes {
  readonly attributes: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
  readonly filters: ReadonlyMap<string, Filter>;
  readonly categories: ReadonlyMap<string, string>;
  readonly categoryKeys: ReadonlyMap<string, string>;
}

function collectCodes(catalogue: Catalogue, isOpaque: boolean): Codes {
  const attributes = new Map<string, string>();
  const values = new Map<string, string>();
  const filters = new Map<string, Filter>();
  let valueNumber = FIRST_VALUE_NUMBER;
  catalogue.attributes.forEach((attribute, at) => {
    const name = isOpaque ? `f${FIRST_ATTRIBUTE_NUMBER + at * ATTRIBUTE_STEP}` : attribute.key;
    attributes.set(attribute.key, name);
    for (const { key } of attribute.values) {
      const code = isOpaque ? String(valueNumber++) : key;
      values.set(`${attribute.key}/${key}`, code);
      filters.set(`${name}/${code}`, { attribute: attribute.key, value: key });
    }
  });
  const keys = [...catalogue.tree.nodes.keys()];
  const numbered = keys.map((key, at) => [key, isOpaque ? String(FIRST_CATEGORY_NUMBER + at) : key] as const);
  return {
    attributes,
    values,
    filters,
    categories: new Map(numbered),
    categoryKeys: new Map(numbered.map(([key, code]) => [code, key])),
  };
}
