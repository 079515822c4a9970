/**
 * Arguments that an entity's address has at one time and not at another, though nothing else differs: paid cards look
 * otherwise than the others, and say in their address that they are paid.
 */

import { textKey } from '../base/text.js';
import type { AddressParts, PartName } from './address-parts.js';

/** Remembers addresses by entity, in bounded memory. */
export interface PassingArguments {
  /** Takes an address into account; arguments that this entity has now been seen both with and without, once each. */
  add(name: string, parts: AddressParts): readonly PartName[];
}

/** Entities remembered. */
const MAX_ENTITIES = 20_000;

interface Seen {
  /** Arguments that all of the entity's addresses had, and those that any had. */
  readonly always: ReadonlySet<PartName>;
  readonly ever: ReadonlySet<PartName>;
}

/** One that has seen nothing. */
export function createPassingArguments(): PassingArguments {
  const seen = new Map<string, Seen>();
  return {
    add(name, { origin, segments, values }) {
      const key = [textKey(name), origin, ...segments].join('\n');
      const now = new Set(values.keys());
      const before = seen.get(key) ?? { always: now, ever: now };
      const isNew = !seen.has(key);
      if (textKey(name) === '' || (isNew && seen.size >= MAX_ENTITIES)) return [];
      const always = new Set([...before.always].filter((part) => now.has(part)));
      const ever = new Set([...before.ever, ...now]);
      seen.set(key, { always, ever });
      return [...ever].filter((part) => !always.has(part) && (before.always.has(part) || !before.ever.has(part)));
    },
  };
}
