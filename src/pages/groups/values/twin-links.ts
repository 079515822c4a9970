/**
 * Links that stand beside values and say the same at each of them: "exclude", a cross. They select the opposite.
 */

import type { PageIndex } from '../../page-index.js';
import { valuesOf, type Address, type Addresses } from '../addresses.js';

/** Values that must have a like link beside them. Lowering it takes pairs of values for a value and its twin. */
const MIN_TWINS = 3;

interface Pair {
  readonly value: number;
  readonly twin: number;
}

/** The links that are no values but do something else with the value beside them. Linear in the number of links. */
export function twinLinks(index: PageIndex, addresses: Addresses): ReadonlySet<number> {
  const byText = new Map<string, Pair[]>();
  for (const pair of pairsOf(index)) {
    const text = textOf(index, pair.twin);
    if (text !== textOf(index, pair.value) && isAbout(addresses, pair))
      byText.set(text, [...(byText.get(text) ?? []), pair]);
  }
  const twins = [...byText.values()].filter((pairs) => isOfDifferentValues(index, pairs));
  return new Set(twins.flat().map(({ twin }) => twin));
}

/** Links that share an element with the link before them, and with no other. */
function pairsOf(index: PageIndex): readonly Pair[] {
  const { links } = index;
  return links.flatMap((twin, at) => {
    const value = links[at - 1];
    if (value === undefined || index.contains(value, twin)) return [];
    const shared = index.ancestors(twin).find((id) => index.contains(id, value));
    const others = [links[at - 2], links[at + 1]];
    const isAlone = shared !== undefined && !others.some((id) => id !== undefined && index.contains(shared, id));
    return isAlone ? [{ value, twin }] : [];
  });
}

function textOf(index: PageIndex, link: number): string {
  const { attributes } = index.node(link);
  return (index.text(link) || (attributes['aria-label'] ?? attributes['title'] ?? '')).trim().toLowerCase();
}

/** Whether the second link selects by all that the first one selects by, yet leads elsewhere. */
function isAbout({ of, page, isInside }: Addresses, { value, twin }: Pair): boolean {
  const [a, b] = [of(value), of(twin)];
  if (a === null || b === null || a.url === b.url || !isInside(value) || !isInside(twin)) return false;
  const [chosen, said] = [addedValues(page, a), addedValues(page, b)];
  return chosen.length > 0 && chosen.every((own) => said.some((other) => other.includes(own)));
}

function addedValues(page: Address, address: Address): readonly string[] {
  const before = new Set(valuesOf(page));
  return valuesOf(address).filter((value) => value !== '' && !before.has(value));
}

function isOfDifferentValues(index: PageIndex, pairs: readonly Pair[]): boolean {
  const texts = new Set(pairs.map(({ value }) => textOf(index, value)));
  return pairs.length >= MIN_TWINS && texts.size >= MIN_TWINS;
}
