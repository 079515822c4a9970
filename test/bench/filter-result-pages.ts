/**
 * Result pages of sites of which it is known which arguments select: first-level pages by keyword, and some second-level
 * pages below them.
 */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createRandom, sample } from '../../src/base/random.js';
import { startDemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import { createShop } from '../../src/demo/shop.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { ListHint, PageView } from '../../src/model/page.js';
import { keywordPlace } from '../../src/filter/keyword-place.js';
import { askSite, listHint, type AskedSite } from './asked-site.js';
import { nameKeywords } from './filter-answers.js';
import { withSite } from './real-sites.js';

/** Result pages of one site. */
export interface ResultPages {
  readonly name: string;
  readonly search: AccessPath | null;
  readonly pages: readonly { readonly query: string; readonly view: PageView }[];
  /** The truth: whether an argument changes no result set. */
  isIrrelevant(name: string): boolean;
}

/** First-level pages of a site, and second-level pages that are fetched below them. */
const KEYWORDS = 40;
const SECOND_LEVEL = 40;
const SHOP_SIZE = 600;
const SEED = 3;
const FIRST_PORT = 8771;

/** Demo shops that write and decorate addresses differently; rules and constants were chosen on these. */
const CHOSEN_ON: readonly (readonly [string, Partial<DemoShopOptions>])[] = [
  ['standard', {}],
  ['opaque names, offsets', { urls: 'opaque', position: 'offset', counts: 'off' }],
  ['paths', { urls: 'path' }],
  ['paths, offsets, tracking', { urls: 'path', position: 'offset', tracking: 'position' }],
  ['tracking by page', { tracking: 'page', sort: 'both' }],
  ['tracking by position', { tracking: 'position', pager: 'prevnext', theme: 'utility' }],
  ['session in addresses', { session: 'url', tracking: 'page', theme: 'table' }],
  [
    'German, no counts, arrows',
    { language: 'de', counts: 'off', total: 'off', rangeText: 'off', pager: 'arrows', theme: 'aria' },
  ],
  ['letters, several values', { letters: 'on', multi: 'or', sponsored: 'rel', related: 'on' }],
  [
    'Arabic, opaque, session',
    { language: 'ar', digits: 'native', urls: 'opaque', session: 'url', tracking: 'position' },
  ],
  [
    'Japanese, both sorts',
    { language: 'ja', seed: 71, layoutSeed: 71, sort: 'both', sizes: 'select', tracking: 'page' },
  ],
  [
    'German, table, letters',
    { language: 'de', theme: 'table', seed: 72, layoutSeed: 72, letters: 'on', session: 'url' },
  ],
  [
    'few attributes, Arabic',
    { attributes: 'few', language: 'ar', seed: 77, theme: 'utility', residual: 'on', zero: 'show' },
  ],
  [
    'swatches, truncated, tracked',
    { swatches: 'on', truncate: 'on', folded: 'on', tracking: 'position', seed: 76, layoutSeed: 9 },
  ],
  [
    'titles, hostile texts',
    { list: 'titles', hostile: 'on', seed: 78, tracking: 'page', session: 'url', urls: 'opaque' },
  ],
  [
    'German, aria, tracked',
    { language: 'de', theme: 'aria', seed: 91, layoutSeed: 91, tracking: 'position', session: 'url' },
  ],
  ['Japanese, opaque, sizes selected', { language: 'ja', urls: 'opaque', seed: 92, sizes: 'select', sort: 'both' }],
  [
    'utility, no counts',
    { counts: 'off', theme: 'utility', seed: 93, layoutSeed: 12, position: 'offset', multi: 'or' },
  ],
  ['paths, table, session', { urls: 'path', theme: 'table', seed: 94, session: 'url', relNext: 'on' }],
  ['still counts, arrows', { counts: 'still', pager: 'arrows', seed: 95, layoutSeed: 3, tracking: 'page' }],
  [
    'chips, ratings, sponsored',
    { chosen: 'chips', sponsored: 'badge', rating: 'exact', seed: 96, pager: 'numbersonly' },
  ],
  [
    'nofollow, letters, Arabic',
    { language: 'ar', letters: 'on', nofollow: 'on', seed: 97, parents: 'own', total: 'off' },
  ],
  [
    'few, aliases, offsets',
    { attributes: 'few', aliases: 'canonical', position: 'offset', seed: 98, tracking: 'position' },
  ],
  ['English, chips, tracked', { chosen: 'chips', tracking: 'position', seed: 101, layoutSeed: 21 }],
  ['Arabic, tables, session', { language: 'ar', list: 'tables', session: 'url', seed: 102, layoutSeed: 22 }],
  ['German, paths, arrows', { language: 'de', urls: 'path', pager: 'arrows', seed: 103, tracking: 'page' }],
  ['Japanese, previous and next', { language: 'ja', pager: 'prevnext', seed: 104, layoutSeed: 24, sizes: 'menu' }],
  ['opaque, one of each, no ranges', { urls: 'opaque', counts: 'off', rangeText: 'off', seed: 105, sort: 'both' }],
  ['whole words, letters', { matching: 'words', letters: 'on', folded: 'on', seed: 106, position: 'offset' }],
  ['utility, titles, sponsored', { theme: 'utility', list: 'titles', sponsored: 'badge', seed: 107, related: 'on' }],
  ['aria, rows, nofollow', { theme: 'aria', facets: 'rows', nofollow: 'on', seed: 108, session: 'url', zero: 'show' }],
];

/** Demo shops of which none was looked at before rules and constants were fixed. */
const HELD_OUT: readonly (readonly [string, Partial<DemoShopOptions>])[] = [
  ['English, still counts, both sorts', { counts: 'still', sort: 'both', seed: 111, layoutSeed: 31 }],
  ['Arabic, opaque, arrows', { language: 'ar', urls: 'opaque', pager: 'arrows', seed: 112, tracking: 'position' }],
  ['German, paths, offsets, session', { language: 'de', urls: 'path', position: 'offset', seed: 113, session: 'url' }],
  ['Japanese, no totals, table', { language: 'ja', theme: 'table', total: 'off', rangeText: 'off', seed: 114 }],
  ['utility, previous and next, tracked', { theme: 'utility', pager: 'prevnext', seed: 115, tracking: 'page' }],
  ['opaque, no counts, letters', { urls: 'opaque', counts: 'off', letters: 'on', seed: 116, layoutSeed: 36 }],
  ['aria, tables, sizes selected', { theme: 'aria', list: 'tables', sizes: 'select', seed: 117, sponsored: 'rel' }],
  ['few, numbers only, session', { attributes: 'few', pager: 'numbersonly', seed: 118, session: 'url', zero: 'show' }],
];

/** Arguments by which the demo shop tracks visitors. */
const TRACKING: readonly string[] = ['sid', 'ref', 'src', 'pos'];

/** Result pages of the demo shops: of those that were looked at while rules were written, or of the others. */
export async function crawlShops(which: 'chosen-on' | 'held-out'): Promise<readonly ResultPages[]> {
  const results: ResultPages[] = [];
  for (const [name, switches] of which === 'held-out' ? HELD_OUT : CHOSEN_ON) {
    const shop = await startDemoShop({ size: SHOP_SIZE, ...switches });
    const { names } = createShop(shop.options).addresses;
    const irrelevant = new Set([names.sort, names.size, names.position, ...TRACKING, '/page', '/offset']);
    const keywords = nameKeywords(
      shop.truth().map((entity) => entity.name),
      KEYWORDS,
    );
    results.push(await crawl({ name, url: shop.url, keywords, isIrrelevant: (one) => irrelevant.has(one) }));
    await shop.close();
  }
  return results;
}

/** What does not select on the real sites, by hand from their documentation: sorting, pages, views, clicks. */
const REAL: Readonly<Record<string, readonly string[]>> = {
  'django-admin': ['o', 'p', 'all', '_changelist_filters', '_popup'],
  'evershop-shop': ['ob', 'od', 'page', 'limit', 'ajax'],
  'instantsearch-cards': ['cards[page]', 'cards[sortBy]', 'cards[hitsPerPage]'],
};

/** Result pages of the real sites of a folder. */
export async function crawlSites(folder: string): Promise<readonly ResultPages[]> {
  const wanted = process.env['BENCH_SITE']?.split(',');
  const all = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = all.map(({ name }) => name).filter((name) => wanted === undefined || wanted.includes(name));
  const results: ResultPages[] = [];
  for (const [at, name] of names.entries())
    results.push(
      await withSite(join(folder, name), FIRST_PORT + at, async ({ url, truth }) => {
        const entities = (await readFile(truth, 'utf8')).trim().split('\n');
        const keywords = nameKeywords(
          entities.map((line) => (JSON.parse(line) as { readonly name: string }).name),
          KEYWORDS,
        );
        const irrelevant = new Set(REAL[name] ?? []);
        return crawl({ name, url, keywords, isIrrelevant: (one) => irrelevant.has(one) });
      }),
    );
  return results;
}

interface SiteToCrawl extends Pick<ResultPages, 'name' | 'isIrrelevant'> {
  readonly url: string;
  readonly keywords: readonly string[];
}

async function crawl({ name, url, keywords, isIrrelevant }: SiteToCrawl): Promise<ResultPages> {
  process.stderr.write(`${name}\n`);
  const site = await askSite(url);
  try {
    const first = await firstLevel(site, keywords);
    const longest = longestOf(first);
    const place = site.search === null ? null : keywordPlace(site.search);
    const below = first.flatMap(({ query, view }) =>
      view.links
        .filter((link) => !link.acts && link.area !== 'list' && place?.keywordOf(link.url) != null)
        .map((link) => ({ query, url: link.url })),
    );
    const second: Answer[] = [];
    for (const { query, url: address } of sample(below, SECOND_LEVEL, createRandom(SEED))) {
      const view = await site.look(address, longest);
      if (view !== null) second.push({ query, view });
    }
    return { name, search: site.search, pages: [...first, ...second], isIrrelevant };
  } finally {
    await site.close();
  }
}

type Answer = ResultPages['pages'][number];

/** The answers to keywords; the longest list so far tells the lists of those that find one entity, as in a crawl. */
async function firstLevel(site: AskedSite, keywords: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const query of keywords) {
    const view = await site.ask(query, longestOf(answers));
    if (view !== null) answers.push({ query, view });
  }
  return answers;
}

function longestOf(answers: readonly Answer[]): ListHint | null {
  const lengthOf = (view: PageView): number => view.list?.cards.length ?? 0;
  const views = answers.map(({ view }) => view);
  const [longest] = views.sort((a, b) => lengthOf(b) - lengthOf(a));
  return longest === undefined ? null : listHint(longest);
}
