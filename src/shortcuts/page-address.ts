/**
 * Requests that tell the address of the page that asks, as many services for search have it for their statistics: it changes
 * with all that the address says and would stand in the way of every rule, though the page that it tells is known.
 */

import type { AccessPath } from '../model/access-path.js';
import { parseHttpUrl } from '../base/url.js';
import { type Tree, type TreeRecord, isList, isRecord, recordOf } from './tree.js';

/** Stands for the address of the page. No site uses a text that begins with NUL. */
const PAGE = '\u0000page';

/** The request without the address that the page at the end of a path was begun at. */
export function withoutPage(request: TreeRecord, path: AccessPath): TreeRecord {
  const page = addressOf(path);
  const isPage = (text: string): boolean => text === page || (text.startsWith('http') && addressHref(text) === page);
  return page === null ? request : mapped(request, (text) => (isPage(text) ? PAGE : text));
}

/** The request as the page at the end of a path would ask it. */
export function withPage(request: TreeRecord, path: AccessPath): TreeRecord {
  const page = addressOf(path) ?? '';
  return mapped(request, (text) => (text === PAGE ? page : text));
}

function mapped(record: TreeRecord, change: (text: string) => string): TreeRecord {
  return recordOf(Object.entries(record).map(([name, value]): [string, Tree] => [name, mappedTree(value, change)]));
}

function mappedTree(tree: Tree, change: (text: string) => string): Tree {
  if (isList(tree)) return tree.map((item) => mappedTree(item, change));
  if (isRecord(tree)) return mapped(tree, change);
  return typeof tree === 'string' ? change(tree) : tree;
}

/** The address that a path begins at, as a browser writes it. */
function addressOf(path: AccessPath): string | null {
  return path.kind === 'actions' ? addressOf(path.from) : addressHref(path.url);
}

function addressHref(url: string): string | null {
  return parseHttpUrl(url)?.href ?? null;
}
