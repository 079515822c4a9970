/**
 * What `meta` elements tell: Open Graph, product properties, and the like in other vocabularies.
 */

import { collapse } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import type { LabelledValues } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { Identifier } from './identifiers.js';
import { decodeEntities } from './structured-item.js';
import { parsePlainAmount, type Money } from './money.js';

/** What the head says about the page's entity. */
export interface MetaDetails {
  readonly name: string | null;
  readonly siteName: string | null;
  readonly image: string | null;
  readonly price: Money | null;
  readonly identifiers: readonly Identifier[];
  readonly attributes: readonly LabelledValues[];
}

/** Characters of a value; longer ones are prose. */
const MAX_VALUE_LENGTH = 300;
/** Namespaces whose properties describe one entity. */
const ENTITY_NAMESPACE =
  /^(?:product|books?|music|video|recipe|restaurant|place|business|vehicle|event|og:product)[:.]/u;
/** Properties that are told elsewhere or are no attribute. */
const NO_ATTRIBUTE =
  /(?:^|[:.])(?:price|amount|currency|retailer_item_id|retailer_part_no|sku|mfr_part_no|isbn|ean|upc|gtin|plural_title|image|url|title|description|item_group_id|latitude|longitude)(?:[:.]|$)/u;
const IDENTIFIERS: readonly (readonly [RegExp, string])[] = [
  [/[:.](?:retailer_item_id|sku)$/u, 'sku'],
  [/[:.](?:mfr_part_no|retailer_part_no|mpn)$/u, 'mpn'],
  [/[:.](?:ean|upc|gtin)$/u, 'gtin'],
  [/[:.]isbn$/u, 'isbn'],
];
const PRICE = /^(?:og:|product:|og:product:)(?:sale_)?price[:.]amount$/u;
const CURRENCY = /^(?:og:|product:|og:product:)(?:sale_)?price[:.]currency$/u;

/** Reads every `meta` element once. */
export function readMeta(index: PageIndex): MetaDetails {
  const metas = index.byTag('meta').flatMap((node) => {
    const { attributes } = index.node(node);
    const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
    const content = collapse(decodeEntities(attributes['content'] ?? ''));
    return name === '' || content === '' ? [] : [{ node, name, content }];
  });
  const first = (name: string): string | null => metas.find((meta) => meta.name === name)?.content ?? null;
  const image = first('og:image') ?? first('og:image:url') ?? first('twitter:image');
  return {
    name: first('og:title') ?? first('twitter:title'),
    siteName: first('og:site_name'),
    image: image === null ? null : (parseHttpUrl(image, index.snapshot.baseUrl)?.href ?? null),
    price: priceOf(metas),
    identifiers: metas.flatMap(({ name, content }) => {
      const kind = IDENTIFIERS.find(([pattern]) => pattern.test(name))?.[1];
      return kind === undefined ? [] : [{ kind, value: content }];
    }),
    attributes: metas.flatMap(entityProperty),
  };
}

interface Meta {
  readonly node: number;
  readonly name: string;
  readonly content: string;
}

function priceOf(metas: readonly Meta[]): Money | null {
  const text = metas.find(({ name }) => PRICE.test(name))?.content;
  const amount = text === undefined ? null : parsePlainAmount(text);
  if (text === undefined || amount === null) return null;
  return { amount, currency: metas.find(({ name }) => CURRENCY.test(name))?.content ?? null, text };
}

function entityProperty({ node, name, content }: Meta): readonly LabelledValues[] {
  if (
    !ENTITY_NAMESPACE.test(name) ||
    NO_ATTRIBUTE.test(name) ||
    content.length > MAX_VALUE_LENGTH ||
    /^https?:\/\//u.test(content)
  )
    return [];
  return [{ node, label: name.replace(/^.*[:.]/u, ''), values: [content], from: 'open-graph' }];
}
