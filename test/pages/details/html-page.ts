import { readDetails } from '../../../src/pages/details/index.js';
import { pageScope, type Scope } from '../../../src/pages/details/scope.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { indexPage, type PageIndex } from '../../../src/pages/page-index.js';
import type { EntityDetails, LabelledValues } from '../../../src/model/page.js';

/** Address of the made-up page. */
export const PAGE_URL = 'https://shop.example/tools/anvil-4';

/** Look-ups over a page with this body. */
export function htmlIndex(body: string, head = ''): PageIndex {
  return indexPage(snapshotFromHtml(`<head>${head}</head><body>${body}</body>`, { url: PAGE_URL, status: 200 }));
}

/** All of such a page. */
export function htmlScope(body: string): Scope {
  return pageScope(htmlIndex(body), null, []);
}

/** What such a page tells. */
export function htmlDetails(body: string, head = ''): EntityDetails {
  return readDetails(htmlIndex(body, head), { list: null });
}

/** Labels with their values, short to compare. */
export function brief(attributes: readonly LabelledValues[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(attributes.map(({ label, values }) => [label, values]));
}

/** A data script. */
export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
