/** A page of the shop as data: what the themes write. */

import type { Html } from '../html.js';
import type { Speech } from '../languages/speech.js';
import type {
  ActView,
  ChoiceView,
  FacetGroupView,
  FacetView,
  FormView,
  LinkView,
  PagerView,
  SearchView,
} from './controls.js';

/** A whole page. */
export interface ShopPage {
  readonly speech: Speech;
  readonly title: string;
  readonly head: HeadView;
  readonly home: LinkView;
  /** Sign in, cart, account. */
  readonly account: readonly LinkView[];
  /** Sign out, where it is offered. */
  readonly signOut: ActView | null;
  readonly navigation: NavigationView | null;
  readonly search: SearchView;
  readonly breadcrumbs: readonly LinkView[];
  readonly body: PageBody;
  readonly recentlyViewed: ShelfView | null;
  readonly footer: FooterView;
}

/** What stands in the head beside the title. */
export interface HeadView {
  readonly charset: string | null;
  readonly styleHref: string;
  readonly canonical: string | null;
  readonly next: string | null;
  readonly previous: string | null;
  /** Open Graph property and content. */
  readonly openGraph: readonly (readonly [string, string])[];
  /** JSON-LD text, already safe inside a script element. */
  readonly jsonLd: string | null;
}

/** Category links of the header and further links that are no categories. */
export interface NavigationView {
  /** Name of the category navigation. */
  readonly label: string;
  readonly categories: readonly LinkView[];
  readonly others: readonly LinkView[];
}

/** The foot of every page. */
export interface FooterView {
  readonly links: readonly LinkView[];
  readonly newsletter: NewsletterView | null;
}

/** The newsletter form. */
export interface NewsletterView {
  readonly label: string;
  readonly email: string;
  readonly form: FormView;
}

/** What the middle of a page is. */
export type PageBody = HomeBody | ListBody | ProductBody | TextBody | LoginBody | RowsBody | ValuesBody;

/** The home page. */
export interface HomeBody {
  readonly kind: 'home';
  readonly welcome: string;
  readonly tagline: string;
  readonly button: LinkView | null;
  readonly tiles: readonly TileView[];
  readonly shelf: ShelfView | null;
}

/** A category on the home page. */
export interface TileView {
  readonly link: LinkView;
  readonly image: ImageView;
}

/** A picture. */
export interface ImageView {
  readonly src: string;
  readonly alt: string;
}

/** A result list. */
export interface ListBody {
  readonly kind: 'list';
  readonly heading: string;
  readonly total: string | null;
  readonly range: string | null;
  readonly chips: ChipsView | null;
  readonly categories: FacetView | null;
  readonly facets: readonly FacetGroupView[];
  readonly filtersLabel: string;
  readonly letters: ChoiceView | null;
  readonly sort: ChoiceView | null;
  readonly sizes: ChoiceView | null;
  readonly cards: readonly CardView[];
  readonly pager: PagerView | null;
  /** What is said when nothing was found. */
  readonly empty: string | null;
  /** Links to other lists that are neither narrower nor wider. */
  readonly related: ChoiceView | null;
  /** Tables that are no results, as markup that no theme draws. */
  readonly tables?: Html;
  readonly shelf: ShelfView | null;
}

/** The chosen filters above a list. */
export interface ChipsView {
  readonly label: string;
  readonly removeLabel: string;
  readonly chips: readonly LinkView[];
  readonly clear: LinkView;
}

/** One product in a list. */
export interface CardView {
  readonly href: string;
  readonly rel: string | null;
  readonly name: string;
  readonly image: ImageView;
  readonly price: string;
  readonly brand: string | null;
  readonly rating: RatingView | null;
  /** "Sponsored", in the page's language. */
  readonly badge: string | null;
  /** The name stands in attributes only. */
  readonly isTitled?: boolean;
  readonly acts: readonly ActView[];
}

/** Stars. */
export interface RatingView {
  /** 1.0 to 5.0. */
  readonly stars: number;
  /** Accessible text. */
  readonly text: string;
}

/** A small row of products that is no result list. */
export interface ShelfView {
  readonly label: string;
  readonly cards: readonly CardView[];
}

/** A product page. */
export interface ProductBody {
  readonly kind: 'product';
  readonly name: string;
  readonly image: ImageView;
  readonly price: string;
  /** Digits and a point, for structured data. */
  readonly plainPrice: string;
  readonly rating: RatingView | null;
  readonly description: readonly string[];
  readonly specs: SpecsView;
  /** Whether the markup carries microdata. */
  readonly hasMicrodata: boolean;
  readonly brand: string | null;
  readonly acts: readonly ActView[];
  readonly shelf: ShelfView | null;
}

/** The visible attributes of a product. */
export interface SpecsView {
  readonly style: 'table' | 'dl' | 'pairs' | 'none';
  readonly label: string;
  readonly rows: readonly SpecRow[];
}

/** One attribute with its values. */
export interface SpecRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** A page of text. */
export interface TextBody {
  readonly kind: 'text';
  /** Further content as markup that no theme draws. */
  readonly html?: Html;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly LinkView[];
}

/** The login page. */
export interface LoginBody {
  readonly kind: 'login';
  readonly heading: string;
  readonly form: FormView;
  readonly email: string;
  readonly password: string;
}

/** Cart and account: rows with a control each. */
export interface RowsBody {
  readonly kind: 'rows';
  readonly heading: string;
  readonly note: string | null;
  readonly rows: readonly RowView[];
  readonly acts: readonly ActView[];
}

/** One row of cart or account. */
export interface RowView {
  readonly text: string;
  readonly act: ActView | null;
}

/** All values of one facet. */
export interface ValuesBody {
  readonly kind: 'values';
  readonly facet: FacetView;
}
