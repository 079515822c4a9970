/**
 * One visitor on both ways: what asks without the browser and the pages in it keep the same cookies, so that a form that
 * came by one can be sent by the other.
 */

import type { BrowserContext, Cookie } from 'playwright';
import type { Cookies, SiteCookie } from './cookies.js';
import { siteOf } from './site-scope.js';

/** A browser's share in a visitor's cookies. */
export interface SharedSession {
  /** Gives the browser what has been kept for an address. */
  bring(url: string): Promise<void>;
  /** Keeps what the browser has for an address. */
  fetch(url: string): Promise<void>;
}

/** The share of a browser's context. */
export function shareSession(context: BrowserContext, cookies: Cookies): SharedSession {
  return {
    async bring(url) {
      const kept = await cookies.keptFor(url);
      if (kept.length === 0) return;
      const had = new Set((await context.cookies(url)).map(pairOf));
      for (const cookie of kept)
        if (!had.has(pairOf(cookie))) await context.addCookies([{ ...cookie }]).catch(withoutIt);
    },
    async fetch(url) {
      if (siteOf(url) === null) return;
      const sent = new Set(((await cookies.headerFor(url)) ?? '').split('; '));
      const fresh = (await context.cookies(url)).filter((cookie) => !sent.has(pairOf(cookie)));
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

/** The header that sets a cookie. */
function setting({ name, value, domain, path, secure, httpOnly }: Cookie): string {
  const parts = [`${name}=${value}`, `Path=${path}`];
  if (domain.startsWith('.')) parts.push(`Domain=${domain.slice(1)}`);
  if (secure) parts.push('Secure');
  if (httpOnly) parts.push('HttpOnly');
  return parts.join('; ');
}
