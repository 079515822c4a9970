/** Pages from HTML, for tests of `pages`. */

import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage, type PageIndex } from '../../src/pages/page-index.js';

/** Address of the page unless a test says otherwise. */
export const PAGE_URL = 'https://shop.example/list';

/** Look-ups over a page of this HTML. */
export function pageOf(html: string, url: string = PAGE_URL): PageIndex {
  return indexPage(snapshotFromHtml(html, { url, status: 200 }));
}

/** Id of the first element with the tag. */
export function first(index: PageIndex, tag: string): number {
  const id = index.byTag(tag)[0];
  if (id === undefined) throw new Error(`no <${tag}>`);
  return id;
}

/** `count` cards with an image, a title and a price. */
export function cardsHtml(count: number, from = 1): string {
  return Array.from({ length: count }, (_, at) => cardHtml(from + at)).join('');
}

/** One card. */
export function cardHtml(id: number): string {
  return `<div class="card"><a href="/product/thing-${id}"><img src="/${id}.jpg"></a><h3><a href="/product/thing-${id}">Thing number ${id}</a></h3><p>Brand ${id % 3}</p><span>€ ${id}.50</span></div>`;
}
