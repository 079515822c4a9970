/**
 * The demo shop: a real small web shop whose every behaviour is a switch, and which knows the truth about itself.
 *
 * - `catalogue` makes up products; `languages` names them; `query` answers selections; `addresses` writes and reads URLs.
 * - `pages` builds pages as data (`view`); `themes` write them as HTML, each in its own way; `server` sends them.
 * - `truth` tells what a perfect visitor can learn. Tests start a shop, crawl it, and compare.
 */

export { startDemoShop } from './shop.js';
export type { DemoShop } from './shop.js';
export { DEFAULT_DEMO_SHOP } from './options.js';
export type { DemoShopOptions, DemoSwitches, LanguageName, OnOff, ThemeName } from './options.js';
export { demoNumbers, demoSwitches, parseDemoSwitch, parseDemoSwitches, resolveDemoShopOptions } from './switches.js';
export type { DemoNumber, DemoSwitch } from './switches.js';
export type { RequestCounts, RequestKind } from './server/requests.js';
export type { TruthEntity } from './truth.js';
