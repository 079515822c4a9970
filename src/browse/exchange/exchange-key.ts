/**
 * Keys under which requests and pages are the same (design §4: method, canonical address and body).
 */

import { shortHash } from '../../base/hash.js';
import { canonicalUrl } from '../../base/url.js';
import type { AccessPath } from '../../model/access-path.js';

/** Key of a request: `GET https://…`, with a hash of the body if there is one. */
export function exchangeKey(
  request: { readonly method: string; readonly url: string; readonly body: string | null },
  dropped: ReadonlySet<string> = new Set(),
): string {
  const head = `${request.method.toUpperCase()} ${canonicalUrl(request.url, dropped)}`;
  return request.body === null || request.body === '' ? head : `${head} ${shortHash(request.body)}`;
}

/** Key of the page that an access path reaches; the arguments in `dropped` (tracking) do not count. */
export function pageKey(path: AccessPath, dropped: ReadonlySet<string> = new Set()): string {
  switch (path.kind) {
    case 'url':
      return exchangeKey({ method: 'GET', url: path.url, body: null }, dropped);
    case 'request':
      return exchangeKey(path, dropped);
    case 'actions':
      return `${pageKey(path.from, dropped)} then ${shortHash(JSON.stringify(path.steps))}`;
  }
}
