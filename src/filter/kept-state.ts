/**
 * Arguments that all links of a page have as the page itself has them. A session or a language is kept through the whole
 * site with one value; what was asked (a keyword, a page size) is kept, too, but with another value on other pages.
 */

import type { PageView } from '../model/page.js';
import { argumentsOf, valuesByName } from './address-arguments.js';

/** What pages keep; grows while pages are read. */
export interface KeptState {
  /** Takes in an argument that a page's links have with the page's own value. */
  note(name: string, value: string): void;
  /** Pages that kept it, as long as all kept one value; 0 from the second value on. */
  votes(name: string): number;
  names(): Iterable<string>;
}

/** Arguments that are remembered; a site that makes up names is no reason to run out of memory. */
const MOST_NAMES = 5_000;

/** Nothing seen yet. */
export function createKeptState(): KeptState {
  const known = new Map<string, { readonly value: string; pages: number; isOne: boolean }>();
  return {
    note: (name, value) => {
      const own = known.get(name) ?? { value, pages: 0, isOne: true };
      if (!known.has(name) && known.size >= MOST_NAMES) return;
      known.set(name, own);
      own.pages += 1;
      own.isOne &&= own.value === value;
    },
    votes: (name) => {
      const own = known.get(name);
      return own?.isOne === true ? own.pages : 0;
    },
    names: () => known.keys(),
  };
}

/** Of these names, those that all links of a page that have them have with the page's own value: a session, or what was asked. */
export function keptState({ url, links }: PageView, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const own = valuesByName(argumentsOf(url)?.items ?? []);
  const given = links.map((link) => valuesByName(argumentsOf(link.url)?.items ?? []));
  const kept = [...own].filter(
    ([name, value]) => names.has(name) && given.every((values) => (values.get(name) ?? value) === value),
  );
  return new Map(kept);
}
