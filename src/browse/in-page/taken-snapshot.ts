/**
 * What crosses from a page in a browser to the program.
 */

/** What to keep of a page. */
export interface TakeOptions {
  readonly maxNodes: number;
  readonly maxDepth: number;
  /** Characters of one text, one attribute value or one control's value. */
  readonly maxText: number;
}

/** One node, as little as possible, since thousands of them cross to the program. */
export interface SnapshotRow {
  /** Index of the parent's row, -1 for the root. */
  readonly p: number;
  /** Tag, `#text` for texts. */
  readonly t: string;
  /** Text of a text. */
  readonly x?: string;
  /** Attribute names and values, alternating. */
  readonly a?: readonly string[];
  /** 1 if a person sees it. */
  readonly v: 0 | 1;
  /** Role. */
  readonly r?: string;
  /** Accessible name. */
  readonly n?: string;
  /** Value, then checked, selected, disabled as 0 or 1. */
  readonly s?: readonly [string, 0 | 1, 0 | 1, 0 | 1];
  /** 1 if it listens for clicks. */
  readonly c?: 1;
  /** 1 if it lies over the page. */
  readonly o?: 1;
}

/** A page as rows in document order. */
export interface TakenSnapshot {
  readonly url: string;
  readonly baseUrl: string;
  /** Media type of the document. */
  readonly contentType: string;
  /** Bytes that the page and its resources took, as far as the browser tells. */
  readonly bytes: number;
  /** Name of the page's place in its history; empty where it has none. */
  readonly place: string;
  readonly rows: readonly SnapshotRow[];
}
