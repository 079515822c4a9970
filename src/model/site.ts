/**
 * The Site contract: what `explore` talks to (design §4). The live web, a recording and a simulated site implement it.
 */

import type { AccessPath, Step } from './access-path.js';
import type { ListHint, PageView } from './page.js';

/** What an answer cost. */
export interface Cost {
  /** Documents or data responses asked for, and actions that changed a list; 0 if it was remembered. */
  readonly pages: number;
  readonly bytes: number;
  readonly transport: 'http' | 'browser' | 'memory';
}

/** A page as seen, with what it cost. */
export interface Observation {
  /** Identity of the page: access path plus state; equal for the same page. */
  readonly page: string;
  readonly view: PageView;
  readonly cost: Cost;
  /** ISO 8601 time of the response. */
  readonly at: string;
  /** Further ways to the same page that were learnt, the cheapest first; absent if none is known. */
  readonly alternatives?: readonly AccessPath[];
}

/** Why a page could not be had. Expected outcomes are values (STYLE 29). */
export type Refusal =
  | {
      readonly kind: 'refused';
      readonly reason: 'robots' | 'write-guard' | 'out-of-scope' | 'private-address' | 'not-http';
      readonly url: string;
    }
  | {
      readonly kind: 'failed';
      readonly reason:
        'not-found' | 'server-error' | 'network' | 'timeout' | 'too-large' | 'not-html' | 'redirect-loop';
      readonly url: string;
      readonly status: number | null;
      readonly message: string;
    }
  | { readonly kind: 'blocked'; readonly url: string; readonly status: number; readonly message: string }
  | { readonly kind: 'stopped'; readonly reason: 'signal' | 'max-pages' | 'max-time' };

/** A page, or why there is none. */
export type Answer = { readonly kind: 'page'; readonly observation: Observation } | Refusal;

/** One visit: a page and what can be done from it. */
export interface SiteSession {
  /** The page as it is now; costs nothing more. */
  observe(): Observation;
  /** Does one step and answers with the page after it. */
  perform(step: Step): Promise<Answer>;
  /** Goes on to the next page of the same list; null after the last one. */
  next(): Promise<Answer | null>;
  /** Releases what the visit holds. Safe to call twice. */
  close(): Promise<void>;
}

/** A session, or why there is none. */
export type Opening = { readonly kind: 'session'; readonly session: SiteSession } | Refusal;

/** How to open a page. */
export interface OpenOptions {
  /** Pages that are needed sooner go first; higher is sooner. @default 0 */
  readonly priority?: number;
  /** What the page is wanted for, for counters. @default 'list' */
  readonly purpose?: 'list' | 'entity';
  /** Answer from memory only: a page that was never had is `failed` with `not-found`. @default false */
  readonly remembered?: boolean;
  /** Lists of the site as read before: a list of one card, or one beside a longer menu, is told by them. */
  readonly like?: ListHint;
  /**
   * The page is wanted with everything that can be worked on it: in a browser where one is to be had and the page has
   * scripts, with folded panels opened. @default false
   */
  readonly controls?: boolean;
  /**
   * With `controls`: of what is folded only that is opened which has shown nothing on this site so far, or more than one list,
   * and what leads to the group of this name; null for no group. @default all is opened
   */
  readonly furtherIn?: string | null;
  /** Whether there is such a page is what is to be found out: that there is none is an answer, no problem. @default false */
  readonly tentative?: boolean;
  /** Entities that the page offering the path counts behind it: what says that there are none is looked at again live. */
  readonly promised?: number;
}

/** An exploratory site that answers queries. */
export interface Site {
  /** Reaches a page. A page that was had before is answered from memory at no cost. */
  open(path: AccessPath, options?: OpenOptions): Promise<Opening>;
}
