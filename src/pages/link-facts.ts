/**
 * What is known of each link before it is known what it is for.
 */

import { isActingAddress } from '../base/acting-address.js';
import { oncePer } from '../base/remember.js';
import { selectsByFragment } from '../base/url.js';
import { languageLinks } from './language-links.js';
import type { PageIndex } from './page-index.js';

/** A link of the page that leads to another page. */
export interface LinkFact {
  readonly node: number;
  /** Absolute address, fragment kept. */
  readonly url: string;
  /** The address without a fragment that selects nothing: two links of one target lead to the same page. */
  readonly target: string;
  readonly acts: boolean;
}

/** Every link with an http(s) address, in document order. */
export const readLinkFacts: (index: PageIndex) => readonly LinkFact[] = oncePer((index) => {
  const languages = languageLinks(index);
  return index.links.map((node) => {
    const url = index.linkUrl(node) ?? '';
    const acts = declaresMethod(index, node) || languages.has(node) || isActingAddress(url);
    return { node, url, target: targetOf(url), acts };
  });
});

/** Scripts of several frameworks send a link with the method that it names. */
function declaresMethod(index: PageIndex, node: number): boolean {
  const method = index.node(node).attributes['data-method'];
  return method !== undefined && method.toLowerCase() !== 'get';
}

/** The address without a fragment that only names a place on the page. */
export function targetOf(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 || selectsByFragment(url.slice(hash)) ? url : url.slice(0, hash);
}
