/** The attributes of the shop's products, apart from category and name. */

import type { DemoShopOptions } from '../options.js';
import type { AttributeDefinition, ValueDefinition } from './attribute.js';
import { HOSTILE_ATTRIBUTES } from './hostile.js';

const BRANDS = [
  'Northfell',
  'Alvaro & Sons',
  'Kestrel',
  'Bergwerk',
  'Osprana',
  'Tidewater',
  'Lumo',
  'Fjordline',
  'Pine & Post',
  'Vantura',
  'Sorrel',
  'Hikari Works',
  'Maruni',
  'Ostwind',
  'Cairn',
  'Brightmoor',
];
const COLLECTIONS = [
  'Aurora',
  'Boreal',
  'Cascade',
  'Drift',
  'Ember',
  'Fathom',
  'Granite',
  'Harbour',
  'Indigo',
  'Juniper',
  'Kelvin',
  'Lantern',
  'Meridian',
  'Nimbus',
  'Orchard',
  'Prairie',
  'Quarry',
  'Ridgeway',
  'Solstice',
  'Tundra',
  'Umbra',
  'Verdant',
  'Wayfarer',
  'Zephyr',
];

/** Attributes that a small test shop keeps. */
const FEW: ReadonlySet<string> = new Set(['brand', 'color', 'season', 'activity', 'price', 'heel', 'capacity']);
/** Attributes that stay visible where most are hidden. */
const MOST_VISIBLE: ReadonlySet<string> = new Set(['brand']);

/** Upper bounds of the price buckets in cents; the last bucket is open. */
export const PRICE_BOUNDS: readonly number[] = [2500, 5000, 10_000, 20_000, 40_000];

const ATTRIBUTES: readonly AttributeDefinition[] = [
  define('brand', { visible: true, values: BRANDS.map(proper) }),
  define('color', {
    values: words('black white grey red blue green yellow orange brown purple beige pink'),
  }),
  define('gender', { visible: true, region: 'clothing', values: words('women men kids unisex') }),
  define('season', { values: words('spring summer autumn winter') }),
  define('activity', {
    multi: true,
    values: words('hiking climbing running cycling camping skiing travel fishing yoga everyday'),
  }),
  define('material', {
    multi: true,
    values: words('cotton wool down nylon polyester leather rubber steel bamboo linen'),
  }),
  define('feature', {
    multi: true,
    visible: true,
    values: words('waterproof windproof breathable reflective foldable insulated washable quick-dry'),
  }),
  define('recycled', { values: words('yes no') }),
  define('offer', { multi: true, values: words('sale new') }),
  define('collection', { values: COLLECTIONS.map(proper) }),
  define('price', { ordered: true, values: [...PRICE_BOUNDS, 0].map((_, at) => ({ key: `p${at}`, text: null })) }),
  define('rating', { multi: true, ordered: true, values: words('r4 r3 r2 r1') }),
  define('fit', { region: 'clothing', values: words('slim regular loose') }),
  define('heel', { region: 'footwear', ordered: true, values: words('flat low middle high') }),
  define('capacity', { visible: true, region: 'backpacks', ordered: true, values: words('c1 c2 c3 c4') }),
  define('persons', { visible: true, region: 'tents', ordered: true, values: words('t1 t2 t3 t4') }),
  define('room', { region: 'home', values: words('living bedroom bathroom garden balcony') }),
];

/** What is in stock: a filter that holds until it is lifted, by the value that no product has. */
export const STOCK = 'stock';
/** The value that lifts the filter. */
export const STOCK_LIFTED = 'all';
const STOCK_ATTRIBUTE = define(STOCK, { values: words(`in-stock ${STOCK_LIFTED}`) });

/** The attributes of a shop with these options; keys are unique, labels are not translated here. */
export function attributesFor(options: DemoShopOptions): readonly AttributeDefinition[] {
  const base = options.attributes === 'few' ? ATTRIBUTES.filter((one) => FEW.has(one.key)) : ATTRIBUTES;
  const extra = options.standing === 'stock' ? [STOCK_ATTRIBUTE] : [];
  const all = options.hostile === 'on' ? [...base, ...HOSTILE_ATTRIBUTES, ...extra] : [...base, ...extra];
  return all.map((one) => withResidual(withVisibility(one, options), options));
}

function withVisibility(attribute: AttributeDefinition, options: DemoShopOptions): AttributeDefinition {
  const isBucket = attribute.key === 'price' || attribute.key === 'rating';
  switch (options.hidden) {
    case 'some':
      return attribute;
    case 'most':
      return { ...attribute, visible: MOST_VISIBLE.has(attribute.key) };
    case 'none':
      return { ...attribute, visible: !isBucket };
  }
}

function withResidual(attribute: AttributeDefinition, options: DemoShopOptions): AttributeDefinition {
  if (options.residual === 'off') return attribute;
  if (attribute.key === 'color') return { ...attribute, values: [...attribute.values, ...words('other')] };
  if (attribute.key === 'season') return { ...attribute, values: [...attribute.values, ...words('none')] };
  return attribute;
}

function define(
  key: string,
  rest: Partial<AttributeDefinition> & Pick<AttributeDefinition, 'values'>,
): AttributeDefinition {
  return { key, label: null, multi: false, visible: false, region: null, ordered: false, ...rest };
}

function words(keys: string): readonly ValueDefinition[] {
  return keys.split(' ').map((key) => ({ key, text: null }));
}

function proper(text: string): ValueDefinition {
  const key = text.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { key, text };
}
