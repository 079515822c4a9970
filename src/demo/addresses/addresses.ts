/** Addresses of lists and products, and the way back from an address to what it asks for. */

import type { Catalogue, Product } from '../catalogue/product.js';
import type { DemoShopOptions } from '../options.js';
import type { Selection } from '../selection.js';
import { createArgumentNames } from './argument-names.js';
import type { ArgumentNames } from './argument-names.js';
import type { AddressSetting, ProductAddress } from './setting.js';
import { readListPath, writeListPath } from './list-path.js';
import { readArguments, writeArguments } from './list-arguments.js';
import { readProduct, writeProduct } from './product-path.js';

/** What an address asks for. */
export type Route =
  | { readonly kind: 'list'; readonly selection: Selection }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'other'; readonly path: string };

/** The shop's address book. All addresses are absolute paths without host. */
export interface Addresses {
  readonly names: ArgumentNames;
  list(selection: Selection): string;
  product(product: Product, address?: ProductAddress): string;
  /** Every address of the product but the canonical one. */
  aliases(product: Product): readonly string[];
  read(url: URL): Route;
}

/** The address book for these options. */
export function createAddresses(catalogue: Catalogue, options: DemoShopOptions): Addresses {
  const names = createArgumentNames(catalogue, options);
  const setting: AddressSetting = { catalogue, options, names };
  const product: Addresses['product'] = (one, address = { kind: 'canonical' }) =>
    writeProduct(setting, one, options.aliases === 'off' ? { kind: 'canonical' } : address);
  return {
    names,
    list: (selection) => {
      const query = writeArguments(setting, selection).toString();
      return writeListPath(setting, selection) + (query === '' ? '' : `?${query}`);
    },
    product,
    aliases: (one) => {
      if (options.aliases === 'off') return [];
      const nodes = catalogue.tree.pathOf(one.category);
      const below = nodes.map(({ key }) => product(one, { kind: 'below', category: key }));
      return [product(one, { kind: 'short' }), ...below];
    },
    read: (url) => {
      const id = readProduct(setting, url);
      if (id !== null) return { kind: 'product', id };
      const base = readListPath(setting, url.pathname);
      if (base === null) return { kind: 'other', path: url.pathname };
      const selection = readArguments(setting, base, url.searchParams);
      const isAll = selection.category === null && selection.keyword === null;
      if (isAll && options.allProducts === 'off') return { kind: 'other', path: url.pathname };
      return { kind: 'list', selection };
    },
  };
}
