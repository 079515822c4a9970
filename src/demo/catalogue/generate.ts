/** The catalogue generator: original, seeded, any size. */

import type { DemoShopOptions } from '../options.js';
import { createRandom } from '../random.js';
import type { Random } from '../random.js';
import { attributesFor, PRICE_BOUNDS, STOCK } from './attributes.js';
import type { AttributeDefinition } from './attribute.js';
import { createCategoryTree } from './categories.js';
import type { CategoryTree } from './categories.js';
import { HOSTILE_SUFFIXES } from './hostile.js';
import type { Catalogue, Product } from './product.js';

const FIRST_SYLLABLES = [
  'Vel',
  'Cor',
  'Tar',
  'Mon',
  'Bry',
  'Sil',
  'Kar',
  'Lin',
  'Ost',
  'Fen',
  'Hal',
  'Jor',
  'Nim',
  'Pel',
  'Ras',
  'Sor',
  'Tev',
  'Uld',
  'Var',
  'Wen',
  'Yar',
  'Zan',
  'Alt',
  'Bel',
  'Dun',
  'Ely',
  'Gal',
  'Hov',
  'Ivo',
  'Kel',
];
const LAST_SYLLABLES = [
  'dora',
  'vus',
  'mak',
  'tero',
  'gard',
  'nis',
  'lund',
  'ova',
  'rix',
  'sund',
  'tana',
  'ric',
  'mere',
  'fold',
  'wick',
  'ano',
  'berg',
  'croft',
  'dale',
  'ista',
  'ford',
  'gan',
  'holt',
  'ira',
  'jem',
  'kip',
];
const MARKS = ['', '', '', ' II', ' Pro', ' Lite', ' 30', ' 55', ' Classic', ' Air', ' X', ' Plus'];

/** How likely a product has the name of the one before it. */
const NAMESAKE_CHANCE = 0.012;
/** How likely a product has no value of an attribute that allows it. */
const MISSING_CHANCE = 0.08;
/** How likely an unusual suffix is in a hostile shop. */
const HOSTILE_CHANCE = 0.15;
/** How likely a product sits in a parent category, where that is switched on. */
const OWN_CHANCE = 0.2;
/** How likely a product has no rating yet. */
const UNRATED_CHANCE = 0.06;
/** Attributes that every product of their region has. */
const ALWAYS: ReadonlySet<string> = new Set(['brand', 'recycled', 'price', 'gender', 'capacity', 'persons']);
/** Popularity falls from one value to the next by this ratio; 1 would make all equally frequent. */
const SKEW_RATIO = 0.85;
/** How likely a product is in stock. */
const STOCK_CHANCE = 0.7;
/** How likely a product is on sale, and how likely it is new. */
const OFFER_CHANCE = 0.25;
/** How likely a product has one value more of an attribute that allows several, up to the most it can have. */
const MORE_CHANCE = 0.45;
const MOST_VALUES = 4;
/** What the last value of an attribute stands for where residual values are switched on. */
const RESIDUALS: ReadonlyMap<string, 'rare' | 'missing'> = new Map([
  ['color', 'rare'],
  ['season', 'missing'],
]);
/** Colours from this index on are lumped together where residual values are switched on. */
const RARE_COLOR_INDEX = 8;

/** The catalogue that the options' seed and size define. */
export function generateCatalogue(options: DemoShopOptions): Catalogue {
  const tree = createCategoryTree();
  const attributes = attributesFor(options);
  const random = createRandom(options.seed, 'catalogue');
  const ranks = createRandom(options.seed, 'ranks').shuffle(Array.from({ length: options.size }, (_, at) => at));
  const interned = new Map<string, readonly number[]>();
  const products: Product[] = [];
  for (let at = 0; at < options.size; at++) {
    const twin = random.chance(NAMESAKE_CHANCE) ? products.at(-1) : undefined;
    const drawn = drawProduct({ options, tree, attributes, random }, at, twin);
    const values = drawn.values.map((list) => intern(interned, list));
    products.push({ ...drawn, values, rank: ranks[at] ?? at });
  }
  return { tree, attributes, products };
}

interface Drawing {
  readonly options: DemoShopOptions;
  readonly tree: CategoryTree;
  readonly attributes: readonly AttributeDefinition[];
  readonly random: Random;
}

function drawProduct(drawing: Drawing, at: number, twin: Product | undefined): Product {
  const { options, tree, random } = drawing;
  const { category, model, suffix } = twin ?? drawName(drawing, at);
  const priceCents = drawPrice(random);
  const rating = random.chance(UNRATED_CHANCE) ? 0 : Math.round((1 + 4 * Math.sqrt(random.next())) * 10) / 10;
  const region = new Set(tree.pathOf(category).map((node) => node.key));
  const values = drawing.attributes.map((attribute) => {
    if (attribute.region !== null && !region.has(attribute.region)) return [];
    if (attribute.key === 'price') return [bucketOf(priceCents)];
    if (attribute.key === 'rating') return ratingValues(rating, options);
    return drawValues(attribute, drawing);
  });
  const slug = `${model} ${category}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const weightGrams = 50 + 10 * random.below(300);
  return { id: at + 1, model, suffix, slug, category, priceCents, rating, weightGrams, values, rank: at };
}

function drawName(drawing: Drawing, at: number): Pick<Product, 'category' | 'model' | 'suffix'> {
  const { options, random } = drawing;
  const category = drawCategory(drawing, at);
  const model = random.pick(FIRST_SYLLABLES) + random.pick(LAST_SYLLABLES) + random.pick(MARKS);
  const isHostile = options.hostile === 'on' && random.chance(HOSTILE_CHANCE);
  return { category, model, suffix: isHostile ? random.pick(HOSTILE_SUFFIXES) : '' };
}

function drawCategory({ options, tree, random }: Drawing, at: number): string {
  // The first products cover every leaf, so that no category is empty in a shop of usual size.
  const leaf = tree.leaves[at] ?? random.pick(tree.leaves);
  const isOwn = options.parents === 'own' && at >= tree.leaves.length && random.chance(OWN_CHANCE);
  return isOwn && leaf.parent !== null ? leaf.parent : leaf.key;
}

function drawPrice(random: Random): number {
  const scale = Math.exp(2.3 + 4 * random.next());
  return Math.max(4, Math.round(scale)) * 100 + random.pick([0, 50, 90, 95, 99]);
}

function bucketOf(cents: number): number {
  const at = PRICE_BOUNDS.findIndex((bound) => cents < bound);
  return at < 0 ? PRICE_BOUNDS.length : at;
}

function ratingValues(rating: number, options: DemoShopOptions): readonly number[] {
  if (rating === 0) return [];
  const stars = Math.min(4, Math.floor(rating));
  if (options.rating === 'exact') return [4 - stars];
  return [4, 3, 2, 1].filter((least) => stars >= least).map((least) => 4 - least);
}

function drawValues(attribute: AttributeDefinition, { options, random }: Drawing): readonly number[] {
  const last = attribute.values.length - 1;
  const residual = options.residual === 'on' ? RESIDUALS.get(attribute.key) : undefined;
  if (!ALWAYS.has(attribute.key) && random.chance(MISSING_CHANCE)) return residual === 'missing' ? [last] : [];
  if (attribute.key === STOCK) return random.chance(STOCK_CHANCE) ? [0] : [];
  if (attribute.key === 'offer') return [0, 1].filter(() => random.chance(OFFER_CHANCE));
  const values = drawUsual(attribute, residual ? last : last + 1, random);
  return residual === 'rare' && values.some((value) => value >= RARE_COLOR_INDEX) ? [last] : values;
}

/** One of the first values, or several where the attribute allows it. */
function drawUsual(attribute: AttributeDefinition, count: number, random: Random): readonly number[] {
  const drawn = new Set([drawSkewed(count, random)]);
  while (attribute.multi && drawn.size < MOST_VALUES && random.chance(MORE_CHANCE))
    drawn.add(drawSkewed(count, random));
  return [...drawn].sort((a, b) => a - b);
}

function drawSkewed(count: number, random: Random): number {
  const total = (1 - SKEW_RATIO ** count) / (1 - SKEW_RATIO);
  let left = random.next() * total;
  for (let at = 0; at < count; at++) {
    left -= SKEW_RATIO ** at;
    if (left < 0) return at;
  }
  return count - 1;
}

function intern(known: Map<string, readonly number[]>, list: readonly number[]): readonly number[] {
  const key = list.join(',');
  const same = known.get(key);
  if (same) return same;
  known.set(key, list);
  return list;
}
