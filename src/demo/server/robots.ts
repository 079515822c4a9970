/** robots.txt and sitemap.xml. */

import type { Shop } from '../pages/visit.js';
import { EVERYTHING } from '../selection.js';
import { FORBIDDEN_ATTRIBUTE } from '../truth.js';
import { escapeHtml } from '../html.js';

const PRIVATE_PATHS = ['/login', '/cart', '/account', '/wishlist', '/vote', '/logout', '/checkout', '/newsletter'];
const CRAWL_DELAY_SECS = 1;
/** Addresses in the sitemap; more are left out, as the standard wants. */
const SITEMAP_LIMIT = 50_000;

/** The text of robots.txt. */
export function robotsText(shop: Shop, origin: string): string {
  const lines = ['User-agent: *', ...robotsRules(shop)];
  if (shop.options.sitemap === 'on') lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** The text of sitemap.xml: home, categories and products by their canonical addresses. */
export function sitemapText({ catalogue, addresses }: Shop, origin: string): string {
  const categories = [...catalogue.tree.nodes.keys()].map((category) => addresses.list({ ...EVERYTHING, category }));
  const products = catalogue.products.map((product) => addresses.product(product));
  const paths = ['/', ...categories, ...products].slice(0, SITEMAP_LIMIT);
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function robotsRules(shop: Shop): readonly string[] {
  const forbidPrivate = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  switch (shop.options.robots) {
    case 'open':
      return ['Disallow:'];
    case 'private':
      return forbidPrivate;
    case 'facet':
      return [...forbidPrivate, ...forbidFacet(shop)];
    case 'delay':
      return [...forbidPrivate, `Crawl-delay: ${CRAWL_DELAY_SECS}`];
    case 'closed':
      return ['Disallow: /'];
  }
}

function forbidFacet({ catalogue, addresses, options }: Shop): readonly string[] {
  const attribute = catalogue.attributes.find(({ key }) => key === FORBIDDEN_ATTRIBUTE);
  if (!attribute) return [];
  const { names } = addresses;
  return attribute.values.flatMap(({ key }) => {
    const argument = `Disallow: /*${names.attribute(attribute.key)}=${names.value({ attribute: attribute.key, value: key })}`;
    return options.urls === 'path' ? [argument, `Disallow: /*/f/*${key}`] : [argument];
  });
}
