/**
 * The Snapshot contract: what `pages` reads (design §4).
 *
 * A page as a flat, serialisable list of nodes in document order, with open shadow roots and frames inlined.
 * HTTP responses and live browser pages give the same shape; what HTTP cannot know is `null`.
 */

/** Live state of a form control; for a page that came over HTTP the state that its markup declares. */
export interface ControlState {
  readonly value: string;
  readonly checked: boolean;
  readonly selected: boolean;
  readonly disabled: boolean;
}

/** One element or text of a page. */
export interface SnapshotNode {
  /** Index in {@link Snapshot.nodes}; document order, so descendants are the range `id + 1 … end - 1`. */
  readonly id: number;
  /** Id of the parent, -1 for the root. */
  readonly parent: number;
  /** Index just past the last descendant. */
  readonly end: number;
  /** 0 = root. */
  readonly depth: number;
  /** Lower-case tag name, or `#text`. */
  readonly tag: string;
  /** Text of a `#text` node as the page has it; empty for elements. */
  readonly text: string;
  /** Attributes by lower-case name; no prototype, so `__proto__` is a name like any other. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether a person sees it; `null` where that is not known (HTTP without a style that tells). */
  readonly visible: boolean | null;
  /** Computed ARIA role, or the explicit `role` attribute over HTTP, or null. */
  readonly role: string | null;
  /** Computed accessible name; null where not known. */
  readonly accessibleName: string | null;
  /** State of a form control; null for other nodes. */
  readonly state: ControlState | null;
  /** Whether it listens for clicks; null where not known. */
  readonly listensForClicks: boolean | null;
  /** True for the outermost element of something laid over the page; absent otherwise or where not known. */
  readonly covers?: true;
  /** True for the outermost element that is clipped to a dot, which only those who hear the page notice; absent otherwise or where not known. */
  readonly heard?: true;
}

/** A page at one moment. */
export interface Snapshot {
  /** Address after redirects. */
  readonly url: string;
  /** Address that relative links resolve against (`<base href>` considered). */
  readonly baseUrl: string;
  /** HTTP status of the document, 100–599. */
  readonly status: number;
  readonly source: 'http' | 'browser' | 'simulated';
  /** Name of the encoding that it is written in, in which it means its queries and sends its forms. @default utf-8 */
  readonly charset?: string;
  /** Nodes in document order; never empty. */
  readonly nodes: readonly SnapshotNode[];
}
