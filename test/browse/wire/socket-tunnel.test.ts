import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createProxiedSockets } from '../../../src/browse/wire/live-socket.js';
import { openTunnel } from '../../../src/browse/wire/socket-tunnel.js';
import { closeAfterwards } from '../local-server.js';
import { createEar, socketSite, text } from '../socket-site.js';

/** A proxy that opens tunnels to whom it knows, and what it was asked. */
async function tunnelProxy(isOpen = true): Promise<{ readonly host: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer();
  server.on('connect', ({ url = '', headers }, socket) => {
    asked.push(`${url} ${headers['proxy-authorization'] ?? ''}`);
    const [host, port] = url.split(':');
    if (!isOpen) return void socket.end('HTTP/1.1 407 Who are you\r\n\r\n');
    const onward = connect(Number(port), host ?? '', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    closeAfterwards(async () => void onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterwards(async () => void server.close());
  return { host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked };
}

describe('a web socket through a proxy', () => {
  it('says and hears through a tunnel, for which the user is named', async () => {
    const [{ origin }, { host, asked }, ear] = [await socketSite(), await tunnelProxy(), createEar()];
    const open = createProxiedSockets(`http://me:p%40ss@${host}`);
    const line = await open({ url: `${origin}/socket`, headers: {}, protocols: [] }, ear.listener);
    line.say(text('list'));
    expect(await ear.heard(2)).toEqual([text('hello'), text('you said list')]);
    expect(asked).toEqual([`${new URL(origin).host} Basic ${Buffer.from('me:p@ss').toString('base64')}`]);
    line.say({ kind: 'close', code: 1000, reason: '' });
    await ear.heard(3);
  });

  it('is none where the proxy opens no tunnel', async () => {
    const { host } = await tunnelProxy(false);
    await expect(openTunnel(`http://${host}`, new URL('http://shop.example/'))).rejects.toThrow(
      'The proxy opens no way to shop.example:80: it answers 407.',
    );
  });
});
