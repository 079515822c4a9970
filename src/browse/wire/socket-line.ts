/**
 * Web sockets as the layers between a browser and the network hand them on: who opens one hears what the site says, and
 * says what the page does.
 */

import type { SocketSaying } from '../../model/web-socket.js';

/** What is asked for. The address is http(s), as proxies and recordings know it. */
export interface SocketRequest {
  readonly url: string;
  /** Lower-case names, those of the handshake itself left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly protocols: readonly string[];
}

/** Hears what the site says; `close` is the last thing. */
export type SocketListener = (saying: SocketSaying) => void;

/** An open socket. */
export interface SocketLine {
  /** What the site chose of the protocols; empty if nothing. */
  readonly protocol: string;
  /** Says something to the site; after `close` nothing is heard. */
  say(saying: SocketSaying): void;
}

/** Opens a socket; nothing is heard before the promise is settled. Rejects where the site does not open one. */
export type SocketOpener = (request: SocketRequest, listener: SocketListener) => Promise<SocketLine>;

/** A site's answer that opens no socket. */
export class NoSocketError extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${String(status)} and opened no web socket`);
    this.name = 'NoSocketError';
    this.status = status;
  }
}

/** Codes that say on the wire why a socket is closed (RFC 6455 §7.4); others only stand for something. */
export function isSentCode(code: number): boolean {
  return (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
}
