/**
 * Entities on list pages: their addresses, and the looks by which they are known again under other addresses.
 */

import { textKey, withoutRank } from '../base/text.js';
import type { Card } from '../model/page.js';

/** An entity's address as a list has it, with what tells two entities apart. */
export interface AddressSighting {
  readonly url: string;
  readonly name: string;
  readonly image: string | null;
  /** The card's texts; only those with letters count. */
  readonly texts: readonly string[];
}

/** A card as a sighting, its place on the list left out of its name: lists of one or two do not tell what it is; null without an address. */
export function cardSighting(card: Card): AddressSighting | null {
  const { url, name, image, texts } = card;
  return url === null ? null : { url, name: withoutRank(name), image, texts: texts.map(withoutRank) };
}

/**
 * Another name; or another picture, or other texts where there are no pictures. A name alone, twice, proves nothing, nor do
 * texts that only one of both has beside all of the other's, such as that it is paid for.
 */
export function isProvablyDifferent(a: AddressSighting, b: AddressSighting): boolean {
  if (textKey(a.name) !== textKey(b.name)) return true;
  if (a.image !== null && b.image !== null) return a.image !== b.image;
  return a.image === b.image && isTelling(a) && isTelling(b) && !saysAllOf(a, b) && !saysAllOf(b, a);
}

/** Whether a card shows enough to know its entity again: a picture, or a text beside the name. */
export function isTelling(card: AddressSighting): boolean {
  return textKey(card.name) !== '' && (card.image !== null || letterTexts(card).length > 1);
}

/** Text that cards of one entity share and cards of others do not. */
export function lookOf(card: AddressSighting): string {
  return [textKey(card.name), ...(card.image === null ? letterTexts(card) : [card.image])].join('\n');
}

/** Whether a card has all texts of another. */
function saysAllOf(card: AddressSighting, other: AddressSighting): boolean {
  const own = new Set(letterTexts(card));
  return letterTexts(other).every((text) => own.has(text));
}

/** Texts with letters: prices, ranks and counts may differ from list to list. */
function letterTexts(card: AddressSighting): readonly string[] {
  return card.texts
    .filter((text) => /\p{L}/u.test(text))
    .map(textKey)
    .sort();
}
