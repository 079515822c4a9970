/**
 * A recording written as HAR 1.2, for browser tools: developer tools show it, Playwright's `routeFromHAR` answers from it.
 *
 * HAR knows nothing of requests that failed, nor of the order in which answers came; both are left out. Bodies stand in it
 * unpacked, so headers that hold for packed ones are left out, too.
 */

import { open, rm, type FileHandle } from 'node:fs/promises';

import { isoTime } from '../base/clock.js';
import { parseHttpUrl } from '../base/url.js';
import type { WireRequest, WireResponse } from '../model/recording.js';
import { unpackedBody } from './content-encoding.js';
import { headerOf } from './http-message.js';
import { claimFile } from './new-file.js';
import { openWarcRecording } from './warc-recording.js';

/** How to pack. */
export interface HarOptions {
  readonly software: string;
  readonly version: string;
}

/** Headers of a body that is packed, or cut in pieces. */
const OF_PACKED = /^(?:content-encoding|content-length|transfer-encoding)$/iu;

const NO_REDIRECT = '';

/** Packs a WARC file. Requests without an answer, and bodies that cannot be unpacked, are left out. @throws UsageError if it cannot */
export async function packHar(from: string, to: string, { software, version }: HarOptions): Promise<void> {
  const source = await openWarcRecording(from);
  try {
    await claimFile(to);
    const file = await open(to, 'w');
    try {
      const creator = JSON.stringify({ name: software, version });
      await file.write(`{"log":{"version":"1.2","creator":${creator},"entries":[`);
      await writeEntries(file, source);
      await file.write('\n]}}\n');
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  } finally {
    await source.close();
  }
}

async function writeEntries(file: FileHandle, source: Awaited<ReturnType<typeof openWarcRecording>>): Promise<void> {
  let separator = '\n';
  for (const exchange of source.exchanges) {
    const outcome = await source.outcome(exchange);
    if (outcome.kind !== 'response') continue;
    // The moment tells readers the order of requests, and nothing else.
    const entry = entryOf(exchange.request, outcome, source.startedAt + exchange.place);
    if (entry === null) continue;
    await file.write(`${separator}${JSON.stringify(entry)}`);
    separator = ',\n';
  }
}

function entryOf(request: WireRequest, response: WireResponse, at: number): unknown {
  const { status, headers } = response;
  const body = unpackedBody(response.body, headerOf(headers, 'content-encoding'));
  if (body === null) return null;
  const location = headerOf(headers, 'location');
  const type = headerOf(headers, 'content-type') ?? '';
  return {
    startedDateTime: isoTime(at),
    time: 0,
    request: harRequest(request),
    response: {
      ...{ status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [] },
      headers: pairs(headers.filter(([name]) => !OF_PACKED.test(name))),
      content: { size: body.length, mimeType: type, ...contentOf(body, type) },
      redirectURL: location === null ? NO_REDIRECT : (parseHttpUrl(location, request.url)?.href ?? NO_REDIRECT),
      ...{ headersSize: -1, bodySize: response.body.length },
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function harRequest({ method, url, headers, body }: WireRequest): unknown {
  const text = body === null ? null : Buffer.from(body).toString('utf8');
  const mimeType = headers['content-type'] ?? '';
  return {
    ...{ method, url, httpVersion: 'HTTP/1.1', cookies: [] },
    headers: pairs(Object.entries(headers)),
    queryString: pairs([...new URL(url).searchParams]),
    ...(text === null ? {} : { postData: { mimeType, params: [], text } }),
    ...{ headersSize: -1, bodySize: body?.length ?? 0 },
  };
}

/** Text where it is UTF-8 and no header says otherwise; every byte else. */
function contentOf(body: Uint8Array, type: string): { readonly text: string; readonly encoding?: string } {
  const bytes = Buffer.from(body);
  const charset = /charset\s*=\s*"?([^;"\s]+)/iu.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  const text = bytes.toString('utf8');
  const isText = (charset === 'utf-8' || charset === 'utf8') && Buffer.from(text).equals(bytes);
  return isText ? { text } : { text: bytes.toString('base64'), encoding: 'base64' };
}

function pairs(
  of: readonly (readonly [string, string])[],
): readonly { readonly name: string; readonly value: string }[] {
  return of.map(([name, value]) => ({ name, value }));
}
