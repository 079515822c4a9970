/**
 * The blocks of the main list as cards: address, name, image, identifier, texts, labelled values and marks.
 */

import { collapse } from '../../base/text.js';
import { hasArgumentValue, parseHttpUrl } from '../../base/url.js';
import type { Card } from '../../model/page.js';
import { readCardAttributes } from './card-attributes.js';
import { readCardMarks } from './card-marks.js';
import { readCardNames } from './card-names.js';
import { readCardTexts } from './card-texts.js';
import { hiddenAddresses } from './hidden-addresses.js';
import { linkPatterns } from './link-pattern.js';
import { ELSEWHERE, leadElsewhere } from './other-sites.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Attributes that name an entity in a site's own markup; they count if each card has another value. */
const IDENTIFIER_ATTRIBUTE =
  /^(?:data-(?:.*[-_])?(?:id|sku|asin|code|pid|gtin|ean|key|item|product|nr|uid)|data-.*id|itemid|data-sku.*)$/u;
const IMAGE_ADDRESS = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#&])/iu;
const MAX_IDENTIFIER = 64;
/** Elements of one card that are looked at for identifiers and images. */
const MAX_INNER = 400;

/** Cards in the order displayed, without places that show signs alone (". . . .") until their cards come. */
export function readCards(index: PageIndex, records: readonly ListRecord[]): readonly Card[] {
  const identifiers = readIdentifiers(index, records);
  const texts = records.map((record) => readCardTexts(index, record));
  const names = readCardNames(index, records, texts);
  const attributes = readCardAttributes(index, records);
  const marks = readCardMarks(index, records, texts);
  const hidden = hiddenAddresses(index, records, identifiers);
  const cards = records.map((record, position) => ({
    node: record.root,
    url: record.links[0] === undefined ? (hidden[position] ?? null) : index.linkUrl(record.links[0]),
    name: names[position] ?? '',
    image: readImage(index, record),
    identifier: identifiers[position] ?? null,
    texts: texts[position] ?? [],
    attributes: attributes[position] ?? [],
    marks: marks[position] ?? [],
  }));
  return cards.filter((card) => !showsSigns(card)).map((card, position) => ({ ...card, position }));
}

/** Whether a card shows texts without a letter or a digit, and nothing else that says what it is. */
function showsSigns({ url, image, identifier, name, texts }: Omit<Card, 'position'>): boolean {
  const shown = [name, ...texts].join(' ');
  return url === null && image === null && identifier === null && /\S/u.test(shown) && !/[\p{L}\p{N}]/u.test(shown);
}

/** Shape that most entity links of the list have; {@link ELSEWHERE} if they lead from the page's host to several others. */
export function linkPatternOf(cards: readonly Card[], pageUrl: string): string {
  const urls = cards.flatMap(({ url }) => url ?? []);
  if (leadElsewhere(urls, pageUrl)) return ELSEWHERE;
  const counts = new Map<string, number>();
  for (const pattern of linkPatterns(urls, pageUrl)) {
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
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
  const said = saidIdentifiers(index, records);
  if (said !== null) return said;
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

/**
 * Values of the attribute that most cards' own addresses say as that of an argument, whatever it is called; or null. An
 * address that hides it may lead to what another card's address says, so that values may well repeat.
 */
function saidIdentifiers(index: PageIndex, records: readonly ListRecord[]): readonly (string | null)[] | null {
  const found = records.map(({ links: [link] }) => (link === undefined ? [] : dataOf(index, link)));
  const names = new Set(found.flatMap((data) => data.map(([name]) => name)));
  for (const name of names) {
    const values = found.map((data) => data.find(([own]) => own === name)?.[1] ?? null);
    const said = values.filter((value, at) => {
      const url = index.linkUrl(records[at]?.links[0] ?? -1);
      return value !== null && url !== null && hasArgumentValue(url, value);
    });
    const isKnown = values.every((value) => value !== null);
    if (isKnown && said.length * 2 > records.length && new Set(said).size > said.length * MIN_DISTINCT) return values;
  }
  return null;
}

/** The data attributes of a link that may name an entity. */
function dataOf(index: PageIndex, link: number): readonly (readonly [string, string])[] {
  return Object.entries(index.node(link).attributes).filter(
    ([name, value]) => name.startsWith('data-') && value.length >= MIN_SAID && value.length <= MAX_IDENTIFIER,
  );
}

/** Shortest value that an address says by no accident, in characters. */
const MIN_SAID = 5;

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
