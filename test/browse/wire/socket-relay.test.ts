import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createLiveSockets } from '../../../src/browse/wire/live-socket.js';
import { relaySocket } from '../../../src/browse/wire/socket-relay.js';
import { closeAfterwards } from '../local-server.js';
import { socketSite } from '../socket-site.js';

/** Where a browser would connect to; sockets are handed on to the site. */
async function relayTo(origin: string): Promise<string> {
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    void relaySocket({ url: `${origin}${request.url ?? ''}`, request, socket, head }, createLiveSockets(lookup));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterwards(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

describe('a socket that is handed on', () => {
  it('says each side what the other one says, to the close', async () => {
    const { origin } = await socketSite();
    const page = new WebSocket(`${await relayTo(origin)}/leaves`, ['list.v1']);
    const [greeting] = (await once(page, 'message')) as [Buffer];
    page.send('go');
    const [code, reason] = (await once(page, 'close')) as [number, Buffer];
    expect([String(greeting), page.protocol, code, String(reason)]).toEqual(['hello', 'list.v1', 4001, 'enough']);
  });

  it('breaks where the site opens none', async () => {
    const { origin } = await socketSite();
    const page = new WebSocket(`${await relayTo(origin)}/page`);
    const [error] = (await once(page, 'error')) as [Error];
    expect(error.message).toBe('socket hang up');
  });
});
