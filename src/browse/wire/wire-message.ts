/**
 * Requests and headers of the HTTP client in the form in which recordings hold them.
 */

import type { HttpRequest } from 'crawlee';
import type { WireRequest, WireResponse } from '../../model/recording.js';

/** A request of the client. */
export function wireRequest({ url, method = 'GET', headers = {}, body }: HttpRequest): WireRequest {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    Array.isArray(value) ? value.join(', ') : String(value ?? ''),
  ]);
  return {
    method: method.toUpperCase(),
    url: String(url),
    headers: Object.fromEntries(named),
    body: typeof body === 'string' ? Buffer.from(body) : Buffer.isBuffer(body) && body.length > 0 ? body : null,
  };
}

/** Headers as pairs. */
export function wireHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): WireResponse['headers'] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, one]),
  );
}

/** Pairs as the client gives headers: names lower-case, several values in a list. */
export function clientHeaders(pairs: WireResponse['headers']): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [written, value] of pairs) {
    const name = written.toLowerCase();
    const had = headers[name];
    headers[name] = had === undefined ? value : [...(Array.isArray(had) ? had : [had]), value];
  }
  return headers;
}
