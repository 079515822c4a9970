/**
 * The Exchange contract: all traffic passes it, robots.txt and the browser's requests included (design §4, §6).
 * Rate, robots, the write guard, recording and replay are layers of it and live nowhere else.
 */

/** One request. Its key is method, canonical address and body. */
export interface ExchangeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** `page`: wanted for itself; `resource`: caused by a page in a browser; `robots`: robots.txt or a sitemap. */
  readonly purpose: 'page' | 'resource' | 'robots';
  readonly transport: 'http' | 'browser';
  /** Higher goes first. */
  readonly priority: number;
  /** What made a page in a browser ask; absent for what we ask ourselves. */
  readonly cause?: RequestCause;
}

/**
 * Why a page in a browser asks for something: it loads, or we worked a control of it (a value, a pager, a search field,
 * something that opens a part of the page, something that lies over the page, something through which the site is entered).
 */
export type RequestCause = 'load' | 'choice' | 'pager' | 'search' | 'opener' | 'overlay' | 'entrance';

/** A response, its body decoded from its transfer and content encoding but not from its charset. */
export interface ExchangeResponse {
  /** Address after redirects. */
  readonly url: string;
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Bytes that came over the wire, as far as known. */
  readonly bytes: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Why a request did not leave. */
export type RefusalReason = 'robots' | 'write-guard' | 'out-of-scope' | 'private-address' | 'not-http';

/** Outcome of a request. */
export type ExchangeResult =
  | { readonly kind: 'response'; readonly response: ExchangeResponse }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | {
      readonly kind: 'failed';
      readonly reason: 'network' | 'timeout' | 'too-large' | 'redirect-loop' | 'server-error';
      readonly status: number | null;
      readonly message: string;
    }
  | { readonly kind: 'blocked'; readonly status: number; readonly message: string };

/** Whether a request may leave; a browser asks before each of its own requests. */
export type Admission = { readonly kind: 'admitted' } | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** The one gate to the network. */
export interface Exchange {
  /** Waits for the request's turn and says whether it may leave. Does not send it. */
  admit(request: ExchangeRequest, signal: AbortSignal): Promise<Admission>;
  /** Says whether the request might leave, without waiting for a turn: for an address to which a page has come by itself. */
  judge(request: ExchangeRequest, signal: AbortSignal): Promise<Admission>;
  /**
   * Takes in that a site answered an admitted request that a browser sent with "too many requests": who asks it next
   * waits. `retryAfterMillis` is what it asked for; null if it did not say.
   */
  slowDown?(url: string, retryAfterMillis: number | null): void;
  /** Admits, sends over HTTP, follows redirects (each admitted anew), retries what may pass. */
  send(request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResult>;
  close(): Promise<void>;
}
