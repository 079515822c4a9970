/**
 * A forward proxy on this machine that hands on each answer later than it came, as a line to a site far away would.
 * What it is asked goes on at once; bodies flow as fast as they come.
 */

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';

/** A running proxy. */
export interface SlowLine extends AsyncDisposable {
  readonly url: string;
}

/** Starts one that holds each answer for so many milliseconds. */
export async function startSlowLine(latencyMillis: number): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    handOn(asked, answer, latencyMillis).catch((error: unknown) => answer.destroy(error as Error));
  });
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => keep(sockets, socket));
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    tunnel(url, socket, sockets);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function handOn(asked: IncomingMessage, answer: ServerResponse, latencyMillis: number): Promise<void> {
  const { method, headers, url = '' } = asked;
  const going = request(url, { method, headers, agent: false });
  asked.pipe(going);
  const [come] = (await once(going, 'response')) as [IncomingMessage];
  await pass(latencyMillis);
  answer.writeHead(come.statusCode ?? 0, come.rawHeaders);
  come.pipe(answer);
}

/** Encrypted pages and sockets: what opens the tunnel is not held up, nor is what is said in it. */
function tunnel(place: string, socket: Duplex, sockets: Set<Duplex>): void {
  const { hostname, port } = new URL(`http://${place}`);
  const there: Socket = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.pipe(there).pipe(socket);
  });
  keep(sockets, there);
  there.on('error', () => socket.destroy());
  socket.on('error', () => there.destroy());
}

function keep(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
}
