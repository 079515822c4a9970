/** Product pages. */

import type { Product } from '../catalogue/product.js';
import { visibleOnPage } from '../visibility.js';
import type { ActView } from '../view/controls.js';
import type { ProductBody, SpecRow } from '../view/page.js';
import { brandText, createRecommendations, productImage, ratingOf } from './cards.js';
import { act } from './visit.js';
import type { Visit } from './visit.js';

/** The page of one product. */
export function createProductPage(visit: Visit, product: Product): ProductBody {
  const { speech, options } = visit;
  const first = product.id % speech.ui.paragraphs.length;
  return {
    kind: 'product',
    name: speech.productName(product),
    image: productImage(visit, product),
    price: speech.price(product.priceCents),
    plainPrice: speech.plainPrice(product.priceCents),
    rating: ratingOf(visit, product),
    description: [
      speech.ui.paragraphs[first] ?? '',
      speech.ui.paragraphs[(first + 1) % speech.ui.paragraphs.length] ?? '',
    ],
    specs: { style: options.specs, label: speech.ui.details, rows: createSpecRows(visit, product) },
    hasMicrodata: options.data === 'microdata',
    brand: brandText(visit, product),
    acts: createProductActs(visit, product),
    shelf: createRecommendations(visit, `product/${product.id}`),
  };
}

/** Item number, weight and the visible attributes that the product has, in the shop's language. */
export function createSpecRows({ speech, catalogue }: Visit, product: Product): readonly SpecRow[] {
  const rows = catalogue.attributes.flatMap((attribute, at) => {
    const values = product.values[at] ?? [];
    if (!visibleOnPage(attribute) || values.length === 0) return [];
    const texts = values.map((value) => speech.valueText(attribute, value));
    return [{ label: speech.attributeLabel(attribute), values: texts }];
  });
  return [
    { label: speech.ui.itemNumber, values: [itemNumber(product)] },
    ...rows,
    { label: speech.ui.weight, values: [`${speech.number(product.weightGrams)} g`] },
  ];
}

/** The shop's own number of a product, as displayed. */
export function itemNumber(product: Product): string {
  return `TH-${String(product.id).padStart(6, '0')}`;
}

function createProductActs(visit: Visit, product: Product): readonly ActView[] {
  const { ui } = visit.speech;
  return [
    ...act(visit, 'cart', { path: `/cart/add?id=${product.id}`, label: ui.addToCart }),
    ...act(visit, 'wishlist', { path: `/wishlist/add?id=${product.id}`, label: ui.wishlist }),
    ...act(visit, 'vote', { path: `/vote?id=${product.id}&value=1`, label: ui.voteUp }),
  ];
}
