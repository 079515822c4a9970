/**
 * The contract between what asks the network and what keeps or repeats its answers (design §5.7). A request here is one
 * on the wire: redirects, robots.txt, and what a page in a browser asks for are requests of their own.
 */

import type { SocketMessage, SocketScript } from './web-socket.js';

/** Why there was no answer. `given-up`: who asked did not wait for it. */
export type WireFailure = 'network' | 'timeout' | 'private-address' | 'given-up';

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** What came back: its body as on the wire, with the content encoding that its headers name. */
export interface WireResponse {
  readonly kind: 'response';
  readonly status: number;
  /** Pairs, since some headers come several times. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
  /** Why the body is not all there is: too long to keep, or given up by who asked; null if it is whole. */
  readonly truncated: 'length' | 'disconnect' | null;
}

/** What became of a request. */
export type WireOutcome =
  WireResponse | { readonly kind: 'failed'; readonly reason: WireFailure; readonly message: string };

/** Takes down what goes over the wire. What cannot be written is told by {@link Recorder.check}. */
export interface Recorder {
  /** The place in the order of requests of one that is about to be sent. */
  begin(): number;
  /** Keeps an exchange that has ended. */
  keep(place: number, request: WireRequest, outcome: WireOutcome): void;
  /** Keeps what is said over the web socket that was asked for at this place; each thing as soon as it is said. */
  said(place: number, message: SocketMessage): void;
  /** Keeps that something asked for under this name has come, after all that came before. `at`: ISO 8601. */
  arrived(name: string, at: string): void;
  /** Resolves when all that was kept so far is in the file. */
  flushed(): Promise<void>;
  /** Throws what went wrong while writing. */
  check(): void;
}

/** An answer of a recording; or what is nearest to the request among what was recorded. */
export type Repeated =
  | {
      readonly kind: 'found';
      readonly outcome: WireOutcome;
      /** What was said over it, where a web socket was opened. */
      readonly socket?: SocketScript;
    }
  | { readonly kind: 'missing'; readonly nearest: readonly string[] };

/** Something that came while a recording was made. */
export interface Arrival {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Repeats what was recorded. */
export interface Replayer {
  answer(request: WireRequest): Promise<Repeated>;
  /** In the order in which they came. */
  readonly arrivals: readonly Arrival[];
  /** Milliseconds since 1970 when the recording began. */
  readonly startedAt: number;
}
