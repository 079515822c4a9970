/** Links, forms and facets as data: what a page offers, before any theme writes it. */

import type { Html } from '../html.js';

/** A link. */
export interface LinkView {
  readonly text: string;
  readonly href: string;
  /** Link relation, or null. */
  readonly rel: string | null;
  /** Whether it stands for where the visitor is. */
  readonly isCurrent: boolean;
}

/** A form without its visible controls. */
export interface FormView {
  readonly action: string;
  readonly method: 'get' | 'post';
  /** Name and value of fields that the visitor does not see. */
  readonly hidden: readonly (readonly [string, string])[];
  readonly submit: string;
}

/** The search box. */
export interface SearchView {
  readonly form: FormView;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  /** The search box as markup where no theme draws it. */
  readonly html?: Html;
}

/** Whether a facet value is a link or a choice in a form. */
export type FacetWidget = 'links' | 'select' | 'checkboxes' | 'radios';

/** One value of a facet. */
export interface FacetValueView {
  readonly text: string;
  /** How many products a click would list, as displayed, or null where counts are off. */
  readonly count: string | null;
  /** Where the link goes, or null in a form. */
  readonly href: string | null;
  readonly rel: string | null;
  /** What the form sends. */
  readonly value: string;
  readonly isChosen: boolean;
  /** Whether the link takes the choice back. */
  readonly isRemover: boolean;
  /** 0 at the top of a hierarchy. */
  readonly level: number;
  /** A CSS colour if the value is shown as a swatch without text. */
  readonly swatch: string | null;
}

/** One facet. */
export interface FacetView {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly widget: FacetWidget;
  /** Name that a form sends. */
  readonly name: string;
  /** What takes the choice back in a select or radio group. */
  readonly any: string;
  readonly values: readonly FacetValueView[];
  readonly showAll: LinkView | null;
  readonly isFolded: boolean;
}

/** Facets that share one form, or that are links (form null). */
export interface FacetGroupView {
  readonly form: FormView | null;
  readonly facets: readonly FacetView[];
  /** The group as markup where no theme draws it. */
  readonly html?: Html;
}

/** A choice of order or page size. */
export interface ChoiceView {
  readonly label: string;
  readonly links: readonly LinkView[];
  readonly form: ChoiceFormView | null;
}

/** A choice as a form with one select. */
export interface ChoiceFormView {
  readonly form: FormView;
  readonly name: string;
  readonly options: readonly ChoiceOptionView[];
}

/** One option of a select. */
export interface ChoiceOptionView {
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
}

/** The pages of a list. */
export interface PagerView {
  readonly label: string;
  /** Page links in order; null stands for a gap. */
  readonly numbers: readonly (LinkView | null)[];
  readonly previous: LinkView | null;
  readonly next: LinkView | null;
  /** Whether previous and next are mere arrows with an accessible name. */
  readonly isArrows: boolean;
  /** The pager as markup where no theme draws it. */
  readonly html?: Html;
}

/** A control that changes something. */
export interface ActView {
  readonly kind: 'cart' | 'wishlist' | 'vote' | 'logout' | 'delete' | 'checkout';
  readonly label: string;
  /** The whole address of a GET act; a POST act sends `form`. */
  readonly href: string;
  readonly form: FormView | null;
}
