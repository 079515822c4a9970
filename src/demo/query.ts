/** Answers selections from the catalogue: E(q), its order, and the counts beside facet values. */

import type { AttributeDefinition } from './catalogue/attribute.js';
import type { Catalogue, Product } from './catalogue/product.js';
import type { Speech } from './languages/speech.js';
import type { DemoShopOptions } from './options.js';
import { STOCK, STOCK_LIFTED } from './catalogue/attributes.js';
import { withoutAttribute } from './selection.js';
import type { Bounds, Filter, Selection, Sort } from './selection.js';

/** How many answers are kept; more saves time on large shops and costs memory. */
const KEPT_ANSWERS = 64;

/** The shop's search engine. */
export interface QueryEngine {
  /** The products that satisfy the selection, in no particular order. */
  matching(selection: Selection): readonly Product[];
  /** The same in the selection's order, all pages. */
  listed(selection: Selection): readonly Product[];
  /** How many products of the selection a visitor can page through; the others stay out of reach. */
  reachable(selection: Selection): number;
  /** Per value index: how many products a click on the value would list. */
  countValues(selection: Selection, attribute: AttributeDefinition): readonly number[];
  /** Per category key: how many products of the selection (its category set aside) lie below it. */
  countCategories(selection: Selection): ReadonlyMap<string, number>;
}

/** A search engine over the catalogue. */
export function createQueryEngine(catalogue: Catalogue, speech: Speech, options: DemoShopOptions): QueryEngine {
  const texts = new Map<number, string>();
  const textOf = (product: Product): string => {
    const known = texts.get(product.id) ?? searchText(catalogue, speech, product);
    texts.set(product.id, known);
    return known;
  };
  const answers = new Map<string, readonly Product[]>();
  const matching = (selection: Selection): readonly Product[] => {
    const key = JSON.stringify([
      selection.category,
      selection.keyword,
      selection.letter,
      selection.filters,
      selection.bounds,
    ]);
    const known = answers.get(key);
    if (known) return known;
    const answer = catalogue.products.filter(createTest(catalogue, selection, { options, textOf }));
    if (answers.size >= KEPT_ANSWERS) answers.delete(answers.keys().next().value ?? '');
    answers.set(key, answer);
    return answer;
  };
  return {
    matching,
    listed: (selection) =>
      [...matching(selection)].sort(comparatorFor(selection.sort, speech)).slice(0, reachableLimit(options)),
    reachable: (selection) => Math.min(matching(selection).length, reachableLimit(options)),
    countValues: (selection, attribute) => {
      const base = matching(countedSelection(selection, attribute, options));
      return countValues(base, catalogue.attributes.indexOf(attribute), attribute.values.length);
    },
    countCategories: (selection) => countCategories(catalogue, matching({ ...selection, category: null })),
  };
}

/** What the counts beside the values of a facet are counted in. */
function countedSelection(selection: Selection, attribute: AttributeDefinition, options: DemoShopOptions): Selection {
  const isStill = options.counts === 'still' || options.semantics === 'or-all';
  if (isStill) return { ...selection, filters: selection.filters.filter((one) => one.attribute === STOCK), page: 1 };
  return options.multi === 'and' ? selection : withoutAttribute(selection, attribute.key);
}

/** Only what is in stock, unless that is lifted. */
function stockTests(filters: readonly Filter[], at: number): ProductTest[] {
  const isLifted = filters.some(({ attribute, value }) => attribute === STOCK && value === STOCK_LIFTED);
  return isLifted ? [] : [(product) => (product.values[at]?.length ?? 0) > 0];
}

/** A capped shop lists no more than its first half. */
function reachableLimit({ cap, size }: DemoShopOptions): number {
  return cap === 'on' ? Math.ceil(size / 2) : size;
}

type ProductTest = (product: Product) => boolean;

interface TestSetting {
  readonly options: DemoShopOptions;
  /** What a keyword is looked for in, lower-case. */
  readonly textOf: (product: Product) => string;
}

function createTest(catalogue: Catalogue, selection: Selection, setting: TestSetting): ProductTest {
  const tests: ProductTest[] = [];
  const { category, keyword, letter } = selection;
  if (category !== null) {
    const below = keysBelow(catalogue, category);
    tests.push((product) => below.has(product.category));
  }
  if (keyword !== null) tests.push(keywordTest(keyword, setting));
  if (letter !== null) tests.push((product) => product.model.startsWith(letter));
  if (selection.bounds) tests.push(boundsTest(selection.bounds));
  tests.push(...filterTests(catalogue, selection.filters, setting.options));
  return (product) => tests.every((test) => test(product));
}

function keywordTest(keyword: string, { options, textOf }: TestSetting): ProductTest {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => options.emptySearch === 'all';
  if (options.matching === 'parts') return (product) => words.every((word) => textOf(product).includes(word));
  return (product) => {
    const own = new Set(textOf(product).split(/[^\p{L}\p{N}]+/u));
    return words.every((word) => own.has(word));
  };
}

function boundsTest({ kind, low, high }: Bounds): ProductTest {
  return ({ priceCents, id }) => {
    const amount = kind === 'price' ? priceCents : id;
    return (low === null || amount >= low) && (high === null || amount <= high);
  };
}

/** Whatever is chosen, a product that fits one choice is listed. */
function unionTests(catalogue: Catalogue, filters: readonly Filter[]): ProductTest[] {
  if (filters.length === 0) return [];
  const wanted = filters.map(({ attribute, value }) => {
    const at = catalogue.attributes.findIndex(({ key }) => key === attribute);
    return { at, index: catalogue.attributes[at]?.values.findIndex(({ key }) => key === value) ?? -1 };
  });
  return [(product) => wanted.some(({ at, index }) => product.values[at]?.includes(index) === true)];
}

function filterTests(catalogue: Catalogue, filters: readonly Filter[], options: DemoShopOptions): ProductTest[] {
  if (options.semantics === 'or-all') {
    const stock = catalogue.attributes.findIndex(({ key }) => key === STOCK);
    const chosen = filters.filter(({ attribute }) => attribute !== STOCK);
    return [...unionTests(catalogue, chosen), ...(stock < 0 ? [] : stockTests(filters, stock))];
  }
  return catalogue.attributes.flatMap((attribute, at) => {
    if (attribute.key === STOCK) return stockTests(filters, at);
    const chosen = filters
      .filter((filter) => filter.attribute === attribute.key)
      .map((filter) => attribute.values.findIndex((value) => value.key === filter.value));
    if (chosen.length === 0) return [];
    const has = (product: Product, value: number): boolean => product.values[at]?.includes(value) ?? false;
    return options.multi === 'or'
      ? [(product: Product) => chosen.some((value) => has(product, value))]
      : [(product: Product) => chosen.every((value) => has(product, value))];
  });
}

function keysBelow(catalogue: Catalogue, category: string): ReadonlySet<string> {
  const children = catalogue.tree.nodes.get(category)?.children ?? [];
  return new Set([category, ...children.flatMap((child) => [...keysBelow(catalogue, child)])]);
}

function searchText(catalogue: Catalogue, speech: Speech, product: Product): string {
  const at = catalogue.attributes.findIndex((attribute) => attribute.key === 'brand');
  const attribute = catalogue.attributes[at];
  const brand = product.values[at]?.[0];
  const brandText = attribute && brand !== undefined ? speech.valueText(attribute, brand) : '';
  const categories = catalogue.tree.pathOf(product.category).map((node) => speech.categoryName(node.key));
  return [speech.productName(product), brandText, ...categories].join(' ').toLowerCase();
}

function comparatorFor(sort: Sort, speech: Speech): (a: Product, b: Product) => number {
  const byRank = (a: Product, b: Product): number => a.rank - b.rank;
  switch (sort) {
    case 'featured':
      return byRank;
    case 'name':
      return (a, b) => compareTexts(speech.productName(a), speech.productName(b)) || a.id - b.id;
    case 'cheap':
      return (a, b) => a.priceCents - b.priceCents || byRank(a, b);
    case 'dear':
      return (a, b) => b.priceCents - a.priceCents || byRank(a, b);
    case 'newest':
      return (a, b) => b.id - a.id;
    case 'rating':
      return (a, b) => b.rating - a.rating || byRank(a, b);
  }
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function countValues(products: readonly Product[], at: number, size: number): readonly number[] {
  const counts = new Array<number>(size).fill(0);
  for (const product of products) {
    for (const value of product.values[at] ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function countCategories(catalogue: Catalogue, products: readonly Product[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  const own = [...counts];
  for (const [key, count] of own) {
    for (const node of catalogue.tree.pathOf(key)) {
      if (node.key !== key) counts.set(node.key, (counts.get(node.key) ?? 0) + count);
    }
  }
  return counts;
}
