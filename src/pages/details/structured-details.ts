/**
 * What a structured item tells about its entity: attributes, price, image.
 */

import { parseHttpUrl } from '../../base/url.js';
import type { LabelledValues } from '../../model/page.js';
import type { Money } from './money.js';
import { findMoney, parsePlainAmount } from './money.js';
import { bareName, firstText, itemsOf, textsOf, valueText, type StructuredItem } from './structured-item.js';

/** Values kept per attribute, attributes kept per item. */
const MAX_VALUES = 50;
const MAX_ATTRIBUTES = 200;
/** Characters of a value; longer ones are prose. */
const MAX_VALUE_LENGTH = 300;

/** Properties that are told elsewhere (name, price, image), are prose, or say nothing about the entity. Lower case. */
const NO_ATTRIBUTES: ReadonlySet<string> = new Set([
  '@id',
  'name',
  'headline',
  'title',
  'url',
  'image',
  'images',
  'photo',
  'logo',
  'thumbnailurl',
  'description',
  'text',
  'articlebody',
  'offers',
  'price',
  'pricecurrency',
  'review',
  'reviews',
  'aggregaterating',
  'starrating',
  'mainentityofpage',
  'mainentity',
  'sameas',
  'video',
  'potentialaction',
  'isrelatedto',
  'issimilarto',
  'isaccessoryorsparepartfor',
  'isvariantof',
  'hasvariant',
  'additionalproperty',
  'identifier',
  'subjectof',
  'interactionstatistic',
  'recipeinstructions',
  'workexample',
  'publisherlogo',
  'breadcrumb',
  'comment',
  'commentcount',
  'associatedmedia',
  'inlanguage',
  'datemodified',
  'datecreated',
  'geo',
  'hasmap',
  'map',
  'openinghoursspecification',
  'contactpoint',
  'haspart',
  'ispartof',
  'itemoffered',
  'availabledeliverymethod',
  'hasmerchantreturnpolicy',
  'shippingdetails',
  'pricevaliduntil',
  'reviewbody',
  'ratingvalue',
  'reviewcount',
]);
/** What an offer says of the thing itself. */
const OFFER_ATTRIBUTES: readonly string[] = ['availability', 'itemCondition'];
const PRICE_PROPERTIES: readonly string[] = ['price', 'lowPrice', 'minPrice', 'highPrice'];

/** Labelled values: the item's properties under their names, and `additionalProperty` under the labels it gives. */
export function structuredAttributes(item: StructuredItem): readonly LabelledValues[] {
  const own = [...item.properties.keys()]
    .filter((name) => !NO_ATTRIBUTES.has(name.toLowerCase()))
    .map((name) => labelled(item, name, attributeTexts(item, name)));
  const offer = itemsOf(item, 'offers')[0];
  const offered =
    offer === undefined ? [] : OFFER_ATTRIBUTES.map((name) => labelled(item, name, attributeTexts(offer, name)));
  const further = itemsOf(item, 'additionalProperty').map((property) => {
    const label = firstText(property, ['name', 'propertyID']) ?? '';
    return labelled(
      item,
      label,
      (property.properties.get('value') ?? [])
        .flatMap((value) => valueText(value) ?? [])
        .map((value) => withUnit(value, property)),
    );
  });
  return [...own, ...offered, ...further]
    .filter(({ label, values }) => label !== '' && values.length > 0)
    .slice(0, MAX_ATTRIBUTES);
}

/** Price of the item's first offer that has one, or of the item itself; null if there is none. */
export function structuredPrice(item: StructuredItem): Money | null {
  const offers = itemsOf(item, 'offers');
  const sources = [
    ...offers,
    ...offers.flatMap((offer) => [...itemsOf(offer, 'priceSpecification'), ...itemsOf(offer, 'offers')]),
    item,
  ];
  for (const source of sources) {
    const price = priceOf(source);
    if (price !== null) return price;
  }
  return null;
}

/** Absolute address of the item's first image, or null. */
export function structuredImage(item: StructuredItem, baseUrl: string): string | null {
  for (const value of [...(item.properties.get('image') ?? []), ...(item.properties.get('photo') ?? [])]) {
    const text = typeof value === 'string' ? value : firstText(value, ['url', 'contentUrl', '@id']);
    const url = text === null ? null : parseHttpUrl(text, baseUrl);
    if (url !== null) return url.href;
  }
  return null;
}

function priceOf(source: StructuredItem): Money | null {
  const text = firstText(source, PRICE_PROPERTIES);
  const amount = text === null ? null : parsePlainAmount(text);
  if (text === null || amount === null) return null;
  return {
    amount,
    currency: firstText(source, ['priceCurrency', 'currency']) ?? findMoney(text)?.currency ?? null,
    text,
  };
}

function labelled(item: StructuredItem, label: string, values: readonly string[]): LabelledValues {
  const kept = [...new Set(values)].filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, MAX_VALUES);
  return { node: item.node, label, values: kept, from: item.from };
}

/** Texts of a property; addresses of a vocabulary by their last part, other addresses not at all. */
function attributeTexts(item: StructuredItem, name: string): readonly string[] {
  return textsOf(item, name).flatMap((text) => {
    if (/^https?:\/\/schema\.org\//u.test(text)) return [bareName(text)];
    return /^https?:\/\//u.test(text) ? [] : [text];
  });
}

function withUnit(value: string, property: StructuredItem): string {
  const unit = firstText(property, ['unitText']);
  return unit === null || value.endsWith(unit) ? value : `${value} ${unit}`;
}
