/**
 * Cookies, one small jar per site, so that none ever crosses to another (design §6).
 */

import { CookieJar, type Cookie } from 'tough-cookie';
import { siteOf } from './site-scope.js';

/** Longest cookie that is kept, in characters (RFC 6265 §6.1 asks for 4,096 bytes). */
const MAX_COOKIE_LENGTH = 4_096;

/** Cookies kept of one response, and of one site altogether; more are ignored. */
const MAX_COOKIES_PER_RESPONSE = 50;
const MAX_COOKIES_PER_SITE = 200;

/** A cookie of a site, as browsers take it. */
export interface SiteCookie {
  readonly name: string;
  readonly value: string;
  /** The host that set it; with a dot before it where it holds for those below, too. */
  readonly domain: string;
  readonly path: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

/** Cookies of all sites. */
export interface Cookies {
  /** Value of the `cookie` header for an address, or null. */
  headerFor(url: string): Promise<string | null>;
  /** What was kept for an address; not what is the user's own. */
  keptFor(url: string): Promise<readonly SiteCookie[]>;
  /** Keeps what a response sets. What is not a valid cookie for the address is ignored. */
  keep(url: string, setCookies: readonly string[]): Promise<void>;
  /** Forgets what was kept of an address's site; not what is the user's own. Answers with what puts it back. */
  forget(url: string): () => void;
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
    async keptFor(url) {
      const site = siteOf(url);
      const kept = site === null ? [] : ((await jars.get(site)?.jar.getCookies(url)) ?? []);
      return kept.map((cookie) => asSiteCookie(cookie, new URL(url).hostname));
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
    forget(url) {
      const site = siteOf(url) ?? '';
      const kept = jars.get(site);
      jars.delete(site);
      return () => {
        if (kept !== undefined) jars.set(site, kept);
      };
    },
  };
}

function asSiteCookie({ key, value, domain, path, secure, httpOnly, hostOnly }: Cookie, host: string): SiteCookie {
  return {
    name: key,
    value,
    domain: hostOnly === false && domain !== null ? `.${domain}` : host,
    path: path ?? '/',
    secure,
    httpOnly,
  };
}
