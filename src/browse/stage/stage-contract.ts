/**
 * What a stage is asked, and what it is made of.
 */

import type { AccessPath, Step } from '../../model/access-path.js';
import type { Exchange } from '../../model/exchange.js';
import type { Control, ListHint, PageView } from '../../model/page.js';
import type { Sight } from '../../model/shortcut.js';
import type { Snapshot } from '../../model/snapshot.js';
import type { BrowserFailure } from '../live/browser-failures.js';
import type { LivePage } from '../live/live-page.js';
import type { FirstVisits } from './first-visits.js';
import type { OpenerMemory } from './opener-memory.js';
import type { WriteGuard } from '../live/write-guard.js';

/** Reads a page that was reached by a path. */
export type ReadLive = (snapshot: Snapshot, like: ListHint | null, at: AccessPath) => PageView;

/** Finds the control of a step on a page as it is now. */
export type Locate = (view: PageView, step: Step) => Control | null;

/** What a stage is made of. */
export interface StageOptions {
  readonly live: LivePage;
  readonly exchange: Exchange;
  readonly readPage: ReadLive;
  readonly locate: Locate;
  readonly guard: WriteGuard;
  readonly now: () => number;
  /** For one load, in milliseconds. */
  readonly timeoutMillis: number;
  /** What all stages of a site know of its openers. */
  readonly openers: OpenerMemory;
  /** What they know of its addresses. */
  readonly visits: FirstVisits;
}

/** What is wanted. */
export interface StageOrder {
  readonly path: AccessPath;
  readonly like: ListHint | null;
  readonly priority: number;
  readonly signal: AbortSignal;
  /** Open what is folded. */
  readonly controls: boolean;
  /** Of that only what may show more than is known, and what leads to this group. @default all is opened */
  readonly furtherIn?: string | null;
}

/** A state as seen. */
export interface Shown {
  readonly kind: 'page';
  readonly snapshot: Snapshot;
  /** After a pager's step: with the cards that are new. */
  readonly view: PageView;
  readonly bytes: number;
  readonly at: string;
  /** Documents loaded, and actions that changed a list. */
  readonly pages: number;
  /** States on the way, each with the one before it. */
  readonly sights: readonly { readonly after: Sight; readonly before: Sight | null }[];
}

/** A page on which things are done. */
export interface Stage {
  show(order: StageOrder): Promise<Shown | BrowserFailure>;
  /** How little is to be done to show a path: 0 for nothing, larger for more, and where that gives up a list that is being turned. */
  distance(path: AccessPath): number;
  /** Loads so far. */
  loads(): number;
  /** Milliseconds so far in which it waited for its turn to ask the site. */
  waitedMillis(): number;
}
