/**
 * Which groups on different pages of a site are the same facet.
 */

import { textKey } from '../../base/text.js';
import type { ChoiceGroup } from '../../model/page.js';
import { isUnlabelled } from '../region.js';

/** Share of a group's values that must be known under one facet for the group to be that facet under another label. */
const KNOWN_VALUES_SHARE = 0.5;
/** Share of the values that cards link, named by an argument at most, that must be known under one facet to be its values. */
const LINKED_VALUES_SHARE = 0.9;
/** A group with fewer values is told by its label only. */
const LEAST_VALUES = 3;

/** Facets seen so far. */
export interface FacetIdentities {
  /**
   * The identity of the facet that this group shows; the same for the same facet on another page. Remembers its values.
   * What stands `beside` it on its page under another label is another facet, though it may have the same values. A group
   * of which nothing tells what it is, is the facet that has most of its values, wherever that stands. Fields of one name
   * that share most of their values are one facet, though the page says above them what is chosen rather than what they are.
   * What cards link under no label, as the type of a record, is the facet beside them that has all of it.
   */
  identify(group: ChoiceGroup, attribute: string, beside?: readonly string[]): string;
  /** The identity of a facet that was seen under this label; null if none was. */
  known(attribute: string): string | null;
}

/** No facets seen yet. */
export function createFacetIdentities(): FacetIdentities {
  const values = new Map<string, Set<string>>();
  const byLabel = new Map<string, string>();
  const byField = new Map<string, string>();
  const known = (identity: string, keys: readonly string[]): number =>
    keys.filter((key) => values.get(identity)?.has(key) ?? false).length;
  /** The facet of a field's name, if it has most of the values and more of them than the facet of the label. */
  const ofField = (
    { field }: ChoiceGroup,
    keys: readonly string[],
    { own, candidates }: { readonly own: string; readonly candidates: readonly string[] },
  ): string | null => {
    const identity = field === null ? undefined : byField.get(field);
    if (identity === undefined || !candidates.includes(identity)) return null;
    return known(identity, keys) > known(byLabel.get(own) ?? own, keys) ? bestMatch([identity], keys, known) : null;
  };
  const noteField = ({ field }: ChoiceGroup, identity: string): void => {
    if (field !== null && !byField.has(field)) byField.set(field, identity);
  };
  const byValues = (own: string, keys: readonly string[], candidates: readonly string[]): string => {
    const isTold = values.has(own) || keys.length < LEAST_VALUES;
    return isTold ? own : (bestMatch(candidates, keys, known) ?? own);
  };
  /** Calls what cards link as the facet that has all of it. */
  const noteLinked = (group: ChoiceGroup, own: string, keys: readonly string[]): void => {
    if (!isLinkedByCards(group) || byLabel.has(own) || keys.length < LEAST_VALUES) return;
    const linked = bestMatch([...values.keys()], keys, known);
    if (linked !== null && known(linked, keys) >= keys.length * LINKED_VALUES_SHARE) byLabel.set(own, linked);
  };
  return {
    known: (attribute) => byLabel.get(textKey(attribute)) ?? null,
    identify(group, attribute, beside = []) {
      const keys = group.choices.map((choice) => textKey(choice.value));
      const own = textKey(attribute);
      const alike = isNameless(group, attribute) ? bestMatch([...values.keys()], keys, known) : null;
      if (alike !== null && keys.length >= LEAST_VALUES) return alike;
      noteLinked(group, own, keys);
      const others = new Set(beside.map(textKey).map((label) => byLabel.get(label) ?? label));
      const candidates = [...values.keys()].filter((identity) => !others.has(identity));
      const sameField = ofField(group, keys, { own, candidates });
      const identity = sameField ?? byLabel.get(own) ?? byValues(own, keys, candidates);
      // What stands above several facets in turn tells none.
      if (sameField === null) byLabel.set(own, identity);
      noteField(group, identity);
      const set = values.get(identity) ?? new Set<string>();
      for (const key of keys) set.add(key);
      values.set(identity, set);
      return identity;
    },
  };
}

/** Whether a group is called as all are of which nothing tells what they are: what it is, its values say. */
function isNameless({ label, field }: ChoiceGroup, attribute: string): boolean {
  return (label ?? '') === '' && field === null && isUnlabelled(attribute);
}

/** Whether a group is what the cards of a list link, and nothing but an argument of their addresses names it. */
function isLinkedByCards({ label, isOfCards }: ChoiceGroup): boolean {
  return isOfCards === true && (label ?? '') === '';
}

function bestMatch(
  identities: readonly string[],
  keys: readonly string[],
  known: (identity: string, keys: readonly string[]) => number,
): string | null {
  let best: string | null = null;
  let most = keys.length * KNOWN_VALUES_SHARE;
  for (const identity of identities) {
    const count = known(identity, keys);
    if (count > most) {
      best = identity;
      most = count;
    }
  }
  return best;
}
