/**
 * Cards of a page's markup and those that data tell of the same list, as one list.
 */

import { textKey } from '../base/text.js';
import { bareUrl, canonicalUrl } from '../base/url.js';
import type { Card } from '../model/page.js';

/** Share of the markup's cards that the data must tell: others may be paid ones between them. */
const SHARED_SHARE = 0.75;

/**
 * The told cards in their order, those of the markup as they stand there; null if there are fewer than in the markup, or if the
 * data are of another list.
 */
export function joinedCards(shown: readonly Card[], told: readonly Card[]): readonly Card[] | null {
  const places = placesAmong(shown, told);
  const shared = places.filter((place) => place !== null);
  if (shared.length < SHARED_SHARE * shown.length || told.length === 0) return null;
  if (shared.some((place, at) => at > 0 && place <= (shared[at - 1] ?? -1))) return null;
  const before = new Map<number, Card[]>();
  const own = new Map<number, Card>();
  shown.forEach((card, at) => {
    const place = places[at] ?? null;
    if (place !== null) own.set(place, card);
    // What stands among the shared ones keeps its place before the next of them.
    const next = place ?? places.slice(at).find((later) => later !== null) ?? (shared.at(-1) ?? -1) + 1;
    if (place === null) before.set(next, [...(before.get(next) ?? []), card]);
  });
  const joined = [...told, null].flatMap((card, at) => [
    ...(before.get(at) ?? []),
    ...(card === null ? [] : [own.get(at) ?? card]),
  ]);
  return joined.map((card, position) => ({ ...card, position }));
}

/** Where each card stands among others; null for those that do not. */
function placesAmong(cards: readonly Card[], others: readonly Card[]): readonly (number | null)[] {
  const byKey = new Map<string, number>();
  for (const keyOf of [wholeKey, bareKey])
    for (const [place, card] of others.entries()) if (!byKey.has(keyOf(card))) byKey.set(keyOf(card), place);
  return cards.map((card) => byKey.get(wholeKey(card)) ?? byKey.get(bareKey(card)) ?? null);
}

function wholeKey({ url, name }: Card): string {
  return url === null ? `name ${textKey(name)}` : `url ${canonicalUrl(url)}`;
}

/** Arguments of a card's address may be of the place where it stands. */
function bareKey({ url, name }: Card): string {
  return `bare ${textKey(name)} ${url === null ? '' : bareUrl(url)}`;
}
