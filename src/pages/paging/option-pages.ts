/**
 * Pagers that are a select of page numbers, each option with the address of its page as its value, or with the number that
 * its form sends. Numbers to choose from look the same (bedrooms, stars); what tells pages apart are offsets, a link without
 * a number beside them to one of their addresses, as "next" is, or that the form says how many there are ("of 14").
 */

import { isActingAddress } from '../../base/acting-address.js';
import { asciiDigits } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';
import { parseForms, submissionOf } from '../../forms/index.js';
import { targetOf, type LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { allSlots, bareAddress, normalAddress, withoutSlot } from './url-slots.js';

const NUMBER = /^\p{Nd}{1,6}$/u;

/** A value that is an address, not a word that would be one beside the page's own. */
const ADDRESS = /^(?:https?:\/\/|[/?])./iu;

/** Options that make a pager. */
const LEAST_PAGES = 2;

/** Distance in node ids within which the link without a number stands. */
const MAX_REACH = 60;

/** The options of all selects that turn pages as links to them, in document order. */
export function optionPages(index: PageIndex, links: readonly LinkFact[]): readonly LinkFact[] {
  return index
    .byTag('select')
    .filter((select) => !index.isHidden(select))
    .flatMap((select) => {
      const pages = addressedNumbers(index, select);
      return pages !== null && turnsPages(index, { select, pages, links }) ? pages : sentNumbers(index, select);
    });
}

/** Whether an option is chosen now. */
export function isChosenOption(index: PageIndex, node: number): boolean {
  const { tag, state, attributes } = index.node(node);
  return tag === 'option' && (state?.selected ?? attributes['selected'] !== undefined);
}

/** The options of a select as links if they are the numbers from 1 on and all have addresses; else null. */
function addressedNumbers(index: PageIndex, select: number): readonly LinkFact[] | null {
  const options = index.within(select, 'option');
  const pages = options.flatMap((node, at) => {
    const shown = index.text(node);
    const value = index.node(node).attributes['value']?.trim() ?? '';
    const url = ADDRESS.test(value) ? parseHttpUrl(value, index.snapshot.baseUrl)?.href : undefined;
    const isPage = url !== undefined && NUMBER.test(shown) && Number(asciiDigits(shown)) === at + 1;
    return isPage && !isActingAddress(url) ? [{ node, url, target: targetOf(url), acts: false }] : [];
  });
  return pages.length >= LEAST_PAGES && pages.length === options.length ? pages : null;
}

/**
 * The options of a select as links to what its form sends, if they are the numbers from 1 on and the form, which holds no
 * other field to be seen and asks by GET, says the last of them and no other number; else none.
 */
function sentNumbers(index: PageIndex, select: number): readonly LinkFact[] {
  const { name = '' } = index.node(select).attributes;
  const options = index.within(select, 'option');
  const isCounting = options.every((node, at) => asciiDigits(index.text(node)) === String(at + 1));
  if (name === '' || options.length < LEAST_PAGES || !isCounting) return [];
  const form = parseForms(index.snapshot).find(({ fields }) => fields.some(({ node }) => node === select));
  if (form === undefined || !asksByGet(index, form.node) || !isAlone(index, form.node, select)) return [];
  const said = asciiDigits(index.text(form.node)).match(/\d+/gu) ?? [];
  if (said.join() !== String(options.length)) return [];
  return options.flatMap((node, at) => {
    const value = index.node(node).attributes['value']?.trim() ?? String(at + 1);
    const path = submissionOf(form, new Map([[name, [value]]]));
    if (path?.kind !== 'url' || isActingAddress(path.url)) return [];
    return [{ node, url: path.url, target: targetOf(path.url), acts: false }];
  });
}

function asksByGet(index: PageIndex, form: number): boolean {
  return /^(?:get)?$/iu.test(index.node(form).attributes['method']?.trim() ?? '');
}

/** Fields that nobody fills in. */
const UNSEEN: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

function isAlone(index: PageIndex, form: number, select: number): boolean {
  const inputs = index.within(form, 'input').map((id) => index.node(id).attributes['type']?.toLowerCase() ?? 'text');
  return index.within(form, 'select').every((id) => id === select) && inputs.every((type) => UNSEEN.has(type));
}

/** A select of numbers with addresses. */
interface Addressed {
  readonly select: number;
  readonly pages: readonly LinkFact[];
  readonly links: readonly LinkFact[];
}

/** Whether the addresses are the page's own but for one number, and something says that it is that of a page. */
function turnsPages(index: PageIndex, { select, pages, links }: Addressed): boolean {
  const step = stepOf(index, pages);
  if (step === null) return false;
  const addresses = new Set(pages.map(({ url }) => normalAddress(url)));
  const { end } = index.node(select);
  const isBeside = ({ node, url }: LinkFact): boolean =>
    node >= select - MAX_REACH &&
    node <= end + MAX_REACH &&
    !/\p{Nd}/u.test(index.text(node)) &&
    addresses.has(normalAddress(url));
  return step > 1 || links.some(isBeside);
}

/** By how much the one number in which the addresses differ grows from page to page; null if they are no pages of this one. */
function stepOf(index: PageIndex, pages: readonly LinkFact[]): number | null {
  const [first, second] = pages;
  if (first === undefined || second === undefined) return null;
  for (const { key, value } of allSlots(second.url)) {
    if (!isOfPage(index.snapshot.url, key)) continue;
    const values = pages.map(({ url }) => allSlots(url).find((slot) => slot.key === key)?.value);
    const next = values[2];
    const step = values[0] !== undefined ? value - values[0] : next === undefined ? value - 1 : next - value;
    const isFirst = values[0] !== undefined || bareAddress(first.url) === withoutSlot(key);
    if (step > 0 && isFirst && values.every((own, at) => at === 0 || own === value + step * (at - 1))) return step;
  }
  return null;
}

/** Whether addresses with this key have the path of the page's, apart from the number. */
function isOfPage(pageUrl: string, key: string): boolean {
  const own = [bareAddress(pageUrl), ...allSlots(pageUrl).map((slot) => withoutSlot(slot.key))];
  return own.some((address) => pathOf(address) === pathOf(withoutSlot(key)));
}

function pathOf(address: string): string {
  return (address.split('?', 1)[0] ?? '').replace(/\/$/u, '');
}
