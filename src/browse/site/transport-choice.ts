/**
 * HTTP or browser, learned per kind of address (design §4 "adaptive choice"): a page over HTTP is some 60 times cheaper.
 */

import { urlPattern } from '../../base/url.js';
import { PICTURE_PASSAGE, type PageView } from '../../model/page.js';

/** A page without a list with less text than this, in characters, but with scripts, may only show itself in a browser. Raising it asks the browser more often. */
const LITTLE_TEXT = 600;

/** A page with less text than this, in characters, tells nothing of an entity, whatever it looks like. Raising it asks the browser for short pages of entities. */
const SHELL_TEXT = 60;

/** A browser shows the page better if it shows this many times the text. */
const MUCH_MORE_TEXT = 2;

/** Without scripts a list of which a browser shows more than this many times the cards is but a bit of it. */
const MANY_MORE_CARDS = 2;

/** Comparisons after which a pattern's pages count as fine over HTTP. */
const PATTERN_SAMPLE = 2;

/**
 * Comparisons in vain of pages that have enough text over HTTP, for the whole site, and as many more for each that showed a
 * list of which there was nothing before, or but a bit: results may be empty. Those that are `fine` have lists whose further
 * cards may be loaded by script; those that are `bare` are full of links and choices and hardly say anything beside them.
 * Raising it finds lists that scripts draw further from the start.
 */
const CHECKS = { fine: 4, bare: 6 } as const;

/** A pattern that was settled is checked again on every so manieth page that looks poor. */
const RECHECK_EVERY = 40;

/** A means of fetching. */
export type Transport = 'http' | 'browser';

/** Pages of one pattern in a row whose blank places a browser had to draw, after which it is asked at once. Raising it asks twice for lists whose places never tell what is drawn there. */
const MOST_DRAWN = 40;

/** What to do with a page. */
export interface TransportChoice {
  /** How to fetch first. */
  first(url: string): Transport;
  /**
   * Whether a page that came over HTTP is to be fetched in the browser too, to compare. `blanks`: places of its list that
   * a script is to draw, 0 by default.
   */
  wantsComparison(url: string, view: PageView, blanks?: number): boolean;
  /** Learns from both views of one page; answers with the better one's transport. */
  learn(url: string, http: PageView, browser: PageView): Transport;
  /** The same of a page that was compared for its blank places only: other pages of its pattern may have none. */
  learnDrawn(url: string, http: PageView, browser: PageView): Transport;
  /** What was learnt, for the site's profile. */
  learnt(): Readonly<Record<string, Transport>>;
}

/** A choice that starts from what an earlier crawl learnt. */
export function createTransportChoice(
  render: 'auto' | Transport,
  known: Readonly<Record<string, Transport>>,
): TransportChoice {
  const settled = new Map<string, Transport>(Object.entries(known));
  const compared = new Map<string, number>();
  const poor = new Map<string, number>();
  /** By pattern: pages in a row, so far, whose blank places a browser drew. */
  const drawn = new Map<string, number>();
  const checks: Record<keyof typeof CHECKS, number> = { ...CHECKS };

  /** Whether a script draws the rest of a list once its places are to be seen. */
  function isToDraw(pattern: string, { list }: PageView, blanks: number): boolean {
    if (blanks > 0) return drawn.has(pattern) || !settled.has(pattern);
    if (list !== null && drawn.has(pattern)) drawn.set(pattern, 0);
    return false;
  }

  function wantsComparison(url: string, view: PageView, blanks = 0): boolean {
    if (render !== 'auto' || view.scripts === 0) return false;
    const pattern = urlPattern(url);
    if (isToDraw(pattern, view, blanks)) return true;
    if (looksPoor(view)) {
      const seen = (poor.get(pattern) ?? 0) + 1;
      poor.set(pattern, seen);
      return !settled.has(pattern) || seen % RECHECK_EVERY === 0;
    }
    const kind = settled.has(pattern) ? null : checkOf(view);
    if (kind === null || checks[kind] === 0) return false;
    checks[kind] -= 1;
    return true;
  }

  function learn(url: string, http: PageView, browser: PageView): Transport {
    const pattern = urlPattern(url);
    const times = (compared.get(pattern) ?? 0) + 1;
    compared.set(pattern, times);
    const isBetter = showsMore(browser, http) || listsOthers(url, http, browser) || isReplaced(browser, http);
    const better: Transport = isBetter ? 'browser' : 'http';
    const kind = checkOf(http);
    if (kind !== null && isDrawnByScript(browser, http)) checks[kind] += 1 + CHECKS[kind];
    if (better === 'browser' || times >= PATTERN_SAMPLE) settled.set(pattern, better);
    return better;
  }

  function learnDrawn(url: string, http: PageView, browser: PageView): Transport {
    const pattern = urlPattern(url);
    if (!showsMore(browser, http)) return drawn.has(pattern) ? 'http' : learn(url, http, browser);
    const row = (drawn.get(pattern) ?? 0) + 1;
    drawn.set(pattern, row);
    if (row >= MOST_DRAWN) settled.set(pattern, 'browser');
    return 'browser';
  }

  return {
    first: (url) => (render === 'auto' ? (settled.get(urlPattern(url)) ?? 'http') : render),
    wantsComparison,
    learn,
    learnDrawn,
    learnt: () => Object.fromEntries([...settled].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Whether a page that came over HTTP shows so little that scripts may have to fill it. */
export function looksPoor(view: PageView): boolean {
  const enough = view.type === 'entity' && !isShell(view) ? 0 : LITTLE_TEXT;
  return view.list === null && view.textLength < enough;
}

/** What a page that has enough text is compared for, if for anything: `bare`, whether a script draws a list beside its menus; `fine`, whether it adds to the list. */
function checkOf(view: PageView): keyof typeof CHECKS | null {
  if (looksPoor(view)) return null;
  if (view.list !== null) return 'fine';
  return view.type !== 'entity' && saidLength(view) < LITTLE_TEXT ? 'bare' : null;
}

/** Length of what a page says outside its links and controls, in characters; of all its text where that is not known. */
function saidLength({ passages, textLength }: PageView): number {
  const texts = passages?.filter((passage) => !passage.startsWith(PICTURE_PASSAGE));
  return texts?.reduce((sum, { length }) => sum + length, 0) ?? textLength;
}

/** Whether what lists there is only comes by script: there was none without it, or but a bit of it. */
function isDrawnByScript(browser: PageView, http: PageView): boolean {
  const cards = http.list?.cards.length ?? 0;
  return (browser.list?.cards.length ?? 0) > cards * MANY_MORE_CARDS;
}

/** Whether a page is what a script fills: hardly a word on it, and nothing told of an entity beside the text. */
function isShell({ textLength, details }: PageView): boolean {
  const { price, image, identifiers, attributes } = details;
  const isTold = price !== null || image !== null || identifiers.length > 0 || attributes.length > 0;
  return textLength < SHELL_TEXT && !isTold;
}

/**
 * Whether a browser lists other entities of the same kind at an address with arguments than came over HTTP: the server leaves
 * what these ask for to a script. Without arguments the order may be another one each time.
 */
export function listsOthers(url: string, http: PageView, browser: PageView): boolean {
  const [came, shown] = [http.list, browser.list];
  if (came === null || shown === null || came.linkPattern !== shown.linkPattern || !url.includes('?')) return false;
  const known = new Set(came.cards.map((card) => card.url ?? card.name));
  const again = shown.cards.filter((card) => known.has(card.url ?? card.name));
  return again.length * 2 < shown.cards.length;
}

/**
 * Whether scripts put something else in the place of the little that came over HTTP: nothing that it says or links is left, as
 * of "Loading" and of the way to a version without scripts.
 */
export function isReplaced(browser: PageView, http: PageView): boolean {
  const kept = new Set(saidOn(browser));
  const came = saidOn(http);
  return looksPoor(http) && came.length > 0 && kept.size > 0 && !came.some((said) => kept.has(said));
}

/** What a page says and where its links lead. */
function saidOn({ passages = [], links }: PageView): readonly string[] {
  return [...passages.filter((passage) => !passage.startsWith(PICTURE_PASSAGE)), ...links.map(({ url }) => url)];
}

/** Whether the browser shows more of the same page: a longer list, or text where there was little. */
export function showsMore(browser: PageView, http: PageView): boolean {
  const cards = browser.list?.cards.length ?? 0;
  if (cards !== (http.list?.cards.length ?? 0)) return cards > (http.list?.cards.length ?? 0);
  return looksPoor(http) && browser.textLength > http.textLength * MUCH_MORE_TEXT;
}
