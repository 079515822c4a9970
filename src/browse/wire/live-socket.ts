/**
 * Web sockets of the live web, opened from this machine in the place of the browser's.
 */

import type { connect as netConnect, LookupFunction, Socket } from 'node:net';
import WebSocket, { type RawData } from 'ws';
import type { SocketSaying } from '../../model/web-socket.js';
import {
  isSentCode,
  NoSocketError,
  type SocketLine,
  type SocketListener,
  type SocketOpener,
  type SocketRequest,
} from './socket-line.js';
import { openTunnel } from './socket-tunnel.js';

/** Longest message, as of bodies. */
export const MOST_MESSAGE_BYTES = 67_108_864;

/** How long a site may take to open a socket. */
const HANDSHAKE_MILLIS = 30_000;

/** Opens sockets; `lookup` finds hosts, and refuses those that must not be connected to. */
export function createLiveSockets(lookup: LookupFunction): SocketOpener {
  return (request, listener) => openSocket(request, listener, { lookup });
}

/** Opens sockets through a proxy. */
export function createProxiedSockets(proxy: string): SocketOpener {
  return async (request, listener) => {
    const tunnel = await openTunnel(proxy, new URL(request.url));
    return openSocket(request, listener, { createConnection: () => tunnel as Socket });
  };
}

/** How a socket gets its connection. */
type Connection = { readonly lookup: LookupFunction } | { readonly createConnection: typeof netConnect };

function openSocket(
  { url, headers, protocols }: SocketRequest,
  listener: SocketListener,
  connection: Connection,
): Promise<SocketLine> {
  return new Promise<SocketLine>((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/u, 'ws'), [...protocols], {
      headers,
      handshakeTimeout: HANDSHAKE_MILLIS,
      maxPayload: MOST_MESSAGE_BYTES,
      ...connection,
    });
    const heard: SocketSaying[] = [];
    let hears: ((saying: SocketSaying) => void) | null = null;
    const hear = (saying: SocketSaying): void => {
      if (hears === null) heard.push(saying);
      else hears(saying);
    };
    socket.on('message', (data, isBinary) => {
      hear(sayingOf(data, isBinary));
    });
    socket.on('close', (code, reason) => {
      hear({ kind: 'close', code, reason: reason.toString('utf8') });
    });
    socket.on('unexpected-response', (request, response) => {
      reject(new NoSocketError(url, response.statusCode ?? 0));
      request.destroy();
    });
    socket.on('error', reject);
    socket.on('open', () => {
      resolve({
        protocol: socket.protocol,
        say: (saying) => {
          say(socket, saying);
        },
      });
      // Who opened it goes on first.
      setImmediate(() => {
        hears = listener;
        for (const saying of heard.splice(0)) listener(saying);
      });
    });
  });
}

/** A message as something said. */
export function sayingOf(data: RawData, isBinary: boolean): SocketSaying {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
  return isBinary ? { kind: 'binary', data: bytes } : { kind: 'text', text: bytes.toString('utf8') };
}

/** Says something over a socket; one that is no longer open hears nothing. */
export function say(socket: WebSocket, saying: SocketSaying): void {
  switch (saying.kind) {
    case 'text':
      if (socket.readyState === WebSocket.OPEN) socket.send(saying.text);
      return;
    case 'binary':
      if (socket.readyState === WebSocket.OPEN) socket.send(saying.data);
      return;
    case 'close':
      if (isSentCode(saying.code)) socket.close(saying.code, saying.reason);
      else if (saying.code === NO_CODE) socket.close();
      else socket.terminate();
  }
}

/** Stands for a close without a code (RFC 6455 §7.4.1). */
const NO_CODE = 1005;
