/**
 * What a live site is made of.
 */

import type { Clock } from '../../base/clock.js';
import type { EmbeddedLists } from '../../model/embedded-list.js';
import type { Exchange } from '../../model/exchange.js';
import type { Visitor } from './kept-questions.js';
import type { Shortcuts } from '../../model/shortcut.js';
import type { StoredPage } from '../../model/store.js';
import type { BrowserFetcher, PageFetched, ReadPage, SnapshotFromHtml } from './page-fetch.js';
import type { PageCount } from './page-budget.js';
import type { Transport } from './transport-choice.js';
import type { WriteGuard } from '../live/write-guard.js';

/** Pages that were had before, in this run or an earlier part of it. */
export interface PageMemory {
  get(key: string): Promise<StoredPage | null>;
  put(page: StoredPage): Promise<void>;
}

/** What a live site is made of. It closes none of it. */
export interface LiveSiteDeps {
  readonly exchange: Exchange;
  /** Null: everything over HTTP, whatever `render` says. */
  readonly browser: BrowserFetcher | null;
  readonly readPage: ReadPage;
  readonly snapshotFromHtml: SnapshotFromHtml;
  readonly memory: PageMemory;
  /** Cheaper ways past actions in a live page. @default null: there are none */
  readonly shortcuts?: Shortcuts | null;
  /** Lists whose data stand in documents. @default null: none is read */
  readonly embedded?: EmbeddedLists | null;
  /** As whom the site is asked over HTTP. @default nobody in particular: what it keeps of its visitors is not looked at */
  readonly visitor?: Visitor;
  /** Judges what is asked with other methods than GET; the one that the exchange asks. @default null: nothing is learnt */
  readonly guard?: WriteGuard | null;
  /** These are opened whatever the patterns say. */
  readonly startUrls: readonly string[];
  /** Ends the crawl: from then on everything answers `stopped`; what is in flight may finish for a while. */
  readonly signal: AbortSignal;
  readonly now: Clock;
  /** How long what is in flight may take after the signal. @default 5000 */
  readonly graceMillis?: number;
  /** @default 'auto' */
  readonly render?: 'auto' | Transport;
  /** What the site's profile knows of transports, by address pattern. */
  readonly transports?: Readonly<Record<string, Transport>>;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly maxPages?: number | null;
  /** Moment (milliseconds since 1970) after which no page is begun. @default null: none */
  readonly until?: number | null;
  /** Counts the pages of the whole run. @default a count of its own */
  readonly count?: PageCount;
  /** Arguments that do not count for the identity of a page. @default none */
  readonly droppedArguments?: () => ReadonlySet<string>;
  /** Told of each page that was fetched (not of remembered ones). */
  readonly onPage?: (page: PageFetched) => void;
  /** Told of what a person should know, such as a browser that does not start. */
  readonly onNote?: (text: string) => void;
}
