/**
 * Rows of links that gather some values of several facets, as the pictures of the most wanted ones above a list: each leads
 * where the facet's own value does, and what the row is called tells of none of them.
 */

import type { FoundGroup } from './found-group.js';

/** Facets from which a row gathers values. */
const MIN_FACETS = 2;

/** Those of the groups that gather values of others. */
export function gatheredLinks(groups: readonly FoundGroup[]): ReadonlySet<FoundGroup> {
  const addresses = new Map(groups.map((group) => [group, addressesOf(group)]));
  const named = groups.filter(({ label, choices }) => label !== null && choices.length > 1);
  const gathers = (group: FoundGroup): boolean => {
    const own = [...(addresses.get(group) ?? [])];
    const others = named.filter((other) => other !== group && other.label !== group.label);
    const shared = others.map((other) => {
      const all = addresses.get(other) ?? new Set();
      const values = own.filter((address) => all.has(address));
      // What has nothing but values of the row may as well be a selection from it.
      return { values, isFacet: values.length > 0 && values.length < all.size };
    });
    const facets = shared.filter(({ isFacet }) => isFacet);
    return facets.length >= MIN_FACETS && new Set(shared.flatMap(({ values }) => values)).size * 2 > own.length;
  };
  return new Set(groups.filter(gathers));
}

function addressesOf({ widget, choices }: FoundGroup): ReadonlySet<string> {
  return new Set(widget === 'links' ? choices.flatMap(({ path }) => (path?.kind === 'url' ? [path.url] : [])) : []);
}
