/** Which attributes a visitor can read on product pages and cards, and which only the facets tell. */

import type { AttributeDefinition } from './catalogue/attribute.js';
import type { DemoShopOptions } from './options.js';

/** Whether product pages show the attribute where they show any. */
export function visibleOnPage(attribute: AttributeDefinition): boolean {
  return attribute.visible;
}

/** Whether, with these options, any page or card tells the attribute's value. */
export function isVisible(attribute: AttributeDefinition, options: DemoShopOptions): boolean {
  // Cards and headings of product pages always name the brand.
  if (attribute.key === 'brand') return true;
  return visibleOnPage(attribute) && showsDetails(options);
}

/** Whether product pages tell the visible attributes, item number and weight, as text or as labelled data. */
export function showsDetails({ specs, data }: DemoShopOptions): boolean {
  return specs !== 'none' || data === 'jsonld' || data === 'microdata';
}
