/**
 * Takes secrets out of what is kept (design §6): recordings are passed on.
 */

import type { WireRequest, WireResponse } from '../model/recording.js';
import type { SocketMessage } from '../model/web-socket.js';

/** What stands in the place of a secret. */
export const REDACTED = 'redacted';

/** Cookie values up to this length are settings ("1", "de", "accepted") that pages read, not keys. Raising it keeps more pages working and may keep a short key. */
const MOST_SETTING = 8;

/** Headers that show who asks. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'x-api-key',
  'x-csrf-token',
  'x-csrftoken',
  'x-xsrf-token',
]);

/** Names of fields that hold a password. */
const SECRET_FIELD = /passw(?:or)?d|^pwd$|^pass$/iu;

/** The request without what only its sender may know. */
export function redactRequest(request: WireRequest): WireRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : value]),
  );
  return { ...request, url: withoutUser(request.url), headers, body: redactBody(request.body) };
}

/** The response without the keys that it hands out. */
export function redactResponse(response: WireResponse): WireResponse {
  const headers = response.headers.map(([name, value]): [string, string] => [
    name,
    name.toLowerCase() === 'set-cookie' ? redactSetCookie(value) : value,
  ]);
  return { ...response, headers };
}

/** A form's or a JSON document's password fields emptied. What is neither is left as it is. */
export function redactBody(body: Uint8Array | null): Uint8Array | null {
  if (body === null || body.length === 0) return body;
  const text = Buffer.from(body).toString('utf8');
  if (!/passw(?:or)?d|pwd|\bpass\b/iu.test(text)) return body;
  if (/^\s*[[{]/u.test(text)) return Buffer.from(redactJson(text));
  const pairs = [...new URLSearchParams(text)].map(([name, value]): [string, string] => [
    name,
    SECRET_FIELD.test(name) ? REDACTED : value,
  ]);
  return pairs.some(([name]) => SECRET_FIELD.test(name)) ? Buffer.from(new URLSearchParams(pairs).toString()) : body;
}

/** What is said over a web socket, without passwords. */
export function redactMessage({ from, saying }: SocketMessage): SocketMessage {
  if (saying.kind !== 'text') return { from, saying };
  const text = Buffer.from(redactBody(Buffer.from(saying.text)) ?? saying.text).toString('utf8');
  return { from, saying: { kind: 'text', text } };
}

function redactJson(text: string): string {
  return text.replace(/"([^"\\]{1,80})"(\s*:\s*)"(?:[^"\\]|\\.)*"/gu, (whole: string, name: string, colon: string) =>
    SECRET_FIELD.test(name) ? `"${name}"${colon}"${REDACTED}"` : whole,
  );
}

function redactSetCookie(line: string): string {
  return line.replace(/^([^=;]*)=([^;]*)/u, (whole: string, name: string, value: string) =>
    value.trim().length <= MOST_SETTING ? whole : `${name}=${REDACTED}`,
  );
}

function withoutUser(url: string): string {
  if (!/\/\/[^/]*@/u.test(url) || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}
