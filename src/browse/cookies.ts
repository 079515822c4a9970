/**
 * Cookies, one small jar per site, so that none ever crosses to another (DESIGN §6).
 */

import { CookieJar } from 'tough-cookie';
import { siteOf } from './site-scope.js';

/** Longest cookie that is kept, in characters (RFC 6265 §6.1 asks for 4,096 bytes). */
const MAX_COOKIE_LENGTH = 4_096;

/** Cookies kept of one response, and of one site altogether; more are ignored. */
const MAX_COOKIES_PER_RESPONSE = 50;
const MAX_COOKIES_PER_SITE = 200;

/** Cookies of all sites. */
export interface Cookies {
  /** Value of the `cookie` header for an address, or null. */
  headerFor(url: string): Promise<string | null>;
  /** Keeps what a response sets. What is not a valid cookie for the address is ignored. */
  keep(url: string, setCookies: readonly string[]): Promise<void>;
}

/** Empty jars. `own` is a `cookie` header of the user's, sent to the start addresses' sites only. */
export function createCookies(own: string | null, startUrls: readonly string[]): Cookies {
  const jars = new Map<string, { readonly jar: CookieJar; readonly kept: Set<string> }>();
  const ownSites = new Set(startUrls.map(siteOf));

  return {
    async headerFor(url) {
      const site = siteOf(url);
      if (site === null) return null;
      const kept = (await jars.get(site)?.jar.getCookieString(url)) ?? '';
      const parts = [ownSites.has(site) ? own : null, kept].filter((part) => part !== null && part !== '');
      return parts.length === 0 ? null : parts.join('; ');
    },
    async keep(url, setCookies) {
      const site = siteOf(url);
      if (site === null || setCookies.length === 0) return;
      const { jar, kept } = jars.get(site) ?? {
        jar: new CookieJar(undefined, { looseMode: true }),
        kept: new Set<string>(),
      };
      jars.set(site, { jar, kept });
      for (const line of setCookies.slice(0, MAX_COOKIES_PER_RESPONSE)) {
        const name = (line.split('=')[0] ?? '').trim();
        if (line.length > MAX_COOKIE_LENGTH || (kept.size >= MAX_COOKIES_PER_SITE && !kept.has(name))) continue;
        kept.add(name);
        await jar.setCookie(line, url, { ignoreError: true });
      }
    },
  };
}
