/**
 * PageView: what a reader of one page recognises on it (design §5.1).
 *
 * Everything here is a claim from one page alone. Whether a group really narrows the list is for `explore` to ask.
 * Every item carries the id of its Snapshot node, so that what was recognised can be used.
 */

import type { AccessPath, Step } from './access-path.js';
import type { Form } from './form.js';

/** Kind of page (Huang 2011 §4.1). */
export type PageType = 'entity' | 'list' | 'other';

/** Confidence from which links are taken for a facet of the list that they stand beside, 0–1. */
export const SURE_FACET = 0.7;

/** Stands before the address of a picture among what a page says. */
export const PICTURE_PASSAGE = 'image:';

/** A control of the page as it is, and the step that works it and finds it again after the page has redrawn itself. */
export interface Control {
  /** The node to act on. */
  readonly node: number;
  readonly step: Step;
  /** Of an opener: whether its name is a label beside what it shows, which does not change with what is chosen. @default false */
  readonly isLabelled?: boolean;
  /** Of a field that drops a list down: the button beside it that applies what is chosen there. @default none is known */
  readonly apply?: Control;
  /** Of an opener: equal for those that stand alike at values, of which only what they show tells whether they open anything. @default none */
  readonly kind?: string;
}

/** A hyperlink with its context. */
export interface Link {
  readonly node: number;
  /** Absolute address, fragment kept, http(s) only. */
  readonly url: string;
  /** Displayed text, or the accessible name of what it shows (image, icon). */
  readonly text: string;
  /** Lower-case `rel` tokens. */
  readonly rel: readonly string[];
  /** Where it stands. `list`: inside a card of the main list. `group`: a choice of a {@link ChoiceGroup}. */
  readonly area: 'list' | 'group' | 'pager' | 'breadcrumbs' | 'navigation' | 'header' | 'footer' | 'content';
  /** True if following it would act (log out, add, buy, delete, subscribe, vote), told from its address, rel and role. */
  readonly acts: boolean;
}

/** A label with its values as displayed. */
export interface LabelledValues {
  readonly node: number;
  readonly label: string;
  readonly values: readonly string[];
  /** Where it was read. */
  readonly from: 'json-ld' | 'microdata' | 'open-graph' | 'table' | 'definition-list' | 'pair' | 'breadcrumbs' | 'card';
}

/** One entity's block on a list page. */
export interface Card {
  readonly node: number;
  /** 0-based position in the list, as displayed. */
  readonly position: number;
  /** Absolute address of its entity page as the page has it, or null. */
  readonly url: string | null;
  readonly name: string;
  /** Absolute address of its image, or null. */
  readonly image: string | null;
  /** The site's own identifier if the markup has one (`data-*id`, `itemid`, sku), or null. */
  readonly identifier: string | null;
  /** Displayed texts in order, the name included, each at most 200 characters, at most 30. */
  readonly texts: readonly string[];
  readonly attributes: readonly LabelledValues[];
  /**
   * What sets this card apart from most cards of its list: texts that several but not all cards share, `rel` tokens,
   * another link pattern, another class or attribute on its root. A sponsored card has such a mark; so may a card on sale.
   */
  readonly marks: readonly string[];
  /**
   * What the data that it was made of call it by, by the places of fields: it may be a part of its entity's address, which is
   * known only when the card is pressed. Absent where the card has an address or an identifier, or no data are known.
   */
  readonly codes?: Readonly<Record<string, string>>;
}

/** A run of like blocks that each link to one entity. */
export interface ItemList {
  readonly node: number;
  readonly cards: readonly Card[];
  /** Shape of the entity links: path with variable segments as `*`, and the argument names. */
  readonly linkPattern: string;
  /** Heading or accessible name of the list, or null. */
  readonly label: string | null;
  /** Where the list stands: equal for the main lists of two pages that are laid out alike. Absent where not known. */
  readonly place?: string;
  /** How the links that name its cards are marked up. Absent where not known. */
  readonly titleStyle?: string;
  /** Where the data of its cards came from: equal for lists of one kind. Absent where these have no {@link Card.codes}. */
  readonly source?: string;
}

/** What is known of a site's lists from pages read before: where they stand and how their entities are linked. */
export interface ListHint {
  readonly place: string;
  readonly linkPattern: string;
  /** As {@link ItemList.titleStyle}. */
  readonly titleStyle?: string;
}

/** One value offered by a group. */
export interface Choice {
  readonly node: number;
  /** Displayed text without its count; of an image or swatch its accessible name. */
  readonly value: string;
  /** Number of entities that the page promises, or null. */
  readonly count: number | null;
  /** Whether the page shows it as chosen now. */
  readonly selected: boolean;
  /**
   * How to choose it, all else as on this page: an address, a request, or actions from this page where only script
   * works the control. Null if this page cannot tell, such as one that came over HTTP.
   */
  readonly path: AccessPath | null;
  /** 0 = top level of the group; deeper for trees that show parents and children together. */
  readonly level: number;
  /** Bounds if the text is a bucket that parses; null at an open end. */
  readonly range: { readonly min: number | null; readonly max: number | null } | null;
  /** What is worked in a live page to choose it. Absent where the page came over HTTP. */
  readonly control?: Control;
  /**
   * Texts by which the page itself knows this value beside its name: what its control sends, and the part of ids, `data-*`
   * and other attributes that tells it from its siblings ("7" of `rarity-7`). At most 8, distinct, none empty.
   */
  readonly handles?: readonly string[];
  /** Whether a field for an answer of one's own follows it ("Custom: … to …"). @default false */
  readonly ownAnswer?: boolean;
}

/**
 * What a group looks like; only asking proves it. Of a filter builder, `condition` is the box of one that is on, which
 * stands for no value, and `comparison` says how a value is compared that is not asked for as it is now. `columns` says
 * how a list looks: which columns of a table are shown, by which it is parted, as what file it is handed out. A `bound` is one of two selects that are the ends of an interval.
 */
export type GroupGuess =
  | 'facet'
  | 'navigation'
  | 'order'
  | 'page-size'
  | 'letters'
  | 'pager'
  | 'breadcrumbs'
  | 'related'
  | 'condition'
  | 'comparison'
  | 'columns'
  | 'bound'
  | 'other';

/** A set of alternatives under one label: facet links, a select, checkboxes, a menu, a sort bar. */
export interface ChoiceGroup {
  readonly node: number;
  /** Label one level above the values, trailing colon removed, or null. */
  readonly label: string | null;
  /** Whether the label is told to assistive technology only: kits of widgets often call all of one kind the same. */
  readonly isLabelUnseen?: true;
  readonly widget: 'links' | 'select' | 'checkboxes' | 'radios' | 'buttons' | 'other';
  readonly guess: GroupGuess;
  /** How sure the guess is, 0–1. */
  readonly confidence: number;
  /**
   * The same group on another page of the site has the same key: widget, label and the names of the arguments or the
   * field that its choices change. No node ids, no class names.
   */
  readonly key: string;
  /** For form widgets: the field's name. */
  readonly field: string | null;
  /** Whether it is a box under no label that only turns something on: it is called as it says itself. */
  readonly turnsOn?: true;
  /** True if several choices can be ticked at once (checkboxes, multi-selects). */
  readonly multiple: boolean;
  readonly choices: readonly Choice[];
  /** A link in the group that promises the rest of its values on another page, or null. */
  readonly more: AccessPath | null;
  /** A button that must be pressed before a choice of this group counts. Absent where choosing is enough. */
  readonly apply?: Control;
  /** Further buttons beside the group that may be the one to press in place of {@link ChoiceGroup.apply}, likelier first. */
  readonly otherButtons?: readonly Control[];
  /** A text field that narrows the group's own values, not the result. */
  readonly search?: Control;
  /** True if its values stand in the cards of the list: other pages of the list have others. */
  readonly isOfCards?: true;
  /** True if it stands in a dialog behind which nothing can be worked, whose buttons may do otherwise than like ones elsewhere. */
  readonly isInDialog?: true;
}

/** A free interval of an attribute: a slider, two number or date fields. */
export interface RangeControl {
  readonly node: number;
  readonly label: string | null;
  /** As {@link ChoiceGroup.key}. */
  readonly key: string;
  /** Bounds that the page offers, where it tells them; dates in days since 1970-01-01. */
  readonly min: number | null;
  readonly max: number | null;
  /** Smallest difference, or null. */
  readonly step: number | null;
  readonly unit: 'number' | 'date';
  /** How the ends of an interval of dates are written: 2024-05-31, 2024-05, 2024-05-31T00:00. */
  readonly written?: 'day' | 'month' | 'minute';
  /** The ends; null where the control has only the other one. */
  readonly low: Control | null;
  readonly high: Control | null;
  /** A button that must be pressed; null where leaving the field or pressing Enter is enough. */
  readonly apply: Control | null;
  /** How to ask an interval: `{low}` and `{high}` in an address, in a body, or as the values of steps. */
  readonly template: AccessPath | null;
}

/** A further input of a search form, of which one value is sent with the keyword. */
export interface SearchInput {
  /** Name of its argument. */
  readonly name: string;
  readonly label: string | null;
  /** What can be sent, at most 50 values. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A field for a keyword query over the whole site. */
export interface SearchControl {
  readonly node: number;
  readonly label: string | null;
  /** How to ask: `{query}` in an address, in a body, or as the value of a step. */
  readonly template: AccessPath;
  /** Inputs beside the keyword's that are sent at their defaults; absent where there are none. */
  readonly inputs?: readonly SearchInput[];
  /** What the template's own steps work, in their order, where it is actions. */
  readonly controls?: readonly Control[];
}

/** Something laid over the page (consent, newsletter, region chooser), and how it goes away without agreeing to anything. */
export interface Overlay {
  readonly node: number;
  /** Ways to be rid of it, the least committing first. */
  readonly dismiss: readonly Control[];
}

/** Ways to the other pages of the same list. */
export interface Pagination {
  readonly next: AccessPath | null;
  readonly previous: AccessPath | null;
  /** Numbered pages that are linked, ascending. */
  readonly pages: readonly { readonly number: number; readonly path: AccessPath }[];
  /** Ids of the link nodes that page, next and previous included. */
  readonly nodes: readonly number[];
  /** What is worked in a live page to go on, where `next` is actions. */
  readonly control?: Control;
  /** What `next` does where it is told: shows other cards in their place, or further ones after them. */
  readonly manner?: 'replaces' | 'appends';
  /** Whether the list is known to end with this page, whatever else could lead on. @default false */
  readonly isLast?: true;
  /** Whether `next` may only move a row of cards sideways, as in what front pages show off. @default false */
  readonly isSideways?: true;
}

/** A number in a text outside the cards that may be the size of the result. */
export interface CountText {
  readonly node: number;
  /** The text with its numbers replaced by `#`: the same on other pages of the site. */
  readonly template: string;
  /** Number that may be the total. */
  readonly value: number;
  /** 1-based positions of the first and last card, where the text has them ("1–24 of 312"). */
  readonly from: number | null;
  readonly to: number | null;
  /** Present if the text tells the number twice ("264 of 264"): one of the two may be that of all, whatever is chosen. */
  readonly twice?: true;
  /** Which of its text's numbers it is, 0 = the first. Absent where there is one only, or all are told together. */
  readonly place?: number;
  /** Present if the number is that of the pages of a pager without numbers ("Page 1 of 42"): texts of this wording tell no size. */
  readonly ofPages?: true;
  /** How sure, 0–1. */
  readonly confidence: number;
}

/** What the page tells about its one entity. */
export interface EntityDetails {
  readonly name: string | null;
  readonly price: { readonly amount: number; readonly currency: string | null; readonly text: string } | null;
  readonly image: string | null;
  /** Identifiers by kind (`sku`, `gtin`, `mpn`, `isbn`, `productid`, …). */
  readonly identifiers: readonly { readonly kind: string; readonly value: string }[];
  /** Labels of the breadcrumb trail, from the root, without the entity itself. */
  readonly breadcrumbs: readonly string[];
  readonly attributes: readonly LabelledValues[];
  /** Short texts displayed right after the name, in order, at most 12: a brand, a subtitle, a state. */
  readonly besideName?: readonly string[];
  /** Hash of the main text without menus, lists and numbers that change on each visit; null if there is little text. */
  readonly contentHash: string | null;
}

/** First empty check: no main list, or a declared count of 0. */
export type EmptyVerdict =
  | { readonly empty: false }
  | { readonly empty: true; readonly reason: 'no-main-list' | 'declared-zero' | 'error-status' };

/** All that was recognised on one page. */
export interface PageView {
  readonly url: string;
  readonly status: number;
  readonly source: 'http' | 'browser' | 'simulated';
  readonly canonicalUrl: string | null;
  readonly title: string;
  readonly language: string | null;
  readonly type: PageType;
  /** Score of each type, 0–1, summing to 1. */
  readonly typeScores: Readonly<Record<PageType, number>>;
  readonly links: readonly Link[];
  readonly forms: readonly Form[];
  /** The main list; null if there is none (recommendations are none). */
  readonly list: ItemList | null;
  readonly groups: readonly ChoiceGroup[];
  readonly pagination: Pagination;
  /** Candidates for the size of the result, most likely first. */
  readonly counts: readonly CountText[];
  /** The most likely size of the result, or null. */
  readonly declaredCount: number | null;
  readonly empty: EmptyVerdict;
  readonly details: EntityDetails;
  /** Length of the displayed text in characters; little text with scripts suggests that the page needs a browser. */
  readonly textLength: number;
  /** Number of `<script>` elements that carry or load code, and of boxes and selects that carry it themselves. */
  readonly scripts: number;
  /** What it says outside links, controls and cards, in order, at most 80: headings, messages, pictures as `image:/path`. */
  readonly passages?: readonly string[];
  /** Free intervals. */
  readonly ranges?: readonly RangeControl[];
  /** Fields for keyword queries, the likeliest first. */
  readonly searches?: readonly SearchControl[];
  /** Address of the OpenSearch description that it links to. */
  readonly searchDescription?: string;
  /** Controls that only show more of this page: folded panels, "show all 27", menus; document order. */
  readonly openers?: readonly Control[];
  /** Buttons of forms that are sent to the page they stand on: a script may answer in the browser's place. */
  readonly senders?: readonly Control[];
  /** Buttons of searches that are no forms and are filled in already; absent where there are none. */
  readonly filled?: readonly Control[];
  /** Buttons through which a page is entered that shows nothing else; absent where there are none. */
  readonly entrances?: readonly Control[];
  /** Fields that are to be filled in before one of them is pressed, with what; absent where there are none. */
  readonly entranceFields?: readonly Control[];
  /** What stands in text fields without a name, which no form sends: scripts do. Absent where there is none. */
  readonly typed?: readonly string[];
  /** What lies over the page, topmost first. */
  readonly overlays?: readonly Overlay[];
  /** Node of the dialog that was opened, behind which nothing can be worked; absent where there is none. */
  readonly modal?: number;
  /** True if data was read in the page's place and tells all that can be worked on it, as on a page of its kind seen live. */
  readonly told?: boolean;
}
