/**
 * Which arguments a group's choices set, and which they only let go: on the second page of a result every choice leads to
 * the first page of another one, but the one that holds, which leads where the page is (design §5.5).
 */

import { argumentsOf, valuesByName, varyingArguments } from './address-arguments.js';

/**
 * Names that differ between the addresses of a group's choices. If some of them get values that the page has not, those
 * which no choice gives another value than the page's own are left out: these are let go. Segments of paths are never let
 * go, as the one in a place stands for all that may be there.
 */
export function setNames(urls: readonly string[], pageUrl: string): readonly string[] {
  const varying = varyingArguments(urls);
  if (varying.length < 2) return varying;
  const own = valuesByName(argumentsOf(pageUrl)?.items ?? []);
  const given = urls.map((url) => valuesByName(argumentsOf(url)?.items ?? []));
  const isSet = (name: string): boolean =>
    name.startsWith('/') || given.some((values) => values.has(name) && values.get(name) !== own.get(name));
  const set = varying.filter(isSet);
  return set.length === 0 ? varying : set;
}
