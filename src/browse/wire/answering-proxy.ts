/**
 * The proxy of a browser that is recorded or replayed: it reads each request, encrypted ones too, and answers with what
 * a client brings. Workers, frames, redirects, streams and web sockets all pass here.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createSecureContext, TLSSocket } from 'node:tls';
import { parseHttpUrl } from '../../base/url.js';
import type { AddressGuard } from '../exchange/address-guard.js';
import { closeAll } from './guard-proxy.js';
import type { HttpClient } from '../exchange/http-client.js';
import { isQuietHost } from './quiet-hosts.js';
import { createKeyPair } from './self-signed.js';
import { relaySocket } from './socket-relay.js';

/** First byte of an encrypted connection: a handshake (RFC 8446 §5.1). */
const HANDSHAKE = 0x16;

/** Headers that are for the proxy or for one connection. */
const OF_THE_CONNECTION =
  /^(?:proxy-.*|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length)$/iu;

/** Statuses whose answers have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A running proxy. */
export interface AnsweringProxy {
  /** Address for the browser, such as `http://127.0.0.1:40001`. */
  readonly url: string;
  /** Of its key, which the browser must be told to trust. */
  readonly fingerprint: string;
  /** Closes the client, too. */
  close(): Promise<void>;
}

/** Starts a proxy on a free port of this machine. Where the guard or a quiet host says no, nothing is asked. */
export async function startAnsweringProxy(guard: AddressGuard, client: HttpClient): Promise<AnsweringProxy> {
  const sockets = new Set<Duplex>();
  const origins = new WeakMap<Duplex, string>();
  const keys = createKeyPair();
  const context = createSecureContext(keys);
  const isClosed = (url: string): boolean =>
    isQuietHost(new URL(url).hostname) || guard.refusal({ url, purpose: 'resource' }) !== null;
  const server = createServer((request, response) => {
    const url = addressOf(request, origins.get(request.socket));
    if (url === null || isClosed(url)) response.destroy();
    else void answer(url, { request, response, client });
  });
  const accept = (socket: Duplex, origin: string): void => {
    track(sockets, socket);
    origins.set(socket, origin);
    server.emit('connection', socket);
  };
  server.on('connection', (socket: Duplex) => {
    track(sockets, socket);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = addressOf(request, origins.get(request.socket));
    if (url === null || isClosed(url) || client.socket === undefined) socket.destroy();
    else void relaySocket({ url, request, socket, head }, client.socket);
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    track(sockets, socket);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      socket.unshift(chunk);
      if (chunk[0] !== HANDSHAKE) {
        accept(socket, `http://${request.url ?? ''}`);
        socket.resume();
        return;
      }
      const secure = { isServer: true, secureContext: context, ALPNProtocols: ['http/1.1'] };
      accept(new TLSSocket(socket as never, secure), `https://${request.url ?? ''}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    fingerprint: keys.fingerprint,
    async close() {
      await closeAll(server, sockets);
      await client.close();
    },
  };
}

/** What is asked for; in a tunnel, by its path only. */
function addressOf({ url = '' }: IncomingMessage, origin: string | undefined): string | null {
  return parseHttpUrl(url, origin)?.href ?? null;
}

interface Asking {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly client: HttpClient;
}

/** No answer of our own, which would look like the site's: what fails is cut off. */
async function answer(url: string, { request, response, client }: Asking): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => {
    gone.abort();
  });
  try {
    const body = await buffer(request);
    const { statusCode, headers, stream } = await client.stream({
      url,
      method: (request.method ?? 'GET') as 'GET',
      headers: passedOn(request.headers),
      signal: gone.signal,
      ...(body.length === 0 ? {} : { body }),
    });
    response.writeHead(statusCode, passedOn(headers));
    if (WITHOUT_BODY.has(statusCode) || request.method === 'HEAD') {
      stream.resume();
      stream.on('error', () => stream.destroy());
      response.end();
      return;
    }
    response.flushHeaders();
    pipeline(stream, response, (error) => {
      if (error != null) response.destroy();
    });
  } catch {
    // The browser sees what it would see of the site: a connection that breaks.
    response.destroy();
  }
}

function passedOn(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      (pair): pair is [string, string | string[]] => pair[1] !== undefined && !OF_THE_CONNECTION.test(pair[0]),
    ),
  );
}

function track(sockets: Set<Duplex>, socket: Duplex): void {
  if (sockets.has(socket)) return;
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => socket.destroy());
}
