/**
 * HTTP messages as the blocks of records: `application/http; msgtype=request` and `…=response` (WARC 1.1 §6.3, §6.4).
 */

import type { WireRequest, WireResponse } from '../model/recording.js';

const END_OF_HEAD = '\r\n\r\n';

/** Longest head of a message, in bytes. */
const MOST_HEAD_BYTES = 262_144;

/** Headers of one connection: a body is kept without the chunks that it came in. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a header belongs to one connection rather than to the message (RFC 9110 §7.6.1). */
export function isOfConnection(name: string): boolean {
  return OF_THE_CONNECTION.has(name.toLowerCase());
}

/** The value of the first header of this name, given in lower case; null if there is none. */
export function headerOf(headers: readonly (readonly [string, string])[], wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}

/** The block of a request. */
export function encodeRequest({ method, url, headers, body }: WireRequest): Buffer {
  const { host, pathname, search } = new URL(url);
  const pairs = Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'content-length');
  const length: [string, string][] = body === null ? [] : [['content-length', String(body.length)]];
  return message(`${method.toUpperCase()} ${pathname}${search} HTTP/1.1`, [['host', host], ...pairs, ...length], body);
}

/** The block of a response. Its length is that of the body that is kept. */
export function encodeResponse({ status, headers, body }: Omit<WireResponse, 'kind' | 'truncated'>): Buffer {
  const pairs = headers.filter(([name]) => name.toLowerCase() !== 'content-length');
  return message(`HTTP/1.1 ${String(status)} `, [...pairs, ['content-length', String(body.length)]], body);
}

function message(first: string, headers: readonly (readonly [string, string])[], body: Uint8Array | null): Buffer {
  const lines = headers
    .filter(([name]) => !isOfConnection(name))
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/gu, ' ')}`);
  const head = Buffer.from(`${[first, ...lines].join('\r\n')}${END_OF_HEAD}`, 'latin1');
  return Buffer.concat([head, body ?? Buffer.alloc(0)]);
}

/** A message taken apart. */
export interface ParsedMessage {
  /** First line: of a request its method, of a response its status. */
  readonly first: readonly [string, string, string];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** The message of a block; null if it is none. */
export function parseMessage(block: Buffer): ParsedMessage | null {
  const end = block.subarray(0, MOST_HEAD_BYTES).indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const [first = '', ...lines] = block.subarray(0, end).toString('latin1').split('\r\n');
  const [a = '', b = '', ...rest] = first.split(' ');
  const headers = lines
    .map((line): [string, string] => {
      const mark = line.indexOf(':');
      return [line.slice(0, Math.max(0, mark)).trim(), line.slice(mark + 1).trim()];
    })
    .filter(([name]) => name !== '');
  return { first: [a, b, rest.join(' ')], headers, body: unchunked(block.subarray(end + END_OF_HEAD.length), headers) };
}

/** The body of a response, and the headers that still hold for it; null for a status that is none. */
export function responseOf(
  parsed: ParsedMessage,
  truncated: WireResponse['truncated'],
): Omit<WireResponse, 'kind'> | null {
  const status = Number(parsed.first[1]);
  if (!/^HTTP\//u.test(parsed.first[0]) || !Number.isInteger(status) || status < 100 || status > 999) return null;
  const headers = parsed.headers.filter(([name]) => !isOfConnection(name) && name.toLowerCase() !== 'content-length');
  return { status, headers, body: parsed.body, truncated };
}

/** Other tools keep the chunks that a body came in. What is not chunked in spite of its header stays as it is. */
function unchunked(body: Buffer, headers: readonly (readonly [string, string])[]): Buffer {
  const encoding = headerOf(headers, 'transfer-encoding') ?? '';
  if (!/\bchunked\b/iu.test(encoding)) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at);
    const size = line < 0 ? '' : body.subarray(at, line).toString('latin1').replace(/;.*$/u, '').trim();
    if (!/^[\da-f]{1,8}$/iu.test(size)) return body;
    const length = Number.parseInt(size, 16);
    if (length === 0) return Buffer.concat(parts);
    if (line + 2 + length > body.length) return body;
    parts.push(body.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}
