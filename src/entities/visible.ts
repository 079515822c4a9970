/**
 * What an entity's page or card shows: facts with the address as evidence, and which known values are displayed.
 */

import { collapse, textKey } from '../base/text.js';
import type { Evidence } from '../model/entity.js';
import type { Card, PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import type { FactUpsert } from '../model/store.js';
import { splitValues, type LabelMerges } from './label-merge.js';
import { shownAttributes } from './shown-attributes.js';

/** What is needed to read facts off a page. */
export interface PageFactsInput {
  readonly entity: number;
  readonly view: PageView;
  /** ISO 8601 time of the page. */
  readonly at: string;
  /** Which labels are which facets. */
  readonly labels: LabelMerges;
  /** What queries taught about the entity. */
  readonly known: readonly Predicate[];
}

/** Whether a known value is displayed. */
export interface ValueVisibility {
  readonly attribute: string;
  readonly value: string;
  readonly visible: boolean;
}

/** Facts kept per page; more are made up. */
const MAX_FACTS = 500;
/** Characters of attribute names and values; longer ones are prose. */
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 500;
/** Characters that a value must have to be looked for outside its own label: shorter ones occur by accident. */
const MIN_PHRASE_LENGTH = 4;
/** The same for scripts in which a character is a word or a syllable. */
const MIN_IDEOGRAPHS = 2;
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Appended to a label that is written like a facet but says something else. */
const OTHER_MARK = ' (page)';

/** Facts that an entity page tells. Labels that are facets give their facts under both names. */
export function pageFacts({ entity, view, at, labels }: PageFactsInput): readonly FactUpsert[] {
  const evidence: Evidence = { kind: 'page', source: view.url, at };
  const named = shownAttributes(view).flatMap(({ label, values }) =>
    attributeNames(label, labels).map(({ attribute, isSplit }) => ({
      attribute,
      values: isSplit ? values.flatMap(splitValues) : values,
    })),
  );
  return distinctFacts(named, (attribute, value) => ({ entity, attribute, value, evidence }));
}

/** Facts that a card tells: its labelled values, source the list page's address. */
export function cardFacts(
  entity: number,
  card: Card,
  page: { readonly url: string; readonly at: string },
): readonly FactUpsert[] {
  const evidence: Evidence = { kind: 'page', source: page.url, at: page.at };
  return distinctFacts(
    card.attributes.map(({ label, values }) => ({ attribute: label, values })),
    (attribute, value) => ({ entity, attribute, value, evidence }),
  );
}

/** Whether each known value is displayed on the page: under a label, in the name, the title, the price or the breadcrumbs. */
export function visibility(
  view: PageView,
  known: readonly Predicate[],
  card: Card | null = null,
): readonly ValueVisibility[] {
  const { details } = view;
  const attributes = [...details.attributes, ...(card?.attributes ?? [])];
  const byLabel = new Map<string, string[]>();
  for (const { label, values } of attributes)
    byLabel.set(textKey(label), [...(byLabel.get(textKey(label)) ?? []), ...values]);
  const texts = [
    ...attributes.flatMap(({ values }) => values),
    ...details.breadcrumbs,
    details.name ?? '',
    view.title,
    ...(details.besideName ?? []),
    ...(card?.texts ?? []),
  ].map(textKey);
  return known
    .filter(({ op }) => op === '=')
    .flatMap(({ attribute, values }) =>
      values.map((value) => ({
        attribute,
        value,
        visible: isShownUnder(byLabel.get(textKey(attribute)) ?? [], value) || isShownIn(texts, value),
      })),
    );
}

function attributeNames(
  label: string,
  labels: LabelMerges,
): readonly { readonly attribute: string; readonly isSplit: boolean }[] {
  const merge = labels.get(textKey(label));
  if (merge === undefined) return [{ attribute: label, isSplit: false }];
  if (merge.kind === 'other') return [{ attribute: `${label}${OTHER_MARK}`, isSplit: false }];
  const facet = { attribute: merge.attribute, isSplit: merge.isSplit };
  return textKey(merge.attribute) === textKey(label) ? [facet] : [facet, { attribute: label, isSplit: merge.isSplit }];
}

function distinctFacts(
  attributes: readonly { readonly attribute: string; readonly values: readonly string[] }[],
  create: (attribute: string, value: string) => FactUpsert,
): readonly FactUpsert[] {
  const facts = new Map<string, FactUpsert>();
  for (const { attribute, values } of attributes) {
    const name = collapse(attribute);
    if (name === '' || name.length > MAX_NAME_LENGTH) continue;
    for (const raw of values) {
      const value = collapse(raw);
      const key = JSON.stringify([name, value]);
      if (value !== '' && value.length <= MAX_VALUE_LENGTH && !facts.has(key)) facts.set(key, create(name, value));
    }
  }
  return [...facts.values()].slice(0, MAX_FACTS);
}

/** Under its own label a value counts however short it is. */
function isShownUnder(values: readonly string[], value: string): boolean {
  const wanted = textKey(value);
  return values.some(
    (shown) => textKey(shown) === wanted || splitValues(shown).some((part) => textKey(part) === wanted),
  );
}

function isShownIn(texts: readonly string[], value: string): boolean {
  const wanted = textKey(value);
  const isLong = wanted.length >= MIN_PHRASE_LENGTH || (IDEOGRAPHS.test(wanted) && wanted.length >= MIN_IDEOGRAPHS);
  return isLong && /\p{L}/u.test(wanted) && texts.some((text) => holdsPhrase(text, wanted));
}

/** Whether the phrase stands in the text as whole words; scripts without spaces have no such borders. */
function holdsPhrase(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (IDEOGRAPHS.test(phrase)) return true;
    const before = at === 0 ? '' : text.slice(0, at).at(-1);
    const after = text.slice(at + phrase.length).at(0) ?? '';
    if (!/[\p{L}\p{N}]/u.test(before ?? '') && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
