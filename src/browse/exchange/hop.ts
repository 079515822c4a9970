/**
 * One hop: one request on the wire and its response, redirects not followed, body decoded and bounded.
 */

import type { Readable } from 'node:stream';
import type { BaseHttpClient } from 'crawlee';
import type { ExchangeRequest, RefusalReason } from '../../model/exchange.js';
import { readBody, type BodyLimits } from './body-reader.js';
import { createDeadline } from './deadline.js';
import { PrivateAddressError } from './http-client.js';
import { RepeatedTimeoutError } from '../wire/replaying-client.js';

/** How long the unwanted body of a redirect is read before its connection is given up. */
const DISCARD_MILLIS = 250;

/** How one hop ended. Header names are lower-case, repeated headers joined with a comma. */
export type HopResult =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly setCookies: readonly string[];
      readonly body: Uint8Array;
      readonly bytes: number;
    }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'timeout' | 'too-large'; readonly message: string }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Limits of one hop. */
export interface HopLimits extends BodyLimits {
  /** From the start of the request to the end of the body. */
  readonly timeoutMillis: number;
}

/** Sends one request. Never rejects: what goes wrong is a value. */
export async function sendHop(
  client: BaseHttpClient,
  request: ExchangeRequest,
  limits: HopLimits & { readonly signal: AbortSignal },
): Promise<HopResult> {
  const deadline = createDeadline([limits.signal], limits.timeoutMillis);
  try {
    const response = await client.stream({
      url: request.url,
      method: request.method as 'GET',
      headers: { ...request.headers },
      signal: deadline.signal,
      ...(request.body === null ? {} : { body: request.body }),
    });
    const headers = flatHeaders(response.headers);
    const head = {
      kind: 'response',
      status: response.statusCode,
      headers,
      setCookies: listOf(response.headers['set-cookie']),
    } as const;
    if (isRedirect(head.status, headers)) {
      discard(response.stream);
      return { ...head, body: new Uint8Array(), bytes: 0 };
    }
    const reading = await readBody(response.stream, headers['content-encoding'] ?? '', limits);
    if (reading.kind === 'too-large')
      return {
        kind: 'failed',
        reason: 'too-large',
        message: `The response is larger than ${String(limits.maxBytes)} bytes.`,
      };
    return { ...head, body: reading.body, bytes: reading.wireBytes };
  } catch (error) {
    if (error instanceof PrivateAddressError) return { kind: 'refused', reason: 'private-address' };
    const isLate = deadline.hasPassed() || error instanceof RepeatedTimeoutError;
    return { kind: 'failed', reason: isLate ? 'timeout' : 'network', message: describe(error) };
  } finally {
    deadline.release();
  }
}

/** Whether a response sends us on: a redirect status with a target. */
export function isRedirect(status: number, headers: Readonly<Record<string, string>>): boolean {
  return [301, 302, 303, 307, 308].includes(status) && (headers['location'] ?? '') !== '';
}

/** Throws a body away; reads on for a moment so that its connection can be used again. */
function discard(stream: Readable): void {
  const timeout = setTimeout(() => stream.destroy(), DISCARD_MILLIS);
  stream.on('error', () => stream.destroy());
  stream.on('close', () => {
    clearTimeout(timeout);
  });
  stream.resume();
}

function flatHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  const flat: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

function listOf(value: string | string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
