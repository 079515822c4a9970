/**
 * How much of one list lies in another, when the same entity may stand there under another address.
 */

import { hashNumber } from '../base/hash.js';
import { entitySet, includedShare, mappedSet, type EntitySet } from './entity-set.js';
import type { ListedPage } from './context.js';

/** Names and images of the listed cards, as hashes: they are kept of every list that was read. */
export type Fingerprints = Int32Array;

/** Names and images of the listed cards, each once, in ascending order. */
export function fingerprints(pages: readonly ListedPage[]): Fingerprints {
  return entitySet(pages.flatMap((page) => page.items.map((item) => hashNumber(item.fingerprint))));
}

/** Share that lies in a list from which on it is not looked at once more. */
const NEARLY_ALL = 0.95;

/**
 * Share of the inner list's entities that the outer list has, by identity or else by name and image, 0–1; `representative`
 * tells which entities turned out to be one since the outer list was read.
 */
export function includedListing(
  inner: { readonly entities: EntitySet; readonly pages: readonly ListedPage[] },
  outer: { readonly entities: EntitySet; readonly fingerprints: Fingerprints },
  representative?: (entity: number) => number,
): number {
  const byIdentity = includedShare(inner.entities, outer.entities);
  const prints = fingerprints(inner.pages);
  const included = prints.length === 0 ? byIdentity : Math.max(byIdentity, includedShare(prints, outer.fingerprints));
  if (included >= NEARLY_ALL || representative === undefined) return included;
  const [now, then] = [inner, outer].map(({ entities }) => mappedSet(entities, representative));
  return now === undefined || then === undefined ? included : Math.max(included, includedShare(now, then));
}
