/**
 * What a card goes by: its address, else the site's identifier, else a hash of what it shows (design §3).
 */

import { shortHash } from '../base/hash.js';
import { collapse, textKey, withoutRank } from '../base/text.js';
import { canonicalUrl, parseHttpUrl } from '../base/url.js';
import type { Card } from '../model/page.js';

/** How a card's entity is found again. */
export type CardIdentity =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'identifier'; readonly id: string }
  | { readonly kind: 'look'; readonly id: string };

/** Identities of the cards of one page, in their order. */
export function cardIdentities(cards: readonly Card[], pageUrl: string, host: string): readonly CardIdentity[] {
  const names = new Map<string, Set<string>>();
  for (const { url, name } of cards) {
    if (url === null) continue;
    const key = canonicalUrl(url);
    names.set(key, (names.get(key) ?? new Set()).add(textKey(withoutRank(name))));
  }
  const page = canonicalUrl(pageUrl);
  return cards.map((card) => {
    const key = card.url === null ? null : canonicalUrl(card.url);
    // One address for several names, or the list's own address, leads to no entity's page.
    if (card.url !== null && key !== null && key !== page && names.get(key)?.size === 1)
      return { kind: 'address', url: card.url };
    return unaddressed(card, host);
  });
}

function unaddressed(card: Card, host: string): CardIdentity {
  const identifier = collapse(card.identifier ?? '');
  if (identifier !== '') return { kind: 'identifier', id: `urn:querent:${host}:${encodeURIComponent(identifier)}` };
  const image = card.image === null ? '' : (parseHttpUrl(card.image)?.pathname ?? '');
  return { kind: 'look', id: shortHash([textKey(card.name), image, textKey(card.texts[0] ?? '')].join('\n')) };
}
