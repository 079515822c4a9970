/**
 * Page types on the WCXB pages (Murrough Foley, CC-BY-4.0): product is an entity page, collection and listing are list
 * pages, the rest is other. The measured weights are learnt anew in each fold, so no domain is measured that was learnt.
 */

import { likeliestType, PAGE_TYPES, scorePageTypes, type PageTypeWeights } from '../../src/pages/kinds/page-type.js';
import type { PageType } from '../../src/model/page.js';
import { foldOf, learn, type Example } from './linear-model.js';
import { readDataPages, type DataPage } from './pages-data.js';
import { readExtraExamples, typeExample } from './type-examples.js';

const FOLDS = 10;

interface TypedPage extends DataPage {
  readonly domain: string;
  readonly page_type: string;
}

/** Rates 0–1 of one type. */
export interface TypeRates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What was measured. */
export interface PageTypeResult {
  readonly pages: number;
  /** Cross-validated, grouped by domain. */
  readonly macroF1: number;
  readonly accuracy: number;
  readonly byType: Readonly<Record<PageType, TypeRates>>;
  /** The weights that ship, on the pages that they were learnt from: an upper bound. */
  readonly shippedMacroF1: number;
  readonly mistakes: readonly {
    readonly url: string;
    readonly kind: string;
    readonly expected: string;
    readonly found: string;
  }[];
}

/** One page as an example, with what is needed to name it. */
export interface TypeExample extends Example {
  readonly label: PageType;
  readonly url: string;
  readonly kind: string;
}

/** Measures page types on `dataDir/wcxb-pagetype`. */
export async function benchPageType(dataDir: string): Promise<PageTypeResult> {
  const examples = readTypeExamples(dataDir);
  const extra = await readExtraExamples(dataDir);
  const found = new Map<TypeExample, PageType>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = learnTypes([
      ...examples.filter(({ group }) => foldOf(group, FOLDS) !== fold),
      ...extra.filter(({ group }) => foldOf(group, FOLDS) !== fold || group === 'demo'),
    ]);
    for (const example of examples)
      if (foldOf(example.group, FOLDS) === fold)
        found.set(example, likeliestType(scorePageTypes(example.features, weights)));
  }
  const shipped = new Map(examples.map((example) => [example, likeliestType(scorePageTypes(example.features))]));
  const byType = ratesByType(found);
  return {
    pages: examples.length,
    macroF1: macro(byType),
    accuracy: [...found].filter(([{ label }, type]) => label === type).length / examples.length,
    byType,
    shippedMacroF1: macro(ratesByType(shipped)),
    mistakes: [...found]
      .filter(([{ label }, type]) => label !== type)
      .map(([{ url, kind, label }, type]) => ({ url, kind, expected: label, found: type })),
  };
}

/** All pages as examples. */
export function readTypeExamples(dataDir: string): readonly TypeExample[] {
  return readDataPages<TypedPage>(dataDir, 'wcxb-pagetype').map((page) =>
    typeExample(page, typeOf(page.page_type), { group: page.domain, kind: page.page_type }),
  );
}

/** Weights for the three types. */
export function learnTypes(examples: readonly TypeExample[]): PageTypeWeights {
  const weights = learn(examples, PAGE_TYPES);
  return { entity: weights['entity'] ?? {}, list: weights['list'] ?? {}, other: weights['other'] ?? {} };
}

function typeOf(kind: string): PageType {
  if (kind === 'product') return 'entity';
  return kind === 'collection' || kind === 'listing' ? 'list' : 'other';
}

function ratesByType(found: ReadonlyMap<TypeExample, PageType>): Readonly<Record<PageType, TypeRates>> {
  const rates = (type: PageType): TypeRates => {
    const pairs = [...found];
    const right = pairs.filter(([{ label }, was]) => label === type && was === type).length;
    const precision = right / Math.max(1, pairs.filter(([, was]) => was === type).length);
    const recall = right / Math.max(1, pairs.filter(([{ label }]) => label === type).length);
    return { precision, recall, f1: (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall) };
  };
  return { entity: rates('entity'), list: rates('list'), other: rates('other') };
}

function macro(rates: Readonly<Record<PageType, TypeRates>>): number {
  return PAGE_TYPES.reduce((sum, type) => sum + rates[type].f1, 0) / PAGE_TYPES.length;
}
