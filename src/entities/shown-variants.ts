/**
 * Last segments of an entity's address that only say which of its variants is shown, as the colour that was chosen:
 * `/t/runner-k2x/AB1-red` in one list, `/t/runner-k2x/AB1-blue` in another.
 */

import { textKey } from '../base/text.js';
import type { AddressParts } from './address-parts.js';

/** What an address shows of its last segment: nothing, that it changes for one entity, or that it tells entities apart. */
export type LastSegment = 'unknown' | 'changes' | 'tells';

/** Remembers addresses by all but their last segment, in bounded memory. */
export interface ShownVariants {
  /** Takes an address of a list into account; an address without a list tells no variant. */
  add(name: string, parts: AddressParts, list: string | null): LastSegment;
}

/** Entities remembered. */
const MAX_ENTITIES = 20_000;

/** Lists remembered of each; of further ones only names are compared. */
const MAX_LISTS = 8;

interface Seen {
  readonly name: string;
  /** The last segment in each list. */
  readonly lasts: Map<string, string>;
  changes: boolean;
}

/** One that has seen nothing. */
export function createShownVariants(): ShownVariants {
  const seen = new Map<string, Seen>();
  return {
    add(name, { origin, segments, values }, list) {
      const last = segments.at(-1);
      const now = textKey(name);
      if (segments.length < 2 || last === undefined || now === '') return 'unknown';
      const key = [origin, ...segments.slice(0, -1), ...[...values].flat()].join('\n');
      const known = seen.get(key);
      if (known === undefined) {
        const lasts = new Map(list === null ? [] : [[list, last]]);
        if (seen.size < MAX_ENTITIES) seen.set(key, { name: now, lasts, changes: false });
        return 'unknown';
      }
      // Some lists show what kind of thing it is behind its name.
      if (!known.name.startsWith(now) && !now.startsWith(known.name)) return 'tells';
      if (list === null || known.name !== now) return 'unknown';
      return sightingOf(known, list, last);
    },
  };
}

function sightingOf(known: Seen, list: string, last: string): LastSegment {
  const before = known.lasts.get(list);
  if (before !== undefined) return before === last ? 'unknown' : 'tells';
  const isOther = [...known.lasts.values()].some((other) => other !== last);
  if (known.lasts.size < MAX_LISTS) known.lasts.set(list, last);
  if (!isOther || known.changes) return 'unknown';
  known.changes = true;
  return 'changes';
}
