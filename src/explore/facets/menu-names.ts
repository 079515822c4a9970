/**
 * What links of menus are called: where they lead where those of a facet lead that has a label and tells how many entities
 * each of its values has, they are values of that facet (equivalent queries; Huang 2011 §4.3).
 */

import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ChoiceGroup, PageView } from '../../model/page.js';
import { accessKey } from '../access-key.js';

/** Share of a menu's links that must be known for the menu to be a facet as a whole. Raising it leaves menus with a few links more as they are. */
const MENU_SHARE = 0.8;

/** Links of a menu at least. */
const LEAST_LINKS = 2;

/** A value as a facet calls it. */
export interface NamedValue {
  readonly attribute: string;
  readonly value: string;
  /** Number of entities that have it. */
  readonly count: number;
}

/** Names of values by where links lead. */
export interface MenuNames {
  /** Takes in the facets of a page. */
  learn(view: PageView): void;
  /**
   * Takes in how many entities the list has that a link leads to: a facet that says otherwise means something else, and one
   * that never said it of any list calls nothing.
   */
  check(path: AccessPath, size: number): void;
  /** What a link is a value of, as the facets seen so far call it; null where none does, or they disagree. */
  nameOf(path: AccessPath): NamedValue | null;
  /** The facet that a group of links without numbers is as a whole; null if it is none, or tells numbers itself. */
  facetOf(group: ChoiceGroup): string | null;
}

/** Nothing seen yet; arguments that only track are no part of an address. */
export function createMenuNames(tracking: ReadonlySet<string>): MenuNames {
  /** Null where facets disagree. */
  const names = new Map<string, NamedValue | null>();
  /** Facets that told the size of a list. */
  const telling = new Set<string>();

  function nameOf(path: AccessPath): NamedValue | null {
    const name = names.get(accessKey(path, tracking)) ?? null;
    return name !== null && telling.has(name.attribute) ? name : null;
  }

  return {
    nameOf,
    learn({ groups }) {
      for (const { guess, label, choices } of groups) {
        if (guess !== 'facet' || label === null || label === '') continue;
        for (const { path, value, count } of choices) {
          if (path?.kind !== 'url' || count === null) continue;
          const key = accessKey(path, tracking);
          const known = names.get(key);
          names.set(key, known === undefined || known?.attribute === label ? { attribute: label, value, count } : null);
        }
      }
    },
    check(path, size) {
      const name = names.get(accessKey(path, tracking)) ?? null;
      if (name?.count === size) telling.add(name.attribute);
      if (name === null || name.count === size) return;
      for (const [key, one] of names) if (one?.attribute === name.attribute) names.set(key, null);
    },
    facetOf({ widget, choices, guess, label }) {
      const links = choices.flatMap(({ path, value }) => (path?.kind === 'url' ? [{ path, value }] : []));
      if (widget !== 'links' || links.length < LEAST_LINKS || choices.some(({ count }) => count !== null)) return null;
      const named = links.flatMap(({ path, value }) => {
        const name = nameOf(path);
        return name === null ? [] : [{ ...name, isSame: textKey(name.value) === textKey(value) }];
      });
      const attribute = named[0]?.attribute;
      if (attribute === undefined || named.some((other) => other.attribute !== attribute)) return null;
      // Of two facets that hold together each leads where a value of the other does: it calls its links otherwise.
      const isOwn = guess === 'facet' && label !== null && label !== '';
      const isCalledSo = !isOwn || named.filter(({ isSame }) => isSame).length * 2 >= named.length;
      return isCalledSo && named.length >= links.length * MENU_SHARE ? attribute : null;
    },
  };
}
