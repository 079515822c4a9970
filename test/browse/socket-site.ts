/**
 * A real site with web sockets: `/socket` greets and repeats what it hears, `/leaves` closes when it hears something, and
 * any other path opens none.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { SocketSaying } from '../../src/model/web-socket.js';
import type { SocketListener } from '../../src/browse/wire/socket-line.js';
import { closeAfterwards } from './local-server.js';

export interface SocketSite {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a site that is closed after the test; `page` is what its other addresses answer. */
export async function socketSite(page = ''): Promise<SocketSite> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has('list.v1') ? 'list.v1' : false),
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== '/socket' && request.url !== '/leaves') {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (line) => {
      line.send('hello');
      line.on('message', (data, isBinary) => {
        if (request.url === '/leaves') line.close(4001, 'enough');
        else line.send(isBinary ? data : `you said ${String(data)}`, { binary: isBinary });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    for (const line of sockets.clients) line.terminate();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  closeAfterwards(close);
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close };
}

/** Hears, and waits until so many things were heard. */
export function createEar(): {
  readonly listener: SocketListener;
  heard(count: number): Promise<readonly SocketSaying[]>;
} {
  const all: SocketSaying[] = [];
  let wake = (): void => undefined;
  return {
    listener: (saying) => {
      all.push(saying);
      wake();
    },
    async heard(count) {
      while (all.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return all;
    },
  };
}

export const text = (said: string): SocketSaying => ({ kind: 'text', text: said });
