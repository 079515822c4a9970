/** The shop's ground truth: what a perfect visitor can learn about every product through the interface. */

import type { AttributeDefinition } from './catalogue/attribute.js';
import type { Product } from './catalogue/product.js';
import { createSpecRows } from './pages/product-page.js';
import type { Shop, Visit } from './pages/visit.js';
import { isVisible, showsDetails } from './visibility.js';

/** One product as a perfect visitor knows it. */
export interface TruthEntity {
  /** Path of the canonical address, with its arguments. */
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  /** Paths of the other addresses, without session and tracking. */
  readonly aliases?: readonly string[];
  /** Label as displayed to the texts of the values as displayed, white space collapsed, without counts. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Labels of those attributes that neither the product's page nor its card tells. */
  readonly hidden: readonly string[];
}

/** What `robots=facet` forbids: the values of this attribute. */
export const FORBIDDEN_ATTRIBUTE = 'season';

/** The truth about every product, in the order of their numbers; empty where robots.txt forbids everything. */
export function tellTruth(shop: Shop): readonly TruthEntity[] {
  if (shop.options.robots === 'closed') return [];
  return shop.catalogue.products.map((product) => tellProduct(shop, product));
}

function tellProduct(shop: Shop, product: Product): TruthEntity {
  const attributes = Object.create(null) as Record<string, readonly string[]>;
  const hidden: string[] = [];
  const tell = (label: string, values: readonly string[], isHidden: boolean): void => {
    if (values.length === 0) return;
    const name = collapse(label);
    attributes[name] = [...new Set([...(attributes[name] ?? []), ...values.map(collapse)])];
    if (isHidden && !hidden.includes(name)) hidden.push(name);
  };
  tellCategories(shop, product, tell);
  shop.catalogue.attributes.forEach((attribute, at) => {
    const texts = (product.values[at] ?? []).map((value) => shop.speech.valueText(attribute, value));
    const isSeen = isVisible(attribute, shop.options);
    if (isSeen || isReachable(shop, attribute)) tell(shop.speech.attributeLabel(attribute), texts, !isSeen);
  });
  if (showsDetails(shop.options)) {
    for (const { label, values } of pageOnlyRows(shop, product)) tell(label, values, false);
  }
  const aliases = shop.addresses.aliases(product);
  return {
    entity: shop.addresses.product(product),
    id: String(product.id),
    name: collapse(shop.speech.productName(product)),
    ...(aliases.length > 0 ? { aliases } : {}),
    attributes,
    hidden,
  };
}

type Tell = (label: string, values: readonly string[], isHidden: boolean) => void;

function tellCategories({ options, catalogue, speech }: Shop, product: Product, tell: Tell): void {
  if (options.categories === 'off') return;
  const names = catalogue.tree.pathOf(product.category).map(({ key }) => speech.categoryName(key));
  tell(speech.ui.categories, names, options.breadcrumbs === 'off');
}

function isReachable({ options }: Shop, attribute: AttributeDefinition): boolean {
  if (options.facets === 'none') return false;
  if (options.robots === 'facet' && attribute.key === FORBIDDEN_ATTRIBUTE) return false;
  if (attribute.key === 'price' && (options.facets === 'slider' || options.facets === 'number-range')) return false;
  return attribute.region === null || options.categories === 'on';
}

/** Item number and weight, which no facet offers. */
function pageOnlyRows(shop: Shop, product: Product): ReturnType<typeof createSpecRows> {
  const { itemNumber, weight } = shop.speech.ui;
  const visit: Visit = { ...shop, origin: '', session: null, viewed: [], token: '' };
  return createSpecRows(visit, product).filter(({ label }) => label === itemNumber || label === weight);
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
