/** Opens and closes demo shops. */

import { createAddresses } from './addresses/addresses.js';
import { generateCatalogue } from './catalogue/generate.js';
import { createSpeech } from './languages/speech.js';
import type { DemoShopOptions } from './options.js';
import { settleOptions } from './scripted.js';
import type { Shop } from './pages/visit.js';
import { createQueryEngine } from './query.js';
import { createHandler } from './server/handler.js';
import { listen } from './server/listen.js';
import type { RequestCounts } from './server/requests.js';
import { resolveDemoShopOptions } from './switches.js';
import { tellTruth } from './truth.js';
import type { TruthEntity } from './truth.js';

/** A shop that is open. */
export interface DemoShop {
  /** Scheme, host and port, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly options: DemoShopOptions;
  /** What a perfect visitor can learn. Served nowhere. */
  truth(): readonly TruthEntity[];
  /** How many requests tried to change something: signing in or out, cart, votes, deletions, newsletter. */
  writes(): number;
  /** How many requests came, and for what. */
  requests(): RequestCounts;
  /** Closes the socket and all connections. */
  close(): Promise<void>;
}

/** Opens a shop. Throws a RangeError for options that do not exist, and fails if the port is taken. */
export async function startDemoShop(options: Partial<DemoShopOptions> = {}): Promise<DemoShop> {
  const shop = createShop(settleOptions(resolveDemoShopOptions(options)));
  const handler = createHandler(shop);
  const { port, close } = await listen(handler, shop.options);
  const host = shop.options.host.includes(':') ? `[${shop.options.host}]` : shop.options.host;
  return {
    url: `http://${host}:${port}`,
    port,
    options: shop.options,
    truth: () => tellTruth(shop),
    writes: handler.writes,
    requests: handler.requests,
    close,
  };
}

/** A shop without a socket: its catalogue, its voice, its addresses and its search engine. */
export function createShop(options: DemoShopOptions): Shop {
  const catalogue = generateCatalogue(options);
  const speech = createSpeech(options);
  return {
    options,
    catalogue,
    speech,
    addresses: createAddresses(catalogue, options),
    engine: createQueryEngine(catalogue, speech, options),
  };
}
