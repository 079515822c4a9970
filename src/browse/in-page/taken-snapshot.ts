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
  /** 1 if it is only to be heard. */
  readonly h?: 1;
}

/** A page as rows in document order. */
export interface TakenSnapshot {
  readonly url: string;
  readonly baseUrl: string;
  /** Media type of the document. */
  readonly contentType: string;
  /** Name of the encoding that the document is written in. */
  readonly charset: string;
  /** Bytes that the page and its resources took, as far as the browser tells. */
  readonly bytes: number;
  /** Name of the page's place in its history; empty where it has none. */
  readonly place: string;
  readonly rows: readonly SnapshotRow[];
}

/** A node still to be taken, and what it inherits. */
export interface Visit {
  readonly node: Node;
  readonly parent: number;
  readonly depth: number;
  readonly isPointer: boolean;
  readonly shown: boolean;
  /** Whether it lies in a part that is closed now but that a person can open. */
  readonly isClosed: boolean;
  /** Whether it lies in something laid over the page. */
  readonly isOver: boolean;
  /** Whether it lies in what is only to be heard. */
  readonly isHeard: boolean;
}

/** What is taken so far, and how. */
export interface Taking {
  /** Parts that a control says it opens. */
  readonly panels: ReadonlySet<Element>;
  readonly rows: SnapshotRow[];
  /** The nodes behind the rows. */
  readonly nodes: Node[];
  readonly options: TakeOptions;
}
