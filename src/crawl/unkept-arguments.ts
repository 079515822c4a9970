/**
 * Arguments of one value that a site itself takes out of its addresses: it shows the address without them, and under that what it shows
 * there in any case. What only says where a click came from is often dealt with so.
 */

import { canonicalUrl, urlArguments } from '../base/url.js';
import { differingArguments } from '../filter/address-arguments.js';
import { compareLists } from '../filter/answered-pairs.js';
import type { PageView } from '../model/page.js';

/** Pages that must have taken an argument out and shown the same. Lowering it loses filters that sites keep in their sessions. */
const LEAST_PAGES = 3;

/** Arguments that are kept of a site. */
const MOST_NAMES = 500;

/** By what a page was asked for, and the page that was seen under its address before. */
interface Asked {
  readonly asked: string | undefined;
  readonly before: PageView | undefined;
}

/** What pages said of them; grows. */
export interface UnkeptArguments {
  /** Takes in a list page; the arguments of which it is the last proof that they tell nothing. */
  told(view: PageView, asked: Asked): readonly string[];
}

/** Nothing seen yet. */
export function createUnkeptArguments(): UnkeptArguments {
  const pages = new Map<string, Set<string>>();
  const telling = new Set<string>();
  return {
    told: (view, { asked, before }) => {
      if (asked === undefined || before === undefined || view.list === null) return [];
      const name = nameTakenOut(asked, view.url);
      if (name === null || telling.has(name)) return [];
      if (compareLists(before, view) !== 'same' || hasOtherValues(view, { name, asked })) {
        telling.add(name);
        return [];
      }
      const own = pages.get(name) ?? new Set();
      if (pages.has(name) || pages.size < MOST_NAMES) pages.set(name, own.add(view.url));
      return own.size >= LEAST_PAGES ? [name] : [];
    },
  };
}

/** The only argument of the query part without which an address is another one; null where none, or more, were taken out. */
function nameTakenOut(asked: string, shown: string): string | null {
  const [name, another] = differingArguments(asked, shown) ?? [];
  if (name === undefined || another !== undefined || /^[/;#]/u.test(name) || asked.length <= shown.length) return null;
  return canonicalUrl(asked, new Set([name])) === canonicalUrl(shown) ? name : null;
}

/** Whether an argument is a number, as those of pages are of which the first needs none, or what a page links or offers gives it other values. */
function hasOtherValues(view: PageView, { name, asked }: { readonly name: string; readonly asked: string }): boolean {
  const valuesIn = (url: string): readonly string[] =>
    urlArguments(url).flatMap((one) => (one.name === name ? [one.value] : []));
  const choices = view.groups.flatMap((group) => group.choices);
  const offered = choices.flatMap(({ path }) => (path?.kind === 'url' ? [path.url] : []));
  const values = new Set([asked, ...offered, ...view.links.map(({ url }) => url)].flatMap(valuesIn));
  return values.size > 1 || [...values].some((value) => /^\p{Nd}*$/u.test(value));
}
