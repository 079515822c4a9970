/** The socket: encodes, compresses and sends what the handler answers. */

import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { DemoShopOptions } from '../options.js';
import { createEncoder } from './charset.js';
import type { Encode } from './charset.js';
import type { Handler } from './handler.js';
import type { ShopResponse } from './response.js';
import { LIST_PATH } from './data-requests.js';
import { openSockets } from './socket.js';

/** More than this is read and forgotten. */
const MOST_BODY_BYTES = 65_536;

/** A shop that listens. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the socket. Fails if the port is taken. */
export async function listen(handler: Handler, options: DemoShopOptions): Promise<Listening> {
  const encode = createEncoder(options.charset);
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const isHidden = options.transport === 'socket' && request.url?.startsWith(LIST_PATH) === true;
    if (isHidden) response.writeHead(404).end();
    else
      serve({ handler, options, encode }, request, response).catch((error: unknown) =>
        response.destroy(asError(error)),
      );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  if (options.transport === 'socket') openSockets(server, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server, sockets) };
}

interface Service {
  readonly handler: Handler;
  readonly options: DemoShopOptions;
  readonly encode: Encode;
}

async function serve(
  { handler, options, encode }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await readBody(request);
  const answer = handler.answer(request, `http://${request.headers.host ?? options.host}`, sent);
  if (options.latencyMillis > 0) await wait(options.latencyMillis);
  const isPage = answer.type === 'text/html';
  const bytes = isPage ? encode(answer.text) : Buffer.from(answer.text, 'utf8');
  const isPacked = options.gzip === 'on' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isPacked ? gzipSync(bytes) : bytes;
  response.writeHead(answer.status, {
    'content-type': contentType(answer, options),
    'content-length': body.length,
    ...(isPacked ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What was sent along, as far as it is of use. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size <= MOST_BODY_BYTES) chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function contentType({ type }: ShopResponse, { charset, charsetIn }: DemoShopOptions): string {
  if (type !== 'text/html') return `${type}; charset=utf-8`;
  return charsetIn === 'header' ? `${type}; charset=${charset}` : type;
}

function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
    // What became a web socket is no connection of the server's.
    for (const socket of sockets) socket.destroy();
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
