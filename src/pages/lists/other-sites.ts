/**
 * Lists of what lies elsewhere, such as directories, job boards and price comparisons: each entity has a host of its own,
 * so that no shape of address is common to them but that it leaves the site.
 */

import { urlParts } from '../../base/url.js';

/** The link pattern of lists whose cards lead to several other hosts. */
export const ELSEWHERE: string = '*';

/** Whether an address has another host than the page. */
export function leavesHost(url: string, pageUrl: string): boolean {
  const host = hostOf(url);
  return host !== undefined && host !== hostOf(pageUrl);
}

function hostOf(url: string): string | undefined {
  return urlParts(url)?.host;
}

/** Whether most of the addresses leave the page's host, and for more than one other. */
export function leadElsewhere(urls: readonly string[], pageUrl: string): boolean {
  const away = urls.filter((url) => leavesHost(url, pageUrl));
  return away.length * 2 > urls.length && new Set(away.map(hostOf)).size > 1;
}

/** Whether an address is of the kind that a link pattern of another host stands for. */
export function isElsewhere(url: string, { pattern, pageUrl }: { pattern: string; pageUrl: string }): boolean {
  return (pattern === ELSEWHERE || leavesHost(`http://${pattern}`, pageUrl)) && leavesHost(url, pageUrl);
}
