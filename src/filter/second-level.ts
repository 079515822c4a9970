/**
 * Which links of a result page are worth fetching, before any is fetched (He 2013 §7): those that keep the keyword or ask
 * a related one, one for each selection.
 */

import { textKey } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';
import type { Link, PageView } from '../model/page.js';
import type { ArgumentBook } from './argument-book.js';
import { echoOf } from './echo.js';
import { createShownSelections, type ShownSelections } from './shown-selections.js';

/** What a link of a result page leads to. */
export type SecondLevelUse =
  /** The same keyword with a further choice. */
  | 'refines'
  /** Another keyword that the site offers. */
  | 'related'
  /** One of several meanings of the keyword. */
  | 'disambiguates'
  /** Another part of the same result. */
  | 'continues';

/** Why a link is not followed. */
export type SecondLevelRefusal =
  | 'acts'
  | 'other-site'
  | 'no-keyword'
  | 'entity'
  | 'this-page'
  | 'same-query'
  | 'position'
  /** A page shows all that there is: a choice among it brings no further entity. Only for representative coverage. */
  | 'all-shown';

/** A link that is worth fetching. */
export interface SecondLevelUrl {
  readonly url: string;
  readonly text: string;
  readonly use: SecondLevelUse;
  /** Text that addresses of the same selection (or page, with complete coverage) share. */
  readonly key: string;
}

/** Links of a page, told apart. */
export interface SecondLevel {
  readonly kept: readonly SecondLevelUrl[];
  readonly dropped: readonly { readonly url: string; readonly reason: SecondLevelRefusal }[];
}

/** Options. */
export interface SecondLevelOptions {
  /** Keyword that the page answers; null for a list that was reached without one. */
  readonly query: string | null;
  /** `complete`: all pages of a result are wanted. `representative` (He 2013): one page for each selection. @default 'complete' */
  readonly coverage?: 'complete' | 'representative';
  /** Whether a key was kept or fetched before. @default none was */
  readonly isKnown?: (key: string) => boolean;
  /** What pages of the site showed wholly; this one is taken in. @default nothing was */
  readonly shown?: ShownSelections;
}

/** Tells the links of a result page apart, in their order. */
export function secondLevelUrls(view: PageView, book: ArgumentBook, options: SecondLevelOptions): SecondLevel {
  const { coverage = 'complete', isKnown = () => false, shown = createShownSelections(book) } = options;
  const keyOf = coverage === 'complete' ? book.pageKey : book.queryKey;
  const own = { page: keyOf(view.url), query: book.queryKey(view.url) };
  shown.note(view);
  const kept = new Map<string, SecondLevelUrl>();
  const dropped: { readonly url: string; readonly reason: SecondLevelRefusal }[] = [];
  const seen = new Set<string>();
  for (const link of view.links) {
    const { url, text } = link;
    if (seen.has(url)) continue;
    seen.add(url);
    const use = useOf(link, view, { book, query: options.query });
    const key = keyOf(url);
    const refusal = isRefusal(use)
      ? use
      : refusalOf({ url, use, key, query: book.queryKey(url) }, { own, coverage, shown });
    if (refusal !== null) dropped.push({ url, reason: refusal });
    else if (kept.has(key) || isKnown(key)) dropped.push({ url, reason: 'same-query' });
    else
      kept.set(key, { url, text, key, use: book.queryKey(url) === own.query ? 'continues' : (use as SecondLevelUse) });
  }
  return { kept: [...kept.values()], dropped };
}

interface Placed {
  readonly url: string;
  readonly use: SecondLevelUse;
  readonly key: string;
  readonly query: string;
}

function refusalOf(
  { url, use, key, query }: Placed,
  {
    own,
    coverage,
    shown,
  }: {
    readonly own: { readonly page: string; readonly query: string };
    readonly coverage: 'complete' | 'representative';
    readonly shown: ShownSelections;
  },
): SecondLevelRefusal | null {
  if (query === own.query) {
    if (coverage === 'representative') return key === own.page ? 'position' : 'same-query';
    return key === own.page ? 'this-page' : null;
  }
  return coverage === 'representative' && use === 'refines' && shown.covers(url) ? 'all-shown' : null;
}

const REFUSALS: ReadonlySet<string> = new Set<SecondLevelRefusal>(['acts', 'other-site', 'no-keyword', 'entity']);

function isRefusal(use: SecondLevelUse | SecondLevelRefusal): use is SecondLevelRefusal {
  return REFUSALS.has(use);
}

/** What a link is for, told before its arguments (He 2013 §7.1, §7.2). */
function useOf(
  link: Link,
  view: PageView,
  { book, query }: { readonly book: ArgumentBook; readonly query: string | null },
): SecondLevelUse | SecondLevelRefusal {
  if (link.acts) return 'acts';
  if (parseHttpUrl(link.url)?.host !== parseHttpUrl(view.url)?.host) return 'other-site';
  if (link.area === 'list') return 'entity';
  const place = book.keyword();
  if (query === null || place === null) return CHOOSING.has(link.area) ? 'refines' : 'no-keyword';
  const asked = place.keywordOf(link.url);
  if (asked !== null) return textKey(asked) === textKey(query) ? 'refines' : 'related';
  return disambiguates(link, view, query) ? 'disambiguates' : 'no-keyword';
}

/** Without a keyword in addresses, links of the page's own controls are choices. */
const CHOOSING: ReadonlySet<Link['area']> = new Set<Link['area']>(['group', 'pager', 'content']);

/** A page that lists no entities, but links that each name the whole keyword, asks which one is meant. */
function disambiguates({ area, text }: Link, view: PageView, query: string): boolean {
  if (view.list !== null || area !== 'content') return false;
  const words = textKey(query).split(' ');
  return words.every((word) => echoOf(word).isIn(text));
}
