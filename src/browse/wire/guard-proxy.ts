/**
 * The proxy that a browser of ours must use: whatever it asks for (workers, frames, sockets included) connects only where
 * the address guard allows. It sees no more than host and port of what is encrypted, so the rest is for `browser-gate`.
 */

import { lookup } from 'node:dns/promises';
import { createServer, request as sendOn, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPrivateHost } from '../exchange/private-address.js';
import { isQuietHost } from './quiet-hosts.js';
import { parseHttpUrl } from '../../base/url.js';
import type { AddressGuard } from '../exchange/address-guard.js';

const FORBIDDEN = 403;
const BAD_GATEWAY = 502;

/** Headers that are for the proxy only. */
const PROXY_HEADERS: ReadonlySet<string> = new Set(['proxy-connection', 'proxy-authorization']);

/** A running proxy. */
export interface GuardProxy {
  /** Address for the browser, such as `http://127.0.0.1:40001`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Where a request goes, or that it must not. */
type Target = { readonly kind: 'open'; readonly ip: string; readonly port: number } | { readonly kind: 'closed' };

/** Starts a proxy on a free port of this machine. */
export async function startGuardProxy(guard: AddressGuard): Promise<GuardProxy> {
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    void forward(request, response, guard);
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    void tunnel(request, socket, guard);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, close: () => closeAll(server, sockets) };
}

async function forward(request: IncomingMessage, response: ServerResponse, guard: AddressGuard): Promise<void> {
  const url = parseHttpUrl(request.url ?? '');
  const target = url === null ? CLOSED : await targetOf(url, guard);
  if (url === null || target.kind === 'closed') {
    response.destroy();
    return;
  }
  const onward = sendOn(
    {
      host: target.ip,
      port: target.port,
      method: request.method,
      path: url.pathname + url.search,
      headers: forwardedHeaders(request),
      setHost: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.rawHeaders);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  // No answer of our own, which would look like the site's.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function tunnel(request: IncomingMessage, socket: Duplex, guard: AddressGuard): Promise<void> {
  const url = parseHttpUrl(`https://${request.url ?? ''}`);
  const target = url === null ? CLOSED : await targetOf(url, guard);
  socket.on('error', () => socket.destroy());
  if (target.kind === 'closed') {
    socket.end(`HTTP/1.1 ${String(FORBIDDEN)} Forbidden\r\n\r\n`);
    return;
  }
  const onward: Socket = connect(target.port, target.ip, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    onward.pipe(socket);
    socket.pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  onward.on('close', () => socket.destroy());
}

const CLOSED: Target = { kind: 'closed' };

/** The checked address is the one connected to, so that a name cannot mean another one a moment later. */
async function targetOf(url: URL, guard: AddressGuard): Promise<Target> {
  if (isQuietHost(url.hostname) || guard.refusal({ url: url.href, purpose: 'resource' }) !== null) return CLOSED;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  try {
    const { address } = await lookup(host);
    const isOpen = isPrivateHost(url.hostname) || guard.mayConnect(url.hostname, address);
    return isOpen ? { kind: 'open', ip: address, port } : CLOSED;
  } catch {
    // DNS does not know the host: as unreachable as a closed one.
    return CLOSED;
  }
}

function forwardedHeaders(request: IncomingMessage): readonly string[] {
  const headers: string[] = [];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    if (!PROXY_HEADERS.has(name.toLowerCase())) headers.push(name, request.rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/** Ends a server of proxies with all that is connected through it. */
export function closeAll(server: Server, sockets: ReadonlySet<Duplex>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
