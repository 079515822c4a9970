/**
 * An exchange for a local site, closed after the test.
 */

import { createExchange } from '../../src/browse/exchange/create-exchange.js';
import type { ExchangeOptions } from '../../src/browse/exchange/exchange-options.js';
import type { Exchange, ExchangeRequest, ExchangeResult } from '../../src/model/exchange.js';
import { closeAfterwards } from './local-server.js';
import { createVirtualTimer } from './virtual-timer.js';

export function exchangeFor(startUrl: string, options: Partial<ExchangeOptions> = {}): Exchange {
  const exchange = createExchange({ startUrls: [startUrl], timer: createVirtualTimer(), ...options });
  closeAfterwards(() => exchange.close());
  return exchange;
}

export function pageRequest(url: string, changes: Partial<ExchangeRequest> = {}): ExchangeRequest {
  return { method: 'GET', url, headers: {}, body: null, purpose: 'page', transport: 'http', priority: 0, ...changes };
}

/** Sends a GET request for a page. */
export function ask(exchange: Exchange, url: string, changes: Partial<ExchangeRequest> = {}): Promise<ExchangeResult> {
  return exchange.send(pageRequest(url, changes), new AbortController().signal);
}

/** The outcome in short: the text of a page, or why there is none. */
export async function outcome(result: Promise<ExchangeResult>): Promise<string> {
  const settled = await result;
  switch (settled.kind) {
    case 'response':
      return `${String(settled.response.status)} ${Buffer.from(settled.response.body).toString()}`;
    case 'refused':
      return `refused ${settled.reason}`;
    case 'failed':
      return `failed ${settled.reason}`;
    case 'blocked':
      return `blocked ${String(settled.status)}`;
  }
}
