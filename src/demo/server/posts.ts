/** Requests other than GET that only ask: searches and facets sent with the visitor's token, GraphQL queries, lists put for. All others act. */

import { hashText } from '../random.js';
import { TOKEN_FIELD } from '../pages/visit.js';
import type { Shop } from '../pages/visit.js';
import { hasGraphTransport } from '../scripted.js';
import { FRAGMENT_PATH, isMutation, LIST_PATH } from './data-requests.js';

/** What a post is. */
export type Post =
  | { readonly kind: 'question'; readonly args: URLSearchParams }
  | { readonly kind: 'data' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'write' };

/** The token of a visitor's forms. */
export function tokenOf(seed: number, visitor: string): string {
  return hashText(`${seed}/token/${visitor}`).toString(36);
}

/** What a PUT to an address is. */
export function readPut({ options }: Shop, url: URL): Post {
  return { kind: options.transport === 'put' && url.pathname === LIST_PATH ? 'data' : 'write' };
}

/** What a post to an address is. */
export function readPost({ options, addresses }: Shop, url: URL, sent: { body: string; token: string }): Post {
  if (url.pathname === '/graphql' && hasGraphTransport(options)) {
    return isMutation(sent.body) ? { kind: 'write' } : { kind: 'data' };
  }
  const isAsking = options.sending === 'post' || options.search === 'post';
  const isList = url.pathname === FRAGMENT_PATH || addresses.read(url).kind === 'list';
  if (!isAsking || !isList) return { kind: 'write' };
  const args = new URLSearchParams(sent.body);
  if (args.get(TOKEN_FIELD) !== sent.token) return { kind: 'refused' };
  args.delete(TOKEN_FIELD);
  return { kind: 'question', args };
}
