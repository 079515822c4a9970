/**
 * Which attributes a run is to learn, and which of them no filter of the site is called.
 */

import { textKey } from '../base/text.js';

/** Labels named where a wanted one was not met. */
const MOST_NAMED = 20;

/** The attributes that matter to a run. */
export interface WantedAttributes {
  /** Whether an attribute of a filter matters. Where none was named, all do. */
  wants(attribute: string): boolean;
  /** What to say of named attributes that {@link wants} was never asked for; null if there are none. */
  note(): string | null;
}

/** Watches for the attributes named by the user, compared without case and white space. */
export function createWantedAttributes(names: readonly string[]): WantedAttributes {
  const wanted = new Map(names.map((name) => [textKey(name), name]));
  const met = new Map<string, string>();
  return {
    wants(attribute) {
      if (wanted.size === 0) return true;
      const key = textKey(attribute);
      met.set(key, attribute);
      return wanted.has(key);
    },
    note() {
      const missing = [...wanted].filter(([key]) => !met.has(key)).map(([, name]) => `"${name}"`);
      if (missing.length === 0) return null;
      const others = [...met].filter(([key]) => !wanted.has(key)).map(([, label]) => `"${label}"`);
      const rest = others.length > MOST_NAMED ? ` and ${String(others.length - MOST_NAMED)} more` : '';
      const named = others.length === 0 ? '' : ` Others are: ${others.slice(0, MOST_NAMED).join(', ')}${rest}.`;
      return `No filter was found for ${missing.join(', ')} (--attributes).${named}`;
    },
  };
}
