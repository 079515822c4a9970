/** Which switches make the shop's program work the page, and what they mean for the others. */

import type { DemoShopOptions, ScriptedFacets, ScriptedPager } from './options.js';

/** Facets that the shop's program works. */
export const SCRIPTED_FACETS: readonly ScriptedFacets[] = [
  'checkbox-auto',
  'checkbox-fetch',
  'checkbox-button',
  'checkbox-loose',
  'radio',
  'select-auto',
  'select-button',
  'chips',
  'buttons',
  'spans',
  'rows',
  'slider',
  'number-range',
  'date-range',
  'tree-lazy',
  'folded',
  'show-all',
  'value-search',
  'letters',
  'hover-menu',
  'builder',
  'own-page',
  'swatches',
  'iframe',
  'shadow',
];
/** Pagers that the shop's program works, or that are forms. */
export const SCRIPTED_PAGERS: readonly ScriptedPager[] = [
  'hash-anchors',
  'form-buttons',
  'load-more',
  'infinite',
  'virtual',
];

/** Pagers that add further cards to the list. */
export const APPENDING_PAGERS: ReadonlySet<string> = new Set(['load-more', 'infinite', 'virtual']);

/** Facets of which one value holds at a time. */
const SINGLE: ReadonlySet<string> = new Set(['radio', 'select-auto', 'select-button', 'builder', 'hover-menu']);
/** Parts of a list that lead to another state of it; the program works them where the state is not in the address. */
const STATE_BLOCKS: ReadonlySet<string> = new Set(['facet', 'chip', 'pager', 'sort', 'size', 'letter']);

/** Whether the shop's program draws the facets. */
export function hasScriptedFacets({ facets }: DemoShopOptions): boolean {
  return (SCRIPTED_FACETS as readonly string[]).includes(facets);
}

/** Whether the pager is no row of links. */
export function hasScriptedPager({ pager }: DemoShopOptions): boolean {
  return (SCRIPTED_PAGERS as readonly string[]).includes(pager);
}

/** Whether what is chosen comes as a document. */
export function hasDocumentTransport({ transport }: DemoShopOptions): boolean {
  return transport === 'document' || transport === 'mixed';
}

/** Whether the list is filled in from data rather than from markup. */
export function hasDataTransport({ transport }: DemoShopOptions): boolean {
  return ['json', 'put', 'socket'].includes(transport) || hasGraphTransport({ transport });
}

/** Whether data is asked for by GraphQL. */
export function hasGraphTransport({ transport }: Pick<DemoShopOptions, 'transport'>): boolean {
  return transport === 'graphql' || transport === 'cursors';
}

/** Whether an address can tell what has been chosen. */
export function hasStateInAddress({ state }: DemoShopOptions): boolean {
  return state !== 'hash' && state !== 'nowhere';
}

/** Whether pages need the shop's program. */
export function isScripted(options: DemoShopOptions): boolean {
  return (
    hasScriptedFacets(options) ||
    hasScriptedPager(options) ||
    options.transport !== 'document' ||
    (options.state !== 'query' && options.state !== 'path') ||
    options.sizes === 'menu' ||
    !['get', 'post'].includes(options.search) ||
    options.hurdle !== 'none' ||
    options.bait !== 'off'
  );
}

/** Whether links of this block of a list are worked by the program. */
export function isWorkedBlock(options: DemoShopOptions, block: string): boolean {
  const isWorked = !hasStateInAddress(options) || !hasDocumentTransport(options) || options.state === 'replaced';
  return isWorked && STATE_BLOCKS.has(block);
}

/** The options with those changed that follow from others. */
export function settleOptions(options: DemoShopOptions): DemoShopOptions {
  const addressed = settlePager({ ...options, ...settleAddresses(options) });
  const faceted = {
    ...addressed,
    ...settleFacets(addressed),
    ...(options.list === 'tables' ? { theme: 'table' as const } : {}),
  };
  return { ...faceted, ...settleSemantics(faceted), ...settleEntrance(faceted) };
}

/** Whether a part of the page is drawn by what the shop's program shares with the server. */
export function hasPanel(options: DemoShopOptions): boolean {
  return hasScriptedFacets(options) || (hasDataTransport(options) && options.facets !== 'none');
}

/** Whether the pager is drawn by what the shop's program shares with the server. */
export function hasDrawnPager(options: DemoShopOptions): boolean {
  return hasScriptedPager(options) || hasDataTransport(options) || options.sizes === 'menu';
}

/** Whether a plain address tells which filters hold. */
export function hasFiltersInAddress(options: DemoShopOptions): boolean {
  return hasStateInAddress(options) && options.sending === 'get';
}

function settleAddresses(options: DemoShopOptions): Partial<DemoShopOptions> {
  if (options.sending === 'post')
    return { state: 'query', transport: 'document', sort: 'off', sizes: 'off', pager: 'form-buttons' };
  if (options.state === 'path') return { urls: 'path' };
  if (hasStateInAddress(options)) return {};
  return {
    sort: options.sort === 'off' ? 'off' : 'links',
    sizes: options.sizes === 'select' ? 'menu' : options.sizes,
    transport: hasDocumentTransport(options) ? 'fragment' : options.transport,
  };
}

/** With cursors a list only goes on, as no page can be asked for by its number; what is mixed has data only for that. */
function settlePager(options: DemoShopOptions): DemoShopOptions {
  if (!['cursors', 'mixed'].includes(options.transport) || APPENDING_PAGERS.has(options.pager)) return options;
  return { ...options, pager: 'load-more' };
}

function settleFacets(options: DemoShopOptions): Partial<DemoShopOptions> {
  // What is chosen on a page of its own has to be told by the way back.
  if (options.facets === 'own-page' && !hasStateInAddress(options)) return { facets: 'checkbox-button' };
  if (hasScriptedFacets(options) || options.facets === 'none') return {};
  if (needsPanel(options)) return { facets: 'checkbox-fetch' };
  if (options.sending === 'post') return { facets: 'form' };
  const isForm = options.facets !== 'links';
  return isForm && (hasDataTransport(options) || !hasStateInAddress(options)) ? { facets: 'checkbox-button' } : {};
}

/** Whether something else stands among the facets, or happens to them, that links and plain forms have no place for. */
function needsPanel({ hurdle, bait, standing, facets }: DemoShopOptions): boolean {
  if (hurdle === 'lazy' || (standing === 'stock' && facets !== 'links')) return true;
  return bait !== 'off' && bait !== 'buy';
}

function settleSemantics(options: DemoShopOptions): Partial<DemoShopOptions> {
  switch (options.semantics) {
    case 'or-all':
      return { multi: 'or', zero: 'show' };
    case 'replace':
      return { multi: 'single', combine: 'replace' };
    case 'cascade':
      return { multi: 'and', zero: 'hide', chosen: 'chips' };
    case 'and-or':
      if (!hasScriptedFacets(options)) return {};
      return { multi: SINGLE.has(options.facets) ? 'single' : 'or' };
  }
}

function settleEntrance(options: DemoShopOptions): Partial<DemoShopOptions> {
  if (options.entrance === 'open') return {};
  const ways = { allProducts: 'off', categories: 'off', breadcrumbs: 'off', sitemap: 'off' } as const;
  return { ...ways, home: 'bare', emptySearch: 'nothing' };
}
