/**
 * Shortcuts: the address or the data request that says the same as actions in a live page, for a fraction of the cost
 * (design §2 "Access path": a query may have several, the cheapest that works is used).
 */

import type { AccessPath, RequestPath, UrlPath } from './access-path.js';
import type { PageView } from './page.js';

/** A data request of a page and its answer: JSON, or a fragment of markup. */
export interface DataExchange {
  readonly method: string;
  readonly url: string;
  /** Lower-case names; what only the browser may set is left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly status: number;
  /** Media type of the answer, lower case, without parameters. */
  readonly mediaType: string;
  /** The answer, decoded; at most some megabytes. */
  readonly text: string;
}

/** A state of a live page as seen: what is shown, and the data that came since the state before it. */
export interface Sight {
  /** How it was reached: an address, or actions from one. */
  readonly path: AccessPath;
  /** `view.url` is the address bar's, with its hash. */
  readonly view: PageView;
  readonly exchanges: readonly DataExchange[];
}

/** A cheaper way to a page that is otherwise reached by actions. */
export interface Shortcut {
  /** `document`: answers with a page; `data`: answers with data that only {@link Shortcuts.read} understands. */
  readonly kind: 'document' | 'data';
  readonly request: UrlPath | RequestPath;
  /** True if the answer is only a part of a page, which does nothing by itself where a browser loads it. @default false */
  readonly isPart?: true;
  /** Headers that the data request needs; empty for documents. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the rules that it rests on, for checks and notes. */
  readonly rules: readonly string[];
  /** The path that it stands for. */
  readonly path: AccessPath;
}

/** Where a list begins, and how many pages after that a page of it lies. */
export interface ListBeginning {
  readonly first: AccessPath;
  readonly pages: number;
}

/** What was learnt of a site's shortcuts. Learns from what it is shown, fetches nothing itself. */
export interface Shortcuts {
  /** Takes in a state of a live page and the state one step before it; null if it was reached by its address alone. */
  learn(after: Sight, before: Sight | null): void;
  /** The page with what data call the cards of its list by, as far as it was seen. */
  coded(view: PageView): PageView;
  /** A cheaper way to the page at the end of a path of actions, if rules that were confirmed lead there; else null. */
  resolve(path: AccessPath): Shortcut | null;
  /** The page that an answer to a `data` shortcut shows, or null if it is not understood. */
  read(shortcut: Shortcut, answer: Omit<DataExchange, 'headers' | 'body'>): PageView | null;
  /**
   * Whether data stands for the page at the end of a path and a page of the same kinds of choices was seen live: what
   * is read in its place tells then all that can be worked on it.
   */
  tellsAll(path: AccessPath): boolean;
  /**
   * What a live visit to the end of a path would teach, equal for pages that teach the same; null where nothing is open.
   * Who waits for one visit may need no other.
   */
  lesson(path: AccessPath): string | null;
  /**
   * Where the list of a path begins that chooses by steps after an argument of the address has counted its pages: on a live
   * page the steps begin the list anew. Null for other paths.
   */
  beginning(path: AccessPath): ListBeginning | null;
  /**
   * Whether this answer is to be compared with the live page: the first of each rule, then one in many, and each that shows
   * what was there before the last step. `promised`: entities that the page offering the path counts behind it; an answer
   * that holds as many needs no other proof once its kind of request was right.
   */
  wantsCheck(shortcut: Shortcut, answer: PageView, promised?: number): boolean;
  /** Learns from both views of one page; true if they agree. A rule that was wrong is used no more. */
  judge(shortcut: Shortcut, cheap: PageView | null, live: PageView): boolean;
}
