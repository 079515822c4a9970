/** What an attribute of a product is. */

/** One value of an attribute. */
export interface ValueDefinition {
  /** Key in addresses: lower-case letters, digits and hyphens. */
  readonly key: string;
  /** The text, if it is the same in every language; null if the language has a word for it. */
  readonly text: string | null;
}

/** One attribute. */
export interface AttributeDefinition {
  readonly key: string;
  /** The label, if it is the same in every language. */
  readonly label: string | null;
  /** Whether a product can have several values. */
  readonly multi: boolean;
  /** Whether product pages show it when they show anything. */
  readonly visible: boolean;
  /** Key of the category below which the attribute exists, or null for everywhere. */
  readonly region: string | null;
  readonly values: readonly ValueDefinition[];
  /** Whether values stand in their own order, not by frequency. */
  readonly ordered: boolean;
}
