/**
 * Labelled pages for page types beside the WCXB pages: product pages of Zyte's benchmark (MIT) and our own demo shop, so
 * that shops without structured data and in other languages weigh too. They are learnt from, never measured on.
 */

import { startDemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage } from '../../src/pages/page-index.js';
import { readStructure } from '../../src/pages/page-structure.js';
import type { PageType } from '../../src/model/page.js';
import { readDataPages } from './pages-data.js';
import type { TypeExample } from './page-type.js';

/** Weight of one extra page beside a WCXB page. */
const WEIGHT = 0.4;

/** Features of one page, labelled. */
export function typeExample(
  page: { readonly html: string; readonly url: string },
  label: PageType,
  origin: { readonly group: string; readonly kind: string },
): TypeExample {
  const index = indexPage(snapshotFromHtml(page.html, { url: page.url, status: 200 }));
  return { features: readStructure(index).features, label, url: page.url, ...origin };
}

/** Examples from `dataDir/product-pages` and from demo shops of every theme and language. */
export async function readExtraExamples(dataDir: string): Promise<readonly TypeExample[]> {
  const products = readDataPages(dataDir, 'product-pages').map((page) =>
    typeExample(page, 'entity', { group: new URL(page.url).host, kind: 'product' }),
  );
  const shops: TypeExample[] = [];
  for (const theme of ['blocks', 'table', 'aria', 'utility'] as const) {
    for (const language of ['en', 'de', 'ar', 'ja'] as const) {
      const options = {
        theme,
        language,
        size: 200,
        seed: 77,
        layoutSeed: language.length + theme.length,
        specs: language === 'de' ? 'dl' : 'table',
      } as const;
      shops.push(...(await readShop(options)));
    }
  }
  return [...products, ...shops].map((example) => ({ ...example, weight: WEIGHT }));
}

async function readShop(options: Partial<DemoShopOptions>): Promise<readonly TypeExample[]> {
  const shop = await startDemoShop(options);
  try {
    const places: readonly (readonly [string, PageType])[] = [
      ...shop
        .truth()
        .slice(0, 3)
        .map(({ entity }): readonly [string, PageType] => [entity, 'entity']),
      ['/all', 'list'],
      ['/c/clothing', 'list'],
      ['/all?page=3', 'list'],
      ['/all?collection=quarry', 'list'],
      ['/all?collection=meridian', 'list'],
      ['/all?brand=cairn', 'list'],
      ['/search?q=qqqzzzxxx', 'other'],
      ['/about', 'other'],
      ['/cart', 'other'],
    ];
    const examples: TypeExample[] = [];
    for (const [path, label] of places) {
      const response = await fetch(new URL(path, shop.url));
      if (response.ok)
        examples.push(
          typeExample({ html: await response.text(), url: response.url }, label, { group: 'demo', kind: path }),
        );
    }
    return examples;
  } finally {
    await shop.close();
  }
}
