/** Demo shops for tests: pages as data, without socket and theme. */
import type { DemoShopOptions } from '../../src/demo/options.js';
import { answerVisit } from '../../src/demo/pages/router.js';
import type { Visit } from '../../src/demo/pages/visit.js';
import { settleOptions } from '../../src/demo/scripted.js';
import { createShop } from '../../src/demo/shop.js';
import { resolveDemoShopOptions } from '../../src/demo/switches.js';
import type { PageBody, ShopPage } from '../../src/demo/view/page.js';

export const ORIGIN = 'http://shop.test';

/** Shops that were made before; they do not change. */
const made = new Map<string, Visit>();

/** A visit to a small shop. */
export function visitShop(options: Partial<DemoShopOptions> = {}): Visit {
  const key = JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const shop = createShop(settleOptions(resolveDemoShopOptions({ size: 120, ...options })));
  const visit: Visit = { ...shop, origin: ORIGIN, session: null, viewed: [], token: 'abc' };
  made.set(key, visit);
  return visit;
}

/** The page at an address, as data. */
export function pageAt(visit: Visit, address: string): ShopPage {
  const url = new URL(address, ORIGIN);
  return answerVisit(visit, visit.addresses.read(url), url).page;
}

/** The middle of the page at an address, which must be of the given kind. */
export function bodyAt<Kind extends PageBody['kind']>(
  visit: Visit,
  address: string,
  kind: Kind,
): Extract<PageBody, { kind: Kind }> {
  const { body } = pageAt(visit, address);
  if (body.kind !== kind) throw new Error(`${address} is no ${kind} page but ${body.kind}`);
  return body as Extract<PageBody, { kind: Kind }>;
}
