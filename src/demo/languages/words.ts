/** What a language must say. `{n}`, `{a}`, `{b}` and `{q}` are filled in. */

/** Words of the interface. */
export interface InterfaceWords {
  readonly shopName: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly home: string;
  readonly categories: string;
  readonly allProducts: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly searchResults: string;
  readonly results: string;
  readonly oneResult: string;
  readonly range: string;
  readonly noResults: string;
  readonly pages: string;
  readonly next: string;
  readonly previous: string;
  readonly sortBy: string;
  readonly perPage: string;
  readonly sponsored: string;
  readonly recommended: string;
  readonly related: string;
  readonly recentlyViewed: string;
  readonly featured: string;
  readonly filters: string;
  readonly apply: string;
  readonly any: string;
  readonly remove: string;
  readonly clearAll: string;
  readonly selection: string;
  readonly showAll: string;
  readonly price: string;
  readonly itemNumber: string;
  readonly weight: string;
  readonly details: string;
  readonly description: string;
  readonly addToCart: string;
  readonly wishlist: string;
  readonly voteUp: string;
  readonly login: string;
  readonly logout: string;
  readonly email: string;
  readonly password: string;
  readonly cart: string;
  readonly cartEmpty: string;
  readonly account: string;
  readonly order: string;
  readonly deleteOrder: string;
  readonly checkout: string;
  readonly about: string;
  readonly contact: string;
  readonly help: string;
  readonly terms: string;
  readonly blog: string;
  readonly events: string;
  readonly newsletter: string;
  readonly subscribe: string;
  readonly letters: string;
  readonly youAreHere: string;
  readonly notFound: string;
  readonly rated: string;
  readonly paragraphs: readonly string[];
}

/** Names of the orders of a list. */
export interface SortWords {
  readonly featured: string;
  readonly name: string;
  readonly cheap: string;
  readonly dear: string;
  readonly newest: string;
  readonly rating: string;
}

/** How buckets are worded. `{a}` and `{b}` are amounts. */
export interface BucketWords {
  readonly priceBelow: string;
  readonly priceBetween: string;
  readonly priceAbove: string;
  readonly starsUp: string;
  readonly stars: string;
}

/** One language of the shop. */
export interface Language {
  /** Language tag for the page. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Locale for numbers; `native` has the language's own digits. */
  readonly locale: string;
  readonly nativeLocale: string;
  readonly currency: string;
  /** Price in this currency per cent of the catalogue. */
  readonly currencyRatio: number;
  readonly ui: InterfaceWords;
  readonly sorts: SortWords;
  readonly buckets: BucketWords;
  /** Attribute key to label. */
  readonly attributes: Readonly<Record<string, string>>;
  /** `attribute.value` to text. */
  readonly values: Readonly<Record<string, string>>;
  /** Category key to name. */
  readonly categories: Readonly<Record<string, string>>;
  /** Category key to what one product of it is called. */
  readonly nouns: Readonly<Record<string, string>>;
}
