/**
 * Hands a browser's web socket on: opened for it by a client, then each side hears what the other one says.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MOST_MESSAGE_BYTES, say, sayingOf } from './live-socket.js';
import type { SocketLine, SocketOpener, SocketRequest } from './socket-line.js';
import type { SocketSaying } from '../../model/web-socket.js';

/** Headers of the connection between browser and proxy. */
const OF_THE_HANDSHAKE = /^(?:host|connection|upgrade|proxy-.*|sec-websocket-.*|content-length|transfer-encoding)$/iu;

/** A browser that asks for a web socket. */
export interface Knock {
  /** The address that is asked for, http(s). */
  readonly url: string;
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came after the request. */
  readonly head: Buffer;
}

/** Opens the socket and hands on what is said until one side closes it. Where it cannot be opened, the connection breaks. */
export async function relaySocket({ url, request, socket, head }: Knock, open: SocketOpener): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', resolve));
  const heard: SocketSaying[] = [];
  let tell = (saying: SocketSaying): void => void heard.push(saying);
  let line: SocketLine;
  try {
    line = await open(socketRequest(url, request), (saying) => {
      tell(saying);
    });
  } catch {
    // No answer of our own, which would look like the site's.
    socket.destroy();
    return;
  }
  if (socket.destroyed) {
    line.say({ kind: 'close', code: GONE, reason: '' });
    return;
  }
  const { protocol } = line;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    handleProtocols: () => (protocol === '' ? false : protocol),
  });
  server.handleUpgrade(request, socket, head, (page) => {
    page.on('error', () => {
      page.terminate();
    });
    page.on('message', (data, isBinary) => {
      line.say(sayingOf(data, isBinary));
    });
    page.on('close', (code, reason) => {
      line.say({ kind: 'close', code, reason: reason.toString('utf8') });
    });
    tell = (saying) => {
      say(page, saying);
    };
    for (const saying of heard.splice(0)) tell(saying);
  });
  await gone;
}

/** Stands for a connection that broke (RFC 6455 §7.4.1). */
const GONE = 1006;

function socketRequest(url: string, { headers }: IncomingMessage): SocketRequest {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_HANDSHAKE.test(name));
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return {
    url,
    headers: Object.fromEntries(
      kept.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
    ),
    protocols: protocols.filter((name) => name !== ''),
  };
}
