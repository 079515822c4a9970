/**
 * First pages of lists that came as documents: what they ask is their own address, whether or not a browser was there.
 */

import { placePattern } from '../base/url.js';
import type { PathParts } from './moves.js';
import { documentRequest } from './sources.js';
import type { TreeRecord } from './tree.js';

/** Addresses without arguments that are remembered. */
const MOST_ADDRESSES = 2_000;

/** Where lists went on by an address, whatever was asked of them. */
export class PagedAddresses {
  readonly #paged = new Set<string>();

  /** Learns from a further page of a list of which nothing was chosen but by its address. */
  learn({ from, steps, page }: PathParts): void {
    if (page === 0 || steps.length > 0 || from.kind !== 'url') return;
    if (this.#paged.size < MOST_ADDRESSES) this.#paged.add(placePattern(from.url));
  }

  /** What the first page of such a list asks, or null if lists with other arguments of this address were never seen to go on. */
  firstRequest({ from, steps }: PathParts): TreeRecord | null {
    if (steps.length > 0 || from.kind !== 'url' || !this.#paged.has(placePattern(from.url))) return null;
    return documentRequest(from.url);
  }
}
