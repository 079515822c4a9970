/** What the address modules share. */

import type { Catalogue } from '../catalogue/product.js';
import type { DemoShopOptions } from '../options.js';
import type { ArgumentNames } from './argument-names.js';

/** Which of a product's addresses is meant. */
export type ProductAddress =
  { readonly kind: 'canonical' } | { readonly kind: 'short' } | { readonly kind: 'below'; readonly category: string };

/** What the address modules share. */
export interface AddressSetting {
  readonly catalogue: Catalogue;
  readonly options: DemoShopOptions;
  readonly names: ArgumentNames;
}
