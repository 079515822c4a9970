/** What the shop knows about its products, before any language or address. */

import type { AttributeDefinition } from './attribute.js';
import type { CategoryTree } from './categories.js';

/** One product. */
export interface Product {
  /** 1 for the first. */
  readonly id: number;
  /** The name without the noun of its category, such as "Veldora Pro". */
  readonly model: string;
  /** Text added to the name, empty unless the shop is hostile. */
  readonly suffix: string;
  /** Part of the address, lower-case ASCII. */
  readonly slug: string;
  readonly category: string;
  readonly priceCents: number;
  /** 0 (not rated) or 1.0 to 5.0. */
  readonly rating: number;
  readonly weightGrams: number;
  /** Value indexes per attribute index; empty where the product has no value. */
  readonly values: readonly (readonly number[])[];
  /** Place in the shop's own order, from 0. */
  readonly rank: number;
}

/** Everything the shop sells. */
export interface Catalogue {
  readonly tree: CategoryTree;
  readonly attributes: readonly AttributeDefinition[];
  readonly products: readonly Product[];
}
