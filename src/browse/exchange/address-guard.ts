/**
 * The address guard: only http(s), never into a private network, pages only of the start site (design §6).
 */

import { lookup } from 'node:dns/promises';
import { parseHttpUrl } from '../../base/url.js';
import type { ExchangeRequest, RefusalReason } from '../../model/exchange.js';
import { isPrivateHost, isPrivateIp } from './private-address.js';
import { portedHost, siteOf } from './site-scope.js';

/** Decides by address alone. */
export interface AddressGuard {
  /** Why a request may not leave, by its address as written; null if it may. */
  refusal(request: Pick<ExchangeRequest, 'url' | 'purpose'>): RefusalReason | null;
  /** Like {@link refusal}, after asking DNS too; for requests that another program sends. */
  resolvedRefusal(request: Pick<ExchangeRequest, 'url' | 'purpose'>): Promise<RefusalReason | null>;
  /** Whether a connection to this IP address may be made for this host. */
  mayConnect(hostname: string, ip: string): boolean;
}

/** A guard for the site of the start addresses. A start address's own host (with its port) may be private. */
export function createAddressGuard(startUrls: readonly string[]): AddressGuard {
  const starts = startUrls.map((url) => parseHttpUrl(url)).filter((url) => url !== null);
  const startHosts = new Set(starts.map(portedHost));
  const startNames = new Set(starts.map((url) => url.hostname));
  const sites = new Set(starts.map((url) => siteOf(url.href)));

  /** Lookups under way: what is asked of one host at the same time shares one. */
  const lookups = new Map<string, Promise<readonly string[]>>();

  async function resolved(hostname: string): Promise<readonly string[]> {
    const underWay = lookups.get(hostname);
    if (underWay !== undefined) return underWay;
    const begun = resolveHost(hostname).finally(() => lookups.delete(hostname));
    lookups.set(hostname, begun);
    return begun;
  }

  function refusal({ url, purpose }: Pick<ExchangeRequest, 'url' | 'purpose'>): RefusalReason | null {
    const parsed = parseHttpUrl(url);
    if (parsed === null) return 'not-http';
    if (isPrivateHost(parsed.hostname) && !startHosts.has(portedHost(parsed))) return 'private-address';
    return purpose === 'page' && !sites.has(siteOf(url)) ? 'out-of-scope' : null;
  }

  function mayConnect(hostname: string, ip: string): boolean {
    return !isPrivateIp(ip) || startNames.has(hostname);
  }

  return {
    refusal,
    mayConnect,
    async resolvedRefusal(request) {
      const refused = refusal(request);
      const parsed = parseHttpUrl(request.url);
      if (refused !== null || parsed === null) return refused;
      const ips = await resolved(parsed.hostname);
      return ips.every((ip) => mayConnect(parsed.hostname, ip)) ? null : 'private-address';
    },
  };
}

/** All addresses of a host; none if DNS does not know it (the connection then fails by itself). */
async function resolveHost(hostname: string): Promise<readonly string[]> {
  try {
    const found = await lookup(hostname.replace(/^\[|\]$/gu, ''), { all: true });
    return found.map(({ address }) => address);
  } catch {
    return [];
  }
}
