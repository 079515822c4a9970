/**
 * The way of a web socket through the user's proxy, which is asked for a tunnel (RFC 9110 §9.3.6) and resolves names itself.
 */

import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { Client } from 'undici';

const SECURE_PORT = '443';
const PLAIN_PORT = '80';

/** A connection to the host of an address, encrypted where the address says so. Rejects if the proxy opens no tunnel. */
export async function openTunnel(proxy: string, { protocol, hostname, port }: URL): Promise<Duplex> {
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  const path = `${hostname}:${port === '' ? (isSecure ? SECURE_PORT : PLAIN_PORT) : port}`;
  const { origin, username, password } = new URL(proxy);
  const client = new Client(origin);
  try {
    const { statusCode, socket } = await client.connect({
      path,
      headers: { host: path, ...login(username, password) },
    });
    if (statusCode !== 200) {
      socket.destroy();
      throw new Error(`The proxy opens no way to ${path}: it answers ${String(statusCode)}.`);
    }
    socket.once('close', () => void client.destroy());
    return isSecure ? connectSecurely({ socket, servername: hostname }) : socket;
  } catch (error) {
    await client.destroy();
    throw error;
  }
}

function login(username: string, password: string): Readonly<Record<string, string>> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
