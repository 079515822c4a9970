/** The catalogue of switches, so that tests and the command line can enumerate and parse them. */

import { DEFAULT_DEMO_SHOP } from './options.js';
import type { DemoShopOptions, DemoSwitches } from './options.js';
import { SCRIPTED_FACETS, SCRIPTED_PAGERS } from './scripted.js';

/** One switch: its name, its values, and the one it has when nothing is said. */
export interface DemoSwitch {
  readonly name: keyof DemoSwitches;
  readonly values: readonly string[];
  readonly standard: string;
}

/** A switch that takes a whole number. */
export interface DemoNumber {
  readonly name: 'size' | 'seed' | 'layoutSeed' | 'port' | 'latencyMillis';
  readonly least: number;
  readonly most: number;
}

type SwitchValues = { readonly [Name in keyof DemoSwitches]: readonly DemoSwitches[Name][] };

const ON_OFF = ['on', 'off'] as const;

const VALUES: SwitchValues = {
  theme: ['blocks', 'table', 'aria', 'utility'],
  language: ['en', 'de', 'ar', 'ja'],
  digits: ['latin', 'native'],
  attributes: ['all', 'few'],
  hidden: ['some', 'most', 'none'],
  hostile: ON_OFF,
  allProducts: ON_OFF,
  categories: ON_OFF,
  parents: ['union', 'own'],
  facets: ['links', 'form', 'mixed', 'none', ...SCRIPTED_FACETS],
  forms: ['one', 'each'],
  counts: ['on', 'off', 'still'],
  chosen: ['remove', 'vanish', 'chips', 'switch'],
  combine: ['and', 'replace'],
  multi: ['single', 'or', 'and'],
  zero: ['hide', 'show'],
  truncate: ON_OFF,
  folded: ON_OFF,
  swatches: ON_OFF,
  nofollow: ON_OFF,
  residual: ON_OFF,
  rating: ['up', 'exact'],
  urls: ['query', 'path', 'opaque'],
  position: ['page', 'offset'],
  pager: ['numbers', 'prevnext', 'numbersonly', 'arrows', ...SCRIPTED_PAGERS],
  relNext: ON_OFF,
  rangeText: ON_OFF,
  total: ON_OFF,
  sort: ['links', 'select', 'both', 'off'],
  sizes: ['links', 'select', 'menu', 'off'],
  letters: ON_OFF,
  sponsored: ['off', 'badge', 'rel'],
  related: ON_OFF,
  recommendations: ON_OFF,
  recentlyViewed: ON_OFF,
  breadcrumbs: ON_OFF,
  tracking: ['off', 'page', 'position'],
  session: ['cookie', 'url'],
  aliases: ['off', 'canonical', 'bare'],
  specs: ['table', 'dl', 'pairs', 'none'],
  data: ['none', 'jsonld', 'microdata', 'opengraph'],
  acts: ['post', 'get', 'off'],
  emptyPage: ['recommend', 'plain'],
  emptySearch: ['all', 'nothing'],
  home: ['full', 'bare'],
  robots: ['open', 'private', 'facet', 'delay', 'closed'],
  sitemap: ON_OFF,
  charset: ['utf-8', 'iso-8859-1', 'windows-1252', 'shift_jis'],
  charsetIn: ['header', 'meta'],
  gzip: ON_OFF,
  flaky: ON_OFF,
  trap: ['off', 'calendar'],
  semantics: ['and-or', 'or-all', 'replace', 'cascade'],
  standing: ['none', 'stock'],
  list: ['cards', 'titles', 'tables'],
  cap: ON_OFF,
  state: ['query', 'path', 'hash', 'replaced', 'nowhere'],
  transport: ['document', 'json', 'put', 'graphql', 'cursors', 'mixed', 'fragment', 'socket'],
  sending: ['get', 'post'],
  search: ['get', 'post', 'formless', 'icon', 'autocomplete', 'required'],
  matching: ['parts', 'words'],
  entrance: ['open', 'keyword'],
  hurdle: ['none', 'consent', 'newsletter', 'region', 'shell', 'late', 'skeleton', 'lazy', 'worker', 'busy'],
  bait: ['off', 'buy', 'heart', 'mutation', 'review', 'confirm', 'download', 'popup', 'leave'],
};

/** Every switch with its values, in the order of {@link DemoSwitches}. */
export const demoSwitches: readonly DemoSwitch[] = (Object.keys(VALUES) as (keyof DemoSwitches)[]).map((name) => ({
  name,
  values: VALUES[name],
  standard: DEFAULT_DEMO_SHOP[name],
}));

/** The switches that take a number, with their limits. */
export const demoNumbers: readonly DemoNumber[] = [
  { name: 'size', least: 20, most: 100_000 },
  { name: 'seed', least: 0, most: 2 ** 31 },
  { name: 'layoutSeed', least: 0, most: 2 ** 31 },
  { name: 'port', least: 0, most: 65_535 },
  { name: 'latencyMillis', least: 0, most: 60_000 },
];

/** The option that `name=value` sets. Throws a RangeError that names what is allowed. */
export function parseDemoSwitch(text: string): Partial<DemoShopOptions> {
  const [name = '', value = ''] = splitOnce(text);
  const choice = demoSwitches.find((one) => one.name === name);
  if (choice) {
    if (!choice.values.includes(value)) throw badValue(name, value, choice.values.join(', '));
    return { [name]: value };
  }
  const number = demoNumbers.find((one) => one.name === name);
  if (number) {
    const amount = value === '' ? Number.NaN : Number(value);
    checkNumber(number, amount);
    return { [name]: amount };
  }
  const known = [...demoSwitches, ...demoNumbers].map((one) => one.name).join(', ');
  throw new RangeError(`unknown demo switch "${name}"; known are: ${known}`);
}

/** The options that several `name=value` texts set; the last one wins. */
export function parseDemoSwitches(texts: readonly string[]): Partial<DemoShopOptions> {
  return Object.assign({}, ...texts.map(parseDemoSwitch)) as Partial<DemoShopOptions>;
}

/** Complete options. Throws a RangeError if one of them is not allowed. */
export function resolveDemoShopOptions(options: Partial<DemoShopOptions>): DemoShopOptions {
  const complete: DemoShopOptions = { ...DEFAULT_DEMO_SHOP, ...options };
  for (const { name, values } of demoSwitches) {
    if (!values.includes(complete[name])) throw badValue(name, String(complete[name]), values.join(', '));
  }
  for (const number of demoNumbers) checkNumber(number, complete[number.name]);
  return complete;
}

function checkNumber({ name, least, most }: DemoNumber, amount: number): void {
  if (!Number.isInteger(amount) || amount < least || amount > most) {
    throw badValue(name, String(amount), `whole numbers from ${least} to ${most}`);
  }
}

function badValue(name: string, value: string, allowed: string): RangeError {
  return new RangeError(`demo switch "${name}" cannot be "${value}"; allowed are: ${allowed}`);
}

function splitOnce(text: string): readonly string[] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim()] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
