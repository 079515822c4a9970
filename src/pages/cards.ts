/**
 * The blocks of the main list as cards: address, name, image, identifier, texts, labelled values and marks.
 */

import { collapse } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';
import type { Card } from '../model/page.js';
import { readCardAttributes } from './card-attributes.js';
import { readCardMarks } from './card-marks.js';
import { readCardTexts } from './card-texts.js';
import { linkPatterns } from './link-pattern.js';
import type { PageIndex } from './page-index.js';
import { hasPrice } from './price-text.js';
import type { ListRecord } from './records.js';

const HEADING = /^h[1-6]$/u;
/** Attributes that name an entity in a site's own markup; they count if each card has another value. */
const IDENTIFIER_ATTRIBUTE =
  /^(?:data-(?:.*[-_])?(?:id|sku|asin|code|pid|gtin|ean|key|item|product|nr|uid)|data-.*id|itemid|data-sku.*)$/u;
const IMAGE_ADDRESS = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#&])/iu;
const MAX_NAME = 300;
const MAX_IDENTIFIER = 64;
/** Elements of one card that are looked at for identifiers and images. */
const MAX_INNER = 400;

/** Cards in the order displayed. */
export function readCards(index: PageIndex, records: readonly ListRecord[]): readonly Card[] {
  const identifiers = readIdentifiers(index, records);
  const texts = records.map((record) => readCardTexts(index, record));
  const slot = nameSlot(texts);
  const names = records.map(
    (record, at) => readName(index, record) || (texts[at]?.[slot] ?? texts[at]?.[0] ?? attributeName(index, record)),
  );
  const attributes = readCardAttributes(index, records);
  const marks = readCardMarks(index, records, texts);
  return records.map((record, position) => ({
    node: record.root,
    position,
    url: record.links[0] === undefined ? null : index.linkUrl(record.links[0]),
    name: names[position] ?? '',
    image: readImage(index, record),
    identifier: identifiers[position] ?? null,
    texts: texts[position] ?? [],
    attributes: attributes[position] ?? [],
    marks: marks[position] ?? [],
  }));
}

/** Shape that most entity links of the list have. */
export function linkPatternOf(cards: readonly Card[]): string {
  const counts = new Map<string, number>();
  for (const pattern of linkPatterns(cards.flatMap(({ url }) => url ?? []))) {
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A heading that is or holds the entity's link, else the longest text of such a link, else any heading, else an image's name. */
function readName(index: PageIndex, record: ListRecord): string {
  const headings = headingsOf(index, record);
  const linked = headings.find((heading) =>
    record.links.some((link) => index.contains(heading, link) || index.contains(link, heading)),
  );
  if (linked !== undefined && index.text(linked) !== '') return index.text(linked).slice(0, MAX_NAME);
  const texts = record.links.map((link) => linkTitle(index, link)).sort((a, b) => b.length - a.length);
  const heading = headings.map((id) => index.text(id)).find((text) => text !== '');
  const isWholeCard = (texts[0] ?? '').length > MAX_TITLE || record.links.some((link) => link === record.root);
  const name = (isWholeCard ? heading : undefined) ?? texts[0] ?? '';
  const fallback = heading ?? record.links.map((link) => index.accessibleName(link)).find((text) => text !== '');
  return (name === '' ? (fallback ?? '') : name).slice(0, MAX_NAME);
}

/** Texts of a card that may name it where neither a link nor a heading does. */
const MAX_NAME_SLOTS = 4;
/** Share of cards that must say something with letters there, and of the most different texts that it must reach. */
const MIN_WORDED = 0.8;
const MIN_OF_MOST = 0.9;

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

/** Longer link texts are whole cards rather than titles. */
const MAX_TITLE = 120;

/** Text of a link; of one that wraps more than a title the text that an image is named by, or the longest that is no price. */
function linkTitle(index: PageIndex, link: number): string {
  const text = index.text(link);
  const { end } = index.node(link);
  const parts = readCardTexts(index, { root: link, end });
  if (parts.length < 2 || !(text.length > MAX_TITLE / 2 || parts.some(hasPrice))) return text;
  const alternative = index.within(link, 'img').map((image) => collapse(index.node(image).attributes['alt'] ?? ''));
  const titles = parts.filter((part) => /\p{L}/u.test(part) && !hasPrice(part));
  return (
    titles.find((part) => alternative.includes(part)) ?? [...titles].sort((a, b) => b.length - a.length)[0] ?? text
  );
}

function headingsOf(index: PageIndex, record: ListRecord): readonly number[] {
  const headings: number[] = [];
  for (let id = record.root; id < Math.min(record.end, record.root + MAX_INNER); id += 1) {
    const { tag, role } = index.node(id);
    if ((HEADING.test(tag) || role === 'heading') && !index.isHidden(id)) headings.push(id);
  }
  return headings;
}

/** The first image with an address; placeholders that are data give way to the address to load later. */
function readImage(index: PageIndex, record: ListRecord): string | null {
  for (let id = record.root; id < Math.min(record.end, record.root + MAX_INNER); id += 1) {
    const { tag, attributes } = index.node(id);
    if (tag !== 'img' && tag !== 'source') continue;
    const lazy = Object.entries(attributes).find(
      ([name, value]) => name.startsWith('data-') && IMAGE_ADDRESS.test(value),
    );
    const candidates = [
      tag === 'img' ? attributes['src'] : undefined,
      attributes['srcset'],
      attributes['data-srcset'],
      lazy?.[1],
    ];
    const texts = candidates.flatMap((text) => (text === undefined ? [] : [collapse(text).split(' ')[0] ?? '']));
    const url = texts
      .filter((text) => text !== '')
      .map((text) => parseHttpUrl(text.replace(/,$/u, ''), index.snapshot.baseUrl))
      .find((found) => found !== null);
    if (url !== undefined && url !== null) return url.href;
  }
  return null;
}

/** Values of the identifying attribute that differs from card to card, taken from the highest element that has one. */
function readIdentifiers(index: PageIndex, records: readonly ListRecord[]): readonly (string | null)[] {
  const found = records.map((record) => identifiersOf(index, record));
  const names = new Set(found.flatMap((values) => [...values.keys()]));
  for (const name of names) {
    const values = found.map((of) => of.get(name));
    const known = values.filter((value) => value !== undefined);
    if (known.length * 2 > records.length && new Set(known).size > known.length * MIN_DISTINCT)
      return values.map((value) => value ?? null);
  }
  return records.map(() => null);
}

/** Share of different values from which an attribute identifies; an entity may be listed twice. */
const MIN_DISTINCT = 0.7;

function identifiersOf(index: PageIndex, record: ListRecord): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (let id = record.root; id < Math.min(record.end, record.root + MAX_INNER); id += 1) {
    for (const [name, value] of Object.entries(index.node(id).attributes)) {
      if (!values.has(name) && value !== '' && value.length <= MAX_IDENTIFIER && IDENTIFIER_ATTRIBUTE.test(name))
        values.set(name, value);
    }
  }
  return values;
}
