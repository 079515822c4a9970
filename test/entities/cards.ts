import type { Card, EntityDetails, LabelledValues, PageView } from '../../src/model/page.js';
import { readPage } from '../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';

/** The host of all made-up pages. */
export const HOST = 'shop.example';

/** An address on the made-up host. */
export function at(path: string): string {
  return `https://${HOST}${path}`;
}

/** A card with this address and name; its picture is its own unless said otherwise. */
export function card(path: string | null, name: string, more: Partial<Card> = {}): Card {
  return {
    node: 0,
    position: 0,
    url: path === null ? null : at(path),
    name,
    image: at(`/image/${encodeURIComponent(name)}.jpg`),
    identifier: null,
    texts: [name, 'A thing'],
    attributes: [],
    marks: [],
    ...more,
  };
}

/** An entity page with these details. */
export function page(path: string, details: Partial<EntityDetails>, canonical: string | null = null): PageView {
  const url = at(path);
  const empty = readPage(snapshotFromHtml('<title></title>', { url, status: 200 }));
  return {
    ...empty,
    canonicalUrl: canonical === null ? null : at(canonical),
    details: { ...empty.details, ...details },
  };
}

/** A displayed label with its values. */
export function shown(label: string, ...values: readonly string[]): LabelledValues {
  return { node: 0, label, values, from: 'table' };
}
