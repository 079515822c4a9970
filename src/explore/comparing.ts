/**
 * How much of one list lies in another, when the same entity may stand there under another address.
 */

import type { EntitySet } from './entity-set.js';
import { includedShare } from './entity-set.js';
import type { ListedPage } from './context.js';

/** Names and images of the listed cards. */
export function fingerprints(pages: readonly ListedPage[]): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => page.items.map((item) => item.fingerprint)));
}

/** Share of the inner list's entities that the outer list has, by identity or else by name and image, 0–1. */
export function includedListing(
  inner: { readonly entities: EntitySet; readonly pages: readonly ListedPage[] },
  outer: { readonly entities: EntitySet; readonly fingerprints: ReadonlySet<string> },
): number {
  const byIdentity = includedShare(inner.entities, outer.entities);
  const prints = fingerprints(inner.pages);
  if (prints.size === 0) return byIdentity;
  const shared = [...prints].filter((print) => outer.fingerprints.has(print)).length;
  return Math.max(byIdentity, shared / prints.size);
}
