/**
 * Records of data as the cards that a page makes of them. Only what a card shows is read: no field that no visitor sees.
 */

import type { Card, LabelledValues } from '../model/page.js';
import { groupBy } from '../base/group-by.js';
import { collapse } from '../base/text.js';
import { bareUrl } from '../base/url.js';
import { addressBounds, isOutside, type AddressBound } from './address-bounds.js';
import {
  type FieldExample,
  type FieldReading,
  type FieldTemplate,
  isGiven,
  learnReading,
  readingText,
  templateText,
  templatesOf,
} from './field-templates.js';
import { codesIn } from './card-codes.js';
import { recordFields } from './list-records.js';
import { learnMarks, toldMarks, type ToldMark } from './told-marks.js';
import type { Tree } from './tree.js';

/** Node of what has none: it was read from data. */
export const NO_NODE = -1;

/** Cards with their records that are kept to learn from; they come from several pages. */
const MOST_EXAMPLES = 96;

/** Share of cards that a name or an address must be right for. */
const SURE = 0.95;

/** Share of cards that show a text where the record has what it is made of. */
const SHOWN = 0.85;

/** Cards that must show a text of which only the presence of some field tells. Raising it finds fewer badges, and fewer by chance. */
const LEAST_BADGES = 3;

/** Kinds of records without a card that are remembered. */
const MOST_FOREIGN = 20;

/** Most displayed texts of a card, as PageView has it. */
const MOST_TEXTS = 30;
const LONGEST_TEXT = 200;

interface Example {
  readonly card: Card;
  readonly fields: ReadonlyMap<string, string>;
}

interface Parts {
  readonly name: FieldReading;
  readonly url: FieldReading | null;
  /** Fields that may be a part of the address, and were the same so far. */
  readonly bounds: readonly AddressBound[];
  readonly image: FieldReading | null;
  readonly identifier: FieldReading | null;
  readonly texts: readonly FieldTemplate[];
  readonly attributes: readonly { readonly label: string; readonly value: FieldReading }[];
  readonly marks: readonly ToldMark[];
}

/** Learns how one kind of answer becomes cards, and makes them. */
export class CardReader {
  #examples: readonly Example[] = [];
  #parts: Parts | null = null;
  /** Kinds of records that stand among the others, become no cards and lack what makes one. */
  readonly #foreign = new Set<string>();

  /** Learns from cards and the records that they were made of, and from records beside them that became none. */
  learn(pairs: readonly { readonly card: Card; readonly record: Tree }[], others: readonly Tree[] = []): void {
    this.#learnCards(pairs);
    const parts = this.#parts;
    if (parts === null) return;
    for (const fields of others.map(recordFields))
      if (cardOf(parts, fields, 0) === null && this.#foreign.size < MOST_FOREIGN) this.#foreign.add(kindOf(fields));
  }

  #learnCards(pairs: readonly { readonly card: Card; readonly record: Tree }[]): void {
    const fresh = pairs.map(({ card, record }) => ({ card, fields: recordFields(record) }));
    const isKnown = (pair: Example): boolean => !this.#isOutside(pair.fields) && this.#explains(pair);
    if (this.#examples.length >= MOST_EXAMPLES && fresh.every(isKnown)) return;
    const share = Math.floor(MOST_EXAMPLES / 2);
    const kept = this.#examples.slice(0, Math.max(share, MOST_EXAMPLES - fresh.length));
    this.#examples = [...fresh.slice(0, Math.max(share, MOST_EXAMPLES - kept.length)), ...kept];
    this.#parts = learnParts(this.#examples);
  }

  #explains({ card, fields }: Example): boolean {
    const made = this.#parts === null ? null : cardOf(this.#parts, fields, card.position);
    return made !== null && made.name === card.name && made.url === card.url;
  }

  #isOutside(fields: Example['fields']): boolean {
    return isOutside(this.#parts?.bounds ?? [], fields);
  }

  /** Whether cards can be made. */
  get isReady(): boolean {
    return this.#parts !== null;
  }

  /** How many of these records may become cards. */
  countOf(records: readonly Tree[]): number {
    return this.#foreign.size === 0 ? records.length : this.#own(records.map(recordFields)).length;
  }

  /** Whether it is not known how one of these records is addressed, though it is how others are. */
  isBeyond(records: readonly Tree[]): boolean {
    return this.#own(records.map(recordFields)).some((fields) => this.#isOutside(fields));
  }

  /** The cards of these records, or null if it is not known how they are made, or how one is addressed, or one has no name. */
  read(records: readonly Tree[]): readonly Card[] | null {
    const parts = this.#parts;
    if (parts === null) return null;
    const own = this.#own(records.map(recordFields));
    if (own.some((fields) => this.#isOutside(fields))) return null;
    const cards = own.map((fields, position) => cardOf(parts, fields, position));
    const whole = cards.filter((card) => card !== null);
    return whole.length === cards.length ? whole : null;
  }

  /** The records without those of a kind that becomes no card. */
  #own(records: readonly Example['fields'][]): readonly Example['fields'][] {
    const parts = this.#parts;
    if (parts === null || this.#foreign.size === 0) return records;
    return records.filter((fields) => !this.#foreign.has(kindOf(fields)) || cardOf(parts, fields, 0) !== null);
  }
}

/** Equal for records with the same fields. */
function kindOf(fields: Example['fields']): string {
  return [...fields.keys()].sort().join('\n');
}

function learnParts(examples: readonly Example[]): Parts | null {
  const name = learnPart(examples, (card) => card.name, SURE);
  const url = learnPart(examples, (card) => card.url, SURE) ?? learnBareUrl(examples);
  const linked = examples.filter(({ card }) => card.url !== null).length;
  // A card that cannot be told from its namesakes would be another entity in the table.
  if (name === null || (url === null && linked > 0)) return null;
  return {
    name,
    url,
    bounds: addressBounds(
      url ?? [],
      examples.map(({ fields }) => fields),
    ),
    image: learnPart(examples, (card) => card.image, SURE),
    identifier: learnPart(examples, (card) => card.identifier, SURE),
    texts: learnTexts(examples),
    attributes: learnAttributes(examples),
    marks: learnMarks(examples.map(({ card: { marks }, fields }) => ({ marks, fields }))),
  };
}

function learnPart(
  examples: readonly Example[],
  part: (card: Card) => string | null,
  share: number,
): FieldReading | null {
  const known = examples.flatMap(({ card, fields }): readonly FieldExample[] => {
    const text = part(card);
    return text === null || text === '' ? [] : [{ text, fields }];
  });
  return known.length === 0 ? null : learnReading(known, share);
}

/**
 * The addresses without their arguments, where those of some cards have none, or no two names share one: on cards arguments
 * may only say which of an entity's variants is shown first, as where a colour was chosen, or where in the list it stood.
 */
function learnBareUrl(examples: readonly Example[]): FieldReading | null {
  const linked = examples.flatMap(({ card: { name, url } }) =>
    url === null ? [] : [{ name, url, bare: bareUrl(url) }],
  );
  const names = new Map(linked.map(({ name, bare }) => [bare, name]));
  const isOwn = linked.every(({ name, bare }) => names.get(bare) === name) && names.size > 1;
  if (!isOwn && !linked.some(({ url, bare }) => url === bare)) return null;
  const reading = learnPart(examples, ({ url }) => (url === null ? null : bareUrl(url)), SURE);
  const isTold = reading?.every(({ parts }) => parts.some((part) => typeof part !== 'string')) === true;
  return isTold ? reading : null;
}

/** Texts are told by trying what explains one card's on all: those that are shown wherever the record has the field. */
function learnTexts(examples: readonly Example[]): readonly FieldTemplate[] {
  const found: { readonly template: FieldTemplate; readonly key: string; readonly place: number }[] = [];
  for (const { card, fields } of spread(examples)) {
    for (const text of card.texts) {
      if (found.some(({ template }) => templateText(template, fields) === text)) continue;
      const template = learnShown({ text, fields }, examples);
      if (template === null) continue;
      const key = examples.map((example) => templateText(template, example.fields) ?? '').join('\n');
      if (!found.some((other) => other.key === key))
        found.push({ template, key, place: meanPlace(template, examples) });
    }
  }
  const usual = found.sort((a, b) => a.place - b.place).map(({ template }) => template);
  return [...usual, ...learnBadges(examples, usual)];
}

/** Texts that no field holds, and that are shown on just those cards whose records have some field, or the same in it. */
function learnBadges(examples: readonly Example[], usual: readonly FieldTemplate[]): readonly FieldTemplate[] {
  const shownBy = groupBy(
    examples.flatMap((example) => unexplained(example, usual).map((text) => ({ text, example }))),
    ({ text }) => text,
  );
  return [...shownBy].flatMap(([text, shown]): readonly FieldTemplate[] => {
    const [first] = shown;
    if (first === undefined || shown.length < LEAST_BADGES) return [];
    const given = [...first.example.fields]
      .flatMap(([field, value]) => [{ field }, { field, value }])
      .find((one) => examples.every(({ card, fields }) => isGiven(one, fields) === card.texts.includes(text)));
    return given === undefined ? [] : [{ parts: [text], given }];
  });
}

/** The texts of a card that templates do not tell. */
function unexplained({ card, fields }: Example, templates: readonly FieldTemplate[]): readonly string[] {
  const told = new Set(templates.map((template) => templateText(template, fields)));
  return [...new Set(card.texts)].filter((text) => !told.has(text));
}

/** A few examples from all over the list: not every card shows everything. */
function spread(examples: readonly Example[]): readonly Example[] {
  const step = Math.max(1, Math.floor(examples.length / 6));
  return examples.filter((_, index) => index % step === 0);
}

function learnShown(seed: FieldExample, examples: readonly Example[]): FieldTemplate | null {
  const same = examples.filter(({ card }) => card.texts.includes(seed.text)).length;
  if (same >= SHOWN * examples.length && examples.length > 1) return { parts: [seed.text] };
  for (const template of templatesOf(seed)) if (isShown(template, examples)) return template;
  return null;
}

function isShown(template: FieldTemplate, examples: readonly Example[]): boolean {
  const made = examples.flatMap(({ card, fields }) => {
    const text = templateText(template, fields);
    return text === null ? [] : [card.texts.includes(text)];
  });
  return made.filter((shown) => shown).length >= SHOWN * made.length;
}

function meanPlace(template: FieldTemplate, examples: readonly Example[]): number {
  const places = examples
    .map(({ card, fields }) => card.texts.indexOf(templateText(template, fields) ?? ''))
    .filter((place) => place >= 0);
  return places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
}

function learnAttributes(examples: readonly Example[]): Parts['attributes'] {
  const labels = new Set(examples.flatMap(({ card }) => card.attributes.map(({ label }) => label)));
  return [...labels].flatMap((label) => {
    const value = learnPart(
      examples,
      (card) => card.attributes.find((attribute) => attribute.label === label)?.values[0] ?? null,
      SURE,
    );
    return value === null ? [] : [{ label, value }];
  });
}

function cardOf(parts: Parts, fields: ReadonlyMap<string, string>, position: number): Card | null {
  const name = readingText(parts.name, fields);
  const url = parts.url === null ? null : readingText(parts.url, fields);
  if (name === null || collapse(name) === '' || (parts.url !== null && url === null)) return null;
  const identifier = parts.identifier === null ? null : readingText(parts.identifier, fields);
  return {
    node: NO_NODE,
    position,
    url,
    name,
    image: parts.image === null ? null : readingText(parts.image, fields),
    identifier,
    texts: cardTexts(parts.texts, fields),
    attributes: parts.attributes.flatMap(({ label, value }): readonly LabelledValues[] => {
      const text = readingText(value, fields);
      return text === null ? [] : [{ node: NO_NODE, label, values: [text], from: 'card' }];
    }),
    marks: toldMarks(parts.marks, fields),
    ...(url === null && identifier === null && { codes: codesIn(fields) }),
  };
}

function cardTexts(templates: readonly FieldTemplate[], fields: ReadonlyMap<string, string>): readonly string[] {
  const texts = templates.map((template) => templateText(template, fields)).filter((text) => text !== null);
  return texts.map((text) => text.slice(0, LONGEST_TEXT)).slice(0, MOST_TEXTS);
}
