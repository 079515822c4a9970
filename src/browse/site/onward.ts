/**
 * The way to the next page where the page that came shows none: markup that came over HTTP often has pagers that only
 * scripts work, and some lists go on when they are scrolled.
 */

import { urlPattern } from '../../base/url.js';
import type { AccessPath, Step } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { Shortcuts } from '../../model/shortcut.js';
import { isPaging, LIST_GROUP } from '../../model/step.js';
import { accessPathOf, firstPaging, listKey, unitPath, type UnitPath } from '../stage/stage-path.js';
import { createVainTrials, type VainTrials } from '../stage/vain-trials.js';
import { createWaysOn, SCROLL } from './ways-on.js';

/** Scrolls through what the list draws of the page that its pager shows. */
const WINDOW: Step = { do: 'scroll', role: null, name: null, group: LIST_GROUP, ordinal: 0, value: null };

/** Lists that are remembered by what they showed. */
const MOST_LISTS = 20_000;

/** Lists of one address pattern that are scrolled in vain before the rest is left alone; more where they promise more. */
const MOST_SCROLLS = { without: 2, withCount: 6 } as const;

/** Pages of one address pattern that are scrolled in vain, though they show fewer cards than they say, before the rest is left alone. */
const MOST_WINDOWS = 2;

/** How far a list was shown. */
interface Progress {
  /** Cards on its first page. */
  readonly size: number;
  /** Pages of it that were shown in a row, and cards on them. */
  readonly pages: number;
  readonly cards: number;
  /** How many entities its first page says that it has; null if it does not. */
  readonly declared: number | null;
  /** The list's first card: a page that begins with it shows the list from its beginning. */
  readonly first: string;
}

/** A page of a list. */
interface ListPage {
  readonly path: UnitPath;
  readonly view: PageView;
  /** 0-based. */
  readonly page: number;
  readonly progress: Progress;
}

/** Adds the way to the next page to pages that have none. */
export function createOnward(
  shortcuts: Shortcuts | null,
  hasBrowser: () => boolean,
): (path: AccessPath, view: PageView) => PageView {
  const lists = new Map<string, Progress>();
  /** Scrolls by address pattern; one that brought cards or a pager was not in vain. */
  const scrolls = createVainTrials();
  /** The same for pages that have a pager, but draw only those of their cards that are to be seen. */
  const windows = createVainTrials();
  const ways = createWaysOn();

  function noted(path: UnitPath, view: PageView): ListPage {
    const page = path.units.length - firstPaging(path.units);
    const key = listKey(path);
    const shown = view.list?.cards.length ?? 0;
    const before = lists.get(key);
    const told = { page, shown, first: firstCard(view), declared: view.declaredCount };
    const progress = grown(page === 0 ? undefined : before, told);
    if (lists.size < MOST_LISTS || before !== undefined) lists.set(key, progress);
    return { path, view, page, progress };
  }

  function noteWay({ path, view }: ListPage): void {
    const last = path.units.at(-1);
    ways.note(path, view);
    if (last?.do !== 'scroll') return;
    const pattern = urlPattern(view.url);
    const [hasCards, hasPager] = [(view.list?.cards.length ?? 0) > 0, view.pagination.next !== null];
    // Cards, or a pager that is drawn only once it is seen.
    scrolls.note(pattern, hasCards || hasPager);
    if (hasPager) windows.note(pattern, hasCards);
  }

  function mayScroll(view: PageView): boolean {
    const most = view.declaredCount === null ? MOST_SCROLLS.without : MOST_SCROLLS.withCount;
    return scrolls.mayTry(urlPattern(view.url), most);
  }

  /** The step that leads on, or null. */
  function stepOn(listed: ListPage): Step | null {
    const { path, view } = listed;
    if (view.source === 'browser') return hasBrowser() && mayScroll(view) ? SCROLL : null;
    const last = path.units.at(-1);
    // What a shortcut says is compared with a browser now and then: it must be a step that works there.
    const steps = last !== undefined && isPaging(last) ? [last] : ways.steps(path, view);
    const known = steps.find((step) => shortcuts?.resolve(withStep(path, step)) != null);
    return known ?? (hasBrowser() && isWhole(listed) === false ? ways.inBrowser(path) : null);
  }

  /** Views that were led on already: asked again they count no second time. */
  const led = new WeakMap<PageView, PageView>();

  return (path, view) => {
    const known = led.get(view);
    if (known !== undefined) return known;
    const onward = leadOn(path, view);
    led.set(view, onward);
    led.set(onward, onward);
    return onward;
  };

  function leadOn(path: AccessPath, view: PageView): PageView {
    const units = unitPath(path);
    if (units === null || view.list === null || view.source === 'simulated') return view;
    const listed = noted(units, view);
    noteWay(listed);
    const hasPager = view.pagination.next !== null;
    if (isWindow(listed) && hasBrowser() && mayDrawOn(view, windows)) return ledOn(listed, WINDOW);
    const step = hasPager || isLast(listed) ? null : stepOn(listed);
    return step === null ? view : ledOn(listed, step);
  }
}

/** Whether a page may draw more cards of its own where it is scrolled to; the last one has no pager, but does as others did. */
function mayDrawOn({ url, pagination }: PageView, windows: VainTrials): boolean {
  const pattern = urlPattern(url);
  return pagination.next === null ? windows.isUseful(pattern) : windows.mayTry(pattern, MOST_WINDOWS);
}

/** Whether a page in a browser says that it lists more than was seen of it so far: the rest is drawn where it is scrolled to. */
function isWindow({ view, page, progress }: ListPage): boolean {
  const { source, list, counts, declaredCount } = view;
  if (source !== 'browser' || (list?.cards.length ?? 0) === 0 || progress.pages !== page + 1) return false;
  const told = counts.find(({ value, to }) => value === declaredCount && to !== undefined && to !== null);
  return told?.to != null && progress.cards < told.to && told.to <= told.value;
}

function ledOn({ path, view }: ListPage, step: Step): PageView {
  return { ...view, pagination: { ...view.pagination, next: withStep(path, step) } };
}

function withStep(path: UnitPath, step: Step): AccessPath {
  return accessPathOf({ ...path, units: [...path.units, step] });
}

/** How far a list was shown after a page of it. */
function grown(
  before: Progress | undefined,
  {
    page,
    shown,
    first,
    declared,
  }: Pick<Progress, 'first' | 'declared'> & { readonly page: number; readonly shown: number },
): Progress {
  if (before === undefined) return { size: shown, pages: page + 1, cards: shown, first, declared };
  if (before.pages !== page) return before;
  const known = first !== '' && first === before.first ? Math.min(before.cards, shown) : 0;
  return { ...before, pages: page + 1, cards: before.cards + shown - known };
}

function firstCard({ list }: PageView): string {
  const [card] = list?.cards ?? [];
  return card === undefined ? '' : JSON.stringify([card.url, card.name]);
}

/** Whether a page is known to be the last, or its pager leads by addresses to other pages, but no further. */
function endsPager({ source, pagination }: PageView): boolean {
  const { pages, isLast: isTold } = pagination;
  return (
    isTold === true || (source === 'browser' && pages.length > 0 && pages.every(({ path }) => path.kind === 'url'))
  );
}

/** Whether a page says that it shows the last of all entities and not the first: "97–140 of 140". */
function tellsEnd({ declaredCount, counts }: PageView): boolean {
  return counts.some(({ value, from, to }) => value === declaredCount && to === value && from !== null && from > 1);
}

/** Whether the list ends here as far as its count or its size tells. */
function isLast(listed: ListPage): boolean {
  const { view, progress } = listed;
  const shown = view.list?.cards.length ?? 0;
  if (shown === 0 || endsPager(view) || tellsEnd(view) || isWhole(listed) === true) return true;
  return view.source === 'http' && shown < progress.size && !goesOnShorter(listed, shown);
}

/** Share of a first page's cards from which on a further page is full: what is paid for may stand on the first one alone. */
const LEAST_FULL = 0.75;

/** Whether a page is about as long as the first one, which says that there is more. */
function goesOnShorter({ page, progress: { size, pages, cards, declared } }: ListPage, shown: number): boolean {
  return declared !== null && pages === page + 1 && cards < declared && shown >= size * LEAST_FULL;
}

/** Whether as many entities were shown, page by page, as the list says that it has; null where nobody knows. */
function isWhole({ view, progress, page }: ListPage): boolean | null {
  const declared = view.declaredCount ?? progress.declared;
  return declared === null || progress.pages !== page + 1 ? null : progress.cards >= declared;
}
