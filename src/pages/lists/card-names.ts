/**
 * What the cards of a list are called.
 */

import { collapse, textKey } from '../../base/text.js';
import { withoutRanks } from './card-ranks.js';
import type { PageIndex } from '../page-index.js';
import { hasPrice } from '../price-text.js';
import type { ListRecord } from './records.js';
import { withoutSharedFrame, withoutSharedParts } from './shared-parts.js';
import { readPlacedNames } from './placed-names.js';
import { linkTitles } from './title-places.js';

const HEADING = /^h[1-6]$/u;
const MAX_NAME = 300;
/** Elements of one card that are looked at for headings and names in attributes. */
const MAX_INNER = 400;
/** Longer link texts are whole cards rather than titles. */
const MAX_TITLE = 120;
/** Texts of a card that may name it where neither a link nor a heading does. */
const MAX_NAME_SLOTS = 4;
/** Share of cards that must say something with letters there, and of the most different texts that it must reach. */
const MIN_WORDED = 0.8;
const MIN_OF_MOST = 0.9;
/** Share of different texts below which links say what they do ("To the shop"), and from which headings name. */
const MAX_REPEATED = 0.5;
const MIN_NAMING = 0.9;
/** Cards from which on links that all say the same are no names, as an eye that shows each. */
const LEAST_ALIKE = 3;

/** Names of the cards, in their order; empty where a card shows nothing that could be one. `texts` are what the cards say. */
export function readCardNames(
  index: PageIndex,
  records: readonly ListRecord[],
  texts: readonly (readonly string[])[],
): readonly string[] {
  const slot = nameSlot(texts);
  const headings = records.map((record) => headingsOf(index, record));
  const links = records.flatMap((record) => record.links);
  const ofLinks = linkTitles(index, links, MAX_TITLE / 2);
  const linked = records.map((record, at) =>
    readName(index, record, { headings: headings[at] ?? [], titles: ofLinks }),
  );
  const titles = headings.map(([first]) => (first === undefined ? '' : index.text(first).slice(0, MAX_NAME)));
  const said = texts.map((own) => own[slot] ?? '');
  const names = betterNames({ linked: withoutSharedFrame(linked, titles), titles, said });
  const placed = readPlacedNames(index, records, names);
  const all = records.map(
    (record, at) => placed[at] || (texts[at]?.[slot] ?? texts[at]?.[0] ?? attributeName(index, record)),
  );
  return withoutRanks(withoutSharedParts(all, texts));
}

/** What links say, unless that is what they do: then what headings say, or the texts of cards where links only show a sign. */
function betterNames({
  linked,
  titles,
  said,
}: Readonly<Record<'linked' | 'titles' | 'said', readonly string[]>>): readonly string[] {
  if (distinctShare(linked) < MAX_REPEATED && distinctShare(titles) >= MIN_NAMING) return titles;
  const isOneSign = linked.length >= LEAST_ALIKE && new Set(linked).size === 1 && linked[0] !== '';
  return isOneSign && distinctShare(said) >= MIN_NAMING ? said : linked;
}

/** Share of cards that a text tells from all others; texts that are empty tell none. */
function distinctShare(texts: readonly string[]): number {
  const keys = new Set(texts.map(textKey).filter((key) => key !== ''));
  return texts.length < 2 ? 1 : keys.size / texts.length;
}

/**
 * A heading that is or holds the entity's link, else the longest text of such a link, else any heading, else an image's name.
 * Links to a part of its page ("#reviews") say what stands there, unless no other says anything.
 */
function readName(
  index: PageIndex,
  record: ListRecord,
  { headings, titles }: { readonly headings: readonly number[]; readonly titles: ReadonlyMap<number, string> },
): string {
  const linked = headings.find((heading) =>
    record.links.some((link) => index.contains(heading, link) || index.contains(link, heading)),
  );
  if (linked !== undefined && index.text(linked) !== '') return index.text(linked).slice(0, MAX_NAME);
  const worded = record.links.filter((link) => (titles.get(link) ?? '') !== '');
  const whole = worded.filter(
    (link) => !(index.linkUrl(link) ?? '').includes('#') && /\p{L}/u.test(titles.get(link) ?? ''),
  );
  const naming = whole.length > 0 ? whole : worded;
  const texts = naming.map((link) => titles.get(link) ?? '').sort((a, b) => b.length - a.length);
  const heading = headings.map((id) => index.text(id)).find((text) => text !== '');
  const isWholeCard = (texts[0] ?? '').length > MAX_TITLE || record.links.some((link) => link === record.root);
  const name = (isWholeCard ? heading : undefined) ?? texts[0] ?? '';
  const fallback = heading ?? record.links.map((link) => index.accessibleName(link)).find((text) => text !== '');
  return (name === '' ? (fallback ?? '') : name).slice(0, MAX_NAME);
}

/** Which of the cards' texts names them: the first that has words and differs from card to card. */
function nameSlot(texts: readonly (readonly string[])[]): number {
  const slots = Array.from({ length: MAX_NAME_SLOTS }, (_, at) => texts.map((of) => of[at] ?? ''));
  const worded = slots.map((slot) => slot.filter((text) => /\p{L}/u.test(text) && !hasPrice(text)));
  const distinct = worded.map((slot) => (slot.length >= texts.length * MIN_WORDED ? new Set(slot).size : 0));
  const most = Math.max(...distinct);
  return Math.max(
    0,
    distinct.findIndex((count) => count > 0 && count >= most * MIN_OF_MOST),
  );
}

/** The name of a card that shows none: an image's alternative text, a title, a label for assistive technology. */
function attributeName(index: PageIndex, { root, end }: ListRecord): string {
  for (let id = root; id < Math.min(end, root + MAX_INNER); id += 1) {
    const { attributes } = index.node(id);
    const name = collapse(attributes['aria-label'] ?? attributes['title'] ?? attributes['alt'] ?? '');
    if (name !== '') return name.slice(0, MAX_NAME);
  }
  return '';
}

function headingsOf(index: PageIndex, record: ListRecord): readonly number[] {
  const headings: number[] = [];
  for (let id = record.root; id < Math.min(record.end, record.root + MAX_INNER); id += 1) {
    const { tag, role } = index.node(id);
    if ((HEADING.test(tag) || role === 'heading') && !index.isHidden(id)) headings.push(id);
  }
  return headings;
}
