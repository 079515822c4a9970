/**
 * Names of cards without a link among others that have one: what stands where the names of the others stand. A text more or
 * less, as that a card is paid for, shifts all that follow.
 */

import { collapse } from '../../base/text.js';
import { readOwnedTexts } from './card-texts.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Named cards that must have their names in one place, and their share. */
const MIN_NAMED = 3;
const MIN_ALIKE = 0.9;

/** The names, with those of cards without one where the place of the others' names is sure; else as they are. */
export function readPlacedNames(
  index: PageIndex,
  records: readonly ListRecord[],
  names: readonly string[],
): readonly string[] {
  const named = names.filter((name) => name !== '').length;
  if (named < MIN_NAMED || named === names.length) return names;
  const places = records.map((record) => placesIn(index, record));
  const counts = new Map<string, number>();
  names.forEach((name, at) => {
    for (const [place, text] of places[at] ?? []) if (text === name) counts.set(place, (counts.get(place) ?? 0) + 1);
  });
  const sure = [...counts].find(([, count]) => count >= named * MIN_ALIKE)?.[0];
  return sure === undefined ? names : names.map((name, at) => name || (places[at]?.get(sure) ?? ''));
}

/** The first text of each kind of element in a card that its makers have named. */
function placesIn(index: PageIndex, record: ListRecord): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { text, owner } of readOwnedTexts(index, record)) {
    const { tag, attributes } = index.node(owner);
    const style = collapse(attributes['class'] ?? '');
    const place = `${tag}.${style}`;
    if (style !== '' && !places.has(place)) places.set(place, text);
  }
  return places;
}
