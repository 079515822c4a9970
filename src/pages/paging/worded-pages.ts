/**
 * Links to numbered pages that say more than the number: "Page 4", where the word is often for screen readers alone. Values
 * of facets look the same ("Size 36"); what tells them apart is a link beside them without a number to the same address,
 * as only "next" and "previous" lead to a page that is numbered, too.
 */

import { asciiDigits, collapse } from '../../base/text.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { normalAddress } from './url-slots.js';

/** A link and the number that it shows. */
export interface WordedPage {
  readonly number: number;
  readonly link: LinkFact;
}

/** Characters of a link that shows a page's number and a word or two. */
const MAX_TEXT = 24;

/** Links with the same words and other numbers each that make a pager. */
const LEAST_PAGES = 2;

/** The same; more are entities. */
const MOST_PAGES = 100;

/** Distance in node ids within which the link without a number stands. */
const MAX_REACH = 60;

/** Next and previous. */
const MOST_STEPS = 2;

/** Words, one number, and perhaps more words. */
const WORDED = /^(\P{Nd}*\p{L}\P{Nd}*)(\p{Nd}{1,6})(\P{Nd}*)$|^(\P{Nd}*)(\p{Nd}{1,6})(\P{Nd}*\p{L}\P{Nd}*)$/u;

/** The links whose words and neighbours say that they lead to pages, in the order given. */
export function wordedPages(index: PageIndex, links: readonly LinkFact[]): readonly WordedPage[] {
  const byWords = new Map<string, WordedPage[]>();
  for (const link of links) {
    const read = wordedNumber(index, link.node);
    if (read === null) continue;
    const page = { number: read.number, link };
    const alike = byWords.get(read.words);
    if (alike === undefined) byWords.set(read.words, [page]);
    else alike.push(page);
  }
  const wordless = withoutNumbers(index, byWords.size === 0 ? [] : links);
  return [...byWords.values()].filter((pages) => arePages(pages, wordless)).flat();
}

function wordedNumber(index: PageIndex, node: number): { readonly words: string; readonly number: number } | null {
  if (index.textLength(node) > MAX_TEXT) return null;
  const match = WORDED.exec(collapse(index.text(node)));
  if (match === null) return null;
  const [, before, first, after, start, second, end] = match;
  const words = JSON.stringify([before ?? start, after ?? end]);
  return { words, number: Number(asciiDigits(first ?? second ?? '')) };
}

/** A link without a number. */
interface Wordless {
  readonly node: number;
  readonly text: string;
}

/** Links without numbers by their address, each read once. */
function withoutNumbers(index: PageIndex, links: readonly LinkFact[]): ReadonlyMap<string, readonly Wordless[]> {
  const byAddress = new Map<string, Wordless[]>();
  for (const { node, url } of links) {
    const text = index.textLength(node) > MAX_TEXT ? '' : index.text(node);
    if (/\p{Nd}/u.test(text)) continue;
    const address = normalAddress(url);
    const known = byAddress.get(address);
    if (known === undefined) byAddress.set(address, [{ node, text }]);
    else if (known.length <= MOST_PAGES) known.push({ node, text });
  }
  return byAddress;
}

function arePages(pages: readonly WordedPage[], wordless: ReadonlyMap<string, readonly Wordless[]>): boolean {
  const { size } = new Set(pages.map(({ number }) => number));
  if (size < LEAST_PAGES || pages.length > MOST_PAGES) return false;
  const addresses = new Set(pages.map(({ link }) => normalAddress(link.url)));
  const isNear = ({ node }: Wordless): boolean => pages.some(({ link }) => Math.abs(link.node - node) <= MAX_REACH);
  const beside = [...addresses].flatMap((address) =>
    (wordless.get(address) ?? []).filter(isNear).map(({ text }) => ({ text, address })),
  );
  const steps = new Map(beside.map(({ text, address }) => [text, address]));
  // Each card has its picture, or the same word, beside its name.
  const isOfCards = steps.has('') || beside.some(({ text, address }) => steps.get(text) !== address);
  return steps.size > 0 && steps.size <= MOST_STEPS && !isOfCards;
}
