/** Types of what `widgets.js` writes: facets and pagers that the shop's program works. */

/** One value of a facet. */
export interface PanelValue {
  readonly value: string;
  readonly text: string;
  readonly count: string | null;
  readonly chosen: boolean;
  /** 0 at the top of a tree. */
  readonly level: number;
  /** Of a swatch. */
  readonly color: string | null;
  /** Where an anchor goes; empty otherwise. */
  readonly href: string;
  /** Of a value that is chosen from the start: what is sent once it no longer is. */
  readonly off: string;
}

/** A free interval in place of values. */
export interface PanelRange {
  readonly type: 'range' | 'number' | 'date';
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly low: string;
  readonly high: string;
  readonly lowName: string;
  readonly highName: string;
}

/** One facet. */
export interface PanelFacet {
  readonly name: string;
  readonly label: string;
  readonly widget:
    'checkbox' | 'radio' | 'select' | 'chips' | 'buttons' | 'spans' | 'rows' | 'swatches' | 'tree' | 'anchors';
  readonly values: readonly PanelValue[];
  readonly range: PanelRange | null;
}

/** A form that frames controls. */
export interface PanelForm {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly hidden: readonly (readonly [string, string])[];
}

/** All facets of a list. */
export interface PanelModel {
  readonly kind: string;
  readonly theme: string;
  readonly words: Readonly<Record<string, string>>;
  readonly facets: readonly PanelFacet[];
  readonly form: PanelForm | null;
  readonly hasButton: boolean;
  /** Whether this is the page that has only the facets. */
  readonly isWhole: boolean;
  readonly pageHref: string;
  readonly bait: string;
}

/** The pages of a list. */
export interface PagerModel {
  readonly kind: string;
  readonly theme: string;
  readonly words: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pages: number;
  /** Displayed number of each page. */
  readonly texts: readonly string[];
  /** What a form sends for each page, under `name`. */
  readonly positions: readonly string[];
  readonly name: string;
  readonly form: PanelForm;
  /** A menu of page sizes, or null where it is not the program's. */
  readonly sizes: {
    readonly label: string;
    readonly name: string;
    readonly values: readonly { readonly value: string; readonly text: string; readonly chosen: boolean }[];
  } | null;
}

/** The facets as markup; `shown` is what the visitor has opened and typed. */
export function panelHtml(panel: PanelModel, shown?: Readonly<Record<string, unknown>>): string;
/** The pages of a list as markup. */
export function pagerHtml(pager: PagerModel): string;
/** The text with the five characters escaped that mean something in HTML. */
export function escapeText(text: string): string;
