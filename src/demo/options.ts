/** What a demo shop can be asked to be. Every behaviour is one switch with a few named values. */

/** The renderers: each writes structurally different HTML. */
export type ThemeName = 'blocks' | 'table' | 'aria' | 'utility';
/** The languages of labels and values. */
export type LanguageName = 'en' | 'de' | 'ar' | 'ja';
/** The plainest kind of switch. */
export type OnOff = 'on' | 'off';

/** Facets that the shop's program works. */
export type ScriptedFacets =
  | 'checkbox-auto'
  | 'checkbox-fetch'
  | 'checkbox-button'
  | 'checkbox-loose'
  | 'radio'
  | 'select-auto'
  | 'select-button'
  | 'chips'
  | 'buttons'
  | 'spans'
  | 'rows'
  | 'slider'
  | 'number-range'
  | 'date-range'
  | 'tree-lazy'
  | 'folded'
  | 'show-all'
  | 'value-search'
  | 'letters'
  | 'hover-menu'
  | 'builder'
  | 'own-page'
  | 'swatches'
  | 'iframe'
  | 'shadow';
/** Pagers that the shop's program works, or that are forms. */
export type ScriptedPager = 'hash-anchors' | 'form-buttons' | 'load-more' | 'infinite' | 'virtual';
/** What stands in a visitor's way. */
export type Hurdle = 'consent' | 'newsletter' | 'region' | 'shell' | 'late' | 'skeleton' | 'lazy' | 'worker' | 'busy';
/** Controls among the facets that do something else. */
export type Bait = 'buy' | 'heart' | 'mutation' | 'review' | 'confirm' | 'download' | 'popup' | 'leave';

/** The behaviours of the shop that are chosen among named values. */
export interface DemoSwitches {
  /** Which renderer writes the pages. */
  readonly theme: ThemeName;
  /** Language of labels, values and names; `ar` is right-to-left. */
  readonly language: LanguageName;
  /** `native`: numbers in the language's own digits (only Arabic differs). */
  readonly digits: 'latin' | 'native';
  /** How many attributes the shop has: all, or a few for small tests. */
  readonly attributes: 'all' | 'few';
  /** How many attributes are kept off the product pages and cards. */
  readonly hidden: 'some' | 'most' | 'none';
  /** Names, labels and values with quotes, markup, formulas and `__proto__`. */
  readonly hostile: OnOff;
  /** A list of everything, linked from the navigation. */
  readonly allProducts: OnOff;
  /** Category navigation in the header and category tree beside lists. */
  readonly categories: OnOff;
  /** `own`: some products sit directly in a category that has subcategories. */
  readonly parents: 'union' | 'own';
  /** Facets as links, as a GET form, half and half, or missing; all other values are worked by the shop's program. */
  readonly facets: 'links' | 'form' | 'mixed' | 'none' | ScriptedFacets;
  /** `each`: every facet is a form of its own instead of one form for all. */
  readonly forms: 'one' | 'each';
  /** How many products a facet value would list; `still` tells it of the whole region, whatever is chosen. */
  readonly counts: OnOff | 'still';
  /** What a chosen value becomes: link to remove it, gone with its facet, chip above the list, or marked among its siblings. */
  readonly chosen: 'remove' | 'vanish' | 'chips' | 'switch';
  /** Whether a facet link keeps the other filters. */
  readonly combine: 'and' | 'replace';
  /** A second value of a facet replaces the first, widens, or narrows. */
  readonly multi: 'single' | 'or' | 'and';
  /** Whether values that would list nothing are offered. */
  readonly zero: 'hide' | 'show';
  /** Only the eight most frequent values, the others on a page of their own. */
  readonly truncate: OnOff;
  /** Facets are closed until the visitor opens them. */
  readonly folded: OnOff;
  /** Colours as swatches that have no text but an accessible name. */
  readonly swatches: OnOff;
  /** Facet links say `rel=nofollow`. */
  readonly nofollow: OnOff;
  /** Rare colours become "Other", missing seasons "Not specified". */
  readonly residual: OnOff;
  /** "4 stars & up" (overlapping) or "4 stars". */
  readonly rating: 'up' | 'exact';
  /** Where the state of a list stands. */
  readonly urls: 'query' | 'path' | 'opaque';
  /** Position as page number or as offset. */
  readonly position: 'page' | 'offset';
  /** Page numbers with gaps and arrows, only words, only numbers, or only arrows; all other values are scripted. */
  readonly pager: 'numbers' | 'prevnext' | 'numbersonly' | 'arrows' | ScriptedPager;
  /** `rel=next` on the pager's link and in the head. */
  readonly relNext: OnOff;
  /** "Showing 1–24 of 312". */
  readonly rangeText: OnOff;
  /** "312 results". */
  readonly total: OnOff;
  /** Control for the order of lists. */
  readonly sort: 'links' | 'select' | 'both' | 'off';
  /** Control for the page size. */
  readonly sizes: 'links' | 'select' | 'menu' | 'off';
  /** A–Z bar over lists. */
  readonly letters: OnOff;
  /** Paid cards inside lists; `rel` also marks their links. */
  readonly sponsored: 'off' | 'badge' | 'rel';
  /** Links to neighbouring categories under a category's list, which are no drill-downs. */
  readonly related: OnOff;
  /** "You may also like" under lists and on product pages. */
  readonly recommendations: OnOff;
  /** What the visitor has looked at, by session. */
  readonly recentlyViewed: OnOff;
  /** The way from the home page. */
  readonly breadcrumbs: OnOff;
  /** Arguments that tell the shop where a link stood. */
  readonly tracking: 'off' | 'page' | 'position';
  /** `url`: visitors without cookies carry a session id in every link. */
  readonly session: 'cookie' | 'url';
  /** The same product under several addresses, with or without a canonical link. */
  readonly aliases: 'off' | 'canonical' | 'bare';
  /** How a product page shows its visible attributes. */
  readonly specs: 'table' | 'dl' | 'pairs' | 'none';
  /** Structured data of a product page. */
  readonly data: 'none' | 'jsonld' | 'microdata' | 'opengraph';
  /** Controls that change something, as forms or as plain links. */
  readonly acts: 'post' | 'get' | 'off';
  /** Whether a list without results recommends something. */
  readonly emptyPage: 'recommend' | 'plain';
  /** Whether a search without words lists everything or nothing. */
  readonly emptySearch: 'all' | 'nothing';
  /** Whether the home page shows products and categories or only the search box. */
  readonly home: 'full' | 'bare';
  /** robots.txt: nothing forbidden, private paths, one facet, a delay, or everything. */
  readonly robots: 'open' | 'private' | 'facet' | 'delay' | 'closed';
  /** sitemap.xml. */
  readonly sitemap: OnOff;
  /** Encoding of the pages; characters it lacks become numeric references. */
  readonly charset: 'utf-8' | 'iso-8859-1' | 'windows-1252' | 'shift_jis';
  /** Where the encoding is declared. */
  readonly charsetIn: 'header' | 'meta';
  /** Compressed responses for clients that accept them. */
  readonly gzip: OnOff;
  /** Some addresses answer 503 with Retry-After the first time. */
  readonly flaky: OnOff;
  /** An endless calendar of events. */
  readonly trap: 'off' | 'calendar';
  /** How choices combine: as usual, values of all facets in one union, one choice for another, or values that vanish. */
  readonly semantics: 'and-or' | 'or-all' | 'replace' | 'cascade';
  /** `stock`: only what is in stock is listed until the visitor lifts that filter. */
  readonly standing: 'none' | 'stock';
  /** What the cards of a list are made of: titles as text or in attributes only, or rows of a table among tables. */
  readonly list: 'cards' | 'titles' | 'tables';
  /** `on`: a list shows no more than the first half of the shop, however much it has found. */
  readonly cap: OnOff;
  /** Where the address bar keeps what has been chosen. */
  readonly state: 'query' | 'path' | 'hash' | 'replaced' | 'nowhere';
  /** Where the list comes from when something is chosen; `cursors`: GraphQL, where each page tells how to ask for the next; `put`: JSON that answers a PUT of what is chosen; `mixed`: documents, and data for what is added to their lists. */
  readonly transport: 'document' | 'json' | 'put' | 'graphql' | 'cursors' | 'mixed' | 'fragment' | 'socket';
  /** How facet forms are sent; `post` with a token that the shop checks. */
  readonly sending: 'get' | 'post';
  /** The search box. */
  readonly search: 'get' | 'post' | 'formless' | 'icon' | 'autocomplete' | 'required';
  /** Whether parts of words are found, or whole words only. */
  readonly matching: 'parts' | 'words';
  /** `keyword`: no list is shown before a word is asked for. */
  readonly entrance: 'open' | 'keyword';
  /** What stands between the visitor and the page. */
  readonly hurdle: 'none' | Hurdle;
  /** What a careless visitor would set off. */
  readonly bait: 'off' | Bait;
}

/** Everything a demo shop can be asked to be. */
export interface DemoShopOptions extends DemoSwitches {
  /** Number of products, 20 to 100,000. @default 1200 */
  readonly size: number;
  /** Seed of the catalogue. @default 1 */
  readonly seed: number;
  /** Seed of class names, wrapper depth and order of blocks; 0 is the plain layout. @default 0 */
  readonly layoutSeed: number;
  /** TCP port, 0 for any free one. @default 0 */
  readonly port: number;
  /** Address to listen on. @default '127.0.0.1' */
  readonly host: string;
  /** Time every page takes at least. @default 0 */
  readonly latencyMillis: number;
}

/** The shop that is served when nothing else is asked for. */
export const DEFAULT_DEMO_SHOP: DemoShopOptions = {
  theme: 'blocks',
  language: 'en',
  digits: 'latin',
  attributes: 'all',
  hidden: 'some',
  hostile: 'off',
  allProducts: 'on',
  categories: 'on',
  parents: 'union',
  facets: 'links',
  forms: 'one',
  counts: 'on',
  chosen: 'remove',
  combine: 'and',
  multi: 'single',
  zero: 'hide',
  truncate: 'off',
  folded: 'off',
  swatches: 'off',
  nofollow: 'off',
  residual: 'off',
  rating: 'up',
  urls: 'query',
  position: 'page',
  pager: 'numbers',
  relNext: 'off',
  rangeText: 'on',
  total: 'on',
  sort: 'links',
  sizes: 'links',
  letters: 'off',
  sponsored: 'off',
  related: 'off',
  recommendations: 'on',
  recentlyViewed: 'off',
  breadcrumbs: 'on',
  tracking: 'off',
  session: 'cookie',
  aliases: 'off',
  specs: 'table',
  data: 'none',
  acts: 'post',
  emptyPage: 'recommend',
  emptySearch: 'all',
  home: 'full',
  robots: 'private',
  sitemap: 'on',
  charset: 'utf-8',
  charsetIn: 'header',
  gzip: 'off',
  flaky: 'off',
  trap: 'off',
  semantics: 'and-or',
  standing: 'none',
  list: 'cards',
  cap: 'off',
  state: 'query',
  transport: 'document',
  sending: 'get',
  search: 'get',
  matching: 'parts',
  entrance: 'open',
  hurdle: 'none',
  bait: 'off',
  size: 1200,
  seed: 1,
  layoutSeed: 0,
  port: 0,
  host: '127.0.0.1',
  latencyMillis: 0,
};
