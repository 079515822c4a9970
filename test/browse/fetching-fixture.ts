/**
 * What fetches pages of a local site, and shortcuts that are told what to say.
 */

import type { LiveSiteDeps } from '../../src/browse/site/live-site-deps.js';
import { createPageBudget, createPageCount, type PageBudget } from '../../src/browse/site/page-budget.js';
import type { ActionOrder } from '../../src/browse/site/action-haul.js';
import { createTransports, type Transports } from '../../src/browse/site/transports.js';
import type { PageView } from '../../src/model/page.js';
import type { ListBeginning, Shortcut, Shortcuts, Sight } from '../../src/model/shortcut.js';
import { exchangeFor } from './exchange-fixture.js';
import { tinySnapshot, tinyView } from './tiny-reader.js';

export const ORDER: ActionOrder = { priority: 0, like: null, promised: 0 };

export interface Fetching {
  readonly deps: LiveSiteDeps;
  readonly budget: PageBudget;
  readonly transports: Transports;
}

export function fetchingFor(startUrl: string, changes: Partial<LiveSiteDeps> = {}): Fetching {
  const signal = changes.signal ?? new AbortController().signal;
  const deps: LiveSiteDeps = {
    exchange: changes.exchange ?? exchangeFor(startUrl),
    browser: null,
    readPage: tinyView,
    snapshotFromHtml: tinySnapshot,
    memory: { get: () => Promise.resolve(null), put: () => Promise.resolve() },
    startUrls: [startUrl],
    now: () => 0,
    ...changes,
    signal,
  };
  const { maxPages = null } = deps;
  const budget = createPageBudget({ maxPages, until: null, count: createPageCount(), signal, now: deps.now });
  return { deps, budget, transports: createTransports(deps, budget) };
}

export interface ToldShortcuts extends Shortcuts {
  readonly learnt: Sight[];
  /** Names of the cards of the cheap view (null where there is none) and of the live one. */
  readonly judged: (readonly (readonly string[] | null)[])[];
}

/** Shortcuts that have one answer to everything. */
export function shortcutsSaying(
  shortcut: Omit<Shortcut, 'path'> | null,
  {
    check = false,
    agree = true,
    view = null,
    lesson = null,
    beginning = null,
  }: {
    readonly check?: boolean;
    readonly agree?: boolean;
    readonly view?: PageView | null;
    readonly lesson?: string | null;
    readonly beginning?: ListBeginning | null;
  } = {},
): ToldShortcuts {
  const learnt: Sight[] = [];
  const judged: (readonly (readonly string[] | null)[])[] = [];
  const names = (shown: PageView | null): readonly string[] | null =>
    shown?.list?.cards.map(({ name }) => name) ?? null;
  return {
    learnt,
    judged,
    learn: (after) => learnt.push(after),
    resolve: (path) => (shortcut === null ? null : { ...shortcut, path }),
    read: () => view,
    coded: (shown) => shown,
    tellsAll: () => false,
    lesson: () => lesson,
    beginning: () => beginning,
    wantsCheck: () => check,
    judge(_shortcut, cheap, live) {
      judged.push([names(cheap), names(live)]);
      return agree;
    },
  };
}
