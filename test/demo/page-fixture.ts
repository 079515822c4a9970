/** Pages of demo shops as their themes write them. */
import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import type { Visit } from '../../src/demo/pages/visit.js';
import { THEMES } from '../../src/demo/themes/index.js';
import { createLayout } from '../../src/demo/themes/layout.js';
import { pageAt } from './shop-fixture.js';

/** The page at an address as its theme writes it. */
export function htmlAt(visit: Visit, address: string): string {
  return THEMES[visit.options.theme].render(pageAt(visit, address), createLayout(visit.options.layoutSeed)).text;
}

/** The same, parsed. */
export function documentAt(visit: Visit, address: string): CheerioAPI {
  return load(htmlAt(visit, address));
}

/** The visible text of the page's body, white space collapsed. */
export function textAt(visit: Visit, address: string): string {
  return documentAt(visit, address)('body').text().replaceAll(/\s+/g, ' ').trim();
}
