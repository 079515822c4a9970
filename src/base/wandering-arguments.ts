/**
 * Arguments that say where a click came from: links of one text lead to one place but for them.
 */

import { canonicalUrl, urlArguments } from './url.js';

/** Links to one place that a page has under one text; more are different places, and the text, such as "details", names none. */
const MOST_REPEATED = 3;

/** A link as a page shows it. */
export interface WrittenLink {
  readonly url: string;
  readonly text: string;
}

/** Names that take several values on links with one text and one target otherwise, for more than one text. */
export function wanderingArguments(links: readonly WrittenLink[]): readonly string[] {
  const seen = new Map<string, { readonly name: string; readonly values: Set<string> }>();
  for (const { url, text } of links) {
    if (text === '') continue;
    for (const [name, value] of valuesOf(url)) {
      const key = `${name}\n${text}\n${canonicalUrl(url, new Set([name]))}`;
      const place = seen.get(key) ?? { name, values: new Set<string>() };
      seen.set(key, place);
      place.values.add(value);
    }
  }
  const several = [...seen.values()].filter(({ values }) => values.size > 1 && values.size <= MOST_REPEATED);
  const times = several.map(({ name }) => name);
  return [...new Set(times.filter((name, at) => times.indexOf(name) !== at))];
}

/** Values by name. A link that gives one argument several values says one thing by all of them. */
function valuesOf(url: string): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  for (const { name, value } of urlArguments(url)) values.set(name, [...(values.get(name) ?? []), value]);
  return new Map([...values].map(([name, own]) => [name, own.sort().join('\n')]));
}
