/**
 * Data that a page asked for and that its site would not give for now (429): what the page shows then is not what was
 * chosen on it.
 */

import type { Page } from 'playwright';
import { bareUrl } from '../../base/url.js';
import { retryAfterMillis, TOO_MANY_REQUESTS } from '../exchange/retries.js';
import { siteOf } from '../exchange/site-scope.js';

const DATA: ReadonlySet<string> = new Set(['xhr', 'fetch']);

/** An answer that asked for fewer requests. */
export interface RefusedData {
  readonly url: string;
  /** How long the site asked to be left alone, in milliseconds; null if it did not say. */
  readonly retryAfterMillis: number | null;
}

/** What a page's own site refused since the last time. */
export interface RefusedDataWatch {
  /** The first refusal that no later answer at the same address has made up for, or null. */
  first(): RefusedData | null;
  /** Begins anew. */
  clear(): void;
  /** Lets what is refused now be refused from here on: waiting does not help. */
  giveUp(): void;
}

/** Watches what a page asks of the site that it is of; what others refuse is no part of it. */
export function watchRefusedData(page: Page, now: () => number): RefusedDataWatch {
  const refused = new Map<string, RefusedData>();
  const hopeless = new Set<string>();
  page.on('response', (response) => {
    const url = response.url();
    if (!DATA.has(response.request().resourceType()) || siteOf(url) !== siteOf(page.url())) return;
    if (hopeless.has(bareUrl(url))) return;
    if (response.status() !== TOO_MANY_REQUESTS) refused.delete(url);
    else refused.set(url, { url, retryAfterMillis: retryAfterMillis(response.headers()['retry-after'], now()) });
  });
  return {
    first: () => refused.values().next().value ?? null,
    clear: () => {
      refused.clear();
    },
    giveUp: () => {
      for (const url of refused.keys()) hopeless.add(bareUrl(url));
      refused.clear();
    },
  };
}
