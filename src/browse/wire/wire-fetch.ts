/**
 * `fetch` over a client: redirects followed, bodies unpacked, for who tests an extractor against a recording.
 */

import type { Readable } from 'node:stream';
import { readBody } from '../exchange/body-reader.js';
import type { HttpClient } from '../exchange/http-client.js';
import { isRedirect } from '../exchange/hop.js';
import { clientHeaders, wireHeaders } from './wire-message.js';

/** Longest body. */
const MOST_BODY_BYTES = 67_108_864;

/** Most redirects that are followed (Fetch §4.4). */
const MOST_REDIRECTS = 20;

/** Redirects that keep method and body. */
const SAME_AGAIN: ReadonlySet<number> = new Set([307, 308]);

/** Statuses whose responses have no body (Fetch §2.2.3). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/** What can be asked for. */
export interface WireFetchInit {
  /** @default 'GET' */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Fetches an address. Rejects as the client does. */
export type WireFetch = (url: string | URL, init?: WireFetchInit) => Promise<Response>;

/** A `fetch` that sends through this client and nowhere else. */
export function createWireFetch(client: HttpClient): WireFetch {
  return async (url, init = {}) => {
    let asked: Asked = { method: 'GET', headers: {}, ...init, url: new URL(url).href };
    for (let hops = 0; ; hops += 1) {
      const answer = await send(client, asked);
      if (!isRedirect(answer.status, answer.headers) || hops >= MOST_REDIRECTS) return responseOf(asked.url, answer);
      // A redirect's body says nothing.
      answer.stream.on('error', () => answer.stream.destroy());
      answer.stream.destroy();
      asked = redirected(asked, answer);
    }
  };
}

interface Asked extends WireFetchInit {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  /** Repeated headers joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pairs: readonly (readonly [string, string])[];
  readonly stream: Readable;
}

async function send(client: HttpClient, { url, method, headers, body }: Asked): Promise<Answer> {
  const sent = body === undefined ? {} : { body };
  const answered = await client.stream({ url, method: method as 'GET', headers: { ...headers }, ...sent });
  const pairs = wireHeaders(answered.headers);
  return { status: answered.statusCode, headers: flatHeaders(pairs), pairs, stream: answered.stream };
}

/** Fetch §4.4: only 307 and 308 ask the same again. */
function redirected({ url, ...asked }: Asked, { status, headers }: Answer): Asked {
  const next = new URL(headers['location'] ?? '', url).href;
  return SAME_AGAIN.has(status) ? { ...asked, url: next } : { method: 'GET', headers: asked.headers, url: next };
}

async function responseOf(url: string, { status, headers, pairs, stream }: Answer): Promise<Response> {
  const limits = { maxBytes: MOST_BODY_BYTES, onExcess: 'fail' } as const;
  const reading = await readBody(stream, headers['content-encoding'] ?? '', limits);
  if (reading.kind === 'too-large')
    throw new Error(`The answer to ${url} is longer than ${String(MOST_BODY_BYTES)} bytes.`);
  const kept = pairs.filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
  return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(reading.body), {
    status,
    headers: kept.map(([name, value]): [string, string] => [name, value]),
  });
}

function flatHeaders(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const listed = Object.entries(clientHeaders(pairs));
  return Object.fromEntries(listed.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));
}
