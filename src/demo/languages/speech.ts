/** The shop's voice: names, numbers and prices in the chosen language. */

import type { AttributeDefinition } from '../catalogue/attribute.js';
import { PRICE_BOUNDS } from '../catalogue/attributes.js';
import type { Product } from '../catalogue/product.js';
import type { DemoShopOptions, LanguageName } from '../options.js';
import { AR } from './ar.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { JA } from './ja.js';
import type { InterfaceWords, Language, SortWords } from './words.js';

const LANGUAGES: Readonly<Record<LanguageName, Language>> = { en: EN, de: DE, ar: AR, ja: JA };

/** How the shop says things. */
export interface Speech {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly currency: string;
  readonly ui: InterfaceWords;
  readonly sorts: SortWords;
  number(amount: number): string;
  /** A price as a visitor reads it. */
  price(cents: number): string;
  /** A price as a program reads it: digits and a point. */
  plainPrice(cents: number): string;
  /** A template with its `{names}` filled in. */
  fill(template: string, values: Readonly<Record<string, string>>): string;
  resultCount(count: number): string;
  attributeLabel(attribute: AttributeDefinition): string;
  valueText(attribute: AttributeDefinition, value: number): string;
  categoryName(key: string): string;
  productName(product: Product): string;
}

/** The voice for these options. */
export function createSpeech(options: DemoShopOptions): Speech {
  const language = LANGUAGES[options.language];
  const money = createMoney(language, options);
  const locale = options.digits === 'native' ? language.nativeLocale : language.locale;
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const number = (amount: number): string => plain.format(amount);
  const buckets = (attribute: AttributeDefinition, value: number): string => {
    if (attribute.key === 'price') return priceBucket(language, money.round, value);
    const template = options.rating === 'up' ? language.buckets.starsUp : language.buckets.stars;
    return fill(template, { a: number(4 - value) });
  };
  const wordOf = (attribute: AttributeDefinition, value: number): string => {
    if (attribute.key === 'price' || attribute.key === 'rating') return buckets(attribute, value);
    const definition = attribute.values[value];
    if (!definition) return '';
    return definition.text ?? language.values[`${attribute.key}.${definition.key}`] ?? definition.key;
  };
  const texts = new Map<string, string>();
  return {
    tag: language.tag,
    direction: language.direction,
    currency: language.currency,
    ui: language.ui,
    sorts: language.sorts,
    number,
    price: money.exact,
    plainPrice: money.plain,
    fill,
    resultCount: (count) => (count === 1 ? language.ui.oneResult : fill(language.ui.results, { n: number(count) })),
    attributeLabel: (attribute) => attribute.label ?? language.attributes[attribute.key] ?? attribute.key,
    valueText: (attribute, value) => {
      const key = `${attribute.key}/${value}`;
      const text = texts.get(key) ?? wordOf(attribute, value);
      texts.set(key, text);
      return text;
    },
    categoryName: (key) => language.categories[key] ?? key,
    productName: ({ model, category, suffix }) =>
      [model, language.nouns[category] ?? '', suffix].filter((part) => part !== '').join(' '),
  };
}

interface Money {
  exact(cents: number): string;
  round(cents: number): string;
  plain(cents: number): string;
}

function createMoney(language: Language, options: DemoShopOptions): Money {
  const locale = options.digits === 'native' ? language.nativeLocale : language.locale;
  const style = { style: 'currency', currency: language.currency } as const;
  const exact = new Intl.NumberFormat(locale, style);
  const round = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const amount = (cents: number): number => (cents * language.currencyRatio) / 100;
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    exact: (cents) => exact.format(amount(cents)),
    round: (cents) => round.format(amount(cents)),
    plain: (cents) => amount(cents).toFixed(digits),
  };
}

function priceBucket(language: Language, money: (cents: number) => string, value: number): string {
  const { priceBelow, priceBetween, priceAbove } = language.buckets;
  const from = PRICE_BOUNDS[value - 1];
  const to = PRICE_BOUNDS[value];
  if (from === undefined) return fill(priceBelow, { b: money(to ?? 0) });
  if (to === undefined) return fill(priceAbove, { a: money(from) });
  return fill(priceBetween, { a: money(from), b: money(to) });
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([a-z])\}/g, (hole, name: string) => values[name] ?? hole);
}
