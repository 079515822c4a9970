/**
 * Next-page links on the autopager pages (TeamHG-Memex/autopager, MIT): precision, recall and F1 over pages.
 *
 * `strict`: the recognised next address is one that the annotators labelled NEXT. `meant`: what a crawler needs is the
 * page after this one, so a link labelled PREV that leads from page n to n + 1 (blogs: "older posts") is a next link and
 * its opposite is none, and where no NEXT is labelled a numbered page (PAGE) may be taken for it. Nothing was learnt from
 * these pages but rules that mention no site, so all are measured; domains have equal weight in `byDomain`.
 */

import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { readDataPages, type DataPage } from './pages-data.js';

interface PagerPage extends DataPage {
  readonly site: string;
  readonly paging: readonly { readonly href: string; readonly text: string; readonly labels: readonly string[] }[];
}

/** One page's outcome. */
export interface PagerOutcome {
  readonly url: string;
  readonly site: string;
  readonly expected: readonly string[];
  readonly found: string | null;
  readonly outcome: 'right' | 'wrong' | 'missed' | 'invented' | 'none';
}

/** Rates 0–1. */
export interface PagerRates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What was measured; the rates at the top are those of `meant`. */
export interface PagerResult extends PagerRates {
  readonly pages: number;
  readonly strict: PagerRates;
  /** Mean over domains of the share of pages whose next link (or its absence) is right. */
  readonly byDomain: number;
  /** Precision and recall of all labelled paging links (numbers, next, previous, first, last), by address. */
  readonly links: { readonly precision: number; readonly recall: number };
  readonly outcomes: readonly PagerOutcome[];
}

/** Measures next links on `dataDir/autopager`. */
export async function benchPagination(dataDir: string): Promise<PagerResult> {
  const pages = readDataPages<PagerPage>(dataDir, 'autopager');
  const links = { right: 0, found: 0, labelled: 0 };
  const measured = pages.map((page) => measure(page, links));
  const outcomes = measured.map(({ meant }) => meant);
  return Promise.resolve({
    pages: pages.length,
    ...ratesOf(outcomes),
    strict: ratesOf(measured.map(({ strict }) => strict)),
    byDomain: meanOverDomains(outcomes),
    links: { precision: links.right / Math.max(1, links.found), recall: links.right / Math.max(1, links.labelled) },
    outcomes,
  });
}

function ratesOf(outcomes: readonly PagerOutcome[]): PagerRates {
  const count = (...kinds: readonly PagerOutcome['outcome'][]): number =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const precision = count('right') / Math.max(1, count('right', 'wrong', 'invented'));
  const recall = count('right') / Math.max(1, count('right', 'wrong', 'missed'));
  return { precision, recall, f1: (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall) };
}

function measure(
  page: PagerPage,
  links: { right: number; found: number; labelled: number },
): { readonly strict: PagerOutcome; readonly meant: PagerOutcome } {
  const { pagination } = readPage(snapshotFromHtml(page.html, { url: page.url, status: 200 }));
  const addresses = (label?: string): readonly string[] => [
    ...new Set(
      page.paging
        .filter(({ labels }) => label === undefined || labels.includes(label))
        .map(({ href }) => absolute(href, page.url)),
    ),
  ];
  const expected = addresses('NEXT');
  const found = pagination.next?.kind === 'url' ? pagination.next.url : null;
  const all = new Set(addresses());
  const reached = [pagination.next, pagination.previous, ...pagination.pages.map(({ path }) => path)];
  const distinct = new Set(reached.flatMap((path) => (path?.kind === 'url' ? [path.url] : [])));
  links.found += distinct.size;
  links.labelled += all.size;
  links.right += [...distinct].filter((url) => all.has(url)).length;
  const older = addresses('PREV').filter((url) => position(url) > position(page.url));
  const forward =
    older.length > 0 ? older : expected.filter((url) => position(url) === 0 || position(url) > position(page.url));
  const meant = forward.length > 0 ? forward : addresses('PAGE').filter((url) => url === found);
  const common = { url: page.url, site: page.site, found };
  return {
    strict: { ...common, expected, outcome: outcomeOf(expected, found) },
    meant: { ...common, expected: meant, outcome: outcomeOf(meant, found) },
  };
}

/** The last number of an address below 10,000, or 0: enough to tell page 3 from page 2 where labels say "older". */
function position(url: string): number {
  const numbers = [...url.matchAll(/\d+/gu)].map(([digits]) => Number(digits)).filter((number) => number < 10_000);
  return numbers.at(-1) ?? 0;
}

function outcomeOf(expected: readonly string[], found: string | null): PagerOutcome['outcome'] {
  if (expected.length === 0) return found === null ? 'none' : 'invented';
  if (found === null) return 'missed';
  return expected.includes(found) ? 'right' : 'wrong';
}

/** The address without its fragment; one that is none (`javascript:`) as it is. */
function absolute(href: string, base: string): string {
  return URL.canParse(href, base) ? (new URL(href, base).href.split('#', 1)[0] ?? '') : href;
}

function meanOverDomains(outcomes: readonly PagerOutcome[]): number {
  const sites = new Map<string, number[]>();
  for (const { site, outcome } of outcomes)
    sites.set(site, [...(sites.get(site) ?? []), outcome === 'right' || outcome === 'none' ? 1 : 0]);
  const means = [...sites.values()].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  return means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length);
}
