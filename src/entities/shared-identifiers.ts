/**
 * Cards that lead to one entity in two ways: by an address that says its identifier, and by one that hides it, as paid cards
 * do. The markup of both says the identifier.
 */

import { textKey } from '../base/text.js';
import { hasArgumentValue } from '../base/url.js';
import type { Card } from '../model/page.js';

/** Shortest identifier that an address says by no accident, in characters. */
const MIN_LENGTH = 5;

/** Identifiers that are remembered, the latest. Raising it joins ways that are met further apart, for more memory. */
const MOST_SEEN = 20_000;

/** Cards with identifiers that were seen so far. */
export interface SharedIdentifiers {
  /** Takes a card's entity; those that were seen the other way under its identifier and name are the same. */
  add(entity: number, card: Card): readonly number[];
}

/** Without cards. */
export function createSharedIdentifiers(): SharedIdentifiers {
  const seen = new Map<string, { readonly said: Set<number>; readonly hidden: Set<number> }>();
  return {
    add: (entity, card) => {
      const { identifier, url, name } = card;
      if (identifier === null || identifier.length < MIN_LENGTH || url === null || textKey(name) === '') return [];
      const key = JSON.stringify([identifier, textKey(name)]);
      const known = seen.get(key) ?? { said: new Set(), hidden: new Set() };
      seen.delete(key);
      seen.set(key, known);
      const [oldest] = seen.keys();
      if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
      const isSaid = hasArgumentValue(url, identifier);
      (isSaid ? known.said : known.hidden).add(entity);
      return [...(isSaid ? known.hidden : known.said)];
    },
  };
}
