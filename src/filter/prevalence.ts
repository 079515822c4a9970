/**
 * Prevalence of arguments (He 2013 §7.3): r(a, v) is the share of result pages that link to an address with a = v, r(a) the
 * mean of r(a, v) over the values of a. What a site offers on every page, whatever was asked, does not select.
 */

import { shortHash } from '../base/hash.js';
import type { AddressArgument } from './address-arguments.js';

/** Counts over result pages. */
export interface Prevalence {
  /** Takes in the arguments of the links of one result page. */
  note(items: Iterable<AddressArgument>): void;
  /** r(a), 0–1; null if no page linked to it. */
  of(name: string): number | null;
  /** Result pages so far. */
  pages(): number;
  names(): readonly string[];
}

/** Values that are told apart of an argument; further ones count as new each time, which makes it less prevalent. */
const MOST_VALUES = 5_000;
/** Arguments that are counted; a site that makes up names is no reason to run out of memory. */
const MOST_NAMES = 5_000;

interface Count {
  /** Pages that link to a value, summed over values. */
  uses: number;
  values: number;
  readonly known: Set<string>;
}

/** Nothing seen yet. */
export function createPrevalence(): Prevalence {
  const counts = new Map<string, Count>();
  let pages = 0;
  return {
    note: (items) => {
      pages += 1;
      const seen = new Set<string>();
      for (const { name, value } of items) {
        const key = shortHash(`${name}\n${value}`);
        if (seen.has(key)) continue;
        seen.add(key);
        const count = counts.get(name) ?? { uses: 0, values: 0, known: new Set() };
        if (!counts.has(name) && counts.size >= MOST_NAMES) continue;
        counts.set(name, count);
        count.uses += 1;
        if (count.known.has(key)) continue;
        count.values += 1;
        if (count.known.size < MOST_VALUES) count.known.add(key);
      }
    },
    // The mean over v of uses(v) / pages.
    of: (name) => {
      const count = counts.get(name);
      return count === undefined ? null : count.uses / (count.values * pages);
    },
    pages: () => pages,
    names: () => [...counts.keys()],
  };
}
