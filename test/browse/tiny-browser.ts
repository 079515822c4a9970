/**
 * A browser that only says what it would show, for tests of what is asked of one.
 */

import type { BrowserFetcher, BrowserOrder } from '../../src/browse/site/page-fetch.js';
import type { Shown } from '../../src/browse/stage/stage-contract.js';
import { unitPath } from '../../src/browse/stage/stage-path.js';
import { tinySnapshot, tinyView } from './tiny-reader.js';

export interface TinyBrowser extends BrowserFetcher {
  /** Addresses that it was asked for, or that actions began with. */
  readonly visited: string[];
  readonly orders: BrowserOrder[];
}

/** Shows this whatever it is asked for, or what is told for each order. */
export function browserShowing(
  html: string | ((order: BrowserOrder) => string),
  changes: Partial<Shown> = {},
): TinyBrowser {
  const orders: BrowserOrder[] = [];
  const visited: string[] = [];
  return {
    orders,
    visited,
    fetch(order) {
      const url = unitPath(order.path)?.url ?? '';
      orders.push(order);
      visited.push(url);
      const snapshot = tinySnapshot(typeof html === 'string' ? html : html(order), { url, status: 200 });
      const view = { ...tinyView(snapshot), source: 'browser' as const };
      return Promise.resolve({ kind: 'page', snapshot, view, bytes: 100, at: '', pages: 1, sights: [], ...changes });
    },
    close: () => Promise.resolve(),
  };
}
