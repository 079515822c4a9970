/**
 * Entities known again by how their cards look, in bounded memory (design §3).
 *
 * A picture that cards of several names show says what kind of thing they are, as one drawing for all vans, or that there is
 * none: two entities of one name have it by accident, and only texts tell them apart.
 */

import { textKey } from '../base/text.js';
import type { AddressParts } from './address-parts.js';
import { isTelling, lookOf, type AddressSighting } from './address-sighting.js';

/** Addresses by the look of the card that had them. */
export interface KnownLooks {
  /** Takes the pictures of a page's cards into account. */
  notePictures(cards: readonly AddressSighting[]): void;
  /** The address of the entity that looks the same; null if none was seen, or if the card shows too little. */
  find(card: AddressSighting): AddressParts | null;
  /**
   * The address of the entity of this name of which a card shows the same and no more than numbers, such as a price; null if
   * none was seen, or if the card shows nothing beside the name, or so much that {@link KnownLooks.find} tells.
   */
  findNumbered(card: AddressSighting): AddressParts | null;
  keep(card: AddressSighting, parts: AddressParts): void;
}

/** Entities remembered by their look, and pictures remembered by the names of their cards. */
const MAX_LOOKS = 20_000;
const MAX_PICTURES = 20_000;

/** Names of which cards show one picture that is no entity's own. Variants of one thing share theirs more seldom. */
const MIN_NAMES = 3;

/** One that has seen nothing. */
export function createKnownLooks(): KnownLooks {
  const looks = new Map<string, AddressParts>();
  const pictures = new Map<string, Set<string>>();
  const isShared = (picture: string) => (pictures.get(picture)?.size ?? 0) >= MIN_NAMES;
  const lookAt = (card: AddressSighting): string | null => {
    const own = card.image !== null && isShared(card.image) ? { ...card, image: null } : card;
    return isTelling(own) ? lookOf(own) : null;
  };
  const numberedLook = (card: AddressSighting): string | null => (lookAt(card) === null ? numberedLookOf(card) : null);
  const found = (look: string | null): AddressParts | null => (look === null ? null : (looks.get(look) ?? null));
  return {
    notePictures(cards) {
      for (const { image, name } of cards) {
        if (image === null || (!pictures.has(image) && pictures.size >= MAX_PICTURES)) continue;
        const names = pictures.get(image) ?? new Set();
        pictures.set(image, names.size < MIN_NAMES ? names.add(textKey(name)) : names);
      }
    },
    find: (card) => found(lookAt(card)),
    findNumbered: (card) => found(numberedLook(card)),
    keep(card, parts) {
      const look = lookAt(card) ?? numberedLook(card);
      if (look !== null && (looks.has(look) || looks.size < MAX_LOOKS)) looks.set(look, parts);
    },
  };
}

/** The name with the numbers that a card shows beside it; null without either. */
function numberedLookOf({ name, texts }: AddressSighting): string | null {
  const numbers = texts.filter((text) => /\p{Nd}/u.test(text) && textKey(text) !== textKey(name));
  return textKey(name) === '' || numbers.length === 0 ? null : ['#', textKey(name), ...numbers.map(textKey)].join('\n');
}
