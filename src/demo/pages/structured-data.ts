/** Structured data of product pages: JSON-LD and Open Graph. */

import type { Product } from '../catalogue/product.js';
import { brandText } from './cards.js';
import { createSpecRows, itemNumber } from './product-page.js';
import type { Visit } from './visit.js';

/** JSON-LD text that is safe inside a script element, or null where the shop has none. */
export function createJsonLd(visit: Visit, product: Product): string | null {
  if (visit.options.data !== 'jsonld') return null;
  const { speech, origin } = visit;
  const url = origin + visit.addresses.product(product);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name: speech.productName(product),
    sku: itemNumber(product),
    image: `${origin}/image/${product.id}.svg`,
    brand: { '@type': 'Brand', name: brandText(visit, product) },
    offers: {
      '@type': 'Offer',
      price: speech.plainPrice(product.priceCents),
      priceCurrency: speech.currency,
      availability: 'https://schema.org/InStock',
    },
    additionalProperty: createSpecRows(visit, product).flatMap(({ label, values }) =>
      values.map((value) => ({ '@type': 'PropertyValue', name: label, value })),
    ),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Open Graph properties, empty where the shop has none. */
export function createOpenGraph(visit: Visit, product: Product): readonly (readonly [string, string])[] {
  if (visit.options.data !== 'opengraph') return [];
  const { speech, origin } = visit;
  return [
    ['og:type', 'product'],
    ['og:title', speech.productName(product)],
    ['og:url', origin + visit.addresses.product(product)],
    ['og:image', `${origin}/image/${product.id}.svg`],
    ['og:site_name', speech.ui.shopName],
    ['product:price:amount', speech.plainPrice(product.priceCents)],
    ['product:price:currency', speech.currency],
    ['product:brand', brandText(visit, product) ?? ''],
    ['product:retailer_item_id', itemNumber(product)],
  ];
}
