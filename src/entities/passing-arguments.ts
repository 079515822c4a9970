/**
 * Arguments that an entity's address has at one time and not at another, or with another value, though path and name are
 * the same: paid cards look otherwise than the others, and say in their address that they are paid; and many sites say in
 * it beside what a card stood.
 */

import { textKey } from '../base/text.js';
import type { AddressParts, PartName } from './address-parts.js';

/** Remembers addresses by entity, in bounded memory. */
export interface PassingArguments {
  /** Takes an address into account. */
  add(name: string, parts: AddressParts): PassingSighting;
}

/** What an address shows of the arguments of an entity, each once. */
export interface PassingSighting {
  /** Those that it has now been seen both with and without. */
  readonly comesAndGoes: readonly PartName[];
  /** Those that it has now been seen with two values of; none where entities of other names have the same path. */
  readonly changes: readonly PartName[];
}

const NOTHING: PassingSighting = { comesAndGoes: [], changes: [] };

/** Entities remembered. */
const MAX_ENTITIES = 20_000;

interface Seen {
  /** Arguments that all of the entity's addresses had, and those that any had. */
  readonly always: ReadonlySet<PartName>;
  readonly ever: ReadonlySet<PartName>;
  /** The first value of each; null once there was another. */
  readonly values: ReadonlyMap<PartName, string | null>;
}

/** One that has seen nothing. */
export function createPassingArguments(): PassingArguments {
  const seen = new Map<string, Seen>();
  const paths = createPathNames();
  return {
    add(name, { origin, segments, values }) {
      const path = [origin, ...segments].join('\n');
      const isShared = paths.isShared(path, textKey(name));
      const key = `${textKey(name)}\n${path}`;
      const now = new Set(values.keys());
      const before = seen.get(key);
      if (textKey(name) === '' || (before === undefined && seen.size >= MAX_ENTITIES)) return NOTHING;
      if (before === undefined) {
        seen.set(key, { always: now, ever: now, values });
        return NOTHING;
      }
      const changes = [...values].filter(([part, value]) => (before.values.get(part) ?? value) !== value);
      const always = new Set([...before.always].filter((part) => now.has(part)));
      const ever = new Set([...before.ever, ...now]);
      const all = new Map([...values, ...before.values, ...changes.map(([part]) => [part, null] as const)]);
      seen.set(key, { always, ever, values: all });
      return {
        comesAndGoes: [...ever].filter(
          (part) => !always.has(part) && (before.always.has(part) || !before.ever.has(part)),
        ),
        // A path that entities share, as one that counts clicks, leaves it to arguments to tell those of one name apart.
        changes: isShared ? [] : changes.map(([part]) => part),
      };
    },
  };
}

interface PathNames {
  /** Notes the name at the path; whether there was another. */
  isShared(path: string, name: string): boolean;
}

function createPathNames(): PathNames {
  /** The name at each path; null once there was another. */
  const names = new Map<string, string | null>();
  return {
    isShared(path, name) {
      const before = names.get(path);
      if (before === undefined && names.size >= MAX_ENTITIES) return false;
      const isShared = before !== undefined && before !== name;
      if (before !== null) names.set(path, isShared ? null : name);
      return isShared;
    },
  };
}
