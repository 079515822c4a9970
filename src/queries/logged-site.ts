/**
 * Sites of the addresses in a log, which come with a scheme or without.
 */

import { parse } from 'tldts';

/** Scheme, user, host and port of an address; a host without a scheme must have a dot in it. */
const ADDRESS = /^(?:(https?):)?(?:\/\/)?(?:[^/?#@\s]*@)?(\[[\da-f:.]+\]|[^/?#:@\s]+)(?::(\d+))?(?=[/?#]|$)/iu;

/** What is kept of hosts seen; logs name few hosts often. */
const MOST_REMEMBERED = 50_000;

/**
 * Name of the site that an address belongs to: its registrable domain (`shop.example.co.uk` is `example.co.uk`; tenants of
 * a hosting domain are sites of their own), for IP addresses and other hosts the host with its port. Null if it is no
 * address of a web page.
 */
export function siteOfAddress(address: string): string | null {
  const [, scheme, host = '', port] = ADDRESS.exec(address) ?? [];
  if (host === '' || (scheme === undefined && !address.startsWith('//') && !/[^.]\.[^.]/u.test(host))) return null;
  const name = host.toLowerCase();
  const { domain, isIp } = parse(name, { allowPrivateDomains: true });
  if (isIp !== true && domain !== null) return domain;
  return `${name}:${port ?? (scheme?.toLowerCase() === 'https' ? '443' : '80')}`;
}

/** Reads sites of addresses, and remembers hosts that it has seen. */
export function createSiteReader(): (address: string) => string | null {
  const known = new Map<string, string | null>();
  return (address) => {
    const slash = address.indexOf('/', address.indexOf('//') + 2);
    const host = slash < 0 ? address : address.slice(0, slash);
    const seen = known.get(host);
    if (seen !== undefined) return seen;
    const site = siteOfAddress(address);
    if (known.size >= MOST_REMEMBERED) known.clear();
    // A slice would keep the chunk of the file alive.
    known.set(Array.from(host).join(''), site);
    return site;
  };
}

/** The name by which people call a site: the first label of its domain, without hyphens. */
export function nameOfSite(site: string): string {
  return (site.split('.')[0] ?? '').replaceAll('-', '');
}
