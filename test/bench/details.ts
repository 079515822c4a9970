/**
 * What entity pages tell, measured on labelled product pages and book pages: precision and recall per field.
 */

import { gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { textKey } from '../../src/base/text.js';
import type { EntityDetails } from '../../src/model/page.js';
import { parsePlainAmount } from '../../src/pages/details/money.js';
import { readDetails } from '../../src/pages/details/index.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { indexPage } from '../../src/pages/page-index.js';

/** How often a field was there, read, and read right. */
export interface FieldScore {
  readonly gold: number;
  readonly read: number;
  readonly right: number;
  readonly precision: number;
  readonly recall: number;
}

/** Scores by field of each data set, and the time per page. */
export interface DetailsBench {
  readonly products: Readonly<Record<string, FieldScore>>;
  readonly books: Readonly<Record<string, FieldScore>>;
  readonly millisPerPage: number;
}

interface LabelledPage {
  readonly url: string;
  readonly html: string;
  readonly gold: Readonly<Record<string, readonly string[]>>;
}

/** Labels under which the book sites show each field: the reader does not translate, so the measurement does. */
const BOOK_LABELS: Readonly<Record<string, RegExp>> = {
  author: /^(?:by|authors?|byline|contributor)/u,
  isbn_13: /^(?:isbn(?:-?13)?|ean|gtin)/u,
  publisher: /^(?:publisher|vendor)/u,
  publication_date: /^(?:publication date|published|date|pub)/u,
};

const BRAND_LABEL =
  /^(?:brand|manufacturer|marke|marca|marque|märke|merk|fabricante|марка|бренд|производитель|hersteller|výrobca|ražotājs$|tootja|prekės ženklas|ブランド|品牌)/u;

/** Measures both data sets. `onMiss` is told of each field that was not read right. */
export async function benchDetails(
  dataDir: string,
  onMiss: (miss: string) => void = () => undefined,
): Promise<DetailsBench> {
  const products = await readPages(join(dataDir, 'product-pages/pages.jsonl.gz'));
  const books = await readPages(join(dataDir, 'swde/book-pages.jsonl.gz'));
  const started = performance.now();
  const scores = { products: scorePages(products, productField, onMiss), books: scorePages(books, bookField, onMiss) };
  return { ...scores, millisPerPage: (performance.now() - started) / (products.length + books.length) };
}

async function readPages(path: string): Promise<readonly LabelledPage[]> {
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => {
    const page = JSON.parse(line) as {
      url: string;
      html: string;
      gold?: LabelledPage['gold'];
      attributes?: LabelledPage['gold'];
    };
    return { url: page.url, html: page.html, gold: page.gold ?? page.attributes ?? {} };
  });
}

type ReadField = (
  details: EntityDetails,
  field: string,
  gold: readonly string[],
) => { readonly read: boolean; readonly right: boolean } | null;

function scorePages(
  pages: readonly LabelledPage[],
  readField: ReadField,
  onMiss: (miss: string) => void,
): Readonly<Record<string, FieldScore>> {
  const fields = [...new Set(pages.flatMap((page) => Object.keys(page.gold)))].sort();
  const counts = new Map(fields.map((field) => [field, { gold: 0, read: 0, right: 0 }]));
  for (const page of pages) {
    const details = readDetails(indexPage(snapshotFromHtml(page.html, { url: page.url, status: 200 })), { list: null });
    for (const [field, count] of counts) {
      const gold = page.gold[field] ?? [];
      const result = readField(details, field, gold);
      if (result === null) continue;
      if (gold.length > 0) count.gold += 1;
      if (gold.length > 0 && result.read) count.read += 1;
      if (result.right) count.right += 1;
      else if (gold.length > 0)
        onMiss(
          `${field}: ${JSON.stringify(gold)} ${page.url} ${JSON.stringify({ ...details, attributes: undefined })}`,
        );
    }
  }
  return Object.fromEntries(
    [...counts]
      .filter(([, { gold }]) => gold > 0)
      .map(([field, count]) => [
        field,
        { ...count, precision: share(count.right, count.read), recall: share(count.right, count.gold) },
      ]),
  );
}

/** Fields are compared where the gold has them: it does not say what else is true. */
function productField(details: EntityDetails, field: string, gold: readonly string[]): ReturnType<ReadField> {
  const identifiers = (kind: string): readonly string[] =>
    details.identifiers.filter((one) => one.kind === kind).map(({ value }) => value);
  switch (field) {
    case 'price':
      return compare(
        details.price === null ? [] : [String(details.price.amount)],
        gold.map((price) => String(parsePlainAmount(price))),
      );
    case 'sku':
      return compare(['sku', 'productid', 'asin'].flatMap(identifiers), gold);
    case 'gtin':
    case 'mpn':
      return compare(field === 'gtin' ? [...identifiers('gtin'), ...identifiers('isbn')] : identifiers(field), gold);
    case 'brand':
      return compare(valuesUnder(details, BRAND_LABEL), gold);
    case 'availability':
      return compare(valuesUnder(details, /^availability/u), gold);
    default:
      return null;
  }
}

function bookField(details: EntityDetails, field: string, gold: readonly string[]): ReturnType<ReadField> {
  if (field === 'title') return compare(details.name === null ? [] : [details.name], gold);
  const label = BOOK_LABELS[field];
  const ids = field === 'isbn_13' ? details.identifiers.map(({ value }) => value) : [];
  return label === undefined ? null : compare([...ids, ...valuesUnder(details, label)], gold);
}

function valuesUnder(details: EntityDetails, label: RegExp): readonly string[] {
  return details.attributes.filter((attribute) => label.test(textKey(attribute.label))).flatMap(({ values }) => values);
}

function compare(
  read: readonly string[],
  gold: readonly string[],
): { readonly read: boolean; readonly right: boolean } {
  const wanted = gold.map(bare);
  return {
    read: read.length > 0,
    right: read.some((value) =>
      wanted.some(
        (one) =>
          bare(value) === one ||
          bare(value)
            .split(/[,;/|]\s*/u)
            .includes(one),
      ),
    ),
  };
}

function bare(text: string): string {
  // Gold values of books keep the colon of their label; headings name the binding in parentheses.
  return textKey(text.replace(/^\s*:/u, ''))
    .replace(/^by:?\s+/u, '')
    .replace(/\s*\([^)]*\)$/u, '')
    .replace(/(?<=\d)-(?=\d)/gu, '');
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
