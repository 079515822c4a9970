/**
 * Web sockets as recordings hold them (RFC 6455): what is said over one that was opened.
 */

/** Status of an answer that opens a web socket (RFC 6455 §4.2.2). */
export const SWITCHED = 101;

/** One thing that is said. `close` is the last one. */
export type SocketSaying =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'binary'; readonly data: Uint8Array }
  | { readonly kind: 'close'; readonly code: number; readonly reason: string };

/** Who says it. */
export type SocketSpeaker = 'page' | 'site';

/** What was said by whom; in a list, in the order in which it was said. */
export interface SocketMessage {
  readonly from: SocketSpeaker;
  readonly saying: SocketSaying;
}

/** A recorded socket, to be held again. */
export interface SocketScript {
  /** What the site says before the page has said anything. */
  readonly greeting: readonly SocketSaying[];
  /** What the site answers; null if the page said nothing like it when it was recorded. */
  answer(said: SocketSaying): readonly SocketSaying[] | null;
}
