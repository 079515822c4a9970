/**
 * One visitor on both ways: what asks without the browser and the pages in it keep the same cookies, so that a form that
 * came by one can be sent by the other. Cookies in which a page itself keeps what was chosen on it end with its load.
 */

import type { BrowserContext, Cookie } from 'playwright';
import type { Cookies, SiteCookie } from '../exchange/cookies.js';
import { siteOf } from '../exchange/site-scope.js';

/** A browser's share in a visitor's cookies. */
export interface SharedSession {
  /** Gives the browser what has been kept for an address, and takes back what scripts kept since the page was loaded. */
  bring(url: string): Promise<void>;
  /** Keeps what the browser has for an address. `isWorked`: something was chosen on the page since it was loaded. */
  fetch(url: string, isWorked?: boolean): Promise<void>;
  /** The visitor of an address's site is gone: whoever asks next comes for the first time, and the browser shares nothing from then on. */
  renew(url: string): Promise<void>;
  /** Told the `set-cookie` headers of an answer to the browser, a line each. */
  answered(setCookies: string): void;
}

/** The share of a browser's context. */
export function shareSession(context: BrowserContext, cookies: Cookies): SharedSession {
  /** Names of cookies that answers set. */
  const given = new Set<string>();
  /** Cookies as the page had them once it was loaded; null before its first load. */
  let loaded: ReadonlySet<string> | null = null;
  /** Whether the context is a visitor of its own by now: what others are asked must not change what it is shown. */
  let isApart = false;
  const isKept = (cookie: Cookie): boolean =>
    given.has(cookie.name) || cookie.httpOnly || loaded?.has(wholeOf(cookie)) === true;

  async function takeBack(): Promise<void> {
    const all = await context.cookies();
    loaded ??= new Set(all.map(wholeOf));
    for (const cookie of all) {
      if (isKept(cookie)) continue;
      await context.clearCookies({ name: cookie.name, domain: cookie.domain, path: cookie.path });
    }
  }

  return {
    answered(setCookies) {
      for (const line of setCookies.split('\n')) given.add((line.split('=')[0] ?? '').trim());
    },
    async bring(url) {
      await takeBack();
      if (isApart) return;
      const kept = await cookies.keptFor(url);
      if (kept.length === 0) return;
      const had = new Set((await context.cookies(url)).map(pairOf));
      for (const cookie of kept)
        if (!had.has(pairOf(cookie))) await context.addCookies([{ ...cookie }]).catch(withoutIt);
    },
    async renew(url) {
      isApart = true;
      cookies.forget(url);
      for (const { name, domain, path } of await context.cookies(url))
        await context.clearCookies({ name, domain, path });
    },
    async fetch(url, isWorked = false) {
      if (siteOf(url) === null || isApart) return;
      const all = await context.cookies(url);
      if (!isWorked) loaded = new Set(all.map(wholeOf));
      const sent = new Set(((await cookies.headerFor(url)) ?? '').split('; '));
      const fresh = all.filter((cookie) => isKept(cookie) && !sent.has(pairOf(cookie)));
      if (fresh.length > 0) await cookies.keep(url, fresh.map(setting));
    },
  };
}

/** What a browser does not take as a cookie, it does not send. */
function withoutIt(): null {
  return null;
}

function pairOf({ name, value }: Pick<SiteCookie, 'name' | 'value'>): string {
  return `${name}=${value}`;
}

function wholeOf({ name, value, domain, path }: Cookie): string {
  return JSON.stringify([name, value, domain, path]);
}

/** The header that sets a cookie. */
function setting({ name, value, domain, path, secure, httpOnly }: Cookie): string {
  const parts = [`${name}=${value}`, `Path=${path}`];
  if (domain.startsWith('.')) parts.push(`Domain=${domain.slice(1)}`);
  if (secure) parts.push('Secure');
  if (httpOnly) parts.push('HttpOnly');
  return parts.join('; ');
}
