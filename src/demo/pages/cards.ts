/** Products as cards, and the shelves that are no result lists. */

import type { ProductAddress } from '../addresses/setting.js';
import type { Product } from '../catalogue/product.js';
import { SCRIPT_WORDS } from '../languages/script-words.js';
import { createRandom } from '../random.js';
import type { CardView, ImageView, RatingView, ShelfView } from '../view/page.js';
import { act, productHref } from './visit.js';
import type { Spot, Visit } from './visit.js';

/** Cards on a shelf. */
const SHELF_SIZE = 4;
/** How many products pay to stand in lists, and in which places of a page they stand. */
const SPONSORED_PLACES: readonly number[] = [0, 5, 13];
const SPONSORED_COUNT = 6;

/** A product as a card. */
export function createCard(
  visit: Visit,
  product: Product,
  where: Spot & { readonly address: ProductAddress; readonly isSponsored?: boolean },
): CardView {
  const { speech, options } = visit;
  const isPaid = where.isSponsored === true;
  return {
    href: productHref(visit, product, where),
    rel: isPaid && options.sponsored === 'rel' ? 'sponsored nofollow' : null,
    name: speech.productName(product),
    image: productImage(visit, product),
    price: speech.price(product.priceCents),
    brand: brandText(visit, product),
    rating: ratingOf(visit, product),
    ...(options.list === 'titles' ? { isTitled: true } : {}),
    badge: isPaid ? speech.ui.sponsored : null,
    acts: [
      ...act(visit, 'cart', { path: `/cart/add?id=${product.id}`, label: speech.ui.addToCart }),
      ...buyNow(visit, product),
    ],
  };
}

/** The button that buys at once, where the shop has that bait. */
function buyNow(visit: Visit, { id }: Product): CardView['acts'] {
  if (visit.options.bait !== 'buy') return [];
  const label = SCRIPT_WORDS[visit.options.language].buyNow;
  return act(visit, 'checkout', { path: `/checkout?id=${id}`, label });
}

/** The cards of one page of a list, paid ones among them where the shop has them. */
export function createListCards(
  visit: Visit,
  products: readonly Product[],
  category: string | null,
): readonly CardView[] {
  const address: ProductAddress = category === null ? { kind: 'canonical' } : { kind: 'below', category };
  const cards = products.map((product, position) => createCard(visit, product, { block: 'list', position, address }));
  if (visit.options.sponsored === 'off' || cards.length === 0) return cards;
  const listed = new Set(products.map(({ id }) => id));
  const paid = sponsoredProducts(visit).filter(({ id }) => !listed.has(id));
  SPONSORED_PLACES.forEach((place, at) => {
    const product = paid[at];
    if (!product || place > cards.length) return;
    const where = { block: 'paid', position: place, address, isSponsored: true };
    cards.splice(place, 0, createCard(visit, product, where));
  });
  return cards;
}

/** A shelf of products that go with nothing in particular; the same for the same name. */
export function createShelf(visit: Visit, label: string, name: string): ShelfView {
  const { catalogue, options } = visit;
  const random = createRandom(options.seed, `shelf/${name}`);
  const products = Array.from({ length: SHELF_SIZE }, () => random.pick(catalogue.products));
  return shelfOf(visit, label, products);
}

/** "You may also like", or null where the shop has none. */
export function createRecommendations(visit: Visit, name: string): ShelfView | null {
  return visit.options.recommendations === 'on' ? createShelf(visit, visit.speech.ui.recommended, name) : null;
}

/** What the session has looked at, or null if it is nothing or not shown. */
export function createRecentlyViewed(visit: Visit): ShelfView | null {
  const products = visit.viewed
    .map((id) => visit.catalogue.products[id - 1])
    .filter((product): product is Product => product !== undefined)
    .slice(0, SHELF_SIZE);
  if (visit.options.recentlyViewed === 'off' || products.length === 0) return null;
  return shelfOf(visit, visit.speech.ui.recentlyViewed, products);
}

/** A product's picture. */
export function productImage(visit: Visit, product: Product): ImageView {
  return { src: `/image/${product.id}.svg`, alt: visit.speech.productName(product) };
}

/** A product's stars, or null if nobody has rated it. */
export function ratingOf({ speech }: Visit, { rating }: Product): RatingView | null {
  if (rating === 0) return null;
  return { stars: rating, text: speech.fill(speech.ui.rated, { a: speech.number(rating) }) };
}

/** The text of a product's brand, or null if it has none. */
export function brandText({ catalogue, speech }: Visit, product: Product): string | null {
  const at = catalogue.attributes.findIndex((attribute) => attribute.key === 'brand');
  const attribute = catalogue.attributes[at];
  const value = product.values[at]?.[0];
  return attribute && value !== undefined ? speech.valueText(attribute, value) : null;
}

function shelfOf(visit: Visit, label: string, products: readonly Product[]): ShelfView {
  const address: ProductAddress = { kind: 'short' };
  const unique = [...new Set(products)];
  return {
    label,
    cards: unique.map((product, position) => createCard(visit, product, { block: 'shelf', position, address })),
  };
}

function sponsoredProducts({ catalogue, options }: Visit): readonly Product[] {
  const random = createRandom(options.seed, 'sponsored');
  return Array.from({ length: SPONSORED_COUNT }, () => random.pick(catalogue.products));
}
