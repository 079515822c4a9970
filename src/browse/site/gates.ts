/**
 * Pages that stand before those of a site until something is pressed on them once: whether a visitor is old enough, takes
 * cookies, wants this region. What they keep of that, the session keeps, so that the page asked for comes at once after.
 */

import { bareUrl } from '../../base/url.js';
import { siteOf } from '../exchange/site-scope.js';
import type { PageView } from '../../model/page.js';
import { pathWithSteps } from '../../model/step.js';
import type { FetchedPage } from './haul.js';
import type { PageOrder } from './page-order.js';
import type { Transports } from './transports.js';

/** Links to its own site that such a page has at most: those of a footer, and one home. */
const MOST_LINKS = 4;

/** Characters that it says at most. */
const MOST_TEXT = 800;

/** Looks at such pages that are none, or cannot be passed, before no more is taken for one. Raising it costs a page each. */
const MOST_VAIN = 2;

/** Passes what stands before a page. */
export interface Gates {
  /** Whether a page is such a one and was passed: what was asked for is to be asked again. */
  pass(order: Pick<PageOrder, 'path' | 'priority' | 'like'>, view: PageView): Promise<boolean>;
}

/** Nothing passed yet. */
export function createGates({ inBrowser, hasBrowser }: Pick<Transports, 'inBrowser' | 'hasBrowser'>): Gates {
  /** What those that were passed say. */
  const known = new Set<string>();
  let isInside = false;
  let vain = 0;
  let running: Promise<boolean> | null = null;

  async function enter({ priority, like }: Pick<PageOrder, 'priority' | 'like'>, url: string): Promise<boolean> {
    const here = { kind: 'url', url } as const;
    const shown = await inBrowser(here, { priority, like });
    if (!isPage(shown)) {
      vain = MOST_VAIN;
      return false;
    }
    const { entrances = [], entranceFields = [] } = shown.view;
    const filledIn = entranceFields.map(({ step }) => step);
    for (const { step } of entrances) {
      const behind = await inBrowser(pathWithSteps(here, [...filledIn, step]), { priority, like });
      if (isPage(behind) && !mayBeGate(behind.view)) return true;
    }
    vain += 1;
    return false;
  }

  return {
    async pass({ path, ...order }, view) {
      if (path.kind !== 'url' || vain >= MOST_VAIN || !hasBrowser()) return false;
      const stands = mayBeGate(view) && (!isInside || known.has(saying(view)) || isElsewhere(path.url, view));
      isInside ||= !stands;
      if (!stands) return false;
      // Several pages may show the same one at once, which is passed for all of them.
      running ??= enter(order, path.url).finally(() => (running = null));
      const isPassed = await running;
      if (isPassed) known.add(saying(view));
      return isPassed;
    },
  };
}

/** Whether a page shows nothing of its site but what may be pressed to enter it. */
function mayBeGate({ url, status, list, type, links, textLength, searches = [] }: PageView): boolean {
  const isBare = list === null && type !== 'entity' && searches.length === 0;
  const site = siteOf(url);
  return (
    status === OK &&
    isBare &&
    links.filter((link) => siteOf(link.url) === site).length <= MOST_LINKS &&
    textLength <= MOST_TEXT
  );
}

const OK = 200;

/** Whether an address led to another one than was asked for. */
function isElsewhere(asked: string, { url }: PageView): boolean {
  return bareUrl(asked) !== bareUrl(url);
}

/** What tells a page that stands before others, whichever these are. */
function saying({ title, passages = [] }: PageView): string {
  return JSON.stringify([title, passages]);
}

function isPage(paid: { readonly kind: string } | null): paid is FetchedPage {
  return paid?.kind === 'page';
}
