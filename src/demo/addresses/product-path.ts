/** The part of an address that names a product. */

import type { Product } from '../catalogue/product.js';
import type { AddressSetting, ProductAddress } from './setting.js';

/** The address of a product. */
export function writeProduct(setting: AddressSetting, product: Product, address: ProductAddress): string {
  const { catalogue, names, options } = setting;
  const isOpaque = options.urls === 'opaque';
  switch (address.kind) {
    case 'canonical':
      return isOpaque ? `/item?id=${product.id}` : `/product/${product.slug}-${product.id}`;
    case 'short':
      return isOpaque ? `/i/${product.id}` : `/p/${product.id}`;
    case 'below': {
      if (isOpaque) return `/item?id=${product.id}&${names.category}=${names.categoryValue(address.category)}`;
      const path = catalogue.tree.pathOf(address.category).map((node) => node.key);
      return `/${path.join('/')}/${product.slug}-${product.id}`;
    }
  }
}

/** The product that an address names, or null if it names none. */
export function readProduct({ catalogue, options }: AddressSetting, url: URL): number | null {
  const id = options.urls === 'opaque' ? readOpaque(url) : readPlain(url.pathname, catalogue.tree.nodes);
  return id !== null && id >= 1 && id <= catalogue.products.length ? id : null;
}

function readOpaque(url: URL): number | null {
  if (url.pathname === '/item') return readNumber(/^(\d+)$/.exec(url.searchParams.get('id') ?? ''));
  return readNumber(/^\/i\/(\d+)$/.exec(url.pathname));
}

function readPlain(path: string, categories: ReadonlyMap<string, unknown>): number | null {
  const short = readNumber(/^\/p\/(\d+)$/.exec(path));
  if (short !== null) return short;
  const [first = '', ...rest] = path.split('/').slice(1);
  if (rest.length === 0 || !(first === 'product' || categories.has(first))) return null;
  return readNumber(/-(\d+)$/.exec(rest.at(-1) ?? ''));
}

function readNumber(match: RegExpExecArray | null): number | null {
  return match ? Number(match[1]) : null;
}
