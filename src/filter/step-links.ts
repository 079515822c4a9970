/**
 * Steps: links that go on in a result without being recognised as its pager, such as a single arrow. They change one
 * argument of the page's own address to the number after, or before, the page's own (design §5.5, positions).
 */

import type { Link, PageView } from '../model/page.js';
import { argumentsOf, differingArguments, valuesByName, type AddressArgument } from './address-arguments.js';

/** Values that a page's links give an argument of which it has one: that before and that after. A facet has more. */
const MOST_STEPS = 2;
/** Numbers of second pages, where the first page's address has none: 1-based, 0-based. */
const SECOND_PAGES: readonly number[] = [2, 1];

const WORD = /\p{L}{2}/u;
const NUMBER = /^\d{1,7}$/u;

/**
 * Names of arguments that only steps change. `tracking` are names that do not count as differences. None where a page
 * shows its whole result: there is no way on in it.
 */
export function stepNames(view: PageView, tracking: ReadonlySet<string>): readonly string[] {
  const shown = view.list?.cards.length ?? 0;
  if (shown === 0 || view.declaredCount === null || view.declaredCount <= shown) return [];
  const own = valuesByName(argumentsOf(view.url)?.items ?? []);
  const links = view.links.filter(({ acts, area }) => !acts && area !== 'list');
  const names = links
    .filter(({ text }) => !WORD.test(text))
    .flatMap((link) => steppedName(link, view.url, tracking) ?? []);
  return [...new Set(names)].filter((name) => {
    const values = new Set(links.flatMap(({ url }) => valueIn(url, name)).filter((value) => value !== own.get(name)));
    return (
      values.size <= (own.has(name) ? MOST_STEPS : 1) &&
      [...values].every((value) => isStep(own.get(name), value, shown))
    );
  });
}

/** The only argument in which a link differs from its page; null where there are several, or none. */
function steppedName({ url }: Link, pageUrl: string, tracking: ReadonlySet<string>): string | null {
  const names = (differingArguments(pageUrl, url) ?? []).filter((name) => !tracking.has(name));
  return names.length === 1 ? (names[0] ?? null) : null;
}

function valueIn(url: string, name: string): readonly string[] {
  const items: readonly AddressArgument[] = argumentsOf(url)?.items ?? [];
  return items.flatMap((item) => (item.name === name ? [item.value] : []));
}

/** Whether a value is the page or the offset before or after the page's own. */
function isStep(own: string | undefined, value: string, shown: number): boolean {
  if (!NUMBER.test(value)) return false;
  const to = Number(value);
  if (own === undefined) return SECOND_PAGES.includes(to) || to === shown || to === shown + 1;
  const distance = Math.abs(to - Number(own));
  return NUMBER.test(own) && (distance === 1 || distance === shown);
}
