/**
 * Which addresses belong to the site of the start addresses.
 */

import { parse } from 'tldts';
import { parseHttpUrl } from '../../base/url.js';

/**
 * Name of the site that an address belongs to: its registrable domain (`shop.example.co.uk` is `example.co.uk`; tenants of
 * a hosting domain are sites of their own); for IP addresses, localhost and unknown suffixes the host with its port.
 * Null if it is no http(s) address.
 */
export function siteOf(url: string): string | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  const { domain, isIp } = parse(parsed.hostname, { allowPrivateDomains: true });
  return isIp === true || domain === null ? portedHost(parsed) : domain;
}

/** Host and port, the default port written out. */
export function portedHost(url: URL): string {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return `${url.hostname}:${port}`;
}

/** Host of an address as its `host` header has it; empty if it is no http(s) address. */
export function hostOf(url: string): string {
  return parseHttpUrl(url)?.host ?? '';
}
